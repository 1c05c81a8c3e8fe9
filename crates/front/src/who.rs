//! Who makes a request: a guest with a cookie, or a program with a token.

use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use host::id::Secret;
use store::StoredGuest;

use super::Web;
use super::error::HttpError;

/// The cookie's name.
const COOKIE: &str = "forno_guest";

/// A year, in seconds.
const YEAR: u32 = 365 * 24 * 60 * 60;

/// The guest who makes a request.
#[derive(Clone, Debug)]
pub struct Who {
    /// The guest.
    pub guest: StoredGuest,
    /// The key the guest authenticated with.
    pub key: Secret,
    /// Whether the key came in a cookie.
    pub by_cookie: bool,
}

/// The token in the `Authorization: Bearer` header. `None` without that header, or with another
/// scheme, which is for a proxy and not for us.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

/// The value of the guest's cookie, if there is one.
pub fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter();
    let mut pairs = cookies.filter_map(|value| value.to_str().ok()).flat_map(|it| it.split(';'));
    pairs.find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))
}

/// A cookie that brings a guest back for a year.
pub fn set_cookie(key: Secret, secure: bool) -> Result<HeaderValue, HttpError> {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{COOKIE}={key}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(text).map_err(|_| HttpError::Fault)
}

async fn who(headers: &HeaderMap, web: &Web) -> Result<Option<Who>, HttpError> {
    let store = web.store.as_ref();
    if let Some(token) = bearer(headers) {
        let key: Secret = token.parse().map_err(|_| HttpError::BadToken)?;
        let guest = web.guests.by_key(store, key).await?.ok_or(HttpError::BadToken)?;
        return Ok(Some(Who { guest, key, by_cookie: false }));
    }
    // A cookie from another house, or from before the store was reset, counts as none.
    let Some(key) = cookie(headers).and_then(|text| text.parse().ok()) else { return Ok(None) };
    let guest = web.guests.by_key(store, key).await?;
    Ok(guest.map(|guest| Who { guest, key, by_cookie: true }))
}

impl FromRequestParts<Arc<Web>> for Who {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, web: &Arc<Web>) -> Result<Who, HttpError> {
        who(&parts.headers, web).await?.ok_or(HttpError::Nobody)
    }
}

impl OptionalFromRequestParts<Arc<Web>> for Who {
    type Rejection = HttpError;

    async fn from_request_parts(
        parts: &mut Parts,
        web: &Arc<Web>,
    ) -> Result<Option<Who>, HttpError> {
        who(&parts.headers, web).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: header::HeaderName, values: &[&str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append(&name, value.parse().expect("a value"));
        }
        headers
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let find = |values: &[&str]| cookie(&headers(header::COOKIE, values)).map(str::to_string);
        assert_eq!(find(&["forno_guest=abc"]).as_deref(), Some("abc"));
        assert_eq!(find(&["a=b; forno_guest=abc;c=d"]).as_deref(), Some("abc"));
        assert_eq!(find(&["a=b", "forno_guest=abc"]).as_deref(), Some("abc"));
        assert_eq!(find(&["forno_guests=abc"]), None);
        assert_eq!(find(&["not_forno_guest=abc"]), None);
        assert_eq!(find(&[]), None);
    }

    #[test]
    fn a_password_for_a_proxy_is_no_token() {
        let find = |value: &str| bearer(&headers(header::AUTHORIZATION, &[value])).map(str::len);
        assert_eq!(find("Bearer abc"), Some(3));
        assert_eq!(find("bearer abc"), Some(3));
        assert_eq!(find("Basic abc"), None);
        assert_eq!(find("Bearer"), None);
    }
}
