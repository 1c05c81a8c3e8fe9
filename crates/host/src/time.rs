//! Time as the house counts it: milliseconds since 1970, never going backwards.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Millis(pub u64);

impl Millis {
    /// The time this much later.
    #[must_use]
    pub fn after(self, wait: Duration) -> Millis {
        Millis(self.0.saturating_add(u64::try_from(wait.as_millis()).unwrap_or(u64::MAX)))
    }

    /// How long ago `earlier` was; zero if it lies ahead.
    pub fn since(self, earlier: Millis) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }
}

/// The time by the system's clock.
pub fn system_time() -> Millis {
    Millis::default().after(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
}

/// A steady clock. It reads the system's clock once, when it is started, and counts from there, so
/// setting the system's clock back moves no deadline.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    started: Instant,
    at: Millis,
}

impl Watch {
    /// A clock that starts now.
    pub fn start() -> Watch {
        Watch { started: Instant::now(), at: system_time() }
    }

    /// The time.
    pub fn now(&self) -> Millis {
        self.at.after(self.started.elapsed())
    }
}

/// The largest gap between what is stored and the clock that is believed at once.
const BELIEVED: Duration = Duration::from_secs(2 * 24 * 60 * 60);

/// How long the house must run, and its clocks agree with each other, before a larger gap is
/// believed.
const DOUBTED_FOR: Duration = Duration::from_secs(24 * 60 * 60);

/// How far the clocks may move against each other meanwhile.
const AGREEMENT: Duration = Duration::from_secs(60 * 60);

/// A clock for the ages of stored data that is removed when it is old.
///
/// A wrong system clock must not make anything old. So this one starts where it was when the house
/// last ran. If the system's clock is far ahead of that, nobody knows whether the house was closed
/// for so long or the clock is wrong. Then this one keeps step with real time, which is safe in
/// either case, until the system's clock is corrected or has gone steadily for a day.
#[derive(Debug, Default)]
pub struct AgeClock {
    state: Mutex<AgeState>,
}

#[derive(Clone, Copy, Debug, Default)]
struct AgeState {
    at: Millis,
    advanced: Option<Instant>,
    doubt: Option<Doubt>,
}

/// A time that is far ahead, and since when it has been.
#[derive(Clone, Copy, Debug)]
struct Doubt {
    clock: Millis,
    since: Instant,
}

impl Doubt {
    /// Whether the clock has only gone on since, by as much as time has passed.
    fn agrees(self, clock: Millis, now: Instant) -> bool {
        let expected = self.clock.after(now.saturating_duration_since(self.since));
        clock.since(expected).max(expected.since(clock)) <= AGREEMENT
    }
}

impl AgeClock {
    /// Starts from a stored time. Until it has started, nothing is old.
    pub fn begin(&self, at: Millis) {
        *self.locked() = AgeState { at, advanced: Some(Instant::now()), doubt: None };
    }

    /// Advances to the time of the clock, or as far as is safe; returns the time, or `None` if it
    /// has not started.
    pub fn advance_to(&self, clock: Millis, now: Instant) -> Option<Millis> {
        let mut state = self.locked();
        let passed = now.saturating_duration_since(state.advanced?);
        let doubt = match state.doubt {
            _ if clock.since(state.at.after(passed)) <= BELIEVED => None,
            Some(doubt) if !doubt.agrees(clock, now) => Some(Doubt { clock, since: now }),
            Some(doubt) if now.saturating_duration_since(doubt.since) >= DOUBTED_FOR => None,
            Some(doubt) => Some(doubt),
            None => Some(Doubt { clock, since: now }),
        };
        let at = if doubt.is_none() { clock } else { state.at.after(passed).min(clock) };
        *state = AgeState { at, advanced: Some(now.max(state.advanced?)), doubt };
        Some(at)
    }

    /// The time by which ages are counted.
    pub fn now(&self) -> Millis {
        self.locked().at
    }

    /// How far the clock is ahead of the ages, while that is in doubt.
    pub fn doubt(&self) -> Option<Duration> {
        let state = self.locked();
        state.doubt.map(|doubt| doubt.clock.since(state.at))
    }

    fn locked(&self) -> MutexGuard<'_, AgeState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Duration = Duration::from_secs(60 * 60);
    const DAY: Duration = Duration::from_secs(24 * 60 * 60);
    const STORED: Millis = Millis(1_000_000_000);

    /// A clock of ages that has started at the stored time, and a function that advances it after
    /// so much real time, with the system's clock so far ahead.
    fn started() -> impl Fn(Duration, Duration) -> Duration {
        let (clock, start) = (AgeClock::default(), Instant::now());
        clock.begin(STORED);
        move |passed, ahead| {
            let at = clock.advance_to(STORED.after(passed).after(ahead), start + passed);
            at.expect("it has started").since(STORED)
        }
    }

    #[test]
    fn a_clock_that_has_not_started_makes_nothing_old() {
        let clock = AgeClock::default();
        assert_eq!(clock.advance_to(STORED, Instant::now()), None);
        assert_eq!(clock.now(), Millis(0));
    }

    #[test]
    fn a_clock_that_is_ahead_makes_nothing_old_while_the_house_runs_a_day() {
        for ahead in [3 * DAY, 400 * DAY] {
            let age = started();
            for hours in 0..24 {
                let passed = HOUR * hours;
                assert!(age(passed, ahead) <= passed + HOUR, "after {hours} hours");
            }
            assert_eq!(age(25 * HOUR, ahead), 25 * HOUR + ahead, "it was a long pause");
        }
    }

    #[test]
    fn a_clock_that_is_corrected_is_followed_at_once() {
        let age = started();
        assert!(age(HOUR, 400 * DAY) <= HOUR + HOUR);
        assert_eq!(age(2 * HOUR, Duration::ZERO), 2 * HOUR);
        // Also if it was believed already.
        let age = started();
        age(Duration::ZERO, 400 * DAY);
        assert!(age(25 * HOUR, 400 * DAY) > 400 * DAY);
        assert_eq!(age(26 * HOUR, Duration::ZERO), 26 * HOUR);
    }

    #[test]
    fn a_clock_that_jumps_about_is_not_believed() {
        let age = started();
        for hours in 0..100 {
            let passed = HOUR * hours;
            let ahead = (100 + hours % 10) * DAY;
            assert!(age(passed, ahead) <= passed + HOUR, "after {hours} hours");
        }
    }

    #[test]
    fn after_a_short_pause_ages_are_right_at_once() {
        let age = started();
        assert_eq!(age(HOUR, DAY), HOUR + DAY);
        assert_eq!(age(2 * HOUR, DAY), 2 * HOUR + DAY);
    }
}
