//! Signing in to the keeper's room, and out of it.

use std::sync::Arc;
use std::time::Instant;

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use host::id::{Secret, SessionId};
use host::time::Millis;
use protocol::{
    AuditAction, Invite, KeeperSignInByLink, NewInvite, Overview, PasskeyAnswer, PasskeyOptions,
    Role, SignedInBy,
};
use store::{NewAudit, NewKeeperSession, SessionKind, StoreError, StoredGuest};

use super::{Actor, Keeper, LASTS, Moderator, invites, set_cookie};
use crate::Web;
use crate::accept_language::language;
use crate::body::Json;
use crate::device_name::device_name;
use crate::error::HttpError;
use crate::guests::any_name;
use crate::me::random_number;
#[cfg(feature = "openapi")]
use crate::openapi::{Room, Sent, Usual};
use crate::origin::Origin;
use crate::who::{self, Who};

/// Make a one-time link into the room, for 15 minutes. The guest who opens it gets the role.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/keeper/invites", tag = "keeper", security(("keeper" = []), ("token" = [])),
    request_body = NewInvite,
    responses(
        (status = 201, description = "The link", body = Invite),
        (status = 404, description = "The request does not say where the house is",
            body = protocol::Trouble),
        Sent, Room, Usual,
    ),
))]
pub async fn invite(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    Keeper(actor): Keeper,
    Json(NewInvite { role }): Json<NewInvite>,
) -> Result<(StatusCode, axum::Json<Invite>), HttpError> {
    let public = web.settings.public_urls.first().map(String::as_str);
    let base = public.or(origin.base()).ok_or(HttpError::NoSuchLink)?;
    let secret = Secret::random()?;
    let entry = NewAudit { detail: word(role), ..web.entry(&actor, AuditAction::Invite) };
    web.store.note(entry).await?;
    web.invites.add(secret, role, Instant::now());
    let link = format!("{}/keeper#invite={secret}", base.trim_end_matches('/'));
    let lasts = invites::LASTS.as_secs() as u32;
    Ok((StatusCode::CREATED, axum::Json(Invite { link, lasts })))
}

/// Sign in to the room by a one-time link. The guest of this browser gets the role of the link.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/keeper/sign-in/link", tag = "keeper", security((), ("cookie" = [])),
    request_body = KeeperSignInByLink,
    responses(
        (status = 200, description = "The state of the house", body = Overview,
            headers(("Set-Cookie" = String, description = "The session of the room"))),
        (status = 401, description = "The token is not known here", body = protocol::Trouble),
        (status = 404, description = "The link cannot be used any more", body = protocol::Trouble),
        Sent, Usual,
    ),
))]
pub async fn by_link(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    asked: HeaderMap,
    who: Option<Who>,
    Json(KeeperSignInByLink { secret }): Json<KeeperSignInByLink>,
) -> Result<(HeaderMap, axum::Json<Overview>), HttpError> {
    web.allow_attempt(origin.who)?;
    let secret = secret.parse::<Secret>().ok();
    let invited = secret.and_then(|secret| web.invites.take(secret, Instant::now()));
    let invited = web.attempted(origin.who, invited.ok_or(HttpError::UsedInvite))?;
    let mut headers = HeaderMap::new();
    let guest = match who.filter(|who| who.session.kind == SessionKind::Device) {
        Some(who) => who.guest,
        None => {
            let name = any_name(random_number(), language(&asked));
            let (guest, key) = web.make_guest(name, &asked).await?;
            headers.append(header::SET_COOKIE, who::set_cookie(key, origin.is_secure())?);
            guest
        }
    };
    let role = web.moderation.role(guest.id);
    if role.is_none_or(|role| role < invited) {
        let entry = NewAudit {
            at: web.watch.now(),
            by: Some(guest.id),
            action: AuditAction::SetRole,
            guest: Some(guest.id),
            table: None,
            detail: word(invited),
        };
        web.store.set_role(guest.id, Some(invited), entry).await?;
        web.measures_changed().await?;
    }
    web.begin_session(guest, SignedInBy::Link, headers, &origin, &asked).await
}

/// Begin to sign in to the room with a passkey.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/keeper/sign-in/passkey/start", tag = "keeper", security(()),
    responses(
        (status = 200, description = "What the browser needs, for five minutes",
            body = PasskeyOptions),
        (status = 409, description = "Passkeys do not work at this address",
            body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn start(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    asked: HeaderMap,
) -> Result<axum::Json<PasskeyOptions>, HttpError> {
    crate::passkeys::requests::start(State(web), Extension(origin), asked).await
}

/// Sign in to the room with what a passkey answered. Its guest must have a role.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/keeper/sign-in/passkey", tag = "keeper", security(()),
    request_body = PasskeyAnswer,
    responses(
        (status = 200, description = "The state of the house", body = Overview,
            headers(("Set-Cookie" = String, description = "The session of the room"))),
        (status = 404, description = "Nobody here has this passkey", body = protocol::Trouble),
        (status = 409, description = "Passkeys do not work at this address, or it took too long",
            body = protocol::Trouble),
        (status = 422, description = "The passkey is not right", body = protocol::Trouble),
        Sent, Usual,
    ),
))]
pub async fn by_passkey(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    asked: HeaderMap,
    Json(PasskeyAnswer { credential }): Json<PasskeyAnswer>,
) -> Result<(HeaderMap, axum::Json<Overview>), HttpError> {
    let verified = web.verified_passkey(&origin, &asked, &credential).await;
    let (passkey, counted) = web.attempted(origin.who, verified)?;
    let guest = web.store.guest(passkey.guest).await?.ok_or(HttpError::UnknownPasskey)?;
    match web.store.count_passkey(passkey, counted, web.watch.now()).await {
        Ok(()) => {}
        // Removed in this moment, or used by two at once.
        Err(StoreError::Conflict) => return Err(HttpError::UnknownPasskey),
        Err(error) => return Err(error.into()),
    }
    web.begin_session(guest, SignedInBy::Passkey, HeaderMap::new(), &origin, &asked).await
}

/// Sign out of the room.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/keeper/sign-out", tag = "keeper", security(("keeper" = [])),
    responses((status = 204, description = "You are signed out"), Room, Usual),
))]
pub async fn out(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    Moderator(actor): Moderator,
) -> Result<(HeaderMap, StatusCode), HttpError> {
    if let Some(session) = &actor.session {
        let entry = web.entry(&actor, AuditAction::EndSession);
        match web.store.end_keeper_session(session.id, entry).await {
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    let mut headers = HeaderMap::new();
    headers.insert(header::SET_COOKIE, set_cookie(None, origin.is_secure())?);
    Ok((headers, StatusCode::NO_CONTENT))
}

/// A role as the audit log has it.
pub fn word(role: Role) -> Option<String> {
    let word = match role {
        Role::Moderator => "moderator",
        Role::Keeper => "keeper",
    };
    Some(word.to_string())
}

impl Web {
    /// Begins a session of the room for a guest who has a role.
    async fn begin_session(
        &self,
        guest: StoredGuest,
        way: SignedInBy,
        mut headers: HeaderMap,
        origin: &Origin,
        asked: &HeaderMap,
    ) -> Result<(HeaderMap, axum::Json<Overview>), HttpError> {
        let (key, now) = (Secret::random()?, self.watch.now());
        let named = asked.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        let session = NewKeeperSession {
            id: SessionId::random()?,
            key: key.hash(),
            guest: guest.id,
            way,
            device: device_name(named.unwrap_or_default()),
            added_at: now,
            ends_at: Millis(now.0 + u64::from(LASTS) * 1_000),
        };
        let entry = NewAudit {
            at: now,
            by: Some(guest.id),
            action: AuditAction::SignIn,
            guest: None,
            table: None,
            detail: None,
        };
        match self.store.add_keeper_session(session, entry).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => return Err(HttpError::RoleTooLow),
            Err(error) => return Err(error.into()),
        }
        let session = self.store.keeper_session(key.hash(), now).await?;
        let session = session.ok_or(HttpError::RoleTooLow)?;
        let actor = Actor { role: session.role, session: Some(session) };
        headers.append(header::SET_COOKIE, set_cookie(Some(key), origin.is_secure())?);
        Ok((headers, axum::Json(self.overview(&actor).await?)))
    }
}
