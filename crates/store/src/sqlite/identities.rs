//! Recovery codes in SQLite.

use host::id::{GuestId, SecretHash};
use sqlx::{SqliteConnection, query, query_scalar};

use crate::{NewSession, StoreError};

use super::column::to_id;
use super::reader::Readers;
use super::sessions;
use super::write::Outcome;

/// What can be written about how guests come back.
#[derive(Clone)]
pub(super) enum IdentityWrite {
    SetCodes { guest: GuestId, codes: Vec<SecretHash> },
    UseCode { guest: GuestId, code: SecretHash, session: NewSession, most: u32 },
}

impl IdentityWrite {
    /// Writes it, inside a transaction. An error is one that ends the transaction.
    pub(super) async fn apply(&self, to: &mut SqliteConnection) -> Result<Outcome, sqlx::Error> {
        match self {
            IdentityWrite::SetCodes { guest, codes } => set_codes(to, *guest, codes).await.map(Ok),
            IdentityWrite::UseCode { guest, code, session, most } => {
                let used = query("DELETE FROM recovery_codes WHERE hash = ?1 AND guest_id = ?2")
                    .bind(code.0.as_slice())
                    .bind(guest.to_string())
                    .execute(&mut *to)
                    .await?
                    .rows_affected();
                if used == 0 {
                    return Ok(Err(StoreError::Conflict));
                }
                sessions::add(to, *guest, session, *most).await
            }
        }
    }
}

async fn set_codes(
    to: &mut SqliteConnection,
    guest: GuestId,
    codes: &[SecretHash],
) -> Result<(), sqlx::Error> {
    query("DELETE FROM recovery_codes WHERE guest_id = ?1")
        .bind(guest.to_string())
        .execute(&mut *to)
        .await?;
    for code in codes {
        query("INSERT INTO recovery_codes (hash, guest_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING")
            .bind(code.0.as_slice())
            .bind(guest.to_string())
            .execute(&mut *to)
            .await?;
    }
    Ok(())
}

impl Readers {
    pub(super) async fn codes_left(&self, guest: GuestId) -> Result<u32, StoreError> {
        let left = query_scalar("SELECT count(*) FROM recovery_codes WHERE guest_id = ?1")
            .bind(guest.to_string())
            .fetch_one(&self.pool)
            .await?;
        Ok(left)
    }

    pub(super) async fn guest_by_code(
        &self,
        code: SecretHash,
    ) -> Result<Option<GuestId>, StoreError> {
        let guest: Option<String> =
            query_scalar("SELECT guest_id FROM recovery_codes WHERE hash = ?1")
                .bind(code.0.as_slice())
                .fetch_optional(&self.pool)
                .await?;
        guest.as_deref().map(to_id).transpose()
    }
}
