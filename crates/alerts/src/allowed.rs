//! Which addresses the house may send requests to. Without this check, anyone who can name an
//! address could make the house send requests to hosts that only it can reach.

use std::fmt;
use std::str::FromStr;

use hyper::Uri;

/// The maximum length of an address, in bytes.
const LONGEST: usize = 2_048;

/// An address that requests can be sent to.
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    /// Whether it uses HTTPS.
    pub is_secure: bool,
    /// The host, in lower case; an IPv6 address without its brackets.
    pub host: String,
    /// The port.
    pub port: u16,
    /// The path and query.
    pub path: String,
}

impl Address {
    /// Parses an address; `None` if no request can be sent to it.
    pub fn read(url: &str) -> Option<Address> {
        let uri: Uri = if url.len() <= LONGEST { url.parse().ok()? } else { return None };
        let is_secure = match uri.scheme_str()? {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        let authority = uri.authority()?;
        // To a person, the part before an @ looks like the host.
        if authority.as_str().contains('@') {
            return None;
        }
        let host = bare(authority.host()).to_ascii_lowercase();
        let usual = if is_secure { 443 } else { 80 };
        let port = match authority.as_str().strip_prefix(authority.host())? {
            "" => usual,
            port => port.strip_prefix(':')?.parse().ok()?,
        };
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_string();
        (!host.is_empty()).then_some(Address { is_secure, host, port, path })
    }

    /// The host and, unless it is the default one, the port, as in a `Host` header.
    pub fn authority(&self) -> String {
        let host =
            if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        let usual = if self.is_secure { 443 } else { 80 };
        if self.port == usual { host } else { format!("{host}:{}", self.port) }
    }

    /// The origin, in the sense of browsers.
    pub fn origin(&self) -> String {
        let scheme = if self.is_secure { "https" } else { "http" };
        format!("{scheme}://{}", self.authority())
    }
}

fn bare(host: &str) -> &str {
    host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host)
}

/// A host that may be called: `push.example`, `*.push.example` for all its subdomains,
/// `push.example:8443` for another port, `http://127.0.0.1:9000` for one without HTTPS.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AllowedHost {
    is_secure: bool,
    host: String,
    /// Whether only its subdomains are meant, not the host itself.
    below: bool,
    port: u16,
}

/// The text does not name a host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAHost;

impl fmt::Display for NotAHost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a host is written like push.example, *.push.example or push.example:8443")
    }
}

impl std::error::Error for NotAHost {}

impl FromStr for AllowedHost {
    type Err = NotAHost;

    fn from_str(text: &str) -> Result<AllowedHost, NotAHost> {
        let (scheme, rest) = text.trim().split_once("://").unwrap_or(("https", text.trim()));
        let (below, rest) = rest.strip_prefix("*.").map_or((false, rest), |rest| (true, rest));
        let letters = |letter: char| letter.is_ascii_alphanumeric() || "-.:[]".contains(letter);
        let address = Address::read(&format!("{scheme}://{rest}")).ok_or(NotAHost)?;
        if !rest.chars().all(letters) || address.host.starts_with('.') {
            return Err(NotAHost);
        }
        let Address { is_secure, host, port, path: _ } = address;
        Ok(AllowedHost { is_secure, host, below, port })
    }
}

impl AllowedHost {
    /// Whether it allows this address.
    pub fn allows(&self, address: &Address) -> bool {
        let Address { is_secure, host, port, path: _ } = address;
        let is_there = if self.below {
            host.strip_suffix(&self.host).is_some_and(|rest| rest.len() > 1 && rest.ends_with('.'))
        } else {
            *host == self.host
        };
        is_there && *is_secure == self.is_secure && *port == self.port
    }
}

/// The push services of today's browsers.
pub const PUSH_SERVICES: [&str; 4] = [
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "*.push.apple.com",
];

#[cfg(test)]
mod tests {
    use super::*;

    fn check(allowed: &str, url: &str, expected: bool) {
        let allowed: AllowedHost = allowed.parse().expect("a host");
        let allows = Address::read(url).is_some_and(|address| allowed.allows(&address));
        assert_eq!(allows, expected, "{allowed:?} {url}");
    }

    #[test]
    fn a_host_allows_itself_by_https_at_the_usual_port() {
        check("fcm.googleapis.com", "https://fcm.googleapis.com/fcm/send/abc", true);
        check("fcm.googleapis.com", "https://FCM.googleapis.com:443/abc?d", true);
        check("fcm.googleapis.com", "http://fcm.googleapis.com/abc", false);
        check("fcm.googleapis.com", "https://fcm.googleapis.com:8443/abc", false);
        check("fcm.googleapis.com", "https://evil.fcm.googleapis.com/abc", false);
        check("fcm.googleapis.com", "https://fcm.googleapis.com.evil.example/abc", false);
        check("fcm.googleapis.com", "https://fcm.googleapis.com@evil.example/abc", false);
        check("fcm.googleapis.com", "https://evil.example/fcm.googleapis.com", false);
        check("fcm.googleapis.com", "https://fcm.googleapis.com:443@evil.example/", false);
        check("fcm.googleapis.com", "/abc", false);
        check("hooks.example:8443", "https://hooks.example:8443/", true);
        check("hooks.example:8443", "https://hooks.example/", false);
    }

    #[test]
    fn an_asterisk_stands_for_all_below() {
        check("*.push.apple.com", "https://web.push.apple.com/abc", true);
        check("*.push.apple.com", "https://a.b.push.apple.com/abc", true);
        check("*.push.apple.com", "https://push.apple.com/abc", false);
        check("*.push.apple.com", "https://evilpush.apple.com/abc", false);
        check("*.push.apple.com", "https://.push.apple.com/abc", false);
    }

    #[test]
    fn without_https_a_host_is_called_only_if_that_is_said() {
        check("http://127.0.0.1:9000", "http://127.0.0.1:9000/abc", true);
        check("http://127.0.0.1:9000", "https://127.0.0.1:9000/abc", false);
        check("http://127.0.0.1:9000", "http://127.0.0.1:9001/abc", false);
        check("127.0.0.1:9000", "http://127.0.0.1:9000/abc", false);
        check("http://[::1]:9000", "http://[::1]:9000/abc", true);
    }

    #[test]
    fn what_names_no_host_is_refused() {
        let hosts =
            ["", "*", "*.", "ftp://a.example", "a.example/path", "a example", "a@b.example"];
        for text in hosts.into_iter().chain(["a.example:0x50", "a.example:99999", "*.*.example"]) {
            assert_eq!(text.parse::<AllowedHost>(), Err(NotAHost), "{text}");
        }
        for text in PUSH_SERVICES {
            assert!(text.parse::<AllowedHost>().is_ok(), "{text}");
        }
    }
}
