//! How often each guest does something at a table.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use crate::id::GuestId;
use crate::rate::Rate;
use crate::time::Millis;

/// Once this many guests are tracked, those who did nothing recently are forgotten.
const MOST_GUESTS: usize = 1_000;

/// When guests recently did something.
///
/// A guest may do it as often as the burst of a rate says within the time in which the whole burst
/// comes back.
#[derive(Clone, Debug, Default)]
pub struct Pace {
    lately: HashMap<GuestId, VecDeque<Millis>>,
}

/// The time in which a guest may use up the whole burst of a rate.
fn window(rate: Rate) -> Duration {
    rate.every.saturating_mul(rate.burst)
}

impl Pace {
    /// Whether a guest may do it now.
    pub fn allows(&self, rate: Rate, guest: GuestId, now: Millis) -> bool {
        let lately = self.lately.get(&guest).into_iter().flatten();
        let lately = lately.filter(|at| now.since(**at) < window(rate)).count();
        lately < rate.burst as usize
    }

    /// Counts that a guest did it.
    pub fn count(&mut self, rate: Rate, guest: GuestId, now: Millis) {
        if self.lately.len() >= MOST_GUESTS {
            let window = window(rate);
            self.lately.retain(|_, at| at.back().is_some_and(|at| now.since(*at) < window));
        }
        let lately = self.lately.entry(guest).or_default();
        lately.push_back(now);
        if lately.len() > rate.burst as usize {
            lately.pop_front();
        }
    }
}
