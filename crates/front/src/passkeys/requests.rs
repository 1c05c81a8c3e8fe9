//! The requests about passkeys.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use host::id::PasskeyId;
use protocol::{Guest, Passkey, PasskeyAnswer, PasskeyOptions, SignInByPasskey};
use store::{StoreError, StoredPasskey};
use webauthn_rp::DiscoverableAuthentication16;

use crate::Web;
use crate::body::Json;
use crate::device_name::device_name;
use crate::error::HttpError;
#[cfg(feature = "openapi")]
use crate::openapi::{DeviceOnly, Sent, Usual};
use crate::origin::Origin;
use crate::sessions::MOST_DEVICES;
use crate::sign_in::Arrival;
use crate::who::{OnDevice, Who};

/// The most passkeys a guest can have.
const MOST: usize = 20;

impl Web {
    /// Checks that a guest with a role is signed in to the keeper's room in this browser. Otherwise
    /// whoever has the cookie of a device, which lasts a year, could add a passkey and enter the
    /// room with it, whose sessions last hours.
    async fn must_be_in_room(&self, who: &Who, asked: &HeaderMap) -> Result<(), HttpError> {
        if self.moderation.role(who.guest.id).is_none() {
            return Ok(());
        }
        match self.room_session(asked).await? {
            Some(session) if session.guest.id == who.guest.id => Ok(()),
            Some(_) | None => Err(HttpError::RoomFirst),
        }
    }

    /// The origin of the page that sent the request, if passkeys work there.
    fn passkey_origin(&self, origin: &Origin, asked: &HeaderMap) -> Result<String, HttpError> {
        let page = asked.get(header::ORIGIN).and_then(|page| page.to_str().ok());
        let page = page.or(origin.base()).unwrap_or_default();
        match self.passkeys.domain().has(page) {
            true => Ok(page.to_string()),
            false => Err(HttpError::NoPasskeysHere { domain: self.passkeys.domain().to_string() }),
        }
    }

    /// The passkey that gave this answer, and what it counts from now on.
    pub async fn verified_passkey(
        &self,
        origin: &Origin,
        asked: &HeaderMap,
        credential: &serde_json::Value,
    ) -> Result<(StoredPasskey, Vec<u8>), HttpError> {
        let page = self.passkey_origin(origin, asked)?;
        let answer = serde_json::to_vec(credential).map_err(|_| HttpError::BadPasskey)?;
        let answer = DiscoverableAuthentication16::from_json_relaxed(&answer);
        let answer = answer.map_err(|_| HttpError::BadPasskey)?;
        // The challenge is used up even if the rest fails.
        let begun = self.passkeys.take_challenge(&answer)?;
        let known = self.store.passkey(answer.raw_id().as_ref()).await?;
        let passkey = known.ok_or(HttpError::UnknownPasskey)?;
        let counted = self.passkeys.check(begun, &answer, &passkey, page)?;
        Ok((passkey, counted))
    }

    /// The passkey as sent to clients.
    pub fn shown_passkey(&self, passkey: &StoredPasskey) -> Passkey {
        Passkey {
            id: passkey.id.to_string(),
            name: passkey.name.clone(),
            domain: passkey.rp_id.clone(),
            usable: passkey.rp_id == self.passkeys.domain().to_string(),
            added_at: passkey.added_at.0,
            used_at: passkey.used_at.map(|at| at.0),
        }
    }

    /// The address where passkeys work, if they do not work at the address of this request.
    pub fn passkeys_at(&self, origin: &Origin) -> Option<String> {
        let came_by = origin.base().unwrap_or_default();
        let domain = self.passkeys.domain();
        (!domain.has(came_by)).then(|| domain.address(came_by, &self.settings))
    }
}

/// Start adding a passkey: returns the options with which the browser makes it.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/me/passkeys/start", tag = "guests",
    security(("cookie" = []), ("token" = [])),
    responses(
        (status = 200, description = "The options, valid for five minutes",
            body = PasskeyOptions),
        DeviceOnly,
        (status = 409, description = "Passkeys do not work at this address, or you have too many",
            body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn offer(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    asked: HeaderMap,
    OnDevice(who): OnDevice,
) -> Result<axum::Json<PasskeyOptions>, HttpError> {
    web.passkey_origin(&origin, &asked)?;
    web.must_be_in_room(&who, &asked).await?;
    web.allow_attempt(origin.who)?;
    let known = web.store.passkeys(who.guest.id).await?;
    if known.len() >= MOST {
        return Err(HttpError::TooManyPasskeys { most: MOST });
    }
    let options = web.passkeys.start_adding(who.guest.id, &who.guest.name, &known)?;
    Ok(axum::Json(PasskeyOptions { options }))
}

/// Add the passkey that the browser made. From now on you can sign in with it.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/me/passkeys", tag = "guests", security(("cookie" = []), ("token" = [])),
    request_body = PasskeyAnswer,
    responses(
        (status = 201, description = "The passkey", body = Passkey),
        DeviceOnly,
        (status = 409, description = "Passkeys do not work at this address, or the challenge has \
            expired", body = protocol::Trouble),
        (status = 422, description = "The passkey cannot be verified, or is already registered",
            body = protocol::Trouble),
        Sent,
        Usual,
    ),
))]
pub async fn add(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    asked: HeaderMap,
    OnDevice(who): OnDevice,
    Json(PasskeyAnswer { credential }): Json<PasskeyAnswer>,
) -> Result<(StatusCode, axum::Json<Passkey>), HttpError> {
    let page = web.passkey_origin(&origin, &asked)?;
    web.must_be_in_room(&who, &asked).await?;
    let new = web.passkeys.finish_adding(who.guest.id, &credential, page)?;
    let named = asked.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    let name = device_name(named.unwrap_or_default());
    let passkey = new.of(who.guest.id, web.passkeys.domain(), name, web.watch.now())?;
    match web.store.add_passkey(passkey.clone()).await {
        Ok(()) => Ok((StatusCode::CREATED, axum::Json(web.shown_passkey(&passkey)))),
        Err(StoreError::Conflict) => Err(HttpError::BadPasskey),
        Err(error) => Err(error.into()),
    }
}

/// Remove one of your passkeys. It can no longer be used. An unknown passkey is not an error.
#[cfg_attr(feature = "openapi", utoipa::path(
    delete, path = "/api/me/passkeys/{passkey}", tag = "guests",
    params(("passkey" = String, Path, description = "The passkey's id")),
    security(("cookie" = []), ("token" = [])),
    responses(
        (status = 204, description = "The passkey is removed"),
        DeviceOnly,
        Usual,
    ),
))]
pub async fn remove(
    State(web): State<Arc<Web>>,
    OnDevice(who): OnDevice,
    Path(passkey): Path<String>,
) -> Result<StatusCode, HttpError> {
    // Text that is not an id names no passkey, and an unknown passkey is not an error.
    if let Ok(passkey) = passkey.parse::<PasskeyId>() {
        web.store.remove_passkey(who.guest.id, passkey).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Start signing in with a passkey: returns the options for the browser.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/sign-in/passkey/start", tag = "guests", security((), ("cookie" = [])),
    responses(
        (status = 200, description = "The options, valid for five minutes",
            body = PasskeyOptions),
        (status = 403, description = "The page that sends this is not one of the house's own",
            body = protocol::Trouble),
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
    web.passkey_origin(&origin, &asked)?;
    web.allow_attempt(origin.who)?;
    Ok(axum::Json(PasskeyOptions { options: web.passkeys.start_signing_in()? }))
}

/// Sign in with a passkey's response.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/sign-in/passkey", tag = "guests", security((), ("cookie" = [])),
    request_body = SignInByPasskey,
    responses(
        (status = 200, description = "The guest you are now", body = Guest,
            headers(("Set-Cookie" = String, description = "The guest's cookie"))),
        (status = 401, description = "The token is not known here", body = protocol::Trouble),
        (status = 404, description = "The passkey is not registered here",
            body = protocol::Trouble),
        (status = 409, description = "Passkeys do not work at this address, the challenge has \
            expired, both guests sit at the same unfinished table, or one has a role",
            body = protocol::Trouble),
        (status = 422, description = "The passkey cannot be verified", body = protocol::Trouble),
        Sent,
        Usual,
    ),
))]
pub async fn sign_in(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    asked: HeaderMap,
    before: Option<Who>,
    Json(SignInByPasskey { credential, merge }): Json<SignInByPasskey>,
) -> Result<(HeaderMap, axum::Json<Guest>), HttpError> {
    let verified = web.verified_passkey(&origin, &asked, &credential).await;
    let (passkey, counted) = web.attempted(origin.who, verified)?;
    let guest = passkey.guest;
    web.must_fit(before.as_ref(), guest, merge).await?;
    let (new, key) = web.new_device(&asked)?;
    let session = new.id;
    match web.store.use_passkey(passkey, counted, new, MOST_DEVICES).await {
        Ok(()) => {}
        // The passkey was just removed, or used by another request at the same time.
        Err(StoreError::Conflict) => return Err(HttpError::UnknownPasskey),
        Err(error) => return Err(error.into()),
    }
    web.arrived(Arrival { guest, session, key, before, secure: origin.is_secure(), merge }).await
}
