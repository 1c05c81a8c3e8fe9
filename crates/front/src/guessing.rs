//! What keeps anyone from guessing his way in.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::Web;
use super::bucket::{Bucket, Buckets};
use super::error::HttpError;
use super::limits::Household;
use super::settings::Rate;

/// What one address may try: a few slips of the pen, and then two a minute.
const BY_ADDRESS: Rate = Rate { burst: 20, every: Duration::from_secs(30) };

/// What all addresses together may try.
const IN_ALL: Rate = Rate { burst: 300, every: Duration::from_secs(1) };

/// What was tried of late.
#[derive(Debug)]
pub struct Guessing {
    tried: Mutex<(Buckets<Household>, Bucket)>,
}

impl Default for Guessing {
    fn default() -> Guessing {
        Guessing { tried: Mutex::new((Buckets::default(), Bucket::full(Instant::now()))) }
    }
}

impl Guessing {
    fn allow(&self, who: Household, now: Instant) -> Result<(), Duration> {
        let mut tried = self.tried.lock().unwrap_or_else(PoisonError::into_inner);
        let (by_address, in_all) = &mut *tried;
        // Whoever may not try any more uses up nothing of what all share.
        by_address.take(who, BY_ADDRESS, now)?;
        in_all.take(IN_ALL, now)
    }
}

impl Web {
    /// Lets an address try to come in with something that could be guessed.
    pub fn allow_guess(&self, who: Household) -> Result<(), HttpError> {
        self.guessing.allow(who, Instant::now()).map_err(|wait| self.too_much(wait))
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    #[test]
    fn guesses_are_limited_for_each_address_and_for_all_together() {
        let (guessing, now) = (Guessing::default(), Instant::now());
        let address = |number: u32| Household::from(IpAddr::V4(Ipv4Addr::from(number)));
        for _ in 0..BY_ADDRESS.burst {
            assert_eq!(guessing.allow(address(0), now), Ok(()));
        }
        for _ in 0..1_000 {
            assert!(guessing.allow(address(0), now).is_err());
        }
        let others = (1..1_000).filter(|number| guessing.allow(address(*number), now).is_ok());
        assert_eq!(others.count() as u32, IN_ALL.burst - BY_ADDRESS.burst);
    }
}
