//! The sessions of the room.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use host::id::SessionId;
use protocol::{AuditAction, KeeperSession, Role};
use store::{NewAudit, StoreError, StoredKeeperSession};

use super::{Actor, Moderator};
use crate::Web;
use crate::error::HttpError;
use crate::me::written;
#[cfg(feature = "openapi")]
use crate::openapi::{Room, Usual};

/// The sessions of the room: a keeper sees all, a moderator their own.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/keeper/sessions", tag = "keeper", security(("keeper" = []), ("token" = [])),
    responses(
        (status = 200, description = "The sessions, the latest first", body = Vec<KeeperSession>),
        Room, Usual,
    ),
))]
pub async fn list(
    State(web): State<Arc<Web>>,
    Moderator(actor): Moderator,
) -> Result<axum::Json<Vec<KeeperSession>>, HttpError> {
    let sessions = web.seen_sessions(&actor).await?;
    let current = actor.session.map(|session| session.id);
    let shown = |session: StoredKeeperSession| KeeperSession {
        id: session.id.to_string(),
        guest: written(&session.guest),
        role: session.role,
        by: session.way,
        device: session.device,
        added_at: session.added_at.0,
        ends_at: session.ends_at.0,
        current: Some(session.id) == current,
    };
    Ok(axum::Json(sessions.into_iter().map(shown).collect()))
}

/// End a session of the room. One that is not there is no error.
#[cfg_attr(feature = "openapi", utoipa::path(
    delete, path = "/api/keeper/sessions/{session}", tag = "keeper",
    params(("session" = String, Path, description = "The session")),
    security(("keeper" = []), ("token" = [])),
    responses((status = 204, description = "It has ended"), Room, Usual),
))]
pub async fn end(
    State(web): State<Arc<Web>>,
    Moderator(actor): Moderator,
    Path(session): Path<String>,
) -> Result<StatusCode, HttpError> {
    let sessions = web.seen_sessions(&actor).await?;
    let id = session.parse::<SessionId>().ok();
    let Some(session) = sessions.into_iter().find(|session| Some(session.id) == id) else {
        return Ok(StatusCode::NO_CONTENT);
    };
    let entry =
        NewAudit { guest: Some(session.guest.id), ..web.entry(&actor, AuditAction::EndSession) };
    match web.store.end_keeper_session(session.id, entry).await {
        Ok(()) | Err(StoreError::Conflict) => Ok(StatusCode::NO_CONTENT),
        Err(error) => Err(error.into()),
    }
}

impl Web {
    /// The sessions that somebody in the room may see and end.
    async fn seen_sessions(&self, actor: &Actor) -> Result<Vec<StoredKeeperSession>, HttpError> {
        let mut sessions = self.store.keeper_sessions(self.watch.now()).await?;
        let own = actor.guest().map(|guest| guest.id);
        sessions.retain(|it| actor.role == Role::Keeper || Some(it.guest.id) == own);
        Ok(sessions)
    }
}
