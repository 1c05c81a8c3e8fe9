//! What one address may do, and all of them together.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use metrics::Dropped;

use super::bucket::Buckets;
use super::error::HttpError;
use super::{Open, Web};
use crate::settings::{Limits, Quotas, Rate};

/// How long somebody is asked to wait where too much is open at the same time.
const A_WHILE: Duration = Duration::from_secs(10);

/// An address, as far as limits go.
///
/// Whoever has one address of IPv6 has 2⁶⁴ of them, so those are counted together.
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
    /// Sixteen bytes, alike for addresses of both kinds.
    pub fn bytes(self) -> [u8; 16] {
        match self.0 {
            IpAddr::V4(address) => address.to_ipv6_mapped().octets(),
            IpAddr::V6(address) => address.octets(),
        }
    }
}

/// What is limited by a rate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Quota {
    /// Asking for anything over HTTP.
    Request,
    /// Connecting a socket.
    Connect,
    /// Becoming a guest.
    NewGuest,
    /// Opening a table.
    NewTable,
    /// Having a game judged.
    Review,
    /// Adding or removing a browser that is called.
    Browser,
    /// Trying to come in with something that could be guessed.
    SignIn,
}

/// A limit that was reached: one address's own, or that of the whole house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reached {
    /// The address does too much.
    Address {
        /// The limit's name.
        limit: &'static str,
        /// How long to wait.
        wait: Duration,
    },
    /// All of them together do too much.
    House {
        /// The limit's name.
        limit: &'static str,
        /// How long to wait.
        wait: Duration,
    },
}

impl Reached {
    /// Too many connections of one address.
    pub const CONNECTIONS: Reached =
        Reached::Address { limit: "address.connections", wait: A_WHILE };
    /// Too many connections of all together.
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
            Quota::SignIn => quotas.sign_ins,
        }
    }

    /// The names of the limits, for one address and for the house.
    fn names(self) -> (&'static str, &'static str) {
        match self {
            Quota::Request => ("address.requests", "house.requests"),
            Quota::Connect => ("address.new-sockets", "house.new-sockets"),
            Quota::NewGuest => ("address.new-guests", "house.new-guests"),
            Quota::NewTable => ("address.new-tables", "house.new-tables"),
            Quota::Review => ("address.reviews", "house.reviews"),
            Quota::Browser => ("address.browsers", "house.browsers"),
            Quota::SignIn => ("address.sign-ins", "house.sign-ins"),
        }
    }
}

/// What everyone did of late.
#[derive(Debug)]
pub struct Usage {
    limits: Limits,
    by_address: Mutex<Buckets<(Household, Quota)>>,
    by_all: Mutex<Buckets<Quota>>,
    sockets: Mutex<Sockets>,
    /// Those of the sockets that only watch, of addresses that have any.
    watchers: Mutex<HashMap<Household, u32>>,
}

/// Open sockets.
#[derive(Debug, Default)]
struct Sockets {
    /// Of those who have any.
    by_address: HashMap<Household, u32>,
    all: u32,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Usage {
    /// Nobody has done anything yet.
    pub fn new(limits: Limits) -> Usage {
        Usage {
            limits,
            by_address: Mutex::default(),
            by_all: Mutex::default(),
            sockets: Mutex::default(),
            watchers: Mutex::default(),
        }
    }

    /// Whoever is over his own limit uses up nothing of what all have together.
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

    /// One more socket of an address that only watches, if it may have so many.
    fn add_watcher(&self, who: Household) -> Result<(), Reached> {
        let mut watchers = locked(&self.watchers);
        let own = watchers.get(&who).copied().unwrap_or(0);
        if own >= self.limits.watchers {
            return Err(Reached::WATCHERS);
        }
        watchers.insert(who, own + 1);
        Ok(())
    }

    /// One more, whatever the limit: its guest stood up, and who is in stays in.
    fn keep_watcher(&self, who: Household) {
        *locked(&self.watchers).entry(who).or_default() += 1;
    }

    fn remove_watcher(&self, who: Household) {
        give_back(&mut locked(&self.watchers), who);
    }
}

/// One less of an address; one that has none left is forgotten.
fn give_back(open: &mut HashMap<Household, u32>, who: Household) {
    if let Some(own) = open.get_mut(&who) {
        *own -= 1;
        if *own == 0 {
            open.remove(&who);
        }
    }
}

impl Web {
    /// Counts what an address does, and refuses what is too much.
    pub fn allow(&self, who: Household, quota: Quota) -> Result<(), HttpError> {
        self.usage.allow(who, quota).map_err(|reached| self.refuse(reached))
    }

    /// Counts that a limit was reached.
    pub fn refuse(&self, reached: Reached) -> HttpError {
        self.metrics.dropped(Dropped::Limited);
        self.metrics.limited(reached.limit());
        reached.into()
    }
}

/// One more open socket of an address; given back when it is dropped.
pub struct Permit {
    open: Open,
    who: Household,
    /// Whether it counts among those that only watch.
    watches: bool,
}

impl Permit {
    /// Lets an address have one more socket.
    pub fn new(web: &Arc<Web>, who: Household) -> Result<Permit, HttpError> {
        web.allow(who, Quota::Connect)?;
        web.usage.add_socket(who).map_err(|reached| web.refuse(reached))?;
        web.metrics.sockets.inc();
        Ok(Permit { open: Open::new(web), who, watches: false })
    }

    /// From now on it counts among those that only watch, if the address may have one more.
    pub fn watch(mut self) -> Result<Permit, HttpError> {
        let web = Arc::clone(self.web());
        web.usage.add_watcher(self.who).map_err(|reached| web.refuse(reached))?;
        self.watches = true;
        Ok(self)
    }

    /// Its guest sat down, or stood up. Who is in stays in.
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

    /// What all requests share.
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
