//! Middleware: checks on every request, and security headers on every response.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::connections::Counted;
use super::error::HttpError;
use super::limits::Quota;
use super::origin::Origin;
use super::who::{bearer, cookie, cookie_named};
use super::{Web, hosts, keeper};

/// Scripts, styles, pictures and connections only from this house, and nothing inline; no other
/// page may frame it.
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

/// Finds out where a request comes from, and rejects it if it is over a limit, for another host,
/// from a foreign page, or from somebody who is banned.
pub async fn guard(State(web): State<Arc<Web>>, mut request: Request, next: Next) -> Response {
    let origin = Origin::of(&request, &web.settings);
    // Behind a proxy, each request counts as a connection of its client while it lasts.
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
    let enforced = web.enforce(request.method(), request.uri(), request.headers(), &origin).await;
    if let Err(error) = enforced {
        return error.into_response();
    }
    request.extensions_mut().insert(origin);
    next.run(request).await
}

/// Adds the security headers to every response, and keeps API responses out of caches.
pub async fn dress(request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        // A header that the handler has set stays.
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if is_api {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Whether a request may change something. Sockets count: moves are made there, though they begin
/// with a GET.
fn changes_something(request: &Request) -> bool {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    !reads || request.headers().contains_key(header::UPGRADE)
}

/// Whether a request was really made on behalf of its guest, and not forged by another site.
///
/// A browser names the page that a request comes from. A program sends no `Origin` but a token,
/// which no foreign page has; or it has no credentials at all, and then acts for nobody.
fn speaks_for_itself(headers: &HeaderMap, origin: &Origin, web: &Web) -> bool {
    match headers.get(header::ORIGIN) {
        Some(page) => page.to_str().is_ok_and(|page| origin.is_own(page, &web.settings)),
        None => {
            let has_cookie =
                cookie(headers).is_some() || cookie_named(headers, keeper::COOKIE).is_some();
            bearer(headers).is_some() || !has_cookie
        }
    }
}
