//! Redirects from a loopback address to `localhost`. Browsers keep separate cookies for the two,
//! and passkeys do not work at an IP address.

use std::sync::Arc;
use std::time::Instant;

use axum::Extension;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use host::id::Secret;
use store::SessionKind;

use super::Web;
use super::error::HttpError;
use super::origin::Origin;
use super::sign_in_link::Purpose;
use super::who::Who;

/// Origins of this machine by IP address, without the port.
const LOOPBACK: [&str; 2] = ["http://127.0.0.1", "http://[::1]"];

/// Redirects a browser on this machine to `localhost`.
///
/// If it is signed in here, the address has a secret with which it becomes the same guest there,
/// unless it is already signed in there.
pub async fn go(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    who: Option<Who>,
) -> Result<impl IntoResponse, HttpError> {
    let base = origin.base().filter(|_| origin.is_local).unwrap_or_default();
    let port = LOOPBACK.iter().find_map(|prefix| base.strip_prefix(prefix));
    let port = port.ok_or(HttpError::NotFound)?;
    let known = who.filter(|who| who.by_cookie && who.session.kind == SessionKind::Device);
    let place = match known {
        Some(who) => {
            let secret = Secret::random()?;
            let (guest, session) = (who.guest.id, who.session.id);
            web.sign_in_links.make(Purpose::Carry, secret, guest, session, Instant::now());
            format!("http://localhost{port}/#carry={secret}")
        }
        None => format!("http://localhost{port}/"),
    };
    Ok((StatusCode::SEE_OTHER, [(header::LOCATION, place)]))
}
