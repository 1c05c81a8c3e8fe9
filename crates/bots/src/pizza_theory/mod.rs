//! The bots of *Pizza Theory*.

mod belief;
mod cut_matrix;
mod cut_models;
mod cutter;
mod estimate;
mod favourites;
mod greed;
mod lookahead;
mod mix;
mod outcomes;
mod playout;
mod professor;
mod reading;
mod regret_matching;
mod rollouts;
pub mod search;
mod thinker;
mod worth;

use ::pizza_theory::{PizzaTheory, Public};

use crate::{BotSpec, Botted, MakeAdviser, Persona, Roster, Weight};

pub use cutter::{Cutter, Sight};
pub use mix::Mix;
pub use professor::Professor;
pub use search::{Search, Solver};
pub use thinker::{Depth, Thinker};

impl Botted for PizzaTheory {
    // Nothing is hidden in this game but the current cuts. A bot that sits down later has only
    // missed how the others tend to cut, and will learn it.
    fn bots() -> Roster<Self> {
        let cutter = |persona, level, sight| {
            BotSpec::new(persona, level, move |_, _, seed| Cutter::new(sight, seed))
        };
        let thinker = |persona, level, depth| {
            BotSpec::new(persona, level, move |view, budget, seed| {
                Thinker::new(depth, view, budget, seed)
            })
        };
        let professor = |solver| {
            BotSpec::new(Persona::PROFESSORE, 5, move |view, budget, seed| {
                Professor::new(solver, view, budget, seed)
            })
        };
        Roster::dice()
            .with(cutter(Persona::MIMI, 1, Sight::Short))
            .with(cutter(Persona::NONNA, 2, Sight::Slices))
            .with(thinker(Persona::LUIGI, 3, Depth::Step))
            .with(thinker(Persona::SOFIA, 4, Depth::End))
            .with(professor(Solver::RegretMatching))
            .with(professor(Solver::DecoupledUct).variant("uct"))
    }

    fn adviser() -> Option<MakeAdviser<Self>> {
        Some(|view, budget, seed| Box::new(Professor::new(Solver::default(), view, budget, seed)))
    }

    fn weight(_public: &Public) -> Weight {
        Weight::Full
    }
}
