//! The audit log in SQLite.

use host::id::TableId;
use protocol::AuditAction;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query};

use crate::{NewAudit, StoreError, StoredAudit, StoredGuest};

use super::column::{from_millis, from_word, strange, to_id, to_millis, to_word};
use super::reader::Readers;

/// Adds an entry.
pub(super) async fn note(to: &mut SqliteConnection, entry: &NewAudit) -> Result<(), sqlx::Error> {
    let NewAudit { at, by, action, guest, table, detail } = entry;
    query(
        "INSERT INTO audit (at, by_id, action, guest_id, table_id, detail)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )
    .bind(from_millis(*at))
    .bind(by.map(|guest| guest.to_string()))
    .bind(from_word(action))
    .bind(guest.map(|guest| guest.to_string()))
    .bind(table.map(|table| table.to_string()))
    .bind(detail)
    .execute(to)
    .await?;
    Ok(())
}

impl Readers {
    pub(super) async fn audit(
        &self,
        before: Option<u64>,
        most: u32,
    ) -> Result<Vec<StoredAudit>, StoreError> {
        let before = before.and_then(|number| i64::try_from(number).ok()).unwrap_or(i64::MAX);
        let rows = query(
            "SELECT a.number, a.at, a.action, a.table_id, a.detail,
                    actor.id AS by_id, actor.name AS by_name,
                    guest.id AS guest_id, guest.name AS guest_name
             FROM (SELECT audit.*,
                       coalesce((SELECT guest_id FROM aliases WHERE alias = by_id), by_id) AS doer,
                       coalesce((SELECT l.guest_id FROM aliases AS l
                                 WHERE l.alias = audit.guest_id), audit.guest_id) AS subject
                   FROM audit WHERE number < ?1 ORDER BY number DESC LIMIT ?2) AS a
             LEFT JOIN guests AS actor ON actor.id = a.doer
             LEFT JOIN guests AS guest ON guest.id = a.subject
             ORDER BY a.number DESC",
        )
        .bind(before)
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(to_entry).collect()
    }
}

/// A guest in columns of their own; `None` where there is none, or no longer.
pub(super) fn to_guest_in(
    row: &SqliteRow,
    id: &str,
    name: &str,
) -> Result<Option<StoredGuest>, StoreError> {
    let found: Option<&str> = row.try_get(id)?;
    let name: Option<String> = row.try_get(name)?;
    found.map(|id| Ok(StoredGuest { id: to_id(id)?, name: name.unwrap_or_default() })).transpose()
}

fn to_entry(row: &SqliteRow) -> Result<StoredAudit, StoreError> {
    let number: i64 = row.try_get("number")?;
    let table: Option<&str> = row.try_get("table_id")?;
    let action: AuditAction = to_word("action", row.try_get("action")?)?;
    Ok(StoredAudit {
        number: u64::try_from(number).map_err(|_| strange("number of an entry", number))?,
        at: to_millis(row.try_get("at")?)?,
        by: to_guest_in(row, "by_id", "by_name")?,
        action,
        guest: to_guest_in(row, "guest_id", "guest_name")?,
        table: table.map(to_id::<TableId>).transpose()?,
        detail: row.try_get("detail")?,
    })
}
