//! Errors of a database file, and what SQLite's codes mean to us.

use std::fmt;
use std::path::PathBuf;

use sqlx::error::DatabaseError;

use crate::StoreError;

/// Why a database cannot be opened or copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SqliteError {
    /// It was written by a newer Forno.
    Newer {
        /// The version it has.
        found: u32,
        /// The newest version this Forno knows.
        known: u32,
    },
    /// It was written by an older Forno, and was opened read-only, so it cannot be migrated.
    Older {
        /// The version it has.
        found: u32,
        /// The version this Forno reads.
        known: u32,
    },
    /// The file is a database of another program.
    Foreign(PathBuf),
    /// The file is not a database, or is a damaged one.
    NotADatabase(PathBuf),
    /// There is no such file.
    Missing(PathBuf),
    /// The file already exists.
    Exists(PathBuf),
    /// The folder cannot be created.
    NoFolder {
        /// The folder.
        folder: PathBuf,
        /// What the operating system says.
        why: String,
    },
    /// The file or its folder cannot be written to.
    NotWritable(PathBuf),
    /// The file system does not support a write-ahead log; network drives often do not.
    NoLog(PathBuf),
    /// Another program keeps the database locked.
    Locked(PathBuf),
    /// The disk is full.
    Full,
    /// Anything else, in the words of SQLite or the operating system.
    Broken(String),
}

impl fmt::Display for SqliteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SqliteError::Newer { found, known } => write!(
                f,
                "the database has version {found} and this Forno knows versions up to {known}: \
                 it was written by a newer Forno"
            ),
            SqliteError::Older { found, known } => write!(
                f,
                "the database has version {found} and has to be brought to version {known} first: \
                 open it for writing once"
            ),
            SqliteError::Foreign(path) => {
                write!(f, "{} is a database of another program", path.display())
            }
            SqliteError::NotADatabase(path) => {
                write!(f, "{} is no database, or a damaged one", path.display())
            }
            SqliteError::Missing(path) => write!(f, "there is no file {}", path.display()),
            SqliteError::Exists(path) => {
                write!(f, "{} exists already and is not overwritten", path.display())
            }
            SqliteError::NoFolder { folder, why } => {
                write!(f, "the folder {} cannot be made: {why}", folder.display())
            }
            SqliteError::NotWritable(path) => {
                write!(f, "{} or its folder may not be written to", path.display())
            }
            SqliteError::NoLog(path) => write!(
                f,
                "the file system of {} cannot hold a live database; choose a disk of this machine",
                path.display()
            ),
            SqliteError::Locked(path) => {
                write!(f, "another program is writing to {}", path.display())
            }
            SqliteError::Full => f.write_str("the disk is full"),
            SqliteError::Broken(why) => write!(f, "the database does not work: {why}"),
        }
    }
}

impl std::error::Error for SqliteError {}

/// The primary result codes of SQLite that we distinguish. <https://sqlite.org/rescode.html>
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Code {
    /// SQLITE_BUSY
    Busy,
    /// SQLITE_READONLY
    ReadOnly,
    /// SQLITE_CORRUPT
    Corrupt,
    /// SQLITE_FULL
    Full,
    /// SQLITE_CANTOPEN
    CannotOpen,
    /// SQLITE_CONSTRAINT
    Constraint,
    /// SQLITE_NOTADB
    NotADatabase,
    /// Any other.
    Other,
}

impl Code {
    pub(super) fn of(error: &sqlx::Error) -> Code {
        let code = error.as_database_error().and_then(DatabaseError::code);
        // The upper bits are the extended code.
        match code.and_then(|code| code.parse::<u32>().ok()).map(|code| code & 0xff) {
            Some(5) => Code::Busy,
            Some(8) => Code::ReadOnly,
            Some(11) => Code::Corrupt,
            Some(13) => Code::Full,
            Some(14) => Code::CannotOpen,
            Some(19) => Code::Constraint,
            Some(26) => Code::NotADatabase,
            _ => Code::Other,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match Code::of(&error) {
            Code::Full => StoreError::Full,
            Code::ReadOnly => StoreError::ReadOnly,
            Code::Corrupt | Code::NotADatabase => StoreError::Damaged(error.to_string()),
            Code::Busy | Code::CannotOpen | Code::Constraint | Code::Other => {
                StoreError::Broken(error.to_string())
            }
        }
    }
}

/// Converts an error that occurred with the database at `path`.
pub(super) fn at(path: &std::path::Path) -> impl Fn(sqlx::Error) -> SqliteError {
    let path = path.to_owned();
    move |error| match Code::of(&error) {
        Code::NotADatabase | Code::Corrupt => SqliteError::NotADatabase(path.clone()),
        Code::ReadOnly | Code::CannotOpen => SqliteError::NotWritable(path.clone()),
        Code::Busy => SqliteError::Locked(path.clone()),
        Code::Full => SqliteError::Full,
        Code::Constraint | Code::Other => SqliteError::Broken(error.to_string()),
    }
}
