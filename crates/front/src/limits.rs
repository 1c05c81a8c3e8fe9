//! The limits for each address, and for all of them together.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use metrics::Dropped;

use super::bucket::Buckets;
use super::error::HttpError;
use super::{Open, Web};
use crate::settings::{Limits, Quotas, Rate};

/// How long a client is asked to wait when too many connections or sockets are open.
const A_WHILE: Duration = Duration::from_secs(10);

/// An address, as limits count it.
///
/// A client with one IPv6 address has 2⁶⁴ of them, so each /64 network counts as one address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Household(IpAddr);

impl From<IpAddr> for Household {
    fn from(address: IpAddr) -> Household {
        Household(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        })
    }
}

impl Household {
    /// The address; for IPv6 the first one of its network.
    pub fn address(self) -> IpAddr {
        self.0
    }

    /// The address as sixteen bytes, for IPv4 and IPv6 alike.
    pub fn bytes(self) -> [u8; 16] {
        match self.0 {
            IpAddr::V4(address) => address.to_ipv6_mapped().octets(),
            IpAddr::V6(address) => address.octets(),
        }
    }
}

/// An action with a rate limit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Quota {
    /// Any HTTP request.
    Request,
    /// Opening a socket.
    Connect,
    /// Creating a guest.
    NewGuest,
    /// Opening a table.
    NewTable,
    /// Having a game reviewed.
    Review,
    /// Adding or removing a browser for notifications.
    Browser,
    /// Reporting somebody to the moderators.
    Report,
    /// Reading everything about a guest, or asking to be forgotten, for which all records are read.
    Export,
}

/// A limit that was reached: that of one address, or that of the whole house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reached {
    /// A limit of one address.
    Address {
        /// The limit's name.
        limit: &'static str,
        /// How long to wait.
        wait: Duration,
    },
    /// A limit of the whole house.
    House {
        /// The limit's name.
        limit: &'static str,
        /// How long to wait.
        wait: Duration,
    },
}

impl Reached {
    /// Too many connections from one address.
    pub const CONNECTIONS: Reached =
        Reached::Address { limit: "address.connections", wait: A_WHILE };
    /// Too many connections from all addresses together.
    pub const HOUSE_CONNECTIONS: Reached =
        Reached::House { limit: "house.connections", wait: A_WHILE };
    const SOCKETS: Reached = Reached::Address { limit: "address.sockets", wait: A_WHILE };
    const WATCHERS: Reached = Reached::Address { limit: "address.watchers", wait: A_WHILE };
    const HOUSE_SOCKETS: Reached = Reached::House { limit: "house.sockets", wait: A_WHILE };

    /// The limit's name.
    pub fn limit(self) -> &'static str {
        match self {
            Reached::Address { limit, .. } | Reached::House { limit, .. } => limit,
        }
    }
}

impl From<Reached> for HttpError {
    fn from(reached: Reached) -> HttpError {
        match reached {
            Reached::Address { wait, .. } => HttpError::TooMuch { wait },
            Reached::House { wait, .. } => HttpError::HouseFull { wait },
        }
    }
}

impl Quota {
    fn rate(self, quotas: &Quotas) -> Rate {
        match self {
            Quota::Request => quotas.requests,
            Quota::Connect => quotas.new_sockets,
            Quota::NewGuest => quotas.new_guests,
            Quota::NewTable => quotas.new_tables,
            Quota::Review => quotas.reviews,
            Quota::Browser => quotas.browsers,
            Quota::Report => quotas.reports,
            Quota::Export => quotas.exports,
        }
    }

    /// The names of the limits for one address and for the house.
    fn names(self) -> (&'static str, &'static str) {
        match self {
            Quota::Request => ("address.requests", "house.requests"),
            Quota::Connect => ("address.new-sockets", "house.new-sockets"),
            Quota::NewGuest => ("address.new-guests", "house.new-guests"),
            Quota::NewTable => ("address.new-tables", "house.new-tables"),
            Quota::Review => ("address.reviews", "house.reviews"),
            Quota::Browser => ("address.browsers", "house.browsers"),
            Quota::Report => ("address.reports", "house.reports"),
            Quota::Export => ("address.exports", "house.exports"),
        }
    }
}

/// What each address and the whole house have used of their limits.
#[derive(Debug)]
pub struct Usage {
    limits: Limits,
    by_address: Mutex<Buckets<(Household, Quota)>>,
    by_all: Mutex<Buckets<Quota>>,
    sockets: Mutex<Sockets>,
    /// The number of sockets that only watch, for each address that has any.
    watchers: Mutex<HashMap<Household, u32>>,
}

/// Open sockets.
#[derive(Debug, Default)]
struct Sockets {
    /// The number for each address that has any.
    by_address: HashMap<Household, u32>,
    all: u32,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Usage {
    /// Nothing used yet.
    pub fn new(limits: Limits) -> Usage {
        Usage {
            limits,
            by_address: Mutex::default(),
            by_all: Mutex::default(),
            sockets: Mutex::default(),
            watchers: Mutex::default(),
        }
    }

    /// Counts an action of an address. An address over its own limit uses up nothing of the
    /// house's.
    fn allow(&self, who: Household, quota: Quota) -> Result<(), Reached> {
        let now = Instant::now();
        let (limit, of_house) = quota.names();
        let own = quota.rate(&self.limits.address);
        let taken = locked(&self.by_address).take((who, quota), own, now);
        taken.map_err(|wait| Reached::Address { limit, wait })?;
        let all = quota.rate(&self.limits.house);
        let taken = locked(&self.by_all).take(quota, all, now);
        taken.map_err(|wait| Reached::House { limit: of_house, wait })
    }

    fn add_socket(&self, who: Household) -> Result<(), Reached> {
        let mut sockets = locked(&self.sockets);
        let own = sockets.by_address.get(&who).copied().unwrap_or(0);
        if own >= self.limits.address.sockets {
            return Err(Reached::SOCKETS);
        }
        if sockets.all >= self.limits.house.sockets {
            return Err(Reached::HOUSE_SOCKETS);
        }
        sockets.by_address.insert(who, own + 1);
        sockets.all += 1;
        Ok(())
    }

    fn remove_socket(&self, who: Household) {
        let mut sockets = locked(&self.sockets);
        sockets.all -= 1;
        give_back(&mut sockets.by_address, who);
    }

    /// Counts one more socket of an address that only watches, or refuses it.
    fn add_watcher(&self, who: Household) -> Result<(), Reached> {
        let mut watchers = locked(&self.watchers);
        let own = watchers.get(&who).copied().unwrap_or(0);
        if own >= self.limits.watchers {
            return Err(Reached::WATCHERS);
        }
        watchers.insert(who, own + 1);
        Ok(())
    }

    /// Counts one more even over the limit: a guest who stands up stays connected.
    fn keep_watcher(&self, who: Household) {
        *locked(&self.watchers).entry(who).or_default() += 1;
    }

    fn remove_watcher(&self, who: Household) {
        give_back(&mut locked(&self.watchers), who);
    }
}

/// Counts one less for an address, and drops its entry at zero.
fn give_back(open: &mut HashMap<Household, u32>, who: Household) {
    if let Some(own) = open.get_mut(&who) {
        *own -= 1;
        if *own == 0 {
            open.remove(&who);
        }
    }
}

impl Web {
    /// Counts an action of an address, or refuses it if that is over a limit.
    pub fn allow(&self, who: Household, quota: Quota) -> Result<(), HttpError> {
        self.usage.allow(who, quota).map_err(|reached| self.refuse(reached))
    }

    /// Counts in the metrics that a limit was reached, and returns the error.
    pub fn refuse(&self, reached: Reached) -> HttpError {
        self.metrics.dropped(Dropped::Limited);
        self.metrics.limited(reached.limit());
        reached.into()
    }
}

/// An open socket, counted for its address; released on drop.
pub struct Permit {
    open: Open,
    who: Household,
    /// Whether it counts as a socket that only watches.
    watches: bool,
}

impl Permit {
    /// Counts one more socket of an address, or refuses it.
    pub fn new(web: &Arc<Web>, who: Household) -> Result<Permit, HttpError> {
        web.allow(who, Quota::Connect)?;
        web.usage.add_socket(who).map_err(|reached| web.refuse(reached))?;
        web.metrics.sockets.inc();
        Ok(Permit { open: Open::new(web), who, watches: false })
    }

    /// Counts this socket as one that only watches, or refuses it.
    pub fn watch(mut self) -> Result<Permit, HttpError> {
        let web = Arc::clone(self.web());
        web.usage.add_watcher(self.who).map_err(|reached| web.refuse(reached))?;
        self.watches = true;
        Ok(self)
    }

    /// Notes that the guest sat down or stood up. A guest who stands up stays connected even if the
    /// address then has too many sockets that only watch.
    pub fn set_seated(&mut self, seated: bool) {
        if self.watches != seated {
            return;
        }
        self.watches = !seated;
        let usage = &self.web().usage;
        if seated {
            usage.remove_watcher(self.who);
        } else {
            usage.keep_watcher(self.who);
        }
    }

    /// The state shared by all requests.
    pub fn web(&self) -> &Arc<Web> {
        &self.open.0
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let web = self.web();
        web.metrics.sockets.dec();
        web.usage.remove_socket(self.who);
        if self.watches {
            web.usage.remove_watcher(self.who);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn household(address: &str) -> Household {
        Household::from(address.parse::<IpAddr>().expect("an address"))
    }

    #[test]
    fn addresses_of_one_network_of_ipv6_are_one_household() {
        assert_eq!(household("2001:db8:1:2::1"), household("2001:db8:1:2:ffff::9"));
        assert_ne!(household("2001:db8:1:2::1"), household("2001:db8:1:3::1"));
        assert_ne!(household("192.0.2.1"), household("192.0.2.2"));
        assert_eq!(household("::ffff:192.0.2.1"), household("192.0.2.1"));
    }
}
