//! Roles and the sessions of the keeper's room in SQLite.

use host::id::{GuestId, SecretHash, SessionId};
use host::time::Millis;
use protocol::Role;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query, query_as, query_scalar};

use crate::{NewAudit, NewKeeperSession, StoreError, StoredGuest, StoredKeeperSession};

use super::audit;
use super::column::{from_millis, from_word, to_id, to_millis, to_word};
use super::reader::Readers;
use super::write::Outcome;

/// Sessions with the roles of their guests; those without a role are none, and so are those of
/// guests who want to be forgotten.
const SESSIONS: &str =
    "SELECT s.id, s.guest_id, g.name, r.role, s.way, s.device, s.added_at, s.ends_at
     FROM keeper_sessions AS s JOIN roles AS r ON r.guest_id = s.guest_id
     JOIN guests AS g ON g.id = s.guest_id
     WHERE s.ends_at > ?1 AND (?2 IS NULL OR s.hash = ?2)
         AND NOT EXISTS (SELECT 1 FROM erasures AS e WHERE e.guest_id = s.guest_id)
     ORDER BY s.added_at DESC, s.id";

/// What can be written about roles.
#[derive(Clone)]
pub(super) enum RoleWrite {
    Set {
        guest: GuestId,
        role: Option<Role>,
        entry: NewAudit,
    },
    AddSession {
        session: Box<NewKeeperSession>,
        entry: NewAudit,
    },
    EndSession {
        id: SessionId,
        entry: NewAudit,
    },
    /// How a role was last set in the database that a restored backup replaces.
    Restore {
        guest: GuestId,
        role: Option<Role>,
        entry: NewAudit,
    },
}

impl RoleWrite {
    /// Writes it, inside a transaction. An error is one that ends the transaction.
    pub(super) async fn apply(&self, to: &mut SqliteConnection) -> Result<Outcome, sqlx::Error> {
        match self {
            RoleWrite::Set { guest, role, entry } => set(to, *guest, *role, entry).await,
            RoleWrite::AddSession { session, entry } => add_session(to, session, entry).await,
            RoleWrite::Restore { guest, role, entry } => {
                restore(to, *guest, *role, entry).await.map(Ok)
            }
            RoleWrite::EndSession { id, entry } => {
                let ended = query("DELETE FROM keeper_sessions WHERE id = ?1")
                    .bind(id.to_string())
                    .execute(&mut *to)
                    .await?;
                if ended.rows_affected() == 0 {
                    return Ok(Err(StoreError::Conflict));
                }
                audit::note(to, entry).await.map(Ok)
            }
        }
    }
}

async fn set(
    to: &mut SqliteConnection,
    guest: GuestId,
    role: Option<Role>,
    entry: &NewAudit,
) -> Result<Outcome, sqlx::Error> {
    let known: bool = query_scalar("SELECT EXISTS (SELECT 1 FROM guests WHERE id = ?1)")
        .bind(guest.to_string())
        .fetch_one(&mut *to)
        .await?;
    if !known {
        return Ok(Err(StoreError::Conflict));
    }
    match role {
        Some(role) => {
            query(
                "INSERT INTO roles (guest_id, role, since) VALUES (?1, ?2, ?3)
                 ON CONFLICT DO UPDATE SET role = excluded.role",
            )
            .bind(guest.to_string())
            .bind(from_word(&role))
            .bind(from_millis(entry.at))
            .execute(&mut *to)
            .await?;
        }
        None => {
            for statement in [
                "DELETE FROM roles WHERE guest_id = ?1",
                "DELETE FROM keeper_sessions WHERE guest_id = ?1",
            ] {
                query(statement).bind(guest.to_string()).execute(&mut *to).await?;
            }
        }
    }
    audit::note(to, entry).await.map(Ok)
}

/// Takes a role away, or a keeper's down to that of a moderator, if that was done after everything
/// that this database knows. What was given since is not given again.
async fn restore(
    to: &mut SqliteConnection,
    guest: GuestId,
    role: Option<Role>,
    entry: &NewAudit,
) -> Result<(), sqlx::Error> {
    let known: Option<i64> =
        query_scalar("SELECT max(at) FROM audit WHERE action = ?1 AND guest_id = ?2")
            .bind(from_word(&entry.action))
            .bind(guest.to_string())
            .fetch_one(&mut *to)
            .await?;
    if known.is_some_and(|known| known >= from_millis(entry.at)) {
        return Ok(());
    }
    let statement = match role {
        None => "DELETE FROM roles WHERE guest_id = ?1",
        Some(Role::Moderator) => "UPDATE roles SET role = 'moderator' WHERE guest_id = ?1",
        Some(Role::Keeper) => return Ok(()),
    };
    let changed = query(statement).bind(guest.to_string()).execute(&mut *to).await?;
    match changed.rows_affected() {
        0 => Ok(()),
        _ => audit::note(to, entry).await,
    }
}

async fn add_session(
    to: &mut SqliteConnection,
    session: &NewKeeperSession,
    entry: &NewAudit,
) -> Result<Outcome, sqlx::Error> {
    let NewKeeperSession { id, key, guest, way, device, added_at, ends_at } = session;
    query("DELETE FROM keeper_sessions WHERE ends_at <= ?1")
        .bind(from_millis(*added_at))
        .execute(&mut *to)
        .await?;
    let added = query(
        "INSERT INTO keeper_sessions (id, hash, guest_id, way, device, added_at, ends_at)
         SELECT ?1, ?2, guest_id, ?4, ?5, ?6, ?7 FROM roles WHERE guest_id = ?3
             AND NOT EXISTS (SELECT 1 FROM erasures WHERE guest_id = ?3)",
    )
    .bind(id.to_string())
    .bind(key.0.as_slice())
    .bind(guest.to_string())
    .bind(from_word(way))
    .bind(device)
    .bind(from_millis(*added_at))
    .bind(from_millis(*ends_at))
    .execute(&mut *to)
    .await?;
    if added.rows_affected() == 0 {
        return Ok(Err(StoreError::Conflict));
    }
    audit::note(to, entry).await.map(Ok)
}

impl Readers {
    pub(super) async fn roles(&self) -> Result<Vec<(StoredGuest, Role)>, StoreError> {
        let rows: Vec<(String, String, String)> = query_as(
            "SELECT g.id, g.name, r.role FROM roles AS r JOIN guests AS g ON g.id = r.guest_id
             ORDER BY r.since, g.id",
        )
        .fetch_all(&self.pool)
        .await?;
        let to_role = |(id, name, role): (String, String, String)| {
            Ok((StoredGuest { id: to_id(&id)?, name }, to_word("role", &role)?))
        };
        rows.into_iter().map(to_role).collect()
    }

    pub(super) async fn keeper_session(
        &self,
        key: SecretHash,
        now: Millis,
    ) -> Result<Option<StoredKeeperSession>, StoreError> {
        let row = query(SESSIONS)
            .bind(from_millis(now))
            .bind(key.0.as_slice())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(to_session).transpose()
    }

    pub(super) async fn keeper_sessions(
        &self,
        now: Millis,
    ) -> Result<Vec<StoredKeeperSession>, StoreError> {
        let rows = query(SESSIONS)
            .bind(from_millis(now))
            .bind(None::<&[u8]>)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(to_session).collect()
    }
}

fn to_session(row: &SqliteRow) -> Result<StoredKeeperSession, StoreError> {
    Ok(StoredKeeperSession {
        id: to_id(row.try_get("id")?)?,
        guest: StoredGuest { id: to_id(row.try_get("guest_id")?)?, name: row.try_get("name")? },
        role: to_word("role", row.try_get("role")?)?,
        way: to_word("way to sign in", row.try_get("way")?)?,
        device: row.try_get("device")?,
        added_at: to_millis(row.try_get("added_at")?)?,
        ends_at: to_millis(row.try_get("ends_at")?)?,
    })
}
