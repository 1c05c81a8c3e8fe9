//! The bots of *Mamma Mia!* and *Mamma Mia! Plus*.
//!
//! Levels 1 and 2 are cooks of one judgement with a memory in front of it: they foresee the
//! reveal of the oven as they remember it, and lay, order, draw, bake and help by that. What
//! sets them apart is their [`Temper`].

mod best;
mod cook;
mod drawing;
mod forecast;
mod helping;
mod memory;
mod odds;
mod reveal;
pub mod sample;
mod scene;
mod temper;
mod turn;
mod way;

use ::mamma_mia::MammaMia;
use table::View;

use crate::{Adviser, Bot, Botted, Budget, Level, Random};

pub use cook::Cook;
pub use memory::Memory;
pub use temper::{Drawing, Recall, Temper};

impl Botted for MammaMia {
    fn bot(level: Level, view: &View<Self>, budget: Budget, seed: u64) -> Box<dyn Bot<Self>> {
        // None of these searches.
        let _ = budget;
        match level {
            Level::Zero => Box::new(Random::new(seed)),
            Level::One => Box::new(Cook::new(Temper::MIMI, view, seed)),
            Level::Two | Level::Three | Level::Four | Level::Five => {
                Box::new(Cook::new(Temper::NONNA, view, seed))
            }
        }
    }

    fn adviser(_: &View<Self>, _: Budget, _: u64) -> Box<dyn Adviser<Self>> {
        todo!()
    }
}
