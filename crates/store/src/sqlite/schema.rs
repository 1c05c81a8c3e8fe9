//! The versions of the database, and the migration from each to the next.
//!
//! SQLite keeps two numbers in a file's header for the application: its id, by which we recognise
//! our own files, and the version of the schema. That makes a table of migrations unnecessary.

use std::path::Path;

use sqlx::{AssertSqlSafe, SqliteConnection};

use super::error::{SqliteError, at};

/// The migrations from each version to the next, starting with an empty file.
const MIGRATIONS: [&str; 9] = [
    include_str!("../../migrations/0001.sql"),
    include_str!("../../migrations/0002.sql"),
    include_str!("../../migrations/0003.sql"),
    include_str!("../../migrations/0004.sql"),
    include_str!("../../migrations/0005.sql"),
    include_str!("../../migrations/0006.sql"),
    include_str!("../../migrations/0007.sql"),
    include_str!("../../migrations/0008.sql"),
    include_str!("../../migrations/0009.sql"),
];

/// The version this Forno writes.
const KNOWN: u32 = MIGRATIONS.len() as u32;

/// "Forn" in ASCII.
const APPLICATION: i64 = 0x466f_726e;

/// Reads the version of a database, 0 for an empty one. Changes nothing.
pub(super) async fn version(
    connection: &mut SqliteConnection,
    path: &Path,
) -> Result<u32, SqliteError> {
    let (application, found, objects): (i64, i64, i64) = sqlx::query_as(
        "SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)
         FROM pragma_application_id, pragma_user_version",
    )
    .fetch_one(connection)
    .await
    .map_err(at(path))?;
    match (application, u32::try_from(found)) {
        (APPLICATION, Ok(found)) if found > KNOWN => {
            Err(SqliteError::Newer { found, known: KNOWN })
        }
        (APPLICATION, Ok(found)) => Ok(found),
        (0, Ok(0)) if objects == 0 => Ok(0),
        _ => Err(SqliteError::Foreign(path.to_owned())),
    }
}

/// Checks that a database opened read-only has the current version.
pub(super) async fn is_current(
    connection: &mut SqliteConnection,
    path: &Path,
) -> Result<(), SqliteError> {
    match version(connection, path).await? {
        KNOWN => Ok(()),
        found => Err(SqliteError::Older { found, known: KNOWN }),
    }
}

/// The first version in which deleted text is overwritten.
const OVERWRITES: u32 = 6;

/// The first version that has moderation.
pub(super) const MODERATES: u32 = 6;

/// The first version that forgets guests.
pub(super) const FORGETS: u32 = 7;

/// Removes what older versions deleted without overwriting it, by writing the whole file anew. If
/// there is no room for that, it stays until the keeper does the same.
pub(super) async fn overwrite_deleted(connection: &mut SqliteConnection, migrated_from: u32) {
    if (1..OVERWRITES).contains(&migrated_from) {
        let _ = sqlx::query("VACUUM").execute(connection).await;
    }
}

/// Migrates a database to the version this Forno writes, and finds out whether it can be written.
/// Returns the version that it had.
///
/// All or nothing. If two programs do this at once, the second finds it done.
pub(super) async fn migrate(
    connection: &mut SqliteConnection,
    path: &Path,
) -> Result<u32, SqliteError> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await.map_err(at(path))?;
    match steps(connection, path).await {
        Ok(found) => {
            let end = if found == KNOWN { "ROLLBACK" } else { "COMMIT" };
            sqlx::query(end).execute(&mut *connection).await.map_err(at(path))?;
            Ok(found)
        }
        // The caller drops the connection, and with it the transaction.
        Err(error) => Err(error),
    }
}

/// Takes every step that is left. Returns the version before the first.
async fn steps(connection: &mut SqliteConnection, path: &Path) -> Result<u32, SqliteError> {
    let found = version(connection, path).await?;
    for migration in MIGRATIONS.iter().skip(found as usize) {
        sqlx::raw_sql(*migration).execute(&mut *connection).await.map_err(at(path))?;
    }
    // Written even if it changes nothing: SQLite opens a write-protected file without complaint and
    // refuses only the first write.
    let stamp = format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {KNOWN};");
    sqlx::raw_sql(AssertSqlSafe(stamp)).execute(&mut *connection).await.map_err(at(path))?;
    Ok(found)
}
