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

/// How many times as fast as real time an [`AgeClock`] catches up.
const CATCHING_UP: u32 = 100;

/// A clock for the ages of stored data that is removed when it is old.
///
/// A wrong system clock must not make everything old at once. So this one starts where it was when
/// the house last ran, and catches up with the system's clock at a hundred times the speed of real
/// time. A pause of a week takes less than two hours, a clock that is a year ahead nearly four
/// days; if the system's clock is corrected meanwhile, no harm is done.
#[derive(Debug, Default)]
pub struct AgeClock {
    state: Mutex<AgeState>,
}

#[derive(Debug, Default)]
struct AgeState {
    at: Millis,
    advanced: Option<Instant>,
}

impl AgeClock {
    /// Starts from a stored time. Until it has started, nothing is old.
    pub fn begin(&self, at: Millis) {
        *self.locked() = AgeState { at, advanced: Some(Instant::now()) };
    }

    /// Advances as far as allowed; returns the time, or `None` if it has not started.
    pub fn advance(&self) -> Option<Millis> {
        self.advance_to(system_time(), Instant::now())
    }

    fn advance_to(&self, system: Millis, now: Instant) -> Option<Millis> {
        let mut state = self.locked();
        let advanced = state.advanced?;
        let most = now.saturating_duration_since(advanced).saturating_mul(CATCHING_UP);
        *state = AgeState { at: state.at.after(most).min(system), advanced: Some(now) };
        Some(state.at)
    }

    /// The time by which ages are counted.
    pub fn now(&self) -> Millis {
        self.locked().at
    }

    fn locked(&self) -> MutexGuard<'_, AgeState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Duration = Duration::from_secs(24 * 60 * 60);

    #[test]
    fn a_clock_that_is_ahead_makes_nothing_old_at_once() {
        let stored = Millis(1_000_000_000);
        let ahead = stored.after(400 * DAY);
        let start = Instant::now();
        let clock = AgeClock::default();
        assert_eq!((clock.advance_to(ahead, start), clock.now()), (None, Millis(0)));
        clock.begin(stored);
        let later = start + Duration::from_secs(60);
        let age = clock.advance_to(ahead, later).map(|at| at.since(stored)).expect("it goes");
        assert!(age <= Duration::from_secs(100 * 60) + Duration::from_secs(60), "{age:?}");
        // The system's clock is corrected: the ages are right at once.
        let right = stored.after(Duration::from_secs(60));
        assert_eq!(clock.advance_to(right, later + Duration::from_secs(1)), Some(right));
    }

    #[test]
    fn ages_catch_up_after_a_pause_and_then_keep_step() {
        let clock = AgeClock::default();
        clock.begin(Millis(5));
        let (start, paused) = (Instant::now(), Millis(5).after(7 * DAY));
        let hour = Duration::from_secs(60 * 60);
        assert!(clock.advance_to(paused.after(hour), start + hour) < Some(paused));
        let caught_up = paused.after(2 * hour);
        assert_eq!(clock.advance_to(caught_up, start + 2 * hour), Some(caught_up));
        let next = paused.after(3 * hour);
        assert_eq!(clock.advance_to(next, start + 3 * hour), Some(next));
    }
}
