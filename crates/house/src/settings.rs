//! What whoever keeps a house can set.

use std::net::IpAddr;
use std::time::Duration;

use crate::alerts::{AllowedHost, PUSH_SERVICES};

/// The settings of a house.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Under which addresses browsers reach this house besides the one they name themselves,
    /// such as `https://forno.example`.
    pub public_urls: Vec<String>,
    /// The proxies whose word about a client's address is taken.
    pub trusted_proxies: Vec<IpAddr>,
    /// How long a guest may be gone before the others may decide what becomes of the seat.
    pub away: Duration,
    /// How long guests who lost their connection, be it because the house was closed, have for
    /// coming back before they are called.
    pub coming_back: Duration,
    /// How long a table without connections stays in memory.
    pub idle: Duration,
    /// How long a table that nobody starts is kept.
    pub keep_gathering: Duration,
    /// How long finished tables are kept; none keeps them for ever.
    pub keep_finished: Option<Duration>,
    /// Whether bots take the time that people take.
    pub pace: Pace,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// The push services that the house calls.
    pub push_hosts: Vec<AllowedHost>,
    /// Where tables may have webhooks; nowhere, if it is empty.
    pub webhook_hosts: Vec<AllowedHost>,
    /// What one address may do.
    pub limits: Limits,
}

/// How fast bots answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// As people do.
    Natural,
    /// As soon as they have chosen: for tests and for bots among themselves.
    AtOnce,
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
    /// Connections to one table.
    pub connections_per_table: usize,
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
            connections_per_table: 250,
        }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            public_urls: Vec::new(),
            trusted_proxies: Vec::new(),
            away: Duration::from_secs(60),
            coming_back: Duration::from_secs(5),
            idle: Duration::from_secs(60),
            keep_gathering: Duration::from_secs(24 * 60 * 60),
            keep_finished: None,
            pace: Pace::Natural,
            thinkers: 2,
            push_hosts: PUSH_SERVICES.iter().filter_map(|host| host.parse().ok()).collect(),
            webhook_hosts: Vec::new(),
            limits: Limits::default(),
        }
    }
}
