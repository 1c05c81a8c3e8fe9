//! Measures in SQLite.

use host::id::{GuestId, MeasureId};
use host::time::Millis;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query, query_scalar};

use crate::{MeasureQuery, NewAudit, StoreError, StoredAgainst, StoredGuest, StoredMeasure};

use super::audit::{self, to_guest_in};
use super::column::{from_millis, from_word, strange, to_id, to_millis, to_word};
use super::reader::Readers;
use super::write::Outcome;

/// What can be written about measures.
#[derive(Clone)]
pub(super) enum MeasureWrite {
    Add {
        measure: Box<StoredMeasure>,
        entry: NewAudit,
    },
    Lift {
        id: MeasureId,
        at: Millis,
        entry: NewAudit,
    },
    Confirm {
        guest: GuestId,
        id: MeasureId,
        at: Millis,
    },
    /// A measure from the database that a restored backup replaces.
    Restore(Box<StoredMeasure>),
    /// A measure that was lifted there, whether or not the backup has it.
    RestoreLifted {
        id: MeasureId,
        at: Millis,
    },
}

impl MeasureWrite {
    /// Writes it, inside a transaction. An error is one that ends the transaction.
    pub(super) async fn apply(&self, to: &mut SqliteConnection) -> Result<Outcome, sqlx::Error> {
        match self {
            MeasureWrite::Add { measure, entry } => add(to, measure, entry).await,
            MeasureWrite::Restore(measure) => insert(to, measure).await.map(Ok),
            MeasureWrite::RestoreLifted { id, at } => lift(to, *id, *at).await.map(|_| Ok(())),
            MeasureWrite::Lift { id, at, entry } => {
                if !lift(to, *id, *at).await? {
                    return Ok(Err(StoreError::Conflict));
                }
                audit::note(to, entry).await.map(Ok)
            }
            MeasureWrite::Confirm { guest, id, at } => {
                query(
                    "UPDATE measures SET lifted_at = ?3
                     WHERE id = ?1 AND guest_id = ?2 AND kind = 'warn' AND lifted_at IS NULL",
                )
                .bind(id.to_string())
                .bind(guest.to_string())
                .bind(from_millis(*at))
                .execute(to)
                .await?;
                Ok(Ok(()))
            }
        }
    }
}

/// Lifts a measure; returns whether it was in force.
async fn lift(to: &mut SqliteConnection, id: MeasureId, at: Millis) -> Result<bool, sqlx::Error> {
    let lifted = query("UPDATE measures SET lifted_at = ?2 WHERE id = ?1 AND lifted_at IS NULL")
        .bind(id.to_string())
        .bind(from_millis(at))
        .execute(to)
        .await?;
    Ok(lifted.rows_affected() > 0)
}

async fn add(
    to: &mut SqliteConnection,
    measure: &StoredMeasure,
    entry: &NewAudit,
) -> Result<Outcome, sqlx::Error> {
    if let StoredAgainst::Guest(guest) = &measure.against {
        let known: bool = query_scalar("SELECT EXISTS (SELECT 1 FROM guests WHERE id = ?1)")
            .bind(guest.id.to_string())
            .fetch_one(&mut *to)
            .await?;
        if !known {
            return Ok(Err(StoreError::Conflict));
        }
    }
    insert(to, measure).await?;
    audit::note(to, entry).await.map(Ok)
}

/// Inserts a measure. One that is there already may have been lifted since.
async fn insert(to: &mut SqliteConnection, measure: &StoredMeasure) -> Result<(), sqlx::Error> {
    let StoredMeasure { id, kind, against, reason, by, at, until, lifted_at } = measure;
    let (guest, range) = match against {
        StoredAgainst::Guest(guest) => (Some(guest.id.to_string()), None),
        StoredAgainst::Addresses(range) => (None, Some(range)),
    };
    query(
        "INSERT INTO measures (id, kind, guest_id, range, reason, by_id, at, until, lifted_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
         ON CONFLICT (id) DO UPDATE SET lifted_at = coalesce(lifted_at, excluded.lifted_at)",
    )
    .bind(id.to_string())
    .bind(from_word(kind))
    .bind(guest)
    .bind(range)
    .bind(reason)
    .bind(by.as_ref().map(|by| by.id.to_string()))
    .bind(from_millis(*at))
    .bind(until.map(from_millis))
    .bind(lifted_at.map(from_millis))
    .execute(to)
    .await?;
    Ok(())
}

/// All measures of a database that is not open as a store.
pub(super) async fn all(from: &mut SqliteConnection) -> Result<Vec<StoredMeasure>, StoreError> {
    let rows = query("SELECT m.*, NULL AS guest_name, NULL AS by_name FROM measures AS m");
    rows.fetch_all(from).await?.iter().map(to_measure).collect()
}

macro_rules! measures_where {
    ($condition:literal) => {
        concat!(
            "SELECT m.*, guest.name AS guest_name, actor.name AS by_name
             FROM measures AS m LEFT JOIN guests AS guest ON guest.id = m.guest_id
             LEFT JOIN guests AS actor ON actor.id = m.by_id
             WHERE (?2 IS NULL OR (m.at, m.id) < (SELECT at, id FROM measures WHERE id = ?2)) AND ",
            $condition,
            " ORDER BY m.at DESC, m.id DESC LIMIT ?1"
        )
    };
}

impl Readers {
    pub(super) async fn measures(
        &self,
        which: MeasureQuery,
        after: Option<MeasureId>,
        most: u32,
    ) -> Result<Vec<StoredMeasure>, StoreError> {
        let statement = match which {
            MeasureQuery::All => query(measures_where!("TRUE")),
            MeasureQuery::InForce(_) => {
                query(measures_where!("m.lifted_at IS NULL AND (m.until IS NULL OR m.until > ?3)"))
            }
            MeasureQuery::Of(_) => query(measures_where!("m.guest_id = ?3")),
        };
        let statement = statement.bind(most).bind(after.map(|after| after.to_string()));
        let statement = match which {
            MeasureQuery::All => statement,
            MeasureQuery::InForce(now) => statement.bind(from_millis(now)),
            MeasureQuery::Of(guest) => statement.bind(guest.to_string()),
        };
        statement.fetch_all(&self.pool).await?.iter().map(to_measure).collect()
    }

    pub(super) async fn measure(&self, id: MeasureId) -> Result<Option<StoredMeasure>, StoreError> {
        let row = query(measures_where!("m.id = ?3"))
            .bind(1)
            .bind(None::<String>)
            .bind(id.to_string())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(to_measure).transpose()
    }
}

fn to_measure(row: &SqliteRow) -> Result<StoredMeasure, StoreError> {
    let guest: Option<StoredGuest> = to_guest_in(row, "guest_id", "guest_name")?;
    let range: Option<String> = row.try_get("range")?;
    let against = match (guest, range) {
        (Some(guest), None) => StoredAgainst::Guest(guest),
        (None, Some(range)) => StoredAgainst::Addresses(range),
        _ => return Err(strange("measure", "against nobody")),
    };
    let (until, lifted_at): (Option<i64>, Option<i64>) =
        (row.try_get("until")?, row.try_get("lifted_at")?);
    Ok(StoredMeasure {
        id: to_id(row.try_get("id")?)?,
        kind: to_word("measure", row.try_get("kind")?)?,
        against,
        reason: row.try_get("reason")?,
        by: to_guest_in(row, "by_id", "by_name")?,
        at: to_millis(row.try_get("at")?)?,
        until: until.map(to_millis).transpose()?,
        lifted_at: lifted_at.map(to_millis).transpose()?,
    })
}
