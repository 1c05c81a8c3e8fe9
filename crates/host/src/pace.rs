//! How fast guests may change what is stored and told to everyone, beside the game.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use crate::id::GuestId;
use crate::time::Millis;

/// So many changes a guest may make within the time below.
const BURST: usize = 120;

/// The time in which a guest may make so many changes.
const WINDOW: Duration = Duration::from_secs(60);

/// So many guests are counted; then those are forgotten who did nothing of late.
const MOST_GUESTS: usize = 1_000;

/// What guests changed of late.
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

    /// A guest changed something.
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
