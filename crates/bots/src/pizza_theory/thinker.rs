//! A player that thinks ahead: levels 3 and 4.

use ::pizza_theory::{Line, Move, PizzaTheory};
use table::{Pcg, Saying, View};

use super::belief::Belief;
use super::cut_models::{ByModel, CutModels};
use super::cutter::seat;
use super::lookahead::{self, Weighed};
use super::mix::Mix;
use super::rollouts;
use crate::clock::Clock;
use crate::{Bot, Budget};

/// A player that tries out its moves and expects the others to follow its models of them.
#[derive(Clone, Debug)]
pub struct Thinker {
    depth: Depth,
    belief: Belief,
    budget: Budget,
    dice: Pcg,
}

/// How far a player thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// One step, against others who read slices.
    Step,
    /// To the end of the game, against others who read slices or look one step ahead.
    End,
}

impl Depth {
    fn prior(self) -> ByModel {
        match self {
            Depth::Step => [1.0, 0.0, 0.0, 0.0],
            Depth::End => [0.5, 0.5, 0.0, 0.0],
        }
    }
}

impl Thinker {
    /// Sits down, with random numbers from this seed.
    pub fn new(depth: Depth, view: &View<PizzaTheory>, budget: Budget, seed: u64) -> Thinker {
        let belief = Belief::new(&view.public, depth.prior());
        Thinker { depth, belief, budget, dice: Pcg::new(seed) }
    }

    fn weigh(&mut self, view: &View<PizzaTheory>) -> Weighed {
        let me = seat(view);
        let mut clock = Clock::new(self.budget);
        let looked = lookahead::weigh(view, me, &self.belief);
        match self.depth {
            Depth::Step => looked,
            Depth::End => {
                let Thinker { belief, dice, .. } = self;
                rollouts::weigh(&view.public, me, belief, looked, &mut clock, dice)
            }
        }
    }
}

impl Bot<PizzaTheory> for Thinker {
    fn hear(&mut self, saying: &Saying<PizzaTheory>) {
        self.belief.hear(saying);
    }

    fn choose(&mut self, view: &View<PizzaTheory>) -> Move {
        let weighed = self.weigh(view);
        pick(&weighed, &mut self.dice)
    }
}

/// Chances to win that differ by less than this count as equal, so that placements vary a little
/// too.
const ALIKE: f64 = 1e-3;

/// A win within this of certainty is certain; the rest is rounding.
const SURE: f64 = 1e-9;

/// One of the best moves. A cut is drawn from all lines that are nearly best.
pub(crate) fn pick(weighed: &Weighed, dice: &mut Pcg) -> Move {
    let best = weighed.iter().map(|(_, worth)| *worth).fold(f64::MIN, f64::max);
    if let [(Move::Cut(_), _), ..] = weighed[..] {
        let mut worths = [f64::MIN; 6];
        for (mv, worth) in weighed {
            if let Move::Cut(line) = mv {
                worths[line.number() as usize - 1] = *worth;
            }
        }
        // A certain win is not given up for one that is nearly so.
        let margin = if best > 1.0 - SURE { SURE } else { CutModels::MARGIN };
        return Move::Cut(Mix::near_best(&worths, margin).draw(dice));
    }
    let alike: Vec<Move> =
        weighed.iter().filter(|(_, worth)| *worth >= best - ALIKE).map(|(mv, _)| *mv).collect();
    match alike.len() {
        // A seat without options is never asked; this cut would be refused.
        0 => Move::Cut(Line::One),
        count => alike[dice.pick(count as u32) as usize],
    }
}
