//! Sessions and their keys in SQLite.

use host::id::{GuestId, SecretHash, SessionId};
use host::time::Millis;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query, query_scalar};

use crate::sessions::{Ended, KeyState, NewSession, Scopes, SessionKind, StoredSession};
use crate::{StoreError, StoredGuest};

use super::column::{from_millis, strange, to_id, to_millis};
use super::error::Code;
use super::reader::Readers;
use super::write::Outcome;

/// A change to the sessions.
#[derive(Clone)]
pub(super) enum SessionWrite {
    Add { guest: GuestId, session: NewSession, most: u32 },
    End { guest: GuestId, which: Ended },
    Seen { session: SessionId, name: String, at: Millis },
    OfferKey { session: SessionId, keyed_at: Millis, next: SecretHash, at: Millis },
    UseKey { next: SecretHash, at: Millis },
}

impl SessionWrite {
    /// Writes it, inside a transaction. A [`sqlx::Error`] ends the whole transaction.
    pub(super) async fn apply(&self, to: &mut SqliteConnection) -> Result<Outcome, sqlx::Error> {
        match self {
            SessionWrite::Add { guest, session, most } => add(to, *guest, session, *most).await,
            SessionWrite::End { guest, which } => end(to, *guest, *which).await.map(Ok),
            SessionWrite::Seen { session, name, at } => {
                query(
                    "UPDATE sessions SET seen_at = max(seen_at, ?2),
                         name = CASE name WHEN '' THEN ?3 ELSE name END
                     WHERE id = ?1",
                )
                .bind(session.to_string())
                .bind(from_millis(*at))
                .bind(name)
                .execute(&mut *to)
                .await?;
                query(
                    "UPDATE guests SET seen_at = max(seen_at, ?2)
                     WHERE id = (SELECT guest_id FROM sessions WHERE id = ?1)",
                )
                .bind(session.to_string())
                .bind(from_millis(*at))
                .execute(to)
                .await?;
                Ok(Ok(()))
            }
            SessionWrite::OfferKey { session, keyed_at, next, at } => {
                offer(to, *session, *keyed_at, next, *at).await
            }
            SessionWrite::UseKey { next, at } => promote(to, next, *at).await.map(Ok),
        }
    }
}

/// Inserts a session and its key. The guest must exist.
pub(super) async fn insert(
    to: &mut SqliteConnection,
    guest: GuestId,
    session: &NewSession,
) -> Result<(), sqlx::Error> {
    let NewSession { id, key, kind, name, maker, at } = session;
    query(
        "INSERT INTO sessions
             (id, guest_id, maker_id, scopes, name, added_at, keyed_at, seen_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?6)",
    )
    .bind(id.to_string())
    .bind(guest.to_string())
    .bind(maker.map(|maker| maker.to_string()))
    .bind(from_kind(*kind))
    .bind(name)
    .bind(from_millis(*at))
    .execute(&mut *to)
    .await?;
    query("INSERT INTO session_keys (hash, session_id, state, at) VALUES (?1, ?2, 'current', ?3)")
        .bind(key.0.as_slice())
        .bind(id.to_string())
        .bind(from_millis(*at))
        .execute(&mut *to)
        .await?;
    query("UPDATE guests SET seen_at = max(seen_at, ?2) WHERE id = ?1")
        .bind(guest.to_string())
        .bind(from_millis(*at))
        .execute(to)
        .await?;
    Ok(())
}

/// Adds a session of a guest, and signs out devices beyond `most`.
pub(super) async fn add(
    to: &mut SqliteConnection,
    guest: GuestId,
    session: &NewSession,
    most: u32,
) -> Result<Outcome, sqlx::Error> {
    let known: bool = query_scalar("SELECT EXISTS (SELECT 1 FROM guests WHERE id = ?1)")
        .bind(guest.to_string())
        .fetch_one(&mut *to)
        .await?;
    if !known {
        return Ok(Err(StoreError::Conflict));
    }
    query("SAVEPOINT session").execute(&mut *to).await?;
    let outcome = match insert(to, guest, session).await {
        Ok(()) => Ok(()),
        Err(error) if Code::of(&error) == Code::Constraint => Err(StoreError::Conflict),
        Err(error) => return Err(error),
    };
    match outcome {
        Ok(()) if session.kind == SessionKind::Device => {
            make_room(to, guest, session, most).await?
        }
        Ok(()) => {}
        Err(_) => {
            query("ROLLBACK TO session").execute(&mut *to).await?;
        }
    }
    query("RELEASE session").execute(to).await?;
    Ok(outcome)
}

/// Signs out the least recently seen devices beyond `most`, but never the new one.
async fn make_room(
    to: &mut SqliteConnection,
    guest: GuestId,
    session: &NewSession,
    most: u32,
) -> Result<(), sqlx::Error> {
    let surplus: Vec<String> = query_scalar(
        "SELECT id FROM sessions
         WHERE guest_id = ?1 AND scopes IS NULL AND id <> ?2
         ORDER BY seen_at DESC, id LIMIT -1 OFFSET ?3",
    )
    .bind(guest.to_string())
    .bind(session.id.to_string())
    .bind(most.saturating_sub(1))
    .fetch_all(&mut *to)
    .await?;
    for id in surplus {
        forget(to, &id).await?;
    }
    Ok(())
}

async fn end(to: &mut SqliteConnection, guest: GuestId, which: Ended) -> Result<(), sqlx::Error> {
    let (found, session) = match which {
        Ended::One(session) => (
            "SELECT id FROM sessions WHERE id = ?2 AND (guest_id = ?1 OR maker_id = ?1)",
            Some(session),
        ),
        Ended::AllBut(session) => {
            ("SELECT id FROM sessions WHERE guest_id = ?1 AND id <> ?2", Some(session))
        }
        Ended::All => ("SELECT id FROM sessions WHERE guest_id = ?1 AND ?2 IS NULL", None),
    };
    let found: Vec<String> = query_scalar(found)
        .bind(guest.to_string())
        .bind(session.map(|session| session.to_string()))
        .fetch_all(&mut *to)
        .await?;
    for id in found {
        forget(to, &id).await?;
    }
    Ok(())
}

/// Ends all sessions of a guest and those that he made for others.
pub(super) async fn end_all(to: &mut SqliteConnection, guest: GuestId) -> Result<(), sqlx::Error> {
    let found: Vec<String> =
        query_scalar("SELECT id FROM sessions WHERE guest_id = ?1 OR maker_id = ?1")
            .bind(guest.to_string())
            .fetch_all(&mut *to)
            .await?;
    for id in found {
        forget(to, &id).await?;
    }
    Ok(())
}

/// Deletes a session and the browsers added in it. Its keys are deleted with its row.
async fn forget(to: &mut SqliteConnection, id: &str) -> Result<(), sqlx::Error> {
    for statement in
        ["DELETE FROM sessions WHERE id = ?1", "DELETE FROM browsers WHERE session_id = ?1"]
    {
        query(statement).bind(id).execute(&mut *to).await?;
    }
    query("DELETE FROM calls WHERE endpoint NOT IN (SELECT endpoint FROM browsers)")
        .execute(to)
        .await?;
    Ok(())
}

async fn offer(
    to: &mut SqliteConnection,
    session: SessionId,
    keyed_at: Millis,
    next: &SecretHash,
    at: Millis,
) -> Result<Outcome, sqlx::Error> {
    let known = query("UPDATE sessions SET keyed_at = ?2 WHERE id = ?1 AND keyed_at = ?3")
        .bind(session.to_string())
        .bind(from_millis(at))
        .bind(from_millis(keyed_at))
        .execute(&mut *to)
        .await?;
    if known.rows_affected() == 0 {
        return Ok(Err(StoreError::Conflict));
    }
    query("DELETE FROM session_keys WHERE session_id = ?1 AND state = 'next'")
        .bind(session.to_string())
        .execute(&mut *to)
        .await?;
    let added =
        query("INSERT INTO session_keys (hash, session_id, state, at) VALUES (?2, ?1, 'next', ?3)")
            .bind(session.to_string())
            .bind(next.0.as_slice())
            .bind(from_millis(at))
            .execute(to)
            .await;
    match added {
        Ok(_) => Ok(Ok(())),
        Err(error) if Code::of(&error) == Code::Constraint => Ok(Err(StoreError::Conflict)),
        Err(error) => Err(error),
    }
}

async fn promote(
    to: &mut SqliteConnection,
    next: &SecretHash,
    at: Millis,
) -> Result<(), sqlx::Error> {
    let session: Option<String> =
        query_scalar("SELECT session_id FROM session_keys WHERE hash = ?1 AND state = 'next'")
            .bind(next.0.as_slice())
            .fetch_optional(&mut *to)
            .await?;
    let Some(session) = session else { return Ok(()) };
    query("DELETE FROM session_keys WHERE session_id = ?1 AND state = 'previous'")
        .bind(&session)
        .execute(&mut *to)
        .await?;
    for statement in [
        "UPDATE session_keys SET state = 'previous', at = ?2
         WHERE session_id = ?1 AND state = 'current'",
        "UPDATE session_keys SET state = 'current', at = ?2
         WHERE session_id = ?1 AND state = 'next'",
    ] {
        query(statement).bind(&session).bind(from_millis(at)).execute(&mut *to).await?;
    }
    Ok(())
}

impl Readers {
    pub(super) async fn session_by_key(
        &self,
        key: SecretHash,
    ) -> Result<Option<(StoredSession, KeyState)>, StoreError> {
        let row = query(
            "SELECT s.*, g.name AS guest_name, f.at AS hidden_at, k.state, k.at,
                 EXISTS (SELECT 1 FROM session_keys AS n
                         WHERE n.session_id = s.id AND n.state = 'next') AS has_next
             FROM session_keys AS k
             JOIN sessions AS s ON s.id = k.session_id JOIN guests AS g ON g.id = s.guest_id
             LEFT JOIN erasures AS f ON f.guest_id = g.id
             WHERE k.hash = ?1",
        )
        .bind(key.0.as_slice())
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let state = to_state(row.try_get("state")?, to_millis(row.try_get("at")?)?)?;
        Ok(Some((to_session(&row)?, state)))
    }

    pub(super) async fn sessions(
        &self,
        guest: GuestId,
        most: u32,
    ) -> Result<Vec<StoredSession>, StoreError> {
        let rows = query(
            "SELECT s.*, g.name AS guest_name, f.at AS hidden_at,
                 EXISTS (SELECT 1 FROM session_keys AS n
                         WHERE n.session_id = s.id AND n.state = 'next') AS has_next
             FROM sessions AS s
             JOIN guests AS g ON g.id = s.guest_id
             LEFT JOIN erasures AS f ON f.guest_id = g.id
             WHERE s.guest_id = ?1 OR s.maker_id = ?1
             ORDER BY s.seen_at DESC, s.added_at DESC, s.id LIMIT ?2",
        )
        .bind(guest.to_string())
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(to_session).collect()
    }
}

fn to_session(row: &SqliteRow) -> Result<StoredSession, StoreError> {
    let maker: Option<&str> = row.try_get("maker_id")?;
    let hidden_at: Option<i64> = row.try_get("hidden_at")?;
    let guest =
        StoredGuest { id: to_id(row.try_get("guest_id")?)?, name: row.try_get("guest_name")? };
    Ok(StoredSession {
        id: to_id(row.try_get("id")?)?,
        guest,
        maker: maker.map(to_id).transpose()?,
        kind: to_kind(row.try_get("scopes")?),
        name: row.try_get("name")?,
        added_at: to_millis(row.try_get("added_at")?)?,
        keyed_at: to_millis(row.try_get("keyed_at")?)?,
        has_next: row.try_get("has_next")?,
        seen_at: to_millis(row.try_get("seen_at")?)?,
        hidden_since: hidden_at.map(to_millis).transpose()?,
    })
}

fn from_kind(kind: SessionKind) -> Option<String> {
    let SessionKind::Program(Scopes { play, watch, read }) = kind else { return None };
    let words = [(play, "play"), (watch, "watch"), (read, "read")];
    let allowed = words.into_iter().filter(|(allowed, _)| *allowed).map(|(_, word)| word);
    Some(allowed.collect::<Vec<_>>().join(" "))
}

fn to_kind(scopes: Option<&str>) -> SessionKind {
    let Some(scopes) = scopes else { return SessionKind::Device };
    let has = |word: &str| scopes.split_whitespace().any(|scope| scope == word);
    SessionKind::Program(Scopes { play: has("play"), watch: has("watch"), read: has("read") })
}

fn to_state(state: &str, at: Millis) -> Result<KeyState, StoreError> {
    match state {
        "current" => Ok(KeyState::Current),
        "next" => Ok(KeyState::Next),
        "previous" => Ok(KeyState::Previous(at)),
        _ => Err(strange("state of a key", state)),
    }
}
