//! What whoever keeps a house can set about those who come to it.

use std::net::IpAddr;
use std::time::Duration;

use crate::passkeys::PasskeyDomain;

/// Where the house is reached, and how much.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Under which addresses browsers reach this house besides the one they name themselves,
    /// such as `https://forno.example`.
    pub public_urls: Vec<String>,
    /// The proxies whose word about a client's address is taken.
    pub trusted_proxies: Vec<IpAddr>,
    /// The domain that passkeys belong to; none takes that of the first public address.
    pub passkey_domain: Option<PasskeyDomain>,
    /// What one address may do.
    pub limits: Limits,
}

/// What one address may do. The numbers are far above what a household needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Sockets open at the same time.
    pub sockets: u32,
    /// New sockets at once, and then for each second.
    pub connects: Rate,
    /// Requests over HTTP at once, and then for each second.
    pub requests: Rate,
    /// Guests made at once, and then for each second.
    pub guests: Rate,
    /// Tables opened at once, and then for each hour.
    pub tables: Rate,
    /// Games judged again at once, and then for each unit of time.
    pub reviews: Rate,
    /// Browsers added or removed at once, and then for each unit of time.
    pub browsers: Rate,
    /// Frames of one connection at once, and then for each unit of time; more are read later.
    pub frames: Rate,
    /// Frames of one connection that cannot be understood before it is closed.
    pub bad_frames: u32,
}

/// So much at once, and then so much for each unit of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// Then, for each of these.
    pub every: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            sockets: 200,
            connects: Rate { burst: 200, every: Duration::from_millis(50) },
            requests: Rate { burst: 300, every: Duration::from_millis(20) },
            guests: Rate { burst: 200, every: Duration::from_secs(1) },
            tables: Rate { burst: 60, every: Duration::from_secs(10) },
            reviews: Rate { burst: 20, every: Duration::from_secs(20) },
            browsers: Rate { burst: 60, every: Duration::from_secs(10) },
            frames: Rate { burst: 60, every: Duration::from_millis(20) },
            bad_frames: 10,
        }
    }
}
