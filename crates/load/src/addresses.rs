//! Source addresses for clients, as if many households were playing.

use std::hash::{BuildHasher, RandomState};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// Addresses of this machine to reach a house from, one after another.
///
/// The whole network 127.0.0.0/8 belongs to this machine, so a house that listens there can be
/// visited from millions of addresses; any other house only from the one that the system chooses.
#[derive(Clone, Debug)]
pub struct Addresses {
    next: Option<u32>,
}

impl Addresses {
    /// Addresses from which this house can be reached.
    ///
    /// They start at a random one: a house remembers for a while what an address did, so two
    /// programs that used the same ones would get in each other's way.
    pub fn toward(house: SocketAddr) -> Addresses {
        Addresses::beginning(house, RandomState::new().hash_one(()) as u32)
    }

    fn beginning(house: SocketAddr, first: u32) -> Addresses {
        let is_own = matches!(house.ip(), IpAddr::V4(address) if address.is_loopback());
        Addresses { next: is_own.then_some(first) }
    }
}

/// Addresses above 127.1.0.0; `None` if the system has to choose.
impl Iterator for Addresses {
    type Item = Option<IpAddr>;

    fn next(&mut self) -> Option<Option<IpAddr>> {
        let Some(number) = self.next else { return Some(None) };
        // The last part goes from 1 to 250, so that no address looks like a network's.
        let (rest, last) = (number / 250, number % 250);
        let (second, third) = (1 + rest / 256 % 254, rest % 256);
        self.next = Some(number.wrapping_add(1));
        let [second, third, last] = [second, third, 1 + last].map(|part| part as u8);
        Some(Some(Ipv4Addr::new(127, second, third, last).into()))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn toward(house: &str) -> Addresses {
        Addresses::beginning(house.parse().expect("an address"), 0)
    }

    #[test]
    fn a_house_on_this_machine_is_visited_from_many_addresses() {
        let addresses: BTreeSet<Option<IpAddr>> = toward("127.0.0.1:80").take(100_000).collect();
        assert_eq!(addresses.len(), 100_000);
        let is_own = |address: &Option<IpAddr>| address.is_some_and(|it| it.is_loopback());
        assert!(addresses.iter().all(is_own));
        let first = toward("127.0.0.1:80").next().flatten();
        assert_eq!(first, Some(Ipv4Addr::new(127, 1, 0, 1).into()));
    }

    #[test]
    fn any_other_house_is_visited_from_where_the_system_likes() {
        assert_eq!(toward("192.0.2.1:80").nth(3), Some(None));
        assert_eq!(toward("[::1]:80").next(), Some(None));
    }
}
