//! The bots of *Mamma Mia!* and *Mamma Mia! Plus*.
//!
//! Levels 1 and 2 are cooks of one judgement with a memory in front of it: they foresee the
//! reveal of the oven as they remember it, and lay, order, draw, bake and help by that. What
//! sets them apart is their [`Temper`].
//!
//! Levels 3 to 5 think ahead, each in its own way, in worlds that agree with what they heard:
//! see [`search`] and [`sample`].

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
pub mod search;
mod temper;
mod thinker;
mod turn;
mod way;

use ::mamma_mia::{MammaMia, Phase, Public};
use table::View;

use crate::{Adviser, Bot, Botted, Budget, Level, Random, Weight};

use search::{Flat, Rollout, Search};
use thinker::Thinker;

pub use cook::Cook;
pub use memory::Memory;
pub use temper::{Drawing, Recall, Temper};

/// Level 3 takes one part in so many of what it is given: it looks at a handful of worlds.
const LUIGIS_PART: u32 = 32;
/// Level 4 takes one part in so many.
const SOFIAS_PART: u32 = 6;

fn part(budget: Budget, of: u32) -> Budget {
    match budget {
        Budget::Time(time) => Budget::Time(time / of),
        Budget::Iterations(count) => Budget::Iterations(count.div_ceil(of)),
    }
}

impl Botted for MammaMia {
    fn bot(level: Level, view: &View<Self>, budget: Budget, seed: u64) -> Box<dyn Bot<Self>> {
        match level {
            Level::Zero => Box::new(Random::new(seed)),
            Level::One => Box::new(Cook::new(Temper::MIMI, view, seed)),
            Level::Two => Box::new(Cook::new(Temper::NONNA, view, seed)),
            Level::Three | Level::Four => {
                let of = if level == Level::Three { LUIGIS_PART } else { SOFIAS_PART };
                Box::new(Thinker::new(view, Flat::new(view, seed), part(budget, of), seed))
            }
            Level::Five => {
                let mind = Search::new(view, Rollout::Judged, seed);
                Box::new(Thinker::new(view, mind, budget, seed))
            }
        }
    }

    fn adviser(view: &View<Self>, budget: Budget, seed: u64) -> Box<dyn Adviser<Self>> {
        let mind = Search::new(view, Rollout::Judged, seed);
        Box::new(Thinker::new(view, mind, budget, seed))
    }

    fn weight(public: &Public) -> Weight {
        match public.phase {
            Phase::Laying(_) => Weight::Full,
            Phase::Judging { .. } => Weight::Half,
            Phase::Asking { .. } => Weight::Answer,
            _ => Weight::Brief,
        }
    }
}
