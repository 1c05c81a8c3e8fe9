//! What every request passes on its way in, and every answer on its way out.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::connections::Counted;
use super::error::HttpError;
use super::limits::Quota;
use super::origin::Origin;
use super::who::{bearer, cookie};
use super::{Web, hosts};

/// Scripts, styles, pictures and connections from this house alone, and nothing written inside
/// a page; nobody may put it into a frame.
const CONTENT: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; \
    worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(&str, &str); 6] = [
    ("content-security-policy", CONTENT),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), geolocation=(), microphone=(), payment=(), usb=(), \
         publickey-credentials-create=(self), publickey-credentials-get=(self)",
    ),
];

/// Finds out where a request comes from, and turns away what is too much or not ours.
pub async fn guard(State(web): State<Arc<Web>>, mut request: Request, next: Next) -> Response {
    let origin = Origin::of(&request, &web.settings);
    // A proxy's connections count for the clients that it names, as long as their requests take.
    let counted = match origin.is_proxied {
        true => Counted::new(&web, origin.who).map(Some).map_err(|reached| web.refuse(reached)),
        false => Ok(None),
    };
    let allowed = counted.and_then(|counted| {
        web.allow(origin.who, Quota::Request)?;
        Ok(counted)
    });
    let _counted = match allowed {
        Ok(counted) => counted,
        Err(error) => return error.into_response(),
    };
    if !hosts::is_own(request.headers(), &web.settings) {
        return hosts::foreign(request.method(), request.headers());
    }
    if changes_something(&request) && !speaks_for_itself(request.headers(), &origin, &web) {
        return HttpError::ForeignOrigin.into_response();
    }
    request.extensions_mut().insert(origin);
    next.run(request).await
}

/// Gives every answer the headers that keep a browser from being used against its guest.
pub async fn dress(request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        // An answer that knows better has said so.
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if is_api {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// A socket is where moves are made, though it begins with a GET.
fn changes_something(request: &Request) -> bool {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    !reads || request.headers().contains_key(header::UPGRADE)
}

/// Whether a request can only have been meant by whoever it speaks for.
///
/// A browser says which page a request comes from. A program says nothing and shows a token,
/// which no other page can do; or it shows nothing at all, and then speaks for nobody.
fn speaks_for_itself(headers: &HeaderMap, origin: &Origin, web: &Web) -> bool {
    match headers.get(header::ORIGIN) {
        Some(page) => page.to_str().is_ok_and(|page| origin.is_own(page, &web.settings)),
        None => bearer(headers).is_some() || cookie(headers).is_none(),
    }
}
