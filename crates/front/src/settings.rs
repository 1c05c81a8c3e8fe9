//! Settings of the front that the keeper can change.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use std::time::Duration;

use crate::passkeys::PasskeyDomain;

/// How clients reach the house, and the limits for them.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The URLs under which browsers reach this house besides the one they name themselves, such as
    /// `https://forno.example`.
    pub public_urls: Vec<String>,
    /// Other host names of the house, such as `box.lan`. IP addresses, `localhost` and the hosts of
    /// the public URLs are always accepted.
    pub hosts: Vec<String>,
    /// The proxies whose headers about a client's address are believed.
    pub trusted_proxies: Vec<IpAddr>,
    /// The domain that passkeys belong to. By default, the host of the first public URL with HTTPS,
    /// or `localhost`.
    pub passkey_domain: Option<PasskeyDomain>,
    /// Limits for clients.
    pub limits: Limits,
    /// Reviews of games.
    pub reviews: Reviews,
}

/// How games are reviewed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reviews {
    /// How many run at the same time. Each takes a core for some seconds.
    pub at_once: usize,
    /// How long a review may wait in the queue before it is given up.
    pub within: Duration,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { at_once: 1, within: Duration::from_secs(60) }
    }
}

/// Limits for clients. The defaults are far above what a household needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Limits for each address.
    pub address: Quotas,
    /// Limits for all addresses together.
    pub house: Quotas,
    /// Sockets of one address that only watch: the lobby, or a table where the guest does not sit.
    /// The rest are reserved for players.
    pub watchers: u32,
    /// Public tables of one guest that are gathering or playing at the same time.
    pub listed_by_guest: u32,
    /// Public tables opened from one address that are gathering or playing at the same time.
    pub listed_by_address: u32,
    /// Frames of one connection. Faster ones are not lost, but read later.
    pub frames: Rate,
    /// How many frames of one connection may be invalid before it is closed.
    pub bad_frames: u32,
}

/// Limits for one address, or for all of them together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quotas {
    /// Connections open at the same time, including those that have sent nothing yet.
    pub connections: u32,
    /// Sockets open at the same time.
    pub sockets: u32,
    /// New sockets.
    pub new_sockets: Rate,
    /// HTTP requests.
    pub requests: Rate,
    /// New guests.
    pub new_guests: Rate,
    /// New tables.
    pub new_tables: Rate,
    /// Reviews of games.
    pub reviews: Rate,
    /// Browsers added or removed for notifications.
    pub browsers: Rate,
    /// Attempts to sign in with a code, a link or a passkey. For all addresses together, only those
    /// that fail.
    pub sign_ins: Rate,
    /// Reports to the moderators.
    pub reports: Rate,
    /// Archives of everything about a guest, and requests to be forgotten.
    pub exports: Rate,
}

/// A rate limit: a burst, then a steady rate.
///
/// Written `60+6/m`: 60 at once, then six each minute. The units are `s`, `m`, `h` and `d`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: u32,
    /// The time for each further one.
    pub every: Duration,
}

/// The units of a rate.
const UNITS: [(&str, Duration); 4] = [
    ("s", Duration::from_secs(1)),
    ("m", Duration::from_secs(60)),
    ("h", Duration::from_secs(60 * 60)),
    ("d", Duration::from_secs(24 * 60 * 60)),
];

impl Rate {
    /// A burst of `burst`, then `then` for each `unit`.
    pub const fn new(burst: u32, then: u32, unit: Duration) -> Rate {
        Rate { burst, every: Duration::from_nanos(unit.as_nanos() as u64 / then as u64) }
    }
}

/// The error for text that is not a rate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotARate;

impl FromStr for Rate {
    type Err = NotARate;

    fn from_str(text: &str) -> Result<Rate, NotARate> {
        let (burst, rest) = text.split_once('+').ok_or(NotARate)?;
        let (then, unit) = rest.split_once('/').ok_or(NotARate)?;
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| NotARate);
        let (burst, then) = (number(burst)?, number(then)?);
        let unit = UNITS.iter().find(|(name, _)| *name == unit.trim()).ok_or(NotARate)?.1;
        if then == 0 { Err(NotARate) } else { Ok(Rate::new(burst, then, unit)) }
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The smallest unit in which the rate is a whole number.
        let whole = UNITS.iter().find_map(|(name, unit)| {
            let then = (unit.as_secs_f64() / self.every.as_secs_f64()).round() as u32;
            (then > 0 && Rate::new(0, then, *unit).every == self.every).then_some((then, name))
        });
        match whole {
            Some((then, unit)) => write!(f, "{}+{then}/{unit}", self.burst),
            None => write!(f, "{}+1/{}s", self.burst, self.every.as_secs_f64()),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        let [(_, second), (_, minute), (_, hour), _] = UNITS;
        Limits {
            address: Quotas {
                connections: 300,
                sockets: 200,
                new_sockets: Rate::new(200, 20, second),
                requests: Rate::new(300, 50, second),
                new_guests: Rate::new(200, 1, second),
                new_tables: Rate::new(60, 6, minute),
                reviews: Rate::new(20, 3, minute),
                browsers: Rate::new(60, 6, minute),
                sign_ins: Rate::new(20, 2, minute),
                reports: Rate::new(10, 20, hour),
                exports: Rate::new(6, 6, hour),
            },
            house: Quotas {
                connections: 20_000,
                sockets: 16_000,
                new_sockets: Rate::new(16_000, 5_000, second),
                requests: Rate::new(50_000, 10_000, second),
                new_guests: Rate::new(20_000, 10_000, hour),
                new_tables: Rate::new(10_000, 5_000, hour),
                reviews: Rate::new(500, 360, hour),
                browsers: Rate::new(5_000, 2_000, hour),
                sign_ins: Rate::new(300, 60, minute),
                reports: Rate::new(200, 500, hour),
                exports: Rate::new(200, 120, hour),
            },
            watchers: 100,
            listed_by_guest: 6,
            listed_by_address: 12,
            frames: Rate::new(60, 50, second),
            bad_frames: 10,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_is_read_as_it_is_written() {
        for text in ["60+6/m", "300+50/s", "0+1/d", "200+1/s", "7+7/s", "20000+10000/h"] {
            assert_eq!(text.parse::<Rate>().map(|rate| rate.to_string()).as_deref(), Ok(text));
        }
        assert_eq!("60+60/m".parse::<Rate>(), "60+1/s".parse());
        for text in ["", "60", "60+6", "60+0/s", "-1+6/m", "60+6/w", "60+6/m/m", "4294967296+1/s"] {
            assert_eq!(text.parse::<Rate>(), Err(NotARate), "{text}");
        }
    }
}
