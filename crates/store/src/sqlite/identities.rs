//! Recovery codes, passkeys and merged guests in SQLite.

use host::id::{GuestId, PasskeyId, SecretHash, TableId};
use host::time::Millis;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query, query_as, query_scalar};

use crate::{NewSession, StoreError, StoredPasskey};

use super::column::{from_millis, to_id, to_millis};
use super::error::Code;
use super::reader::Readers;
use super::sessions;
use super::write::Outcome;

/// A change to recovery codes, passkeys or merged guests.
#[derive(Clone)]
pub(super) enum IdentityWrite {
    SetCodes { guest: GuestId, codes: Vec<SecretHash> },
    UseCode { guest: GuestId, code: SecretHash, session: NewSession, most: u32 },
    AddPasskey(Box<StoredPasskey>),
    UsePasskey { passkey: Box<StoredPasskey>, counted: Vec<u8>, session: NewSession, most: u32 },
    CountPasskey { passkey: Box<StoredPasskey>, counted: Vec<u8>, at: Millis },
    RemovePasskey { guest: GuestId, id: PasskeyId },
    Merge { from: GuestId, into: GuestId },
}

impl IdentityWrite {
    /// Writes it, inside a transaction. A [`sqlx::Error`] ends the whole transaction.
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
            IdentityWrite::AddPasskey(passkey) => add_passkey(to, passkey).await,
            IdentityWrite::UsePasskey { passkey, counted, session, most } => {
                match count(to, passkey, counted, session.at).await? {
                    Ok(()) => sessions::add(to, passkey.guest, session, *most).await,
                    refused => Ok(refused),
                }
            }
            IdentityWrite::CountPasskey { passkey, counted, at } => {
                count(to, passkey, counted, *at).await
            }
            IdentityWrite::Merge { from, into } => merge(to, *from, *into).await,
            IdentityWrite::RemovePasskey { guest, id } => {
                query("DELETE FROM passkeys WHERE id = ?1 AND guest_id = ?2")
                    .bind(id.to_string())
                    .bind(guest.to_string())
                    .execute(to)
                    .await?;
                Ok(Ok(()))
            }
        }
    }
}

/// Whether both guests sit at the same unfinished table.
const TOGETHER: &str = "SELECT EXISTS
    (SELECT 1 FROM seats AS a JOIN seats AS b ON b.table_id = a.table_id
     JOIN tables AS t ON t.id = a.table_id
     WHERE a.guest_id = ?1 AND b.guest_id = ?2 AND t.stage <> 'finished')";

/// Whether one of the guests has a role. It goes to nobody else, and nobody else's passkeys, which
/// open the keeper's room, come to it.
const HAS_ROLE: &str = "SELECT EXISTS (SELECT 1 FROM roles WHERE guest_id IN (?1, ?2))";

/// The statements that hand everything of guest `?1` over to guest `?2`.
const MERGE: [&str; 24] = [
    "UPDATE guests SET seen_at = (SELECT max(seen_at) FROM guests WHERE id IN (?1, ?2))
         WHERE id = ?2",
    "INSERT INTO aliases (alias, guest_id) VALUES (?1, ?2)",
    "UPDATE aliases SET guest_id = ?2 WHERE guest_id = ?1",
    "UPDATE sessions SET guest_id = ?2 WHERE guest_id = ?1",
    "UPDATE sessions SET maker_id = ?2 WHERE maker_id = ?1",
    "UPDATE guests SET maker_id = ?2 WHERE maker_id = ?1",
    "UPDATE seats SET guest_id = ?2 WHERE guest_id = ?1",
    "UPDATE turns SET guest_id = ?2 WHERE guest_id = ?1",
    "INSERT INTO admissions (table_id, guest_id, may_sit)
         SELECT table_id, ?2, may_sit FROM admissions WHERE guest_id = ?1
         ON CONFLICT DO UPDATE SET may_sit = max(may_sit, excluded.may_sit)",
    "UPDATE browsers SET guest_id = ?2 WHERE guest_id = ?1",
    "UPDATE webhooks SET opener = ?2 WHERE opener = ?1",
    // If both used the same request id, the remaining guest keeps their own opening.
    "UPDATE OR IGNORE openings SET opener = ?2 WHERE opener = ?1",
    "UPDATE passkeys SET guest_id = ?2 WHERE guest_id = ?1",
    "UPDATE recovery_codes SET guest_id = ?2 WHERE guest_id = ?1",
    "UPDATE outcomes SET seats = replace(seats, ?1, ?2)
         WHERE table_id IN (SELECT table_id FROM seats WHERE guest_id = ?2)",
    "DELETE FROM admissions WHERE guest_id = ?1 AND ?2 IS NOT NULL",
    "UPDATE measures SET guest_id = ?2 WHERE guest_id = ?1",
    "UPDATE measures SET by_id = ?2 WHERE by_id = ?1",
    "UPDATE reports SET by_id = iif(by_id = ?1, ?2, by_id),
         about_id = iif(about_id = ?1, ?2, about_id),
         answerer_id = iif(answerer_id = ?1, ?2, answerer_id),
         context = replace(context, ?1, ?2)
         WHERE ?1 IN (by_id, about_id, answerer_id)",
    "UPDATE OR REPLACE blocks SET guest_id = ?2 WHERE guest_id = ?1",
    "UPDATE OR REPLACE blocks SET blocked_id = ?2 WHERE blocked_id = ?1",
    // Nobody has blocked himself.
    "DELETE FROM blocks WHERE ?1 IS NOT NULL AND guest_id = ?2 AND blocked_id = ?2",
    "UPDATE OR REPLACE addresses SET guest_id = ?2 WHERE guest_id = ?1",
    "UPDATE OR REPLACE refused_names SET guest_id = ?2 WHERE guest_id = ?1",
];

/// Notes that a passkey was used, if it is as it is said to be.
async fn count(
    to: &mut SqliteConnection,
    passkey: &StoredPasskey,
    counted: &[u8],
    at: Millis,
) -> Result<Outcome, sqlx::Error> {
    let used = query(
        "UPDATE passkeys SET counted = ?3, used_at = ?4
         WHERE id = ?1 AND guest_id = ?2 AND counted = ?5",
    )
    .bind(passkey.id.to_string())
    .bind(passkey.guest.to_string())
    .bind(counted)
    .bind(from_millis(at))
    .bind(&passkey.counted)
    .execute(to)
    .await?
    .rows_affected();
    Ok(if used == 0 { Err(StoreError::Conflict) } else { Ok(()) })
}

async fn merge(
    to: &mut SqliteConnection,
    from: GuestId,
    into: GuestId,
) -> Result<Outcome, sqlx::Error> {
    let (from, into) = (from.to_string(), into.to_string());
    let known: i64 = query_scalar("SELECT count(*) FROM guests WHERE id IN (?1, ?2)")
        .bind(&from)
        .bind(&into)
        .fetch_one(&mut *to)
        .await?;
    let together: bool = query_scalar(TOGETHER).bind(&from).bind(&into).fetch_one(&mut *to).await?;
    let has_role: bool = query_scalar(HAS_ROLE).bind(&from).bind(&into).fetch_one(&mut *to).await?;
    // If both ids are the same, only one guest is found.
    if known != 2 || together || has_role {
        return Ok(Err(StoreError::Conflict));
    }
    for statement in MERGE {
        query(statement).bind(&from).bind(&into).execute(&mut *to).await?;
    }
    query("DELETE FROM guests WHERE id = ?1").bind(&from).execute(to).await?;
    Ok(Ok(()))
}

async fn add_passkey(
    to: &mut SqliteConnection,
    passkey: &StoredPasskey,
) -> Result<Outcome, sqlx::Error> {
    let StoredPasskey {
        id,
        credential,
        guest,
        handle,
        rp_id,
        fixed,
        counted,
        name,
        added_at,
        used_at,
    } = passkey;
    let added = query(
        "INSERT INTO passkeys
             (id, credential, guest_id, handle, rp_id, fixed, counted, name, added_at, used_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
    )
    .bind(id.to_string())
    .bind(credential)
    .bind(guest.to_string())
    .bind(handle.to_string())
    .bind(rp_id)
    .bind(fixed)
    .bind(counted)
    .bind(name)
    .bind(from_millis(*added_at))
    .bind(used_at.map(from_millis))
    .execute(to)
    .await;
    match added {
        Ok(_) => Ok(Ok(())),
        Err(error) if Code::of(&error) == Code::Constraint => Ok(Err(StoreError::Conflict)),
        Err(error) => Err(error),
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

    pub(super) async fn passkeys(&self, guest: GuestId) -> Result<Vec<StoredPasskey>, StoreError> {
        let rows = query("SELECT * FROM passkeys WHERE guest_id = ?1 ORDER BY added_at DESC, id")
            .bind(guest.to_string())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(to_passkey).collect()
    }

    pub(super) async fn passkey(
        &self,
        credential: &[u8],
    ) -> Result<Option<StoredPasskey>, StoreError> {
        let row = query("SELECT * FROM passkeys WHERE credential = ?1")
            .bind(credential)
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(to_passkey).transpose()
    }

    pub(super) async fn may_merge(&self, from: GuestId, into: GuestId) -> Result<bool, StoreError> {
        let together: bool = query_scalar(TOGETHER)
            .bind(from.to_string())
            .bind(into.to_string())
            .fetch_one(&self.pool)
            .await?;
        Ok(!together)
    }

    /// The aliases of guests who sit at a table or are admitted to it, each with the current id.
    pub(super) async fn aliases(
        &self,
        table: TableId,
    ) -> Result<Vec<(String, String)>, StoreError> {
        let aliases = query_as(
            "SELECT alias, guest_id FROM aliases WHERE guest_id IN
                 (SELECT guest_id FROM seats WHERE table_id = ?1
                  UNION SELECT guest_id FROM admissions WHERE table_id = ?1)",
        )
        .bind(table.to_string())
        .fetch_all(&self.pool)
        .await?;
        Ok(aliases)
    }

    pub(super) async fn passkeys_elsewhere(
        &self,
        rp_id: &str,
    ) -> Result<Vec<(String, u32)>, StoreError> {
        let counted = query_as(
            "SELECT rp_id, count(*) FROM passkeys WHERE rp_id <> ?1 GROUP BY rp_id ORDER BY rp_id",
        )
        .bind(rp_id)
        .fetch_all(&self.pool)
        .await?;
        Ok(counted)
    }
}

fn to_passkey(row: &SqliteRow) -> Result<StoredPasskey, StoreError> {
    let used_at: Option<i64> = row.try_get("used_at")?;
    Ok(StoredPasskey {
        id: to_id(row.try_get("id")?)?,
        credential: row.try_get("credential")?,
        guest: to_id(row.try_get("guest_id")?)?,
        handle: to_id(row.try_get("handle")?)?,
        rp_id: row.try_get("rp_id")?,
        fixed: row.try_get("fixed")?,
        counted: row.try_get("counted")?,
        name: row.try_get("name")?,
        added_at: to_millis(row.try_get("added_at")?)?,
        used_at: used_at.map(to_millis).transpose()?,
    })
}
