//! The domain that passkeys belong to.

use std::fmt;
use std::str::FromStr;

use webauthn_rp::request::{AsciiDomain, RpId};

use crate::settings::Settings;

/// Where passkeys work on the machine that runs the house.
const LOCALHOST: &str = "localhost";

/// A domain that passkeys can belong to; never an IP address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasskeyDomain(String);

/// The text is not a domain that passkeys can belong to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotADomain;

impl fmt::Display for NotADomain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("passkeys belong to a domain such as forno.example, without a port")
    }
}

impl std::error::Error for NotADomain {}

impl FromStr for PasskeyDomain {
    type Err = NotADomain;

    fn from_str(text: &str) -> Result<PasskeyDomain, NotADomain> {
        let domain = text.to_ascii_lowercase();
        // The last part of an IPv4 address is a number, and that of a domain never is.
        let last = domain.rsplit('.').next().unwrap_or_default();
        let is_letter = |letter: u8| letter.is_ascii_alphanumeric() || b"-.".contains(&letter);
        if last.bytes().all(|letter| letter.is_ascii_digit()) || !domain.bytes().all(is_letter) {
            return Err(NotADomain);
        }
        AsciiDomain::try_from(domain.clone()).map_err(|_| NotADomain)?;
        Ok(PasskeyDomain(domain))
    }
}

impl fmt::Display for PasskeyDomain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl PasskeyDomain {
    /// The domain that was set, else the host of the first public URL with HTTPS, else `localhost`.
    pub fn of(settings: &Settings) -> PasskeyDomain {
        let set = settings.passkey_domain.clone();
        let mut public = settings.public_urls.iter().filter(|url| url.starts_with("https://"));
        let named = || public.find_map(|url| host(url)?.parse().ok());
        set.or_else(named).unwrap_or_else(|| PasskeyDomain(LOCALHOST.to_string()))
    }

    /// The domain as the library represents it.
    pub(super) fn rp_id(&self) -> Option<RpId> {
        AsciiDomain::try_from(self.0.clone()).ok().map(RpId::Domain)
    }

    /// Whether passkeys work on a page of this origin: it must be the domain or a subdomain, with
    /// HTTPS unless it is `localhost`.
    pub fn has(&self, origin: &str) -> bool {
        let Some(host) = host(origin) else { return false };
        let is_within =
            host == self.0 || host.strip_suffix(&self.0).is_some_and(|below| below.ends_with('.'));
        is_within && (origin.starts_with("https://") || host == LOCALHOST)
    }

    /// An address of the house where passkeys work, for guests who came by another one.
    pub fn address(&self, came_by: &str, settings: &Settings) -> String {
        let mut public = settings.public_urls.iter();
        if let Some(url) = public.find(|url| self.has(&url.to_ascii_lowercase())) {
            return url.clone();
        }
        match (self.0 == LOCALHOST, port(came_by)) {
            (true, Some(port)) => format!("http://{LOCALHOST}:{port}"),
            (true, None) => format!("http://{LOCALHOST}"),
            (false, _) => format!("https://{self}"),
        }
    }
}

/// The host of an origin, without its port.
fn host(origin: &str) -> Option<&str> {
    let (_, rest) = origin.split_once("://")?;
    let rest = rest.trim_end_matches('/');
    match port(origin) {
        Some(port) => rest.strip_suffix(port)?.strip_suffix(':'),
        None => Some(rest),
    }
}

fn port(origin: &str) -> Option<&str> {
    let (_, port) = origin.trim_end_matches('/').rsplit_once(':')?;
    let is_port = !port.is_empty() && port.bytes().all(|digit| digit.is_ascii_digit());
    is_port.then_some(port)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(public_urls: &[&str], set: Option<&str>) -> Settings {
        Settings {
            public_urls: public_urls.iter().map(ToString::to_string).collect(),
            passkey_domain: set.map(|domain| domain.parse().expect("a domain")),
            ..Settings::default()
        }
    }

    #[test]
    fn the_domain_is_the_one_that_was_set_or_the_first_public_one() {
        let check = |urls: &[&str], set, domain: &str| {
            assert_eq!(PasskeyDomain::of(&at(urls, set)).to_string(), domain);
        };
        check(&[], None, "localhost");
        check(&["http://forno.example"], None, "localhost");
        check(&["https://192.0.2.1", "https://[::1]"], None, "localhost");
        check(
            &["http://a.example", "https://B.example:8443/", "https://c.example"],
            None,
            "b.example",
        );
        check(&["https://play.forno.example"], Some("forno.example"), "forno.example");
        for bad in ["", "192.0.2.1", "forno.example:8443", "https://forno.example", "::1", "a b"] {
            assert_eq!(bad.parse::<PasskeyDomain>(), Err(NotADomain), "{bad}");
        }
    }

    #[test]
    fn passkeys_work_at_their_domain_over_https_and_at_localhost() {
        let forno: PasskeyDomain = "forno.example".parse().expect("a domain");
        let local: PasskeyDomain = "localhost".parse().expect("a domain");
        for (domain, origin, works) in [
            (&forno, "https://forno.example", true),
            (&forno, "https://forno.example:8443", true),
            (&forno, "https://play.forno.example", true),
            (&forno, "http://forno.example", false),
            (&forno, "https://evilforno.example", false),
            (&forno, "https://forno.example.evil.example", false),
            (&forno, "http://localhost:7878", false),
            (&local, "http://localhost:7878", true),
            (&local, "http://localhost", true),
            (&local, "http://127.0.0.1:7878", false),
            (&local, "http://[::1]:7878", false),
            (&local, "null", false),
        ] {
            assert_eq!(domain.has(origin), works, "{domain} {origin}");
        }
    }

    #[test]
    fn a_guest_at_another_address_is_told_the_right_one() {
        let check = |urls: &[&str], came_by: &str, address: &str| {
            let settings = at(urls, None);
            assert_eq!(PasskeyDomain::of(&settings).address(came_by, &settings), address);
        };
        check(&[], "http://127.0.0.1:7878", "http://localhost:7878");
        check(&[], "http://[::1]", "http://localhost");
        check(
            &["http://a.example", "https://b.example:8443"],
            "http://192.0.2.1",
            "https://b.example:8443",
        );
    }
}
