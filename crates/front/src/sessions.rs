//! The devices and programs of a guest: sessions, their keys, and signing out.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use host::id::{GuestId, Secret, SessionId};
use protocol::{AuditAction, Identity, NewToken, Scope, Session, Token, TokenFor};
use serde::Deserialize;
use store::{
    Ended, NewAudit, NewSession, Scopes, SessionKind, StoreError, StoredGuest, StoredKeeperSession,
    StoredSession,
};

use super::Web;
use super::body::{Json, Query};
use super::device_name::device_name;
use super::error::HttpError;
use super::guests::clean_name;
use super::keeper;
use super::limits::Quota;
use super::me::written;
#[cfg(feature = "openapi")]
use super::openapi::{DeviceOnly, Queried, Sent, Usual};
use super::origin::Origin;
use super::who::{Holder, OnDevice, Who, clear_cookie};

/// The most devices a guest can be signed in on. One more signs out the least recently seen.
pub const MOST_DEVICES: u32 = 50;

/// The most tokens a guest can have made.
const MOST_TOKENS: usize = 50;

/// The most sessions listed. The limits on devices and tokens keep guests below it, except after
/// merging several guests with many of both.
pub const LISTED: u32 = 200;

/// The age at which a browser's key is replaced, in milliseconds.
const KEY_AGE: u64 = 30 * 24 * 60 * 60 * 1_000;

impl Web {
    /// Creates a guest who is signed in on this device, and the session's key.
    pub async fn make_guest(
        &self,
        name: String,
        asked: &HeaderMap,
    ) -> Result<(StoredGuest, Secret), HttpError> {
        let guest = StoredGuest { id: GuestId::random()?, name };
        let (session, key) = self.new_device(asked)?;
        self.store.add_guest(guest.clone(), session).await?;
        Ok((guest, key))
    }

    /// A session for the device that sent the request, and its key.
    pub fn new_device(&self, asked: &HeaderMap) -> Result<(NewSession, Secret), HttpError> {
        let named = asked.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        self.new_session(SessionKind::Device, device_name(named.unwrap_or_default()), None)
    }

    fn new_session(
        &self,
        kind: SessionKind,
        name: String,
        maker: Option<GuestId>,
    ) -> Result<(NewSession, Secret), HttpError> {
        let (id, key, at) = (SessionId::random()?, Secret::random()?, self.watch.now());
        Ok((NewSession { id, key: key.hash(), kind, name, maker, at }, key))
    }

    /// The key for the browser's cookie: the current one, or a new one if that is too old.
    ///
    /// The current key stays valid until the new one is first used, so a lost response locks nobody
    /// out. As long as it has not been used, the cookie is not set: another tab may be about to use
    /// the new key, and must not be set back to this one.
    pub async fn key_for(&self, who: &Who) -> Result<Option<Secret>, HttpError> {
        let (now, keyed_at) = (self.watch.now(), who.session.keyed_at);
        if now.0.saturating_sub(keyed_at.0) < KEY_AGE {
            return Ok((!who.session.has_next).then_some(who.key));
        }
        let next = Secret::random()?;
        match self.store.offer_key(who.session.id, keyed_at, next.hash(), now).await {
            Ok(()) => {
                self.signed_in.note_offer(who.key, now);
                Ok(Some(next))
            }
            // Another tab has just been given the new key, which this browser has too.
            Err(StoreError::Conflict) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Ends some sessions of the keeper's room, because this guest signs out.
    async fn leave_room(
        &self,
        guest: GuestId,
        is_left: impl Fn(&StoredKeeperSession) -> bool,
    ) -> Result<(), HttpError> {
        let now = self.watch.now();
        for session in self.store.keeper_sessions(now).await?.into_iter().filter(is_left) {
            let entry = NewAudit {
                at: now,
                by: Some(guest),
                action: AuditAction::EndSession,
                guest: Some(session.guest.id),
                table: None,
                detail: None,
            };
            match self.store.end_keeper_session(session.id, entry).await {
                Ok(()) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// Signs this device out: its guest, and whoever is in the keeper's room here.
    async fn leave_device(
        &self,
        who: &Who,
        which: Ended,
        origin: &Origin,
        asked: &HeaderMap,
    ) -> Result<HeaderMap, HttpError> {
        let here = self.room_session(asked).await?;
        let is_all = which == Ended::All;
        self.leave_room(who.guest.id, |session| {
            here.as_ref().is_some_and(|here| here.id == session.id)
                || (is_all && session.guest.id == who.guest.id)
        })
        .await?;
        self.signed_in.end(self.store.as_ref(), who.guest.id, which).await?;
        let mut headers = HeaderMap::new();
        if who.by_cookie {
            headers.append(header::SET_COOKIE, clear_cookie(origin.is_secure())?);
            if here.is_some() {
                headers.append(header::SET_COOKIE, keeper::set_cookie(None, origin.is_secure())?);
            }
        }
        Ok(headers)
    }

    /// Signs out other devices or programs of this guest. It is not known which device is in the
    /// keeper's room, so with a device the guest leaves it everywhere but here.
    async fn leave_others(
        &self,
        who: &Who,
        which: Ended,
        asked: &HeaderMap,
    ) -> Result<(), HttpError> {
        let is_device = match which {
            Ended::One(id) => {
                let sessions = self.store.sessions(who.guest.id, LISTED).await?;
                let ended = sessions.iter().find(|session| session.id == id);
                ended.is_none_or(|session| session.kind == SessionKind::Device)
            }
            Ended::AllBut(_) | Ended::All => true,
        };
        if is_device {
            let here = self.room_session(asked).await?.map(|session| session.id);
            self.leave_room(who.guest.id, |session| {
                session.guest.id == who.guest.id && Some(session.id) != here
            })
            .await?;
        }
        Ok(self.signed_in.end(self.store.as_ref(), who.guest.id, which).await?)
    }
}

/// Your identity: where you are signed in, your passkeys, and how many recovery codes are left.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/me/identity", tag = "guests", security(("cookie" = []), ("token" = [])),
    responses(
        (status = 200, description = "Devices, programs, passkeys and codes", body = Identity),
        DeviceOnly,
        Usual,
    ),
))]
pub async fn identity(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    OnDevice(who): OnDevice,
) -> Result<axum::Json<Identity>, HttpError> {
    let sessions = web.store.sessions(who.guest.id, LISTED).await?;
    let sessions = sessions.into_iter().map(|session| shown(session, &who)).collect();
    let codes = web.store.codes_left(who.guest.id).await?;
    let passkeys = web.store.passkeys(who.guest.id).await?;
    let passkeys = passkeys.iter().map(|passkey| web.shown_passkey(passkey)).collect();
    let passkeys_at = web.passkeys_at(&origin);
    Ok(axum::Json(Identity { sessions, codes, passkeys, passkeys_at }))
}

/// A session as its guest sees it.
pub fn shown(session: StoredSession, who: &Who) -> Session {
    let StoredSession { id, guest, kind, name, added_at, seen_at, .. } = session;
    let (kind, scopes) = match kind {
        SessionKind::Device => (protocol::SessionKind::Device, Scopes::ALL),
        SessionKind::Program(scopes) => (protocol::SessionKind::Program, scopes),
    };
    let Scopes { play, watch, read } = scopes;
    let scopes = [(play, Scope::Play), (watch, Scope::Watch), (read, Scope::Read)];
    Session {
        id: id.to_string(),
        kind,
        name,
        scopes: scopes.into_iter().filter(|(has, _)| *has).map(|(_, scope)| scope).collect(),
        guest: written(&guest),
        added_at: added_at.0,
        seen_at: seen_at.0,
        current: id == who.session.id,
    }
}

/// Sign out one of your devices, or revoke a token that you made.
///
/// This takes effect at once and closes its connections. An unknown session is not an error.
/// `current` is the session that makes the request. A program may revoke its own token and no other.
/// Whoever is signed out leaves the keeper's room as well.
#[cfg_attr(feature = "openapi", utoipa::path(
    delete, path = "/api/me/sessions/{session}", tag = "guests",
    params(("session" = String, Path, description = "The session's id, or `current`")),
    security(("cookie" = []), ("token" = [])),
    responses(
        (status = 204, description = "The session has ended",
            headers(("Set-Cookie" = String, description = "Cleared if you signed out here"))),
        DeviceOnly,
        Usual,
    ),
))]
pub async fn end(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    asked: HeaderMap,
    Holder(who): Holder,
    Path(session): Path<String>,
) -> Result<(HeaderMap, StatusCode), HttpError> {
    // Text that is not an id names no session, and an unknown session is not an error.
    let session = match session.as_str() {
        "current" => Some(who.session.id),
        other => other.parse::<SessionId>().ok(),
    };
    let is_own = session == Some(who.session.id);
    if who.session.kind != SessionKind::Device && !is_own {
        return Err(HttpError::NotAllowed);
    }
    let headers = match session {
        Some(session) if is_own => {
            web.leave_device(&who, Ended::One(session), &origin, &asked).await?
        }
        Some(session) => {
            web.leave_others(&who, Ended::One(session), &asked).await?;
            HeaderMap::new()
        }
        None => HeaderMap::new(),
    };
    Ok((headers, StatusCode::NO_CONTENT))
}

/// Where to sign out.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
pub struct Everywhere {
    /// Whether to sign out here as well.
    #[serde(default)]
    here: bool,
}

/// Sign out everywhere else, or with `here` on this device as well.
///
/// Your devices and the programs that speak for you are signed out at once. You leave the keeper's
/// room in the same places.
#[cfg_attr(feature = "openapi", utoipa::path(
    delete, path = "/api/me/sessions", tag = "guests", params(Everywhere),
    security(("cookie" = []), ("token" = [])),
    responses(
        (status = 204, description = "You are signed in only here, or nowhere",
            headers(("Set-Cookie" = String, description = "Cleared if you signed out here"))),
        DeviceOnly,
        Queried,
        Usual,
    ),
))]
pub async fn end_all(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    asked: HeaderMap,
    OnDevice(who): OnDevice,
    Query(Everywhere { here }): Query<Everywhere>,
) -> Result<(HeaderMap, StatusCode), HttpError> {
    let headers = match here {
        true => web.leave_device(&who, Ended::All, &origin, &asked).await?,
        false => {
            web.leave_others(&who, Ended::AllBut(who.session.id), &asked).await?;
            HeaderMap::new()
        }
    };
    Ok((headers, StatusCode::NO_CONTENT))
}

/// Make a token for a program. It is shown only once.
///
/// The program is a guest of its own, or acts as you. If you are signed in on a device, the token
/// is listed among your sessions, where you can revoke it. A token that a program requests, or a
/// client without a cookie, belongs to nobody: only whoever holds it can revoke it.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/tokens", tag = "guests", security((), ("cookie" = []), ("token" = [])),
    request_body = NewToken,
    responses(
        (status = 201, description = "The token", body = Token),
        (status = 401, description = "Not signed in on a device, which a token that acts as you \
            needs", body = protocol::Trouble),
        (status = 409, description = "You have too many tokens", body = protocol::Trouble),
        (status = 422, description = "This cannot be a name", body = protocol::Trouble),
        Sent,
        Usual,
    ),
))]
pub async fn token(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    who: Result<Option<Who>, HttpError>,
    Json(NewToken { name, scopes, speaks_for }): Json<NewToken>,
) -> Result<(StatusCode, axum::Json<Token>), HttpError> {
    let name = clean_name(&name)?;
    web.allow(origin.who, Quota::NewGuest)?;
    // Only a device counts as the maker: a program can neither list nor revoke tokens. An invalid
    // token is ignored, so that a program whose token was revoked can ask for another.
    let who = who.ok().flatten();
    let maker = who.filter(|who| who.session.kind == SessionKind::Device).map(|who| who.guest);
    if let Some(maker) = &maker {
        let made = web.store.sessions(maker.id, LISTED).await?;
        let programs = made.iter().filter(|session| session.kind != SessionKind::Device);
        if programs.count() >= MOST_TOKENS {
            return Err(HttpError::TooManyTokens { most: MOST_TOKENS });
        }
    }
    let kind = SessionKind::Program(scopes.map_or(Scopes::ALL, |scopes| allowed(&scopes)));
    let made_by = maker.as_ref().map(|maker| maker.id);
    let (session, key) = web.new_session(kind, name.clone(), made_by)?;
    let id = session.id;
    let guest = match speaks_for {
        TokenFor::Itself => {
            web.allow_new_guest()?;
            let guest = StoredGuest { id: GuestId::random()?, name };
            web.store.add_guest(guest.clone(), session).await?;
            web.note_address(guest.id, origin.who);
            guest
        }
        TokenFor::Me => {
            let guest = maker.ok_or(HttpError::Nobody)?;
            web.store.add_session(guest.id, session, MOST_DEVICES).await?;
            guest
        }
    };
    let token = Token { token: key.to_string(), session: id.to_string(), guest: written(&guest) };
    Ok((StatusCode::CREATED, axum::Json(token)))
}

fn allowed(scopes: &[Scope]) -> Scopes {
    Scopes {
        play: scopes.contains(&Scope::Play),
        watch: scopes.contains(&Scope::Watch),
        read: scopes.contains(&Scope::Read),
    }
}
