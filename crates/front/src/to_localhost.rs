//! From the number of this machine to its name: browsers keep a cookie for each, and passkeys work
//! at the name alone.

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
use super::who::Who;

/// What the addresses of this machine begin with.
const NUMBERS: [&str; 2] = ["http://127.0.0.1", "http://[::1]"];

/// Sends a browser of this machine on to `localhost`, as whoever it is here: with a secret that
/// signs it in there, unless it is somebody there already.
pub async fn go(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    who: Option<Who>,
) -> Result<impl IntoResponse, HttpError> {
    let base = origin.base().filter(|_| origin.is_local).unwrap_or_default();
    let port = NUMBERS.iter().find_map(|number| base.strip_prefix(number));
    let port = port.ok_or(HttpError::NotFound)?;
    let known = who.filter(|who| who.by_cookie && who.session.kind == SessionKind::Device);
    let place = match known {
        Some(who) => {
            let secret = Secret::random()?;
            web.sign_in_links.make(secret, who.guest.id, who.session.id, Instant::now());
            format!("http://localhost{port}/#carry={secret}")
        }
        None => format!("http://localhost{port}/"),
    };
    Ok((StatusCode::SEE_OTHER, [(header::LOCATION, place)]))
}
