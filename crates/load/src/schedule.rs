//! When things are due, regardless of those before them.

use std::time::{Duration, Instant};

/// A number of evenly spaced moments.
///
/// What is due does not wait for what is late. Measuring from these moments shows what a guest
/// experiences who arrives while the house is busy.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Schedule {
    start: Instant,
    per_second: f64,
    count: u64,
}

impl Schedule {
    /// Moments at this rate, for this long, starting at `start`.
    pub fn new(start: Instant, per_second: f64, lasting: Duration) -> Schedule {
        Schedule { start, per_second, count: (per_second * lasting.as_secs_f64()).round() as u64 }
    }

    /// The number of moments.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The moment with this number, counted from 0.
    pub fn at(&self, number: u64) -> Instant {
        self.start + Duration::from_secs_f64(number as f64 / self.per_second)
    }

    /// How many of the moments have passed.
    pub fn due(&self, now: Instant) -> u64 {
        match now.checked_duration_since(self.start) {
            None => 0,
            Some(gone) => {
                let come = (gone.as_secs_f64() * self.per_second).floor() as u64 + 1;
                come.min(self.count)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_lie_at_the_same_distance() {
        let start = Instant::now();
        let schedule = Schedule::new(start, 1_000.0, Duration::from_secs(30));
        assert_eq!(schedule.count(), 30_000);
        assert_eq!(schedule.at(0), start);
        assert_eq!(schedule.at(1) - schedule.at(0), Duration::from_millis(1));
        assert_eq!(schedule.at(29_999) - start, Duration::from_millis(29_999));
    }

    #[test]
    fn whatever_is_due_stays_due() {
        let start = Instant::now();
        let schedule = Schedule::new(start, 100.0, Duration::from_secs(1));
        let after = |millis| schedule.due(start + Duration::from_millis(millis));
        assert_eq!(schedule.due(start - Duration::from_millis(1)), 0);
        assert_eq!([after(0), after(5), after(15), after(905)], [1, 1, 2, 91]);
        assert_eq!(after(60_000), 100);
    }
}
