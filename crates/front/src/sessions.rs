//! The devices and programs of a guest: sessions, their keys, and signing out.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use host::id::{GuestId, Secret, SessionId};
use protocol::{Identity, NewToken, Scope, Session, Token, TokenFor};
use store::{Ended, NewSession, Scopes, SessionKind, StoredGuest, StoredSession};

use super::Web;
use super::body::Json;
use super::device_name::device_name;
use super::error::HttpError;
use super::guests::clean_name;
use super::limits::Quota;
use super::me::written;
#[cfg(feature = "openapi")]
use super::openapi::{DeviceOnly, Sent, Usual};
use super::origin::Origin;
use super::who::{OnDevice, Who, clear_cookie};

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
    /// out.
    pub async fn key_for(&self, who: &Who) -> Result<Secret, HttpError> {
        let now = self.watch.now();
        if now.0.saturating_sub(who.session.keyed_at.0) < KEY_AGE {
            return Ok(who.key);
        }
        let next = Secret::random()?;
        let id = who.session.id;
        self.store.offer_key(id, next.hash(), now).await?;
        self.signed_in.note_offer(who.key, now);
        Ok(next)
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
#[cfg_attr(feature = "openapi", utoipa::path(
    delete, path = "/api/me/sessions/{session}", tag = "guests",
    params(("session" = String, Path, description = "The session's id")),
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
    OnDevice(who): OnDevice,
    Path(session): Path<String>,
) -> Result<(HeaderMap, StatusCode), HttpError> {
    let mut headers = HeaderMap::new();
    // Text that is not an id names no session, and an unknown session is not an error.
    if let Ok(session) = session.parse::<SessionId>() {
        web.signed_in.end(web.store.as_ref(), who.guest.id, Ended::One(session)).await?;
        if session == who.session.id && who.by_cookie {
            headers.insert(header::SET_COOKIE, clear_cookie(origin.is_secure())?);
        }
    }
    Ok((headers, StatusCode::NO_CONTENT))
}

/// Sign out everywhere else: your other devices, and the programs that speak for you.
#[cfg_attr(feature = "openapi", utoipa::path(
    delete, path = "/api/me/sessions", tag = "guests", security(("cookie" = []), ("token" = [])),
    responses(
        (status = 204, description = "You are signed in only here"),
        DeviceOnly,
        Usual,
    ),
))]
pub async fn end_others(
    State(web): State<Arc<Web>>,
    OnDevice(who): OnDevice,
) -> Result<StatusCode, HttpError> {
    web.signed_in.end(web.store.as_ref(), who.guest.id, Ended::AllBut(who.session.id)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Make a token for a program. It is shown only once.
///
/// The program is a guest of its own, or acts as you. If you are signed in on a device, the token
/// is listed among your sessions, where you can revoke it. A token that a program requests, or a
/// client without a cookie, belongs to nobody and cannot be revoked.
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
            let guest = StoredGuest { id: GuestId::random()?, name };
            web.store.add_guest(guest.clone(), session).await?;
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
