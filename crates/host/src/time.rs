//! Time as the house counts it: milliseconds since 1970, never backwards.

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
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Watch { started: Instant::now(), at: Millis::default().after(since_1970) }
    }

    /// The time.
    pub fn now(&self) -> Millis {
        self.at.after(self.started.elapsed())
    }
}
