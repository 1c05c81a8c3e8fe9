//! Time as the house counts it: milliseconds since 1970, never backwards.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Millis(pub u64);

impl Millis {
    /// So much later.
    #[must_use]
    pub fn after(self, wait: Duration) -> Millis {
        Millis(self.0.saturating_add(u64::try_from(wait.as_millis()).unwrap_or(u64::MAX)))
    }

    /// How long ago `earlier` was; nothing, if it lies ahead.
    pub fn since(self, earlier: Millis) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }
}

/// What the system's clock says.
pub fn system_time() -> Millis {
    Millis::default().after(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
}

/// A clock that goes on evenly: it looks at the system's clock once, when it is started, and
/// counts from there, so that somebody who sets the system's clock back moves no deadline.
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

/// How much faster than time passes the ages of what is stored catch up after a pause.
const CATCHING_UP: u32 = 100;

/// A clock for what is removed when it is old.
///
/// A wrong clock must not make everything old at once. So this one begins where it was when the
/// house last ran, and catches up with the system's clock a hundred times as fast as time
/// passes: a pause of a week takes less than two hours, a clock that is a year ahead nearly four
/// days, and if it is set right meanwhile nothing has happened.
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
    /// Goes on from a time that was stored. Before that nothing is old.
    pub fn begin(&self, at: Millis) {
        *self.locked() = AgeState { at, advanced: Some(Instant::now()) };
    }

    /// Goes on as far as it may; gives the time, once it has begun.
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
        // It is set right: the ages are right at once.
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
