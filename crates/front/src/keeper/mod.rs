//! The keeper's room: what keepers and moderators see and do while the house runs.
//!
//! Requests need a session of the room, or the keeper's secret, which lies in the data folder and
//! is what the command line uses. Every action is in the audit log, which is written together with
//! the action, or before it where the action is not one of the store. What is refused is not in it.

pub mod guests;
mod invites;
pub mod measures;
pub mod notice;
pub mod overview;
pub mod reports;
pub mod sessions;
pub mod sign_in;
pub mod tables;

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use host::id::{GuestId, Secret, TableId};
use protocol::{AuditAction, Page, Role};
use serde::Deserialize;
use store::{NewAudit, StoredGuest, StoredKeeperSession};

use crate::Web;
use crate::error::HttpError;
use crate::who::{bearer, cookie_named};

pub use invites::Invites;

/// The name of the room's cookie.
pub const COOKIE: &str = "forno-keeper";

/// How long a session of the room lasts, in seconds: twelve hours.
const LASTS: u32 = 12 * 60 * 60;

/// How many entries a part of a list has.
const PAGE: u32 = 50;

/// The longest reason, in characters.
const LONGEST_REASON: usize = 500;

/// Somebody who acts in the keeper's room.
#[derive(Clone, Debug)]
pub struct Actor {
    /// What they may do.
    pub role: Role,
    /// Their session; none for the command line.
    pub session: Option<StoredKeeperSession>,
}

impl Actor {
    /// Who it is; none for the command line.
    pub fn guest(&self) -> Option<&StoredGuest> {
        self.session.as_ref().map(|session| &session.guest)
    }
}

/// A keeper or a moderator.
#[derive(Clone, Debug)]
pub struct Moderator(pub Actor);

/// A keeper.
#[derive(Clone, Debug)]
pub struct Keeper(pub Actor);

async fn actor(headers: &HeaderMap, web: &Web) -> Result<Actor, HttpError> {
    if let Some(token) = bearer(headers) {
        return match token.parse::<Secret>() {
            Ok(secret) if secret == web.keeper => Ok(Actor { role: Role::Keeper, session: None }),
            Ok(_) | Err(_) => Err(HttpError::BadToken),
        };
    }
    let session = web.room_session(headers).await?.ok_or(HttpError::NotInRoom)?;
    Ok(Actor { role: session.role, session: Some(session) })
}

impl FromRequestParts<Arc<Web>> for Moderator {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, web: &Arc<Web>) -> Result<Moderator, HttpError> {
        actor(&parts.headers, web).await.map(Moderator)
    }
}

impl FromRequestParts<Arc<Web>> for Keeper {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, web: &Arc<Web>) -> Result<Keeper, HttpError> {
        let actor = actor(&parts.headers, web).await?;
        match actor.role {
            Role::Keeper => Ok(Keeper(actor)),
            Role::Moderator => Err(HttpError::RoleTooLow),
        }
    }
}

impl Web {
    /// The session of the room that these headers have.
    pub async fn room_session(
        &self,
        headers: &HeaderMap,
    ) -> Result<Option<StoredKeeperSession>, HttpError> {
        let key = cookie_named(headers, COOKIE).and_then(|text| text.parse::<Secret>().ok());
        let Some(key) = key else { return Ok(None) };
        Ok(self.store.keeper_session(key.hash(), self.watch.now()).await?)
    }

    /// An entry of the audit log for something that is done now.
    fn entry(&self, actor: &Actor, action: AuditAction) -> NewAudit {
        NewAudit {
            at: self.watch.now(),
            by: actor.guest().map(|guest| guest.id),
            action,
            guest: None,
            table: None,
            detail: None,
        }
    }

    /// A guest whom a path names.
    async fn guest_named(&self, name: &str) -> Result<StoredGuest, HttpError> {
        let id: GuestId = name.parse().map_err(|_| HttpError::NoSuchGuest)?;
        self.store.guest(id).await?.ok_or(HttpError::NoSuchGuest)
    }
}

/// The cookie of a session of the room, or none any more. It is sent with requests about the guest
/// too, who leaves the room when signing out, and adds passkeys only from there.
pub fn set_cookie(key: Option<Secret>, secure: bool) -> Result<HeaderValue, HttpError> {
    let secure = if secure { "; Secure" } else { "" };
    let (value, age) = key.map_or((String::new(), 0), |key| (key.to_string(), LASTS));
    let text =
        format!("{COOKIE}={value}; Path=/api; Max-Age={age}; HttpOnly; SameSite=Strict{secure}");
    HeaderValue::try_from(text).map_err(|_| HttpError::Fault)
}

/// A part of a list, of which one entry more than that was read.
fn page<S, T>(mut read: Vec<S>, id: impl Fn(&S) -> String, shown: impl Fn(S) -> T) -> Page<T> {
    let has_more = read.len() > PAGE as usize;
    read.truncate(PAGE as usize);
    let next = read.last().filter(|_| has_more).map(id);
    Page { items: read.into_iter().map(shown).collect(), next }
}

/// Where a part of a list begins. Text that is not an id is refused.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct After {
    /// What the part before said is `next`.
    after: Option<String>,
}

/// An id in a query, if it is one.
fn id_in<T: std::str::FromStr>(text: Option<&str>) -> Result<Option<T>, HttpError> {
    let read = |text: &str| {
        text.parse().map_err(|_| HttpError::BadQuery { why: "`after` is not an id".to_string() })
    };
    text.map(read).transpose()
}

/// A table as the log names it.
fn in_table(entry: NewAudit, table: TableId) -> NewAudit {
    NewAudit { table: Some(table), ..entry }
}

/// Checks and cleans text that people read.
fn clean(text: &str, least: usize, most: usize) -> Result<String, HttpError> {
    let text = crate::moderation::guests::plain(text);
    let length = text.chars().count();
    if (least..=most).contains(&length) { Ok(text) } else { Err(HttpError::BadText { most }) }
}
