//! Settings of the front that the keeper can change.

use std::net::IpAddr;
use std::time::Duration;

pub use host::rate::Rate;

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
    /// Reviews of one address that are in the queue or running.
    pub by_address: usize,
    /// Reviews of everyone together that are in the queue or running.
    pub by_all: usize,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { at_once: 1, within: Duration::from_secs(60), by_address: 12, by_all: 100 }
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
    /// Tables in one list of public tables.
    pub listed: usize,
    /// Ledgers that are replayed at the same time.
    pub replays: usize,
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

impl Default for Limits {
    fn default() -> Limits {
        let [second, minute, hour] = [1, 60, 60 * 60].map(Duration::from_secs);
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
            listed: 200,
            replays: 2,
            frames: Rate::new(60, 50, second),
            bad_frames: 10,
        }
    }
}
