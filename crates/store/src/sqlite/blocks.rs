//! Blocks in SQLite.

use host::id::{BlockId, GuestId};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query, query_scalar};

use crate::{StoreError, StoredBlock};

use super::column::{from_millis, to_id, to_millis};
use super::reader::Readers;
use super::write::Outcome;

/// What can be written about blocks.
#[derive(Clone)]
pub(super) enum BlockWrite {
    Add { guest: GuestId, block: StoredBlock, most: u32 },
    Remove { guest: GuestId, id: BlockId },
}

impl BlockWrite {
    /// Writes it, inside a transaction. An error is one that ends the transaction.
    pub(super) async fn apply(&self, to: &mut SqliteConnection) -> Result<Outcome, sqlx::Error> {
        match self {
            BlockWrite::Add { guest, block, most } => add(to, *guest, block, *most).await,
            BlockWrite::Remove { guest, id } => {
                query("DELETE FROM blocks WHERE id = ?1 AND guest_id = ?2")
                    .bind(id.to_string())
                    .bind(guest.to_string())
                    .execute(to)
                    .await?;
                Ok(Ok(()))
            }
        }
    }
}

async fn add(
    to: &mut SqliteConnection,
    guest: GuestId,
    block: &StoredBlock,
    most: u32,
) -> Result<Outcome, sqlx::Error> {
    let StoredBlock { id, blocked, name, added_at } = block;
    let (others, is_there): (u32, bool) = sqlx::query_as(
        "SELECT count(*), coalesce(max(blocked_id = ?2), 0) FROM blocks WHERE guest_id = ?1",
    )
    .bind(guest.to_string())
    .bind(blocked.to_string())
    .fetch_one(&mut *to)
    .await?;
    if is_there {
        return Ok(Ok(()));
    }
    if others >= most {
        return Ok(Err(StoreError::Conflict));
    }
    query(
        "INSERT INTO blocks (id, guest_id, blocked_id, name, added_at) VALUES (?1, ?2, ?3, ?4, ?5)",
    )
    .bind(id.to_string())
    .bind(guest.to_string())
    .bind(blocked.to_string())
    .bind(name)
    .bind(from_millis(*added_at))
    .execute(to)
    .await?;
    Ok(Ok(()))
}

impl Readers {
    pub(super) async fn blocks(&self, guest: GuestId) -> Result<Vec<StoredBlock>, StoreError> {
        let rows = query(
            "SELECT b.id, b.blocked_id, iif(e.guest_id IS NULL, b.name, '') AS name, b.added_at
             FROM blocks AS b LEFT JOIN erasures AS e ON e.guest_id = b.blocked_id
             WHERE b.guest_id = ?1 ORDER BY b.added_at DESC, b.id",
        )
        .bind(guest.to_string())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(to_block).collect()
    }

    pub(super) async fn is_block_between(
        &self,
        guest: GuestId,
        others: &[GuestId],
    ) -> Result<bool, StoreError> {
        for other in others {
            let blocked: bool = query_scalar(
                "SELECT EXISTS (SELECT 1 FROM blocks WHERE (guest_id = ?1 AND blocked_id = ?2)
                     OR (guest_id = ?2 AND blocked_id = ?1))",
            )
            .bind(guest.to_string())
            .bind(other.to_string())
            .fetch_one(&self.pool)
            .await?;
            if blocked {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

fn to_block(row: &SqliteRow) -> Result<StoredBlock, StoreError> {
    Ok(StoredBlock {
        id: to_id(row.try_get("id")?)?,
        blocked: to_id(row.try_get("blocked_id")?)?,
        name: row.try_get("name")?,
        added_at: to_millis(row.try_get("added_at")?)?,
    })
}
