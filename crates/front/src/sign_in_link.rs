//! Sign-in links: made on a signed-in device to sign in another one, once and within five minutes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use host::id::{GuestId, Secret, SecretHash, SessionId};
use protocol::{Guest, SignInByLink, SignInLink};
use qrcode::QrCode;
use qrcode::render::svg;

use super::Web;
use super::body::Json;
use super::error::HttpError;
use super::limits::Quota;
#[cfg(feature = "openapi")]
use super::openapi::{DeviceOnly, Sent, Usual};
use super::origin::Origin;
use super::sessions::{LISTED, MOST_DEVICES};
use super::sign_in::Arrival;
use super::who::{OnDevice, Who};

/// How long a link is valid.
const LIFETIME: Duration = Duration::from_secs(5 * 60);

/// The most links kept; beyond that all are dropped. A session has at most one, so this takes as
/// many sessions within five minutes.
const MOST: usize = 10_000;

/// The links that have not been used yet. They are kept in memory only: after a restart, guests
/// make new ones.
#[derive(Debug, Default)]
pub struct SignInLinks {
    links: Mutex<HashMap<SecretHash, Made>>,
}

/// Who made a link, and how long it is valid.
#[derive(Clone, Copy, Debug)]
struct Made {
    guest: GuestId,
    session: SessionId,
    until: Instant,
}

impl SignInLinks {
    /// Adds a link, which replaces an earlier one of the same session.
    pub fn make(&self, link: Secret, guest: GuestId, session: SessionId, now: Instant) {
        let mut links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        links.retain(|_, made| made.session != session && made.until > now);
        if links.len() >= MOST {
            links.clear();
        }
        links.insert(link.hash(), Made { guest, session, until: now + LIFETIME });
    }

    /// Who made a link; `None` if it is unknown, used or expired.
    fn find(&self, link: Secret, now: Instant) -> Option<Made> {
        let links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        links.get(&link.hash()).copied().filter(|made| made.until > now)
    }

    /// Uses up a link; `None` if it is unknown, used or expired.
    fn take(&self, link: Secret, now: Instant) -> Option<Made> {
        let mut links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        links.remove(&link.hash()).filter(|made| made.until > now)
    }
}

/// Make a link that signs you in on another device. It works once, within five minutes.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/me/sign-in-link", tag = "guests", security(("cookie" = []), ("token" = [])),
    responses(
        (status = 200, description = "The link, also as a QR code", body = SignInLink),
        DeviceOnly,
        (status = 404, description = "The request does not name the house in `Host`",
            body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn make(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    OnDevice(who): OnDevice,
) -> Result<axum::Json<SignInLink>, HttpError> {
    let base = origin.base().ok_or(HttpError::NoSuchLink)?;
    let secret = Secret::random()?;
    let link = format!("{base}/sign-in#link={secret}");
    // This fails only if the link is too long for a QR code, which no real host name causes.
    let code = QrCode::new(&link).map_err(|_| HttpError::NoSuchLink)?;
    let qr = code.render::<svg::Color>().min_dimensions(240, 240).build();
    web.sign_in_links.make(secret, who.guest.id, who.session.id, Instant::now());
    Ok(axum::Json(SignInLink { link, qr, lasts: LIFETIME.as_secs() as u32 }))
}

/// Sign in with a link that you made on another device.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/sign-in/link", tag = "guests", security((), ("cookie" = [])),
    request_body = SignInByLink,
    responses(
        (status = 200, description = "The guest you are now", body = Guest,
            headers(("Set-Cookie" = String, description = "The guest's cookie"))),
        (status = 401, description = "The token is not known here", body = protocol::Trouble),
        (status = 404, description = "The link is not valid any more", body = protocol::Trouble),
        (status = 409, description = "Both guests sit at the same unfinished table",
            body = protocol::Trouble),
        Sent,
        Usual,
    ),
))]
pub async fn sign_in(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    asked: HeaderMap,
    before: Option<Who>,
    Json(SignInByLink { secret, merge, only_new }): Json<SignInByLink>,
) -> Result<(HeaderMap, axum::Json<Guest>), HttpError> {
    web.allow(origin.who, Quota::SignIn)?;
    if only_new && before.is_some() {
        return Err(HttpError::UsedLink);
    }
    let secret: Secret = secret.parse().map_err(|_| HttpError::UsedLink)?;
    let Some(made) = web.sign_in_links.find(secret, Instant::now()) else {
        // It may be the link of a guest who asked to be forgotten, which works until then.
        let guest = web.store.hidden_guest(secret.hash()).await?.ok_or(HttpError::UsedLink)?;
        web.must_fit(before.as_ref(), guest, merge).await?;
        let (session, key) = web.new_device(&asked)?;
        web.store.add_session(guest, session, MOST_DEVICES).await?;
        return web
            .arrived(Arrival { guest, key, before, secure: origin.is_secure(), merge })
            .await;
    };
    web.must_fit(before.as_ref(), made.guest, merge).await?;
    let made = web.sign_in_links.take(secret, Instant::now()).ok_or(HttpError::UsedLink)?;
    // The link is void if the device that made it has been signed out.
    let sessions = web.store.sessions(made.guest, LISTED).await?;
    if !sessions.iter().any(|session| session.id == made.session) {
        return Err(HttpError::UsedLink);
    }
    let (session, key) = web.new_device(&asked)?;
    web.store.add_session(made.guest, session, MOST_DEVICES).await?;
    web.arrived(Arrival { guest: made.guest, key, before, secure: origin.is_secure(), merge }).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_works_once_and_in_time_and_a_newer_one_replaces_it() {
        let (links, now) = (SignInLinks::default(), Instant::now());
        let secret = || Secret::random().expect("randomness");
        let ada = GuestId::random().expect("randomness");
        let [laptop, phone] = [(); 2].map(|()| SessionId::random().expect("randomness"));
        let make = |session, at| {
            let link = secret();
            links.make(link, ada, session, at);
            link
        };
        let (old, new, other) = (make(laptop, now), make(laptop, now), make(phone, now));
        assert!(links.take(old, now).is_none());
        assert!(links.take(secret(), now).is_none());
        assert_eq!(links.take(new, now).map(|made| made.session), Some(laptop));
        assert!(links.take(new, now).is_none());
        assert_eq!(links.take(other, now + LIFETIME / 2).map(|made| made.guest), Some(ada));
        let late = make(phone, now);
        assert!(links.take(late, now + LIFETIME).is_none());
    }
}
