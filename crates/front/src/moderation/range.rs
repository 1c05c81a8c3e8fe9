//! Ranges of addresses, as bans name them.

use std::fmt;
use std::net::IpAddr;

use ipnet::{IpNet, Ipv4Net, Ipv6Net};

use crate::limits::Household;

/// The widest range that can be banned, by the length of its prefix: more would be a mistake.
const WIDEST: (u8, u8) = (8, 16);

/// The narrowest range of IPv6: a client with one address has a whole /64 network.
const NARROWEST_IPV6: u8 = 64;

/// A range of addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AddressRange(IpNet);

/// Why text is not a range that can be banned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadRange {
    /// It is not a range of addresses.
    NotARange,
    /// It would ban too many.
    TooWide,
}

impl AddressRange {
    /// Reads a range such as `203.0.113.0/24`, `2001:db8::/56` or a single address.
    pub fn read(text: &str) -> Result<AddressRange, BadRange> {
        let text = text.trim();
        let range = match text.parse::<IpAddr>() {
            Ok(address) => IpNet::from(address.to_canonical()),
            Err(_) => text.parse::<IpNet>().map_err(|_| BadRange::NotARange)?,
        };
        let range = match range.trunc() {
            IpNet::V4(range) => IpNet::V4(range),
            IpNet::V6(range) => canonical(range),
        };
        let widest = match range {
            IpNet::V4(_) => WIDEST.0,
            IpNet::V6(_) => WIDEST.1,
        };
        if range.prefix_len() < widest { Err(BadRange::TooWide) } else { Ok(AddressRange(range)) }
    }

    /// The smallest range that contains an address and can be banned.
    pub fn of(who: Household) -> AddressRange {
        let range = IpNet::from(who.address());
        AddressRange(match range {
            IpNet::V4(range) => IpNet::V4(range),
            IpNet::V6(range) => canonical(range),
        })
    }

    /// Whether an address is in this range.
    pub fn contains(&self, who: Household) -> bool {
        self.0.contains(&who.address())
    }
}

/// A range of IPv6 as we compare it: of IPv4 addresses written as IPv6 ones, or at least a /64.
fn canonical(range: Ipv6Net) -> IpNet {
    if let IpAddr::V4(address) = IpAddr::V6(range.addr()).to_canonical()
        && let Some(prefix) = range.prefix_len().checked_sub(96)
        && let Ok(range) = Ipv4Net::new(address, prefix)
    {
        return IpNet::V4(range.trunc());
    }
    let prefix = range.prefix_len().min(NARROWEST_IPV6);
    IpNet::V6(Ipv6Net::new(range.addr(), prefix).map_or(range, |range| range.trunc()))
}

impl fmt::Display for AddressRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpNet::V4(range) if range.prefix_len() == 32 => range.addr().fmt(f),
            range => range.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn who(address: &str) -> Household {
        Household::from(address.parse::<IpAddr>().expect("an address"))
    }

    #[test]
    fn a_range_is_written_in_one_way() {
        for (text, written) in [
            ("203.0.113.7", "203.0.113.7"),
            ("203.0.113.7/32", "203.0.113.7"),
            (" 203.0.113.7/24", "203.0.113.0/24"),
            ("::ffff:203.0.113.7", "203.0.113.7"),
            ("::ffff:203.0.113.0/120", "203.0.113.0/24"),
            ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
            ("2001:db8:1:2::7/128", "2001:db8:1:2::/64"),
            ("2001:db8:1:200::/56", "2001:db8:1:200::/56"),
        ] {
            assert_eq!(AddressRange::read(text).map(|it| it.to_string()).as_deref(), Ok(written));
        }
        for text in ["", "forno.example", "203.0.113.0/33", "203.0.113", "203.0.113.0/-1"] {
            assert_eq!(AddressRange::read(text), Err(BadRange::NotARange), "{text}");
        }
        for text in ["0.0.0.0/0", "10.0.0.0/7", "::/0", "2000::/15", "::ffff:0.0.0.0/96"] {
            assert_eq!(AddressRange::read(text), Err(BadRange::TooWide), "{text}");
        }
    }

    #[test]
    fn an_address_is_in_its_range_and_in_no_other() {
        let range = |text| AddressRange::read(text).expect("a range");
        assert!(range("203.0.113.0/24").contains(who("203.0.113.200")));
        assert!(range("203.0.113.0/24").contains(who("::ffff:203.0.113.200")));
        assert!(!range("203.0.113.0/24").contains(who("203.0.114.1")));
        assert!(range("2001:db8:1:200::/56").contains(who("2001:db8:1:2ff:1::")));
        assert!(!range("2001:db8:1:200::/56").contains(who("2001:db8:1:300::")));
        for address in ["203.0.113.7", "2001:db8::1"] {
            assert!(AddressRange::of(who(address)).contains(who(address)));
        }
    }
}
