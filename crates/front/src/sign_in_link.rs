//! A link from a device that is signed in to one that is to be: for five minutes, and once.

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
use super::openapi::{Sent, Usual};
use super::origin::Origin;
use super::sessions::MOST_DEVICES;
use super::sign_in::Arrival;
use super::who::{OnDevice, Who};

/// How long a link can be used.
const LASTS: Duration = Duration::from_secs(5 * 60);

/// So many links are remembered. Whoever makes more of them at once has used up every other limit.
const MOST: usize = 10_000;

/// The links that were not used yet. They are not worth storing: after a restart one makes another.
#[derive(Debug, Default)]
pub struct SignInLinks {
    links: Mutex<HashMap<SecretHash, Made>>,
}

/// By whom a link was made, and until when it can be used.
#[derive(Clone, Copy, Debug)]
struct Made {
    guest: GuestId,
    session: SessionId,
    until: Instant,
}

impl SignInLinks {
    /// Makes a link; an earlier one of this session ends.
    pub fn make(&self, link: Secret, guest: GuestId, session: SessionId, now: Instant) {
        let mut links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        links.retain(|_, made| made.session != session && made.until > now);
        if links.len() >= MOST {
            links.clear();
        }
        links.insert(link.hash(), Made { guest, session, until: now + LASTS });
    }

    /// By whom a link was made; none if there is no such link any more.
    fn find(&self, link: Secret, now: Instant) -> Option<Made> {
        let links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        links.get(&link.hash()).copied().filter(|made| made.until > now)
    }

    /// Uses up a link; none if there is no such link any more.
    fn take(&self, link: Secret, now: Instant) -> Option<Made> {
        let mut links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        links.remove(&link.hash()).filter(|made| made.until > now)
    }
}

/// Make a link that signs you in on another device. It can be used for five minutes, and once.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/me/sign-in-link", tag = "guests", security(("cookie" = []), ("token" = [])),
    responses(
        (status = 200, description = "The link, also as a QR code", body = SignInLink),
        (status = 401, description = "Nobody in particular asks", body = protocol::Trouble),
        (status = 403, description = "A program may not do this, or the page that sends this is \
            not one of the house's own", body = protocol::Trouble),
        (status = 404, description = "The request does not say where the house is",
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
    // It fails for a link that is too long, which takes a host name that is no host name.
    let code = QrCode::new(&link).map_err(|_| HttpError::NoSuchLink)?;
    let qr = code.render::<svg::Color>().min_dimensions(240, 240).build();
    web.sign_in_links.make(secret, who.guest.id, who.session.id, Instant::now());
    Ok(axum::Json(SignInLink { link, qr, lasts: LASTS.as_secs() as u32 }))
}

/// Sign in by a link from another device of yours.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/sign-in/link", tag = "guests", security((), ("cookie" = [])),
    request_body = SignInByLink,
    responses(
        (status = 200, description = "You, as on the other device", body = Guest,
            headers(("Set-Cookie" = String, description = "What brings this browser back"))),
        (status = 401, description = "The token is not known here", body = protocol::Trouble),
        (status = 404, description = "The link cannot be used any more", body = protocol::Trouble),
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
    // A device that was signed out since signs in nobody else.
    let sessions = web.store.sessions(made.guest, MOST_DEVICES).await?;
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
    fn a_link_is_used_once_and_in_time_and_the_newest_one_counts() {
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
        assert_eq!(links.take(other, now + LASTS / 2).map(|made| made.guest), Some(ada));
        let late = make(phone, now);
        assert!(links.take(late, now + LASTS).is_none());
    }
}
