//! The guest who makes a request: who you are, and your name.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use host::names;
use protocol::{Guest, Rename};
use store::StoredGuest;

use super::Web;
use super::accept_language::language;
use super::body::Json;
use super::error::HttpError;
use super::guests::{any_name, clean_name};
use super::limits::Quota;
#[cfg(feature = "openapi")]
use super::openapi::{Sent, Usual};
use super::origin::Origin;
use super::who::{Who, set_cookie};

/// Who you are.
///
/// A browser on its first visit becomes a new guest, and gets a cookie to come back with.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/me", tag = "guests", security((), ("cookie" = []), ("token" = [])),
    responses(
        (status = 200, description = "You", body = Guest,
            headers(("Set-Cookie" = String, description = "The guest's cookie"))),
        (status = 401, description = "The token is not known here", body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn me(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    asked: HeaderMap,
    who: Option<Who>,
) -> Result<(HeaderMap, axum::Json<Guest>), HttpError> {
    let mut headers = HeaderMap::new();
    let hidden_since = who.as_ref().and_then(|who| who.session.hidden_since);
    let (guest, key) = match who {
        Some(who) if who.by_cookie => (who.guest.clone(), web.key_for(&who).await?),
        Some(who) => (who.guest, None),
        None => {
            web.allow_new_guest()?;
            web.allow(origin.who, Quota::NewGuest)?;
            let name = any_name(random_number(), language(&asked));
            let (guest, key) = web.make_guest(name, &asked).await?;
            web.note_address(guest.id, origin.who);
            (guest, Some(key))
        }
    };
    // Each visit makes the cookie last another year. From time to time it gets a new key.
    if let Some(key) = key {
        headers.insert(header::SET_COOKIE, set_cookie(key, origin.is_secure())?);
    }
    let forgotten_at = hidden_since.map(|asked| web.forgotten_at(asked).0);
    Ok((headers, axum::Json(Guest { forgotten_at, ..written(&guest) })))
}

/// Change your name.
///
/// Tables where you already sit keep the name you sat down with. A name that a moderator has taken
/// from you is refused for some weeks.
#[cfg_attr(feature = "openapi", utoipa::path(
    patch, path = "/api/me", tag = "guests", security(("cookie" = []), ("token" = [])),
    request_body = Rename,
    responses(
        (status = 200, description = "You", body = Guest),
        (status = 401, description = "Not signed in", body = protocol::Trouble),
        (status = 422, description = "This cannot be a name", body = protocol::Trouble),
        Sent,
        Usual,
    ),
))]
pub async fn rename(
    State(web): State<Arc<Web>>,
    who: Who,
    Json(Rename { name }): Json<Rename>,
) -> Result<axum::Json<Guest>, HttpError> {
    let guest = StoredGuest { id: who.guest.id, name: clean_name(&name)? };
    let refused = web.store.refused_names(guest.id, web.watch.now()).await?;
    if refused.iter().any(|name| names::is_like(name, &guest.name)) {
        return Err(HttpError::NameTakenAway);
    }
    web.signed_in.rename(web.store.as_ref(), &guest).await?;
    Ok(axum::Json(written(&guest)))
}

/// A random number for a default name. It need not be secret.
pub fn random_number() -> u64 {
    let mut bytes = [0; 8];
    // Without randomness, all default names are the same, which does no harm.
    let _ = getrandom::fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

/// The guest as sent to clients.
pub fn written(guest: &StoredGuest) -> Guest {
    let StoredGuest { id, name } = guest;
    Guest::new(id, &**name)
}
