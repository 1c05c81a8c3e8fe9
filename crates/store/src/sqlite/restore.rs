//! Restore: puts a backup in the place of a database that is not in use.

use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions, Connection, query, query_scalar};

use super::backup::backup;
use super::error::{SqliteError, at};
use super::newer::{Newer, Told};
use super::{connect_options, place, schema};

/// What a restore did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// Where the previous database is kept, if there was one.
    pub kept: Option<PathBuf>,
    /// How many guests of the backup were forgotten, because they were after it was made.
    pub forgotten: usize,
    /// How many were hidden, because they asked to be forgotten after it was made, and may still
    /// change their minds.
    pub hidden: usize,
    /// Whether bans and roles from after the backup could not be read, so that those of the backup
    /// are in force.
    pub unread: bool,
}

/// Puts a copy of the database `from` in the place of `to`. The previous database is kept beside it
/// with its log. The copy is told what happened since the backup was made and has to stay so, and
/// nobody is signed in to its keeper's room.
///
/// Nothing is touched before the copy is complete and sound. Nothing else may use the folder
/// meanwhile.
pub async fn restore(from: &Path, to: &Path) -> Result<Restored, SqliteError> {
    let (from, to) = (place::absolute(from)?, place::absolute(to)?);
    place::must_exist(&from)?;
    let staged = beside(&to, &format!("restoring-{}", std::process::id()));
    let newer = Newer::read(&to).await;
    let copied = stage(&from, &staged, &newer).await;
    if copied.is_err() {
        // Report the first error.
        for ending in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(with_ending(&staged, ending));
        }
    }
    let Told { forgotten, hidden } = copied?;
    let kept = match to.exists() {
        true => Some(keep(&to).await?),
        false => None,
    };
    // A leftover log would be taken for that of the new database.
    for stale in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(with_ending(&to, stale));
    }
    rename(&staged, &to)?;
    place::sync_folder(&to)?;
    Ok(Restored { kept, forgotten, hidden, unread: newer.is_unread() })
}

/// Copies a backup, checks every page of the copy and tells it what happened since. Returns how many
/// guests were forgotten or hidden.
async fn stage(from: &Path, staged: &Path, newer: &Newer) -> Result<Told, SqliteError> {
    let mut connection = connect_options(from).connect().await.map_err(at(from))?;
    let version = schema::version(&mut connection, from).await?;
    connection.close().await.map_err(at(from))?;
    if version == 0 {
        return Err(SqliteError::NotADatabase(from.to_owned()));
    }
    backup(from, staged).await?;
    let mut copy = connect_options(staged).connect().await.map_err(at(staged))?;
    let found: Vec<String> =
        query_scalar("PRAGMA integrity_check(1)").fetch_all(&mut copy).await.map_err(at(from))?;
    if found != ["ok"] {
        return Err(SqliteError::NotADatabase(from.to_owned()));
    }
    if version >= schema::MODERATES {
        // Some of these sessions may have been ended since.
        query("DELETE FROM keeper_sessions").execute(&mut copy).await.map_err(at(staged))?;
    }
    copy.close().await.map_err(at(staged))?;
    newer.apply(staged).await
}

/// Renames a database together with its log, and returns the new name.
async fn keep(database: &Path) -> Result<PathBuf, SqliteError> {
    // With its whole log moved into it, the database is one file. If that fails because the
    // database is damaged, the log is renamed too.
    if let Ok(mut connection) = connect_options(database).connect().await {
        let _ = query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
        let _ = connection.close().await;
    }
    let free = |number: &u32| !beside(database, &format!("before-{number}")).exists();
    let number = (1..).find(free).unwrap_or(u32::MAX);
    let kept = beside(database, &format!("before-{number}"));
    let log = with_ending(database, "-wal");
    if log.exists() {
        rename(&log, &with_ending(&kept, "-wal"))?;
    }
    rename(database, &kept)?;
    Ok(kept)
}

fn rename(from: &Path, to: &Path) -> Result<(), SqliteError> {
    std::fs::rename(from, to).map_err(|error| SqliteError::Broken(error.to_string()))
}

/// A name beside a file, such as `forno.db.before-1`.
fn beside(file: &Path, what: &str) -> PathBuf {
    with_ending(file, &format!(".{what}"))
}

fn with_ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}
