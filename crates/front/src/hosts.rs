//! The host names of the house.
//!
//! Another site can point its own name at this address (DNS rebinding). A browser then takes its
//! page for one of the house's own, so the house checks the name itself.

use std::net::{Ipv4Addr, Ipv6Addr};

use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use table::Phrase;

use super::accept_language::{language, say};
use super::error::HttpError;
use super::preview::escaped;
use crate::settings::Settings;

/// The name in a `Host` header, in lower case and without its port; `None` if it is not a valid
/// name.
fn name_of(host: &str) -> Option<String> {
    if let Some(rest) = host.strip_prefix('[') {
        let (address, port) = rest.split_once(']')?;
        let port_is_fine = port.is_empty() || port.strip_prefix(':').is_some_and(is_port);
        let address: Ipv6Addr = address.parse().ok()?;
        return port_is_fine.then(|| format!("[{address}]"));
    }
    let name = match host.split_once(':') {
        Some((name, port)) if is_port(port) => name,
        Some(_) => return None,
        None => host,
    };
    let name = name.strip_suffix('.').unwrap_or(name);
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '_');
    (!name.is_empty() && name.chars().all(is_name)).then(|| name.to_ascii_lowercase())
}

fn is_port(text: &str) -> bool {
    text.is_empty() || text.parse::<u16>().is_ok()
}

/// Whether a host is an IP address, which DNS rebinding cannot use.
pub fn is_address(host: &str) -> bool {
    name_of(host).is_some_and(|name| name.starts_with('[') || name.parse::<Ipv4Addr>().is_ok())
}

/// Whether a request is addressed to this house. A request without `Host` is: no browser sends one.
pub fn is_own(headers: &HeaderMap, settings: &Settings) -> bool {
    let mut named = headers.get_all(header::HOST).iter();
    let Some(host) = named.next() else { return true };
    let name = host.to_str().ok().and_then(name_of);
    let Some(name) = name.filter(|_| named.next().is_none()) else { return false };
    if name == "localhost" || is_address(&name) {
        return true;
    }
    let public = settings.public_urls.iter().filter_map(|url| {
        let (_, rest) = url.split_once("://")?;
        name_of(rest.split('/').next().unwrap_or_default())
    });
    let others = settings.hosts.iter().filter_map(|host| name_of(host));
    public.chain(others).any(|own| own == name)
}

/// Whether the keeper can set this as a name of the house.
pub fn is_name(host: &str) -> bool {
    name_of(host).is_some_and(|name| name == host.trim_end_matches('.').to_ascii_lowercase())
}

/// The response to a request for another host. A browser gets a page that says what to set; a
/// program gets the same as an error.
pub fn foreign(method: &Method, headers: &HeaderMap) -> Response {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    // Do not echo anything that is not a valid name.
    let host = name_of(host).unwrap_or_else(|| "…".to_string());
    let accepted = headers.get(header::ACCEPT).and_then(|accepted| accepted.to_str().ok());
    let reads = accepted.is_some_and(|accepted| accepted.contains("text/html"));
    if !reads || *method != Method::GET {
        return HttpError::ForeignHost { host }.into_response();
    }
    let language = language(headers);
    let said =
        |id: &'static str| escaped(&say(&Phrase::new(id).with("host", host.as_str()), language));
    let page = format!(
        "<!doctype html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Forno</title>\n</head>\n<body>\n<main>\n<h1>Forno</h1>\n<p>{why}</p>\n<p>{what}</p>\n\
         <pre>forno serve --host {host}</pre>\n</main>\n</body>\n</html>\n",
        code = language.code(),
        why = said("web-foreign-host-page"),
        what = said("web-foreign-host-advice"),
        host = escaped(&host),
    );
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-store"),
        (header::VARY, "accept, accept-language"),
    ];
    (StatusCode::MISDIRECTED_REQUEST, headers, page).into_response()
}
