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
pub mod search;
mod temper;
mod thinker;
mod turn;
mod way;

use ::mamma_mia::MammaMia;
use table::View;

use crate::{Adviser, Bot, Botted, Budget, Level, Random};

use search::{Flat, Horizon, Rollout, Search};
use thinker::Thinker;

pub use cook::Cook;
pub use memory::Memory;
pub use temper::{Drawing, Recall, Temper};

/// Level 3 takes one part in so many of what it is given: it looks at a few worlds.
const LUIGIS_PART: u32 = 16;
/// Level 4 takes one part in so many: each of its playouts goes on to the end of the game.
const SOFIAS_PART: u32 = 4;

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
            Level::Three => {
                let mind = Flat::new(view, Horizon::Round, seed);
                Box::new(Thinker::new(view, mind, part(budget, LUIGIS_PART), seed))
            }
            Level::Four => {
                let mind = Flat::new(view, Horizon::Game, seed);
                Box::new(Thinker::new(view, mind, part(budget, SOFIAS_PART), seed))
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
}
