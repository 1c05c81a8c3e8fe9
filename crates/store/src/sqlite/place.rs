//! The location of the database: its folder and file, readable by nobody else.

use std::fs::{DirBuilder, OpenOptions};
use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};

use super::error::SqliteError;

/// The absolute path. SQLite would take a relative one that begins with `file:` for a URI.
pub(super) fn absolute(path: &Path) -> Result<PathBuf, SqliteError> {
    std::path::absolute(path).map_err(|error| SqliteError::Broken(error.to_string()))
}

/// Checks that there is a file, not a folder, at this path.
pub(super) fn must_exist(path: &Path) -> Result<(), SqliteError> {
    if path.is_dir() {
        Err(SqliteError::NotADatabase(path.to_owned()))
    } else if path.exists() {
        Ok(())
    } else {
        Err(SqliteError::Missing(path.to_owned()))
    }
}

/// Creates the folder and an empty file if they are missing.
pub(super) fn prepare(path: &Path) -> Result<(), SqliteError> {
    if let Some(folder) = path.parent() {
        make_folder(folder).map_err(|error| SqliteError::NoFolder {
            folder: folder.to_owned(),
            why: error.to_string(),
        })?;
    }
    match make_file(path) {
        Ok(()) => Ok(()),
        Err(error) => match error.kind() {
            ErrorKind::AlreadyExists => must_exist(path),
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
                Err(SqliteError::NotWritable(path.to_owned()))
            }
            ErrorKind::StorageFull => Err(SqliteError::Full),
            _ => Err(SqliteError::Broken(error.to_string())),
        },
    }
}

// Not readable by others: the records hold what guests may not know of each other, and the seeds of
// games in progress.

#[cfg(unix)]
fn make_folder(folder: &Path) -> Result<(), Error> {
    use std::os::unix::fs::DirBuilderExt;
    DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

#[cfg(not(unix))]
fn make_folder(folder: &Path) -> Result<(), Error> {
    DirBuilder::new().recursive(true).create(folder)
}

/// Creates an empty file, which SQLite takes for a new database. Its log inherits the permissions.
#[cfg(unix)]
fn make_file(path: &Path) -> Result<(), Error> {
    use std::os::unix::fs::OpenOptionsExt;
    OpenOptions::new().write(true).create_new(true).mode(0o600).open(path).map(drop)
}

#[cfg(not(unix))]
fn make_file(path: &Path) -> Result<(), Error> {
    OpenOptions::new().write(true).create_new(true).open(path).map(drop)
}

/// Syncs the file's folder, so that a new name in it survives a power cut.
pub(super) fn sync_folder(path: &Path) -> Result<(), SqliteError> {
    match path.parent() {
        // On other systems a folder cannot be opened as a file, and need not be.
        Some(folder) if cfg!(unix) => std::fs::File::open(folder)
            .and_then(|folder| folder.sync_all())
            .map_err(|error| SqliteError::Broken(error.to_string())),
        _ => Ok(()),
    }
}
