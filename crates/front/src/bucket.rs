//! Rate limits: a burst, then a steady rate (token buckets).

use std::collections::HashMap;
use std::hash::Hash;
use std::time::{Duration, Instant};

use crate::settings::Rate;

/// The most buckets that are kept. A client with more addresses than that gains nothing by making
/// us forget some: a new address has a full bucket anyway.
const MOST: usize = 1 << 16;

/// A token bucket, stored as the time at which it is full again.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    full_at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn full(now: Instant) -> Bucket {
        Bucket { full_at: now }
    }

    /// Takes a token, or returns how long to wait for one.
    pub fn take(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        let room = rate.every.saturating_mul(rate.burst);
        let full_at = self.full_at.max(now) + rate.every;
        let used = full_at.duration_since(now);
        match used.checked_sub(room) {
            Some(wait) if !wait.is_zero() => Err(wait),
            Some(_) | None => {
                self.full_at = full_at;
                Ok(())
            }
        }
    }

    /// Whether every token that was taken has been refilled.
    pub fn is_full(&self, now: Instant) -> bool {
        self.full_at <= now
    }
}

/// Buckets by owner. Full ones may be dropped, since a new bucket is full as well.
#[derive(Debug)]
pub struct Buckets<K> {
    buckets: HashMap<K, Bucket>,
    most: usize,
}

impl<K> Default for Buckets<K> {
    fn default() -> Buckets<K> {
        Buckets { buckets: HashMap::new(), most: MOST }
    }
}

impl<K: Eq + Hash> Buckets<K> {
    /// Takes a token from the owner's bucket, or returns how long to wait for one.
    pub fn take(&mut self, whose: K, rate: Rate, now: Instant) -> Result<(), Duration> {
        if self.buckets.len() >= self.most {
            self.buckets.retain(|_, bucket| !bucket.is_full(now));
            // A sweep must free many entries, so that its cost is spread over the many insertions
            // before the next one.
            if self.buckets.len() > self.most / 2 {
                self.buckets.clear();
            }
        }
        self.buckets.entry(whose).or_insert_with(|| Bucket::full(now)).take(rate, now)
    }

    /// Whether the owner's bucket is full.
    pub fn is_full(&self, whose: &K, now: Instant) -> bool {
        self.buckets.get(whose).is_none_or(|bucket| bucket.is_full(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate { burst: 3, every: Duration::from_secs(10) };

    #[test]
    fn so_much_at_once_and_then_one_for_each_unit_of_time() {
        let start = Instant::now();
        let after = |seconds: u64| start + Duration::from_secs(seconds);
        let mut bucket = Bucket::full(start);
        for _ in 0..3 {
            assert_eq!(bucket.take(RATE, start), Ok(()));
        }
        assert_eq!(bucket.take(RATE, start), Err(Duration::from_secs(10)));
        assert_eq!(bucket.take(RATE, after(4)), Err(Duration::from_secs(6)));
        assert_eq!(bucket.take(RATE, after(10)), Ok(()));
        assert!(bucket.take(RATE, after(10)).is_err());
        assert!(!bucket.is_full(after(39)));
        assert!(bucket.is_full(after(40)));
    }

    #[test]
    fn the_number_of_buckets_has_a_bound() {
        let start = Instant::now();
        let mut buckets = Buckets { buckets: HashMap::new(), most: 10 };
        for whose in 0..1_000 {
            assert_eq!(buckets.take(whose, RATE, start), Ok(()));
            assert!(buckets.buckets.len() <= 10);
        }
    }

    #[test]
    fn an_empty_bucket_outlives_a_sweep_of_full_ones() {
        let start = Instant::now();
        let later = start + Duration::from_secs(11);
        let mut buckets = Buckets { buckets: HashMap::new(), most: 4 };
        for _ in 0..3 {
            assert_eq!(buckets.take(0, RATE, start), Ok(()));
        }
        for whose in 1..4 {
            assert_eq!(buckets.take(whose, RATE, start), Ok(()));
        }
        assert_eq!(buckets.take(4, RATE, later), Ok(()));
        assert_eq!(buckets.buckets.len(), 2);
        assert_eq!(buckets.take(0, RATE, later), Ok(()));
        assert!(buckets.take(0, RATE, later).is_err());
    }
}
