//! The bots of *Pizza Theory*.

mod belief;
mod cutter;
mod estimate;
mod favourites;
mod greed;
mod habits;
mod learning;
mod lookahead;
mod mix;
mod outcomes;
mod playout;
mod professor;
mod reading;
mod rollouts;
pub mod search;
mod stage;
mod thinker;
mod worth;

use ::pizza_theory::{PizzaTheory, Public};
use table::View;

use crate::{Adviser, Bot, Botted, Budget, Level, Random, Weight};

pub use cutter::{Cutter, Sight};
pub use mix::Mix;
pub use professor::Professor;
pub use search::{Search, Solver};
pub use thinker::{Depth, Thinker};

impl Botted for PizzaTheory {
    fn bot(level: Level, view: &View<Self>, budget: Budget, seed: u64) -> Box<dyn Bot<Self>> {
        // Nothing is hidden here but the cuts of the moment: whoever sits down later has only
        // missed what the others' habits are, and will learn them.
        match level {
            Level::Zero => Box::new(Random::new(seed)),
            Level::One => Box::new(Cutter::new(Sight::Short, seed)),
            Level::Two => Box::new(Cutter::new(Sight::Slices, seed)),
            Level::Three => Box::new(Thinker::new(Depth::Step, view, budget, seed)),
            Level::Four => Box::new(Thinker::new(Depth::End, view, budget, seed)),
            Level::Five => Box::new(Professor::new(Solver::default(), view, budget, seed)),
        }
    }

    fn adviser(view: &View<Self>, budget: Budget, seed: u64) -> Box<dyn Adviser<Self>> {
        Box::new(Professor::new(Solver::default(), view, budget, seed))
    }

    fn weight(_public: &Public) -> Weight {
        Weight::Full
    }
}
