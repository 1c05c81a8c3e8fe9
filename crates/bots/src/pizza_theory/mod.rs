//! The bots of *Pizza Theory*.

mod cutter;
mod favourites;
mod greed;
mod mix;
mod outcomes;
mod reading;
mod stage;
mod worth;

use ::pizza_theory::PizzaTheory;
use table::View;

use crate::{Adviser, Bot, Botted, Budget, Level, Random};

pub use cutter::{Cutter, Sight};
pub use mix::Mix;

impl Botted for PizzaTheory {
    fn bot(level: Level, view: &View<Self>, budget: Budget, seed: u64) -> Box<dyn Bot<Self>> {
        // Nothing is hidden here but the cuts of the moment, so a guest has nothing to catch up
        // with; and these bots judge without searching.
        let _ = (view, budget);
        match level {
            Level::Zero => Box::new(Random::new(seed)),
            Level::One => Box::new(Cutter::new(Sight::Short, seed)),
            Level::Two | Level::Three | Level::Four | Level::Five => {
                Box::new(Cutter::new(Sight::Slices, seed))
            }
        }
    }

    fn adviser(_: &View<Self>, _: Budget, _: u64) -> Box<dyn Adviser<Self>> {
        todo!()
    }
}
