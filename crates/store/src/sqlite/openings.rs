//! Writing, reading and forgetting how tables were opened.

use host::id::{AddressKey, GuestId, TableId};
use protocol::AskId;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query, query_scalar};

use crate::{ListedStage, StoreError, TableOpening};

use super::column::{strange, to_id};
use super::error::Code;
use super::reader::Readers;
use super::write::Outcome;

/// Writes how a table was opened, unless the guest opened another one by the same request.
pub(super) async fn add(
    to: &mut SqliteConnection,
    opening: &TableOpening,
) -> Result<Outcome, sqlx::Error> {
    let TableOpening { table, opener, request, address, key } = opening;
    let added = query(
        "INSERT INTO openings (table_id, opener, request, address, key)
         VALUES (?1, ?2, ?3, ?4, ?5)",
    )
    .bind(table.to_string())
    .bind(opener.to_string())
    .bind(request.as_ref().map(AskId::as_str))
    .bind(address.map(|address| address.to_string()))
    .bind(key.as_ref().map(|key| key.0.as_slice()))
    .execute(to)
    .await;
    match added {
        Ok(_) => Ok(Ok(())),
        Err(error) if Code::of(&error) == Code::Constraint => Ok(Err(StoreError::Conflict)),
        Err(error) => Err(error),
    }
}

/// Forgets what a table at this stage no longer needs.
pub(super) async fn forget(
    to: &mut SqliteConnection,
    table: &str,
    stage: ListedStage,
) -> Result<(), sqlx::Error> {
    let statement = match stage {
        ListedStage::Gathering => return Ok(()),
        ListedStage::Playing => {
            "UPDATE openings SET key = NULL WHERE table_id = ?1 AND key IS NOT NULL"
        }
        ListedStage::Finished => {
            "UPDATE openings SET key = NULL, address = NULL WHERE table_id = ?1"
        }
    };
    query(statement).bind(table).execute(to).await?;
    Ok(())
}

impl Readers {
    pub(super) async fn opening(&self, table: TableId) -> Result<Option<TableOpening>, StoreError> {
        let row = query(
            "SELECT table_id, opener, request, address, key FROM openings WHERE table_id = ?1",
        )
        .bind(table.to_string())
        .fetch_optional(&self.pool)
        .await?;
        row.map(|row| to_opening(&row)).transpose()
    }

    pub(super) async fn opened_by(
        &self,
        guest: GuestId,
        request: &AskId,
    ) -> Result<Option<TableId>, StoreError> {
        let table: Option<String> =
            query_scalar("SELECT table_id FROM openings WHERE opener = ?1 AND request = ?2")
                .bind(guest.to_string())
                .bind(request.as_str())
                .fetch_optional(&self.pool)
                .await?;
        table.map(|table| to_id(&table)).transpose()
    }

    pub(super) async fn openings_in_lobby(&self) -> Result<Vec<TableOpening>, StoreError> {
        let rows = query(
            "SELECT table_id, opener, request, address, key
             FROM tables CROSS JOIN openings ON table_id = tables.id
             WHERE public AND stage IN ('gathering', 'playing')",
        )
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(to_opening).collect()
    }
}

fn to_opening(row: &SqliteRow) -> Result<TableOpening, StoreError> {
    let request: Option<String> = row.try_get("request")?;
    let address: Option<&str> = row.try_get("address")?;
    let key: Option<&[u8]> = row.try_get("key")?;
    let to_request =
        |request: String| request.try_into().map_err(|error| strange("request", error));
    let to_key = |key: &[u8]| {
        let bytes = key.try_into().map_err(|_| strange("key of bytes", key.len()))?;
        Ok::<_, StoreError>(AddressKey(bytes))
    };
    Ok(TableOpening {
        table: to_id(row.try_get("table_id")?)?,
        opener: to_id(row.try_get("opener")?)?,
        request: request.map(to_request).transpose()?,
        address: address.map(to_id).transpose()?,
        key: key.map(to_key).transpose()?,
    })
}
