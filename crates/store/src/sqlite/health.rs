//! The health of the database: probes, damage, and failures of other operations.

use std::sync::{Mutex, PoisonError};

use host::time::Millis;
use sqlx::{SqliteConnection, query, query_scalar};
use tokio::sync::Notify;

use super::column::{from_millis, to_millis};
use super::reader::Readers;
use crate::StoreError;

/// The last failure that has not been reported yet.
#[derive(Default)]
pub(super) struct Troubles {
    last: Mutex<Option<StoreError>>,
    happened: Notify,
}

impl Troubles {
    /// Notes a failure and passes the result on. A conflict is an answer, not a failure.
    pub(super) fn note<T>(&self, done: Result<T, StoreError>) -> Result<T, StoreError> {
        if let Err(error) = &done
            && *error != StoreError::Conflict
        {
            *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(error.clone());
            self.happened.notify_one();
        }
        done
    }

    /// Waits for a failure.
    pub(super) async fn next(&self) -> StoreError {
        loop {
            let last = self.last.lock().unwrap_or_else(PoisonError::into_inner).take();
            if let Some(error) = last {
                return error;
            }
            self.happened.notified().await;
        }
    }
}

/// How much space a probe takes for a moment, in bytes: a few pages.
const ROOM: i64 = 3 * 4096;

/// Takes some space, gives it back and writes the time, in one transaction.
pub(super) async fn probe(
    to: &mut SqliteConnection,
    at: Option<Millis>,
) -> Result<(), sqlx::Error> {
    query("BEGIN IMMEDIATE").execute(&mut *to).await?;
    query("INSERT INTO keys (name, secret) VALUES ('room', zeroblob(?1))")
        .bind(ROOM)
        .execute(&mut *to)
        .await?;
    query("DELETE FROM keys WHERE name = 'room'").execute(&mut *to).await?;
    if let Some(at) = at {
        query(
            "INSERT INTO keys (name, secret) VALUES ('time', ?1)
             ON CONFLICT DO UPDATE SET secret = excluded.secret",
        )
        .bind(from_millis(at).to_be_bytes().as_slice())
        .execute(&mut *to)
        .await?;
    }
    query("COMMIT").execute(to).await?;
    Ok(())
}

impl Readers {
    /// The time that the last probe stored.
    pub(super) async fn probed(&self) -> Result<Option<Millis>, StoreError> {
        let time: Option<Vec<u8>> = query_scalar("SELECT secret FROM keys WHERE name = 'time'")
            .fetch_optional(&self.pool)
            .await?;
        let time = time.and_then(|bytes| bytes.try_into().ok()).map(i64::from_be_bytes);
        time.map(to_millis).transpose()
    }

    /// The newest time stored with any record or guest.
    pub(super) async fn newest(&self) -> Result<Option<Millis>, StoreError> {
        let newest: Option<i64> = query_scalar(
            "SELECT max(at) FROM (SELECT max(at) AS at FROM records
                UNION ALL SELECT max(added_at) FROM guests)",
        )
        .fetch_one(&self.pool)
        .await?;
        newest.map(to_millis).transpose()
    }

    /// Checks every page.
    pub(super) async fn examine(&self) -> Result<(), StoreError> {
        let found: Vec<String> =
            query_scalar("PRAGMA quick_check(3)").fetch_all(&self.pool).await?;
        match found.as_slice() {
            [ok] if ok == "ok" => Ok(()),
            damage => Err(StoreError::Damaged(damage.join("; ").replace('\n', " "))),
        }
    }

    /// Checks every page and index, and returns everything that is wrong.
    pub(super) async fn integrity(&self) -> Vec<String> {
        let found: Result<Vec<String>, sqlx::Error> =
            query_scalar("PRAGMA integrity_check").fetch_all(&self.pool).await;
        match found {
            Ok(found) if found == ["ok"] => Vec::new(),
            Ok(found) => found.iter().flat_map(|it| it.lines()).map(str::to_owned).collect(),
            Err(error) => vec![error.to_string()],
        }
    }
}
