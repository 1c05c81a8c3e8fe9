//! The bots of *Mamma Mia!* and *Mamma Mia! Plus*.
//!
//! Levels 1 and 2 are cooks, who share one judgement but see the oven through a memory: they
//! foresee its reveal as they remember it, and lay, order, draw, bake and help accordingly. They
//! differ in their [`Profile`].
//!
//! Levels 3 to 5 think ahead, each in its own way, in worlds that agree with what they have heard:
//! see [`search`] and [`sample`].

mod best;
mod cook;
mod drawing;
mod forecast;
mod helping;
mod memory;
mod odds;
mod profile;
mod reveal;
pub mod sample;
mod scene;
pub mod search;
mod thinker;
mod turn;
mod way;

use ::mamma_mia::{MammaMia, Phase, Public};

use crate::{BotSpec, Botted, Budget, MakeAdviser, Persona, Roster, Weight};

use search::{Flat, Rollout, Search};
use thinker::Thinker;

pub use cook::Cook;
pub use memory::Memory;
pub use profile::{Drawing, Profile, Recall};

/// Level 3 uses one part in this many of its budget, and so looks at only a handful of worlds.
const LUIGIS_PART: u32 = 32;
/// Level 4 uses one part in this many.
const SOFIAS_PART: u32 = 6;

fn part(budget: Budget, of: u32) -> Budget {
    match budget {
        Budget::Time(time) => Budget::Time(time / of),
        Budget::Iterations(count) => Budget::Iterations(count.div_ceil(of)),
    }
}

impl Botted for MammaMia {
    fn bots() -> Roster<Self> {
        let cook = |persona, level, profile| {
            BotSpec::new(persona, level, move |view, _, seed| Cook::new(profile, view, seed))
        };
        let flat = |persona, level, of| {
            BotSpec::new(persona, level, move |view, budget, seed| {
                Thinker::new(view, Flat::new(view, seed), part(budget, of), seed)
            })
        };
        let search = |rollout| {
            BotSpec::new(Persona::PROFESSORE, 5, move |view, budget, seed| {
                Thinker::new(view, Search::new(view, rollout, seed), budget, seed)
            })
        };
        Roster::dice()
            .with(cook(Persona::MIMI, 1, Profile::MIMI))
            .with(cook(Persona::NONNA, 2, Profile::NONNA))
            .with(flat(Persona::LUIGI, 3, LUIGIS_PART))
            .with(flat(Persona::SOFIA, 4, SOFIAS_PART))
            .with(search(Rollout::Judged))
            .with(cook(Persona::NONNA, 2, Profile::FORGETFUL).variant("forgetful"))
            .with(search(Rollout::Uniform).variant("uniform"))
    }

    fn adviser() -> Option<MakeAdviser<Self>> {
        Some(|view, budget, seed| {
            let mind = Search::new(view, Rollout::Judged, seed);
            Box::new(Thinker::new(view, mind, budget, seed))
        })
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
