//! Backup: copies a database that may be in use.

use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions, Connection, query};

use super::error::{Code, SqliteError, at};
use super::{connect_options, place, schema};

/// Copies the database `from` into a new file `to`, even while a house is writing.
///
/// The copy is the state at one moment and appears under its name only once it is complete. An
/// existing file is not overwritten.
pub async fn backup(from: &Path, to: &Path) -> Result<(), SqliteError> {
    let from = place::absolute(from)?;
    let to = place::absolute(to)?;
    place::must_exist(&from)?;
    if to.exists() {
        return Err(SqliteError::Exists(to));
    }
    let part = part_of(&to);
    place::prepare(&part)?;
    let copied = copy(&from, &part, &to).await;
    if copied.is_err() {
        // Report the first error; a leftover can be recognised by its name.
        let _ = std::fs::remove_file(&part);
    }
    copied
}

/// The name of the copy until it is complete. No other running backup uses it.
fn part_of(to: &Path) -> PathBuf {
    let mut name = to.as_os_str().to_owned();
    name.push(format!(".part-{}", std::process::id()));
    PathBuf::from(name)
}

async fn copy(from: &Path, part: &Path, to: &Path) -> Result<(), SqliteError> {
    let Some(name) = part.to_str() else {
        return Err(SqliteError::Broken(format!("{} is not Unicode", part.display())));
    };
    let mut connection = connect_options(from).connect().await.map_err(at(from))?;
    schema::version(&mut connection, from).await?;
    let copied = query("VACUUM INTO ?1").bind(name).execute(&mut connection).await;
    copied.map_err(|error| match Code::of(&error) {
        Code::CannotOpen | Code::ReadOnly => SqliteError::NotWritable(to.to_owned()),
        _ => at(from)(error),
    })?;
    connection.close().await.map_err(at(from))?;
    // Somebody may have created a file of this name meanwhile. It is not ours to replace.
    if to.exists() {
        return Err(SqliteError::Exists(to.to_owned()));
    }
    std::fs::rename(part, to).map_err(|error| SqliteError::Broken(error.to_string()))?;
    place::sync_folder(to)
}
