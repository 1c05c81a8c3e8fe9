//! Keeping track of a budget.

use std::time::Instant;

use crate::Budget;

/// Measures what a decision has cost so far.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    budget: Budget,
    /// Set only for a budget of time: with one of iterations, the same seed must give the same
    /// moves.
    began: Option<Instant>,
    iterations: u32,
}

impl Clock {
    /// Starts the clock now.
    pub fn new(budget: Budget) -> Clock {
        let began = match budget {
            Budget::Time(_) => Some(Instant::now()),
            Budget::Iterations(_) => None,
        };
        Clock { budget, began, iterations: 0 }
    }

    /// Counts this many iterations.
    pub fn spend(&mut self, iterations: u32) {
        self.iterations = self.iterations.saturating_add(iterations);
    }

    /// The fraction of the budget that is spent; 1 or more if it is used up.
    pub fn spent(&self) -> f32 {
        match (self.budget, self.began) {
            (Budget::Time(time), Some(began)) => {
                began.elapsed().as_secs_f32() / time.as_secs_f32().max(f32::MIN_POSITIVE)
            }
            (Budget::Time(_), None) => 1.0,
            (Budget::Iterations(all), _) => self.iterations as f32 / all.max(1) as f32,
        }
    }

    /// Whether there is enough for another iteration, which is then counted.
    pub fn tick(&mut self) -> bool {
        let goes_on = self.spent() < 1.0;
        self.spend(goes_on.into());
        goes_on
    }
}
