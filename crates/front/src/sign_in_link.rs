//! Sign-in links: made on a signed-in device to sign in another one, once and within five minutes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use host::id::{GuestId, Secret, SecretHash, SessionId};
use protocol::{Guest, Link, SignInByLink, SignInLink};
use qrcode::QrCode;
use qrcode::render::svg;

use super::Web;
use super::body::Json;
use super::error::HttpError;
use super::me::written;
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

/// What a secret is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To sign in another device, whose user decides whether to use it.
    SignIn,
    /// To carry a browser on this machine over to `localhost`. The page uses it without asking, so
    /// it must not be one that a stranger can make.
    Carry,
}

/// Who made a link, and how long it is valid.
#[derive(Clone, Copy, Debug)]
struct Made {
    purpose: Purpose,
    guest: GuestId,
    session: SessionId,
    until: Instant,
}

impl SignInLinks {
    /// Adds a link, which replaces an earlier one of the same session.
    pub fn make(
        &self,
        purpose: Purpose,
        link: Secret,
        guest: GuestId,
        session: SessionId,
        now: Instant,
    ) {
        let mut links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        let is_earlier = |made: &Made| made.session == session && made.purpose == purpose;
        links.retain(|_, made| !is_earlier(made) && made.until > now);
        if links.len() >= MOST {
            links.clear();
        }
        links.insert(link.hash(), Made { purpose, guest, session, until: now + LIFETIME });
    }

    /// Who made a link; `None` if it is unknown, used or expired.
    fn find(&self, purpose: Purpose, link: Secret, now: Instant) -> Option<Made> {
        let links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        let made = links.get(&link.hash()).copied();
        made.filter(|made| made.purpose == purpose && made.until > now)
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
    let (guest, session) = (who.guest.id, who.session.id);
    web.sign_in_links.make(Purpose::SignIn, secret, guest, session, Instant::now());
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
        (status = 409, description = "Both guests sit at the same unfinished table, or one has a \
            role", body = protocol::Trouble),
        Sent,
        Usual,
    ),
))]
pub async fn sign_in(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    asked: HeaderMap,
    before: Option<Who>,
    Json(SignInByLink { secret, merge, carry }): Json<SignInByLink>,
) -> Result<(HeaderMap, axum::Json<Guest>), HttpError> {
    web.allow_attempt(origin.who)?;
    let guest = match carry {
        true => web.carried(&origin, before.as_ref(), &secret).await,
        false => web.linked(before.as_ref(), &secret, merge).await,
    };
    let guest = web.attempted(origin.who, guest)?;
    let (new, key) = web.new_device(&asked)?;
    let session = new.id;
    web.store.add_session(guest, new, MOST_DEVICES).await?;
    let secure = origin.is_secure();
    web.arrived(Arrival { guest, session, key, before, secure, merge }).await
}

/// Whose sign-in link this is. It is not used up.
///
/// A client shows the name before it signs anyone in, because a link can be somebody else's.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/sign-in/link/guest", tag = "guests", security((), ("cookie" = [])),
    request_body = Link,
    responses(
        (status = 200, description = "The guest who made the link", body = Guest),
        (status = 404, description = "The link is not valid any more", body = protocol::Trouble),
        Sent,
        Usual,
    ),
))]
pub async fn guest(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    Json(Link { secret }): Json<Link>,
) -> Result<axum::Json<Guest>, HttpError> {
    web.allow_attempt(origin.who)?;
    let maker = web.maker_of(&secret).await;
    let (maker, _) = web.attempted(origin.who, maker)?;
    let maker = web.store.guest(maker).await?.ok_or(HttpError::UsedLink)?;
    Ok(axum::Json(written(&maker)))
}

impl Web {
    /// Whose sign-in link this is, and whether it can be used again. That is so for the link of a
    /// guest who asked to be forgotten, which works until then.
    async fn maker_of(&self, secret: &str) -> Result<(GuestId, bool), HttpError> {
        let secret: Secret = secret.parse().map_err(|_| HttpError::UsedLink)?;
        match self.sign_in_links.find(Purpose::SignIn, secret, Instant::now()) {
            Some(made) => Ok((made.guest, false)),
            None => {
                let hidden = self.store.hidden_guest(secret.hash()).await?;
                hidden.map(|guest| (guest, true)).ok_or(HttpError::UsedLink)
            }
        }
    }

    /// Uses up a sign-in link, and returns whose it is.
    async fn linked(
        &self,
        before: Option<&Who>,
        secret: &str,
        merge: bool,
    ) -> Result<GuestId, HttpError> {
        let (guest, is_lasting) = self.maker_of(secret).await?;
        self.must_fit(before, guest, merge).await?;
        if is_lasting { Ok(guest) } else { self.use_up(secret).await }
    }

    /// Uses up the secret that carries a browser over to `localhost`, and returns whose it is. Only
    /// a browser on this machine has one, and only one that is nobody there yet.
    async fn carried(
        &self,
        origin: &Origin,
        before: Option<&Who>,
        secret: &str,
    ) -> Result<GuestId, HttpError> {
        let is_here = origin.is_local && origin.base().is_some_and(is_localhost);
        let known = secret
            .parse()
            .ok()
            .and_then(|secret| self.sign_in_links.find(Purpose::Carry, secret, Instant::now()));
        if !is_here || before.is_some() || known.is_none() {
            return Err(HttpError::UsedLink);
        }
        self.use_up(secret).await
    }

    async fn use_up(&self, secret: &str) -> Result<GuestId, HttpError> {
        let secret: Secret = secret.parse().map_err(|_| HttpError::UsedLink)?;
        let made = self.sign_in_links.take(secret, Instant::now()).ok_or(HttpError::UsedLink)?;
        // The link is void if the device that made it has been signed out.
        let sessions = self.store.sessions(made.guest, LISTED).await?;
        let is_there = sessions.iter().any(|session| session.id == made.session);
        is_there.then_some(made.guest).ok_or(HttpError::UsedLink)
    }
}

/// Whether the house is at `localhost` for whoever gave this base URL.
fn is_localhost(base: &str) -> bool {
    let host = base.strip_prefix("http://localhost");
    host.is_some_and(|port| port.is_empty() || port.starts_with(':'))
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
            links.make(Purpose::SignIn, link, ada, session, at);
            link
        };
        let (old, new, other) = (make(laptop, now), make(laptop, now), make(phone, now));
        assert!(links.take(old, now).is_none());
        assert!(links.take(secret(), now).is_none());
        assert_eq!(links.take(new, now).map(|made| made.session), Some(laptop));
        assert!(links.take(new, now).is_none());
        assert_eq!(links.take(other, now + LIFETIME / 2).map(|made| made.guest), Some(ada));
        // A secret for one purpose is none for the other, and does not replace it.
        let (link, carry) = (make(laptop, now), secret());
        links.make(Purpose::Carry, carry, ada, laptop, now);
        for (purpose, known, unknown) in
            [(Purpose::SignIn, link, carry), (Purpose::Carry, carry, link)]
        {
            assert!(links.find(purpose, known, now).is_some());
            assert!(links.find(purpose, unknown, now).is_none());
        }
        let late = make(phone, now);
        assert!(links.take(late, now + LIFETIME).is_none());
    }
}
