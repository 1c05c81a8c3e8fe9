//! What one address may do.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use metrics::Dropped;

use super::bucket::Buckets;
use super::error::HttpError;
use super::{Open, Web};
use crate::settings::{Limits, Rate};

/// How long somebody is asked to wait who has too many sockets open.
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

/// What is limited.
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
}

/// What every address did of late.
#[derive(Debug)]
pub struct ByAddress {
    limits: Limits,
    buckets: Mutex<Buckets<(Household, Quota)>>,
    /// Open sockets of those who have any.
    sockets: Mutex<HashMap<Household, u32>>,
}

impl ByAddress {
    /// Nobody has done anything yet.
    pub fn new(limits: Limits) -> ByAddress {
        ByAddress { limits, buckets: Mutex::default(), sockets: Mutex::default() }
    }

    fn rate(&self, quota: Quota) -> Rate {
        match quota {
            Quota::Request => self.limits.requests,
            Quota::Connect => self.limits.connects,
            Quota::NewGuest => self.limits.guests,
            Quota::NewTable => self.limits.tables,
            Quota::Review => self.limits.reviews,
            Quota::Browser => self.limits.browsers,
        }
    }

    fn allow(&self, who: Household, quota: Quota) -> Result<(), Duration> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.take((who, quota), self.rate(quota), Instant::now())
    }
}

impl Web {
    /// Counts what an address does, and refuses what is too much.
    pub fn allow(&self, who: Household, quota: Quota) -> Result<(), HttpError> {
        self.limits.allow(who, quota).map_err(|wait| self.too_much(wait))
    }

    pub fn too_much(&self, wait: Duration) -> HttpError {
        self.metrics.dropped(Dropped::Limited);
        HttpError::TooMuch { wait }
    }
}

/// One more open socket of an address; given back when it is dropped.
pub struct Permit {
    open: Open,
    who: Household,
}

impl Permit {
    /// Lets an address have one more socket.
    pub fn new(web: &Arc<Web>, who: Household) -> Result<Permit, HttpError> {
        web.allow(who, Quota::Connect)?;
        let mut sockets = web.limits.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if sockets.get(&who).is_some_and(|open| *open >= web.limits.limits.sockets) {
            return Err(web.too_much(A_WHILE));
        }
        *sockets.entry(who).or_default() += 1;
        web.metrics.sockets.inc();
        Ok(Permit { open: Open::new(web), who })
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
        let mut sockets = web.limits.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = sockets.get_mut(&self.who) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.who);
            }
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
