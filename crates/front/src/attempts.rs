//! Attempts to sign in, and what guessing costs.
//!
//! Each address has so many attempts. Of the whole house only failures count, and once there are too
//! many, only the addresses that have failed lately have to wait: so whoever guesses from many
//! addresses slows down himself and keeps nobody else from signing in.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::Web;
use super::bucket::{Bucket, Buckets};
use super::error::HttpError;
use super::limits::{Household, Reached};
use crate::settings::{Limits, Rate};

/// The attempts to sign in, of each address and of all.
#[derive(Debug)]
pub struct Attempts {
    of_address: Rate,
    of_house: Rate,
    counted: Mutex<Counted>,
}

#[derive(Debug)]
struct Counted {
    attempts: Buckets<Household>,
    failures: Buckets<Household>,
    all_failures: Bucket,
}

impl Attempts {
    /// Nobody has attempted anything yet.
    pub fn new(limits: &Limits) -> Attempts {
        let counted = Counted {
            attempts: Buckets::default(),
            failures: Buckets::default(),
            all_failures: Bucket::full(Instant::now()),
        };
        Attempts {
            of_address: limits.address.sign_ins,
            of_house: limits.house.sign_ins,
            counted: Mutex::new(counted),
        }
    }

    fn counted(&self) -> MutexGuard<'_, Counted> {
        self.counted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts an attempt of an address, or refuses it.
    fn allow(&self, who: Household, now: Instant) -> Result<(), Reached> {
        let mut counted = self.counted();
        let taken = counted.attempts.take(who, self.of_address, now);
        taken.map_err(|wait| Reached::Address { limit: "address.sign-ins", wait })?;
        // Looks whether one more failure would be too many, and counts none.
        let mut failures = counted.all_failures;
        match failures.take(self.of_house, now) {
            Err(wait) if !counted.failures.is_full(&who, now) => {
                Err(Reached::House { limit: "house.sign-ins", wait })
            }
            Ok(()) | Err(_) => Ok(()),
        }
    }

    /// Counts that an attempt of an address failed.
    fn failed(&self, who: Household, now: Instant) {
        let mut counted = self.counted();
        // What is over a limit changes nothing: it is used up already.
        let _ = counted.failures.take(who, self.of_address, now);
        let _ = counted.all_failures.take(self.of_house, now);
    }
}

impl Web {
    /// Counts an attempt to sign in, or a challenge for a passkey, or refuses it.
    pub fn allow_attempt(&self, who: Household) -> Result<(), HttpError> {
        self.attempts.allow(who, Instant::now()).map_err(|reached| self.refuse(reached))
    }

    /// Notes that an attempt failed, if the error says so, and passes the error on.
    pub fn attempted<T>(&self, who: Household, made: Result<T, HttpError>) -> Result<T, HttpError> {
        if let Err(
            HttpError::BadCode
            | HttpError::UsedLink
            | HttpError::UsedInvite
            | HttpError::BadPasskey
            | HttpError::UnknownPasskey
            | HttpError::OldChallenge,
        ) = &made
        {
            self.attempts.failed(who, Instant::now());
        }
        made
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::time::Duration;

    use super::*;
    use crate::settings::Quotas;

    fn household(number: u8) -> Household {
        Household::from(IpAddr::from([192, 0, 2, number]))
    }

    #[test]
    fn failures_of_all_hold_up_only_those_who_failed() {
        let mut limits = Limits::default();
        let every = Duration::from_secs(30);
        limits.address = Quotas { sign_ins: Rate { burst: 3, every }, ..limits.address };
        limits.house = Quotas { sign_ins: Rate { burst: 4, every }, ..limits.house };
        let (attempts, now) = (Attempts::new(&limits), Instant::now());
        for number in [1, 2, 1, 2] {
            assert_eq!(attempts.allow(household(number), now), Ok(()));
            attempts.failed(household(number), now);
        }
        let reached = |result: Result<(), Reached>| result.map_err(Reached::limit);
        assert_eq!(reached(attempts.allow(household(1), now)), Err("house.sign-ins"));
        assert_eq!(reached(attempts.allow(household(1), now)), Err("address.sign-ins"));
        for _ in 0..3 {
            assert_eq!(attempts.allow(household(3), now), Ok(()));
        }
        assert_eq!(reached(attempts.allow(household(3), now)), Err("address.sign-ins"));
        // Later the house has room again.
        assert_eq!(attempts.allow(household(1), now + 3 * every), Ok(()));
    }
}
