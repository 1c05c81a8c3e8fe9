//! Who makes a request: a guest with a cookie, or a program with a token.

use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use host::id::Secret;
use store::{Scopes, SessionKind, StoredGuest, StoredSession};

use super::Web;
use super::device_name::device_name;
use super::error::HttpError;
use super::origin::Origin;

/// The cookie's name.
const COOKIE: &str = "forno_guest";

/// How long a cookie lasts, in days.
pub const COOKIE_DAYS: u32 = 365;

/// The same in seconds.
const YEAR: u32 = COOKIE_DAYS * 24 * 60 * 60;

/// The guest who makes a request.
#[derive(Clone, Debug)]
pub struct Who {
    /// The guest.
    pub guest: StoredGuest,
    /// The session that authenticated the request.
    pub session: StoredSession,
    /// The key the guest authenticated with.
    pub key: Secret,
    /// Whether the key came in a cookie.
    pub by_cookie: bool,
}

impl Who {
    /// Whether this session may play. A program without that scope can only watch.
    pub fn may_play(&self) -> bool {
        match self.session.kind {
            SessionKind::Device => true,
            SessionKind::Program(scopes) => scopes.play,
        }
    }
}

/// A guest on one of their own devices, where they may manage their identity. Programs may not.
#[derive(Clone, Debug)]
pub struct OnDevice(pub Who);

/// Whoever holds a key: a guest on a device, or a program, whatever its scopes.
#[derive(Clone, Debug)]
pub struct Holder(pub Who);

/// The token in the `Authorization: Bearer` header. `None` without that header, or with another
/// scheme, which is for a proxy and not for us.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

/// The value of the guest's cookie, if there is one.
pub fn cookie(headers: &HeaderMap) -> Option<&str> {
    cookie_named(headers, COOKIE)
}

/// The value of the cookie with this name, if there is one.
pub fn cookie_named<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let cookies = headers.get_all(header::COOKIE).iter();
    let mut pairs = cookies.filter_map(|value| value.to_str().ok()).flat_map(|it| it.split(';'));
    pairs.find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

/// A cookie that keeps a guest signed in for a year.
pub fn set_cookie(key: Secret, secure: bool) -> Result<HeaderValue, HttpError> {
    cookie_header(&key.to_string(), YEAR, secure)
}

/// A header that clears the cookie.
pub fn clear_cookie(secure: bool) -> Result<HeaderValue, HttpError> {
    cookie_header("", 0, secure)
}

fn cookie_header(value: &str, seconds: u32, secure: bool) -> Result<HeaderValue, HttpError> {
    let secure = if secure { "; Secure" } else { "" };
    let text =
        format!("{COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(text).map_err(|_| HttpError::Fault)
}

async fn who(parts: &Parts, web: &Web) -> Result<Option<Who>, HttpError> {
    let Some(who) = signed_in(parts, web).await? else { return Ok(None) };
    if let SessionKind::Program(scopes) = who.session.kind
        && !is_allowed(scopes, parts)
    {
        return Err(HttpError::NotAllowed);
    }
    let named = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    let name = device_name(named.unwrap_or_default());
    web.signed_in.note_seen(&web.store, who.key, &who.session, name, web.watch.now());
    if let Some(origin) = parts.extensions.get::<Origin>() {
        web.note_address(who.guest.id, origin.who);
    }
    Ok(Some(who))
}

/// The guest whose key a request has. One who asked to be forgotten may not do everything.
pub async fn signed_in(parts: &Parts, web: &Web) -> Result<Option<Who>, HttpError> {
    let who = holder(&parts.headers, web).await?;
    match &who {
        Some(who) if who.session.hidden_since.is_some() && !is_open_to_hidden(parts) => {
            Err(HttpError::Hidden)
        }
        _ => Ok(who),
    }
}

/// Whether a guest who asked to be forgotten may make this request: to read, to stay after all, and
/// to sign in and out.
fn is_open_to_hidden(parts: &Parts) -> bool {
    let path = parts.uri.path();
    let reads = matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS);
    let joins = is_socket(parts) && path != "/api/lobby/socket";
    let leaves = path == "/api/me/forget"
        || path.starts_with("/api/me/sessions")
        || path.starts_with("/api/sign-in/");
    (reads && !joins) || leaves
}

/// The guest whose key these headers have, whatever the request is about.
pub async fn holder(headers: &HeaderMap, web: &Web) -> Result<Option<Who>, HttpError> {
    let (store, now) = (web.store.as_ref(), web.watch.now());
    let who = |session: StoredSession, key, by_cookie| Who {
        guest: session.guest.clone(),
        session,
        key,
        by_cookie,
    };
    if let Some(token) = bearer(headers) {
        let key: Secret = token.parse().map_err(|_| HttpError::BadToken)?;
        let session = web.signed_in.by_key(store, key, now).await?.ok_or(HttpError::BadToken)?;
        return Ok(Some(who(session, key, false)));
    }
    // A cookie from another house, or from before the store was reset, counts as none.
    let Some(key) = cookie(headers).and_then(|text| text.parse().ok()) else { return Ok(None) };
    let session = web.signed_in.by_key(store, key, now).await?;
    Ok(session.map(|session| who(session, key, true)))
}

/// Whether a request asks for a socket. That depends on what it asks for and not on its `Upgrade`
/// header, which a client can add to any request.
fn is_socket(parts: &Parts) -> bool {
    let path = parts.uri.path();
    parts.method == Method::GET && path.starts_with("/api/") && path.ends_with("/socket")
}

/// Whether a program with these scopes may make this request.
///
/// A socket needs the scope `watch`, any other request that only reads `read`, and everything else
/// `play`. Every program may ask who it is.
fn is_allowed(scopes: Scopes, parts: &Parts) -> bool {
    let reads = matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS);
    if is_socket(parts) {
        scopes.watch
    } else if reads {
        scopes.read || parts.uri.path() == "/api/me"
    } else {
        scopes.play
    }
}

impl FromRequestParts<Arc<Web>> for Who {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, web: &Arc<Web>) -> Result<Who, HttpError> {
        who(parts, web).await?.ok_or(HttpError::Nobody)
    }
}

impl OptionalFromRequestParts<Arc<Web>> for Who {
    type Rejection = HttpError;

    async fn from_request_parts(
        parts: &mut Parts,
        web: &Arc<Web>,
    ) -> Result<Option<Who>, HttpError> {
        who(parts, web).await
    }
}

impl FromRequestParts<Arc<Web>> for Holder {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, web: &Arc<Web>) -> Result<Holder, HttpError> {
        signed_in(parts, web).await?.ok_or(HttpError::Nobody).map(Holder)
    }
}

impl FromRequestParts<Arc<Web>> for OnDevice {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, web: &Arc<Web>) -> Result<OnDevice, HttpError> {
        let Holder(who) = Holder::from_request_parts(parts, web).await?;
        match who.session.kind {
            SessionKind::Device => Ok(OnDevice(who)),
            SessionKind::Program(_) => Err(HttpError::NotAllowed),
        }
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
    fn a_program_does_what_its_scopes_allow() {
        let none = Scopes { play: false, watch: false, read: false };
        let allowed = |method: &str, path: &str, upgrade: bool, scopes| {
            let mut request = axum::http::Request::builder().method(method).uri(path);
            if upgrade {
                request = request.header(header::UPGRADE, "websocket");
            }
            let (parts, ()) = request.body(()).expect("a request").into_parts();
            is_allowed(scopes, &parts)
        };
        for (method, path, needed) in [
            ("GET", "/api/me/tables", Scopes { read: true, ..none }),
            ("GET", "/api/tables/x/socket", Scopes { watch: true, ..none }),
            ("GET", "/api/lobby/socket", Scopes { watch: true, ..none }),
            ("POST", "/api/tables/x/socket", Scopes { play: true, ..none }),
            ("POST", "/api/tables", Scopes { play: true, ..none }),
            ("PATCH", "/api/me", Scopes { play: true, ..none }),
            ("DELETE", "/api/me/push", Scopes { play: true, ..none }),
        ] {
            let others = Scopes { play: !needed.play, watch: !needed.watch, read: !needed.read };
            for upgrade in [false, true] {
                assert!(allowed(method, path, upgrade, needed), "{method} {path}");
                assert!(!allowed(method, path, upgrade, none), "{method} {path}");
                assert!(!allowed(method, path, upgrade, others), "{method} {path}");
            }
        }
        assert!(allowed("GET", "/api/me", false, none));
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
