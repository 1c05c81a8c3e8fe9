//! Where a request comes from: the client's address, and the URL by which it reached the house.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request};

use super::hosts;
use super::limits::Household;
use crate::settings::Settings;

const FORWARDED_FOR: &str = "x-forwarded-for";
const FORWARDED_PROTO: &str = "x-forwarded-proto";

/// Headers that only a proxy adds.
const FORWARDED: [&str; 4] = [FORWARDED_FOR, "forwarded", "via", "x-real-ip"];

/// Where a request comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The client's address, as limits count it.
    pub who: Household,
    /// Whether it comes from this machine itself, not through a proxy.
    pub is_local: bool,
    /// Whether it comes through a trusted proxy, whose connections carry requests of many clients.
    pub is_proxied: bool,
    /// The base URL of the house as the client names it, such as `https://forno.example`: the
    /// public URL if one has that name.
    base: Option<String>,
}

impl Origin {
    /// The origin of this request.
    pub fn of<B>(request: &Request<B>, settings: &Settings) -> Origin {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |it| it.0.ip().to_canonical());
        let headers = request.headers();
        let trusted = is_trusted(settings, peer);
        Origin {
            who: client(headers, peer, settings).into(),
            is_local: peer.is_loopback()
                && !trusted
                && !FORWARDED.iter().any(|name| headers.contains_key(*name)),
            is_proxied: trusted,
            base: base(headers, trusted, settings),
        }
    }

    /// Whether a page of this origin is one of the house's own.
    pub fn is_own(&self, page: &str, settings: &Settings) -> bool {
        self.base.as_deref() == Some(page)
            || settings.public_urls.iter().any(|url| as_origin(url) == page)
    }

    /// Whether the client came by HTTPS.
    pub fn is_secure(&self) -> bool {
        self.base.as_ref().is_some_and(|base| base.starts_with("https://"))
    }

    /// The base URL for links into the house; `None` if the client did not name the house.
    pub fn base(&self) -> Option<&str> {
        self.base.as_deref()
    }
}

/// A URL as browsers write origins: in lower case, without a trailing slash.
fn as_origin(url: &str) -> String {
    url.trim_end_matches('/').to_ascii_lowercase()
}

/// Whether this is a trusted proxy, whose headers about its clients are believed.
pub fn is_trusted(settings: &Settings, address: IpAddr) -> bool {
    settings.trusted_proxies.iter().any(|proxy| proxy.to_canonical() == address)
}

/// The client's address, read from `X-Forwarded-For` from the nearest hop outwards.
///
/// The first hop that is not a trusted proxy is the client. Anything before it in the header could
/// have been forged.
fn client(headers: &HeaderMap, peer: IpAddr, settings: &Settings) -> IpAddr {
    let mut client = peer;
    let said = headers.get_all(FORWARDED_FOR);
    let said: Vec<&str> = said.iter().filter_map(|value| value.to_str().ok()).collect();
    let mut hops = said.iter().flat_map(|value| value.split(',')).rev();
    while is_trusted(settings, client) {
        let Some(hop) = hops.next().and_then(address) else { break };
        client = hop;
    }
    client
}

/// Parses an address as proxies write it, some of them with a port.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let address = text.parse::<IpAddr>().ok();
    let address = address.or_else(|| text.parse::<SocketAddr>().ok().map(|it| it.ip()));
    let bare = || text.strip_prefix('[')?.strip_suffix(']')?.parse::<IpAddr>().ok();
    address.or_else(bare).map(|address| address.to_canonical())
}

/// The last value of a header: the one that the nearest proxy added.
fn last<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get_all(name).iter().next_back()?.to_str().ok()?.rsplit(',').next().map(str::trim)
}

/// The base URL of the house, from the `Host` header, which every proxy writes itself.
///
/// `X-Forwarded-Host` is not read: where a proxy does not write it, a forged one would get through.
fn base(headers: &HeaderMap, trusted: bool, settings: &Settings) -> Option<String> {
    let host = last(headers, "host")?.to_ascii_lowercase();
    let mut public = settings.public_urls.iter().map(|url| as_origin(url));
    let of_that_name = |url: &String| url.split_once("://").is_some_and(|(_, it)| it == host);
    if let Some(url) = public.clone().find(of_that_name) {
        return Some(url);
    }
    // A proxy that does not pass on the client's `Host` sends the address of the house instead.
    if trusted
        && (hosts::is_address(&host) || host.starts_with("localhost"))
        && let Some(url) = public.next()
    {
        return Some(url);
    }
    let said = if trusted { last(headers, FORWARDED_PROTO) } else { None };
    let scheme = match said {
        Some(scheme) if scheme.eq_ignore_ascii_case("https") => "https",
        Some(_) | None => "http",
    };
    Some(format!("{scheme}://{host}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> Settings {
        Settings {
            public_urls: vec!["https://Forno.example/".into()],
            trusted_proxies: vec![
                "10.0.0.1".parse().expect("an address"),
                Ipv4Addr::LOCALHOST.into(),
            ],
            ..Settings::default()
        }
    }

    fn origin(peer: &str, headers: &[(&str, &str)]) -> Origin {
        let mut request = Request::new(());
        for (name, value) in headers {
            let name = axum::http::HeaderName::try_from(*name).expect("a name");
            request.headers_mut().append(name, value.parse().expect("a value"));
        }
        let peer: IpAddr = peer.parse().expect("an address");
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(peer, 9)));
        Origin::of(&request, &settings())
    }

    fn check_client(peer: &str, said: &[&str], client: &str) {
        let headers: Vec<_> = said.iter().map(|said| ("x-forwarded-for", *said)).collect();
        let expected = Household::from(client.parse::<IpAddr>().expect("an address"));
        assert_eq!(origin(peer, &headers).who, expected, "{peer} {said:?}");
    }

    #[test]
    fn a_strangers_word_about_his_address_is_not_taken() {
        check_client("192.0.2.9", &["198.51.100.1"], "192.0.2.9");
    }

    #[test]
    fn the_client_is_the_last_whom_no_trusted_proxy_vouches_for() {
        check_client("10.0.0.1", &[], "10.0.0.1");
        check_client("10.0.0.1", &["198.51.100.1"], "198.51.100.1");
        check_client("10.0.0.1", &["1.1.1.1, 198.51.100.1"], "198.51.100.1");
        check_client("10.0.0.1", &["1.1.1.1", "198.51.100.1, 127.0.0.1"], "198.51.100.1");
        check_client("10.0.0.1", &["198.51.100.1:4711"], "198.51.100.1");
        check_client("10.0.0.1", &["[2001:db8::1]:4711"], "2001:db8::1");
        check_client("10.0.0.1", &["[2001:db8::1]"], "2001:db8::1");
        check_client("10.0.0.1", &["nonsense"], "10.0.0.1");
        check_client("10.0.0.1", &["1.1.1.1, nonsense"], "10.0.0.1");
    }

    #[test]
    fn the_house_is_where_the_client_found_it_or_at_a_public_address() {
        let base = |peer: &str, headers: &[(&str, &str)]| origin(peer, headers).base;
        let found = |text: &str| Some(text.to_string());
        assert_eq!(base("192.0.2.9", &[]), None);
        assert_eq!(base("192.0.2.9", &[("host", "Box:8080")]), found("http://box:8080"));
        assert_eq!(base("192.0.2.9", &[("host", "forno.example")]), found("https://forno.example"));
        let forwarded = [("host", "a"), ("x-forwarded-host", "b"), ("x-forwarded-proto", "https")];
        assert_eq!(base("192.0.2.9", &forwarded), found("http://a"));
        assert_eq!(base("10.0.0.1", &forwarded), found("https://a"));
        let nameless = [("host", "127.0.0.1:7878")];
        assert_eq!(base("10.0.0.1", &nameless), found("https://forno.example"));
        assert_eq!(base("192.0.2.9", &nameless), found("http://127.0.0.1:7878"));
    }

    #[test]
    fn only_the_houses_own_pages_may_speak_for_a_guest() {
        let origin = origin("192.0.2.9", &[("host", "box:8080")]);
        for (page, own) in [
            ("http://box:8080", true),
            ("https://forno.example", true),
            ("https://box:8080", false),
            ("http://box", false),
            ("http://forno.example", false),
            ("https://forno.example.evil.example", false),
            ("null", false),
            ("", false),
        ] {
            assert_eq!(origin.is_own(page, &settings()), own, "{page}");
        }
    }

    #[test]
    fn only_a_request_without_a_proxy_is_local() {
        let mut settings = settings();
        settings.trusted_proxies.clear();
        let is_local = |headers: &[(&'static str, &str)], settings: &Settings| {
            let mut request = Request::new(());
            for (name, value) in headers {
                request.headers_mut().append(*name, value.parse().expect("a value"));
            }
            let peer = SocketAddr::new(Ipv4Addr::LOCALHOST.into(), 9);
            request.extensions_mut().insert(ConnectInfo(peer));
            Origin::of(&request, settings).is_local
        };
        assert!(is_local(&[], &settings));
        assert!(!is_local(&[("x-forwarded-for", "127.0.0.1")], &settings));
        assert!(!is_local(&[("via", "1.1 proxy")], &settings));
        settings.trusted_proxies.push(Ipv4Addr::LOCALHOST.into());
        assert!(!is_local(&[], &settings));
    }
}
