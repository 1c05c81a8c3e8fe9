//! How often guests may make changes that are stored and told to everyone, apart from moves.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use crate::id::GuestId;
use crate::time::Millis;

/// How many changes a guest may make within [`WINDOW`].
const BURST: usize = 120;

/// The time in which a guest may make [`BURST`] changes.
const WINDOW: Duration = Duration::from_secs(60);

/// Once this many guests are tracked, those without recent changes are forgotten.
const MOST_GUESTS: usize = 1_000;

/// When guests recently changed something.
#[derive(Clone, Debug, Default)]
pub struct Pace {
    lately: HashMap<GuestId, VecDeque<Millis>>,
}

impl Pace {
    /// Whether a guest may change something now.
    pub fn allows(&self, guest: GuestId, now: Millis) -> bool {
        let lately = self.lately.get(&guest).into_iter().flatten();
        lately.filter(|at| now.since(**at) < WINDOW).count() < BURST
    }

    /// Counts a change that a guest made.
    pub fn count(&mut self, guest: GuestId, now: Millis) {
        if self.lately.len() >= MOST_GUESTS {
            self.lately.retain(|_, at| at.back().is_some_and(|at| now.since(*at) < WINDOW));
        }
        let lately = self.lately.entry(guest).or_default();
        if lately.len() == BURST {
            lately.pop_front();
        }
        lately.push_back(now);
    }
}
