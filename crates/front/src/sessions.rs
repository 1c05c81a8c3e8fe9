//! The devices and programs of a guest: signing in and out, and the keys they come in with.

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
use super::openapi::{Sent, Usual};
use super::origin::Origin;
use super::who::{OnDevice, Who, clear_cookie};

/// So many devices of a guest are signed in at once; the one unseen for the longest time makes room.
pub const MOST_DEVICES: u32 = 50;

/// So many tokens a guest can have made.
const MOST_TOKENS: usize = 50;

/// So many sessions are listed: all there can be, but for what two requests do at once.
const LISTED: u32 = 200;

/// After this time a browser is given a new key, in milliseconds.
const KEY_AGE: u64 = 30 * 24 * 60 * 60 * 1_000;

impl Web {
    /// Makes a guest, and the key to come in with from this device.
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

    /// A session for the device that asks, and its key.
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

    /// The key that a browser is to come back with: now and then a new one. The old one holds until
    /// the new one was used, so nothing is lost if the answer is.
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

/// All that keeps you who you are: where you are signed in, and how you come back.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/me/identity", tag = "guests", security(("cookie" = []), ("token" = [])),
    responses(
        (status = 200, description = "Devices, programs, passkeys and codes", body = Identity),
        (status = 401, description = "Nobody in particular asks", body = protocol::Trouble),
        (status = 403, description = "A program may not do this", body = protocol::Trouble),
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

fn shown(session: StoredSession, who: &Who) -> Session {
    let StoredSession { id, guest, maker: _, kind, name, added_at, keyed_at: _, seen_at } = session;
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
/// It is over at once, and so are its connections. One that is not there is no error.
#[cfg_attr(feature = "openapi", utoipa::path(
    delete, path = "/api/me/sessions/{session}", tag = "guests",
    params(("session" = String, Path, description = "The device or program")),
    security(("cookie" = []), ("token" = [])),
    responses(
        (status = 204, description = "It is signed out",
            headers(("Set-Cookie" = String, description = "Empty, for the browser that asks"))),
        (status = 401, description = "Nobody in particular asks", body = protocol::Trouble),
        (status = 403, description = "A program may not do this, or the page that sends this is \
            not one of the house's own", body = protocol::Trouble),
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
    // What cannot be an id is the id of nothing.
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
        (status = 204, description = "You are signed in here alone"),
        (status = 401, description = "Nobody in particular asks", body = protocol::Trouble),
        (status = 403, description = "A program may not do this, or the page that sends this is \
            not one of the house's own", body = protocol::Trouble),
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

/// Make a token for a program. It is shown once.
///
/// The program is a guest of its own, or speaks for you. Whoever is signed in finds the token among
/// the sessions and can revoke it there; a program that asks for its own token speaks for nobody
/// and is nobody's.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/tokens", tag = "guests", security((), ("cookie" = []), ("token" = [])),
    request_body = NewToken,
    responses(
        (status = 201, description = "The token", body = Token),
        (status = 401, description = "Nobody in particular asks for a token that speaks for \
            somebody", body = protocol::Trouble),
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
    // A program that makes another is not its keeper: it can neither list nor revoke it. One whose
    // token was revoked may ask for another.
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
