//! When to stop thinking.

use std::time::Instant;

use crate::Budget;

/// Counts what a decision has cost.
pub(crate) struct Clock {
    budget: Budget,
    began: Instant,
    done: u32,
}

impl Clock {
    /// Starts now.
    pub fn start(budget: Budget) -> Clock {
        Clock { budget, began: Instant::now(), done: 0 }
    }

    /// Whether there is enough for another iteration, which is then counted.
    pub fn tick(&mut self) -> bool {
        let goes_on = match self.budget {
            Budget::Iterations(most) => self.done < most,
            Budget::Time(most) => self.began.elapsed() < most,
        };
        self.done = self.done.saturating_add(goes_on.into());
        goes_on
    }
}
