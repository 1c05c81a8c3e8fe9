//! Two ways to learn how to cut while the outcomes become better known.

use ::pizza_theory::Side;
use table::Quick;

use crate::pizza_theory::mix::Mix;
use crate::pizza_theory::stage::{Learning, Stage};

/// How the search learns to cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Solver {
    /// Regret matching over all outcomes at once.
    #[default]
    RegretMatching,
    /// Decoupled UCT: every side counts for itself what its lines brought.
    DecoupledUct,
}

/// What has been learnt in one cutting.
pub(crate) enum Learnt {
    Regrets(Learning),
    Arms(Box<[[Arm; 6]; 3]>),
}

/// How often a line was tried, and what it brought in all.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Arm {
    count: f64,
    sum: f64,
}

impl Learnt {
    /// Rounds of regret matching in a new cutting.
    const FIRST_ROUNDS: u32 = 30;
    /// Rounds after each look deeper into it.
    const MORE_ROUNDS: u32 = 4;
    /// How eagerly decoupled UCT tries what it tried less often.
    const CURIOSITY: f64 = 0.25;

    /// Learns from the first values of the outcomes. `expected` tells how an other is expected
    /// to cut who means to cut so.
    pub fn new(solver: Solver, stage: &Stage, expected: &impl Fn(usize, &Mix) -> Mix) -> Learnt {
        match solver {
            Solver::RegretMatching => {
                let mut learning = Learning::new(stage);
                (0..Learnt::FIRST_ROUNDS).for_each(|_| learning.round(stage, expected));
                Learnt::Regrets(learning)
            }
            Solver::DecoupledUct => {
                let mut arms = [[Arm::default(); 6]; 3];
                let even = Side::ALL.map(|side| expected(side as usize, stage.even(side)));
                for side in stage.players() {
                    let prospects = stage.against(side, &even);
                    arms[side as usize] = prospects.map(|sum| Arm { count: 1.0, sum });
                }
                Learnt::Arms(Box::new(arms))
            }
        }
    }

    /// How all sides mean to cut.
    pub fn mixes(&self, stage: &Stage) -> [Mix; 3] {
        match self {
            Learnt::Regrets(learning) => learning.average(stage),
            Learnt::Arms(arms) => Side::ALL.map(|side| match arms[side as usize] {
                arms if arms.iter().any(|arm| arm.count > 0.0) => {
                    Mix::of(arms.map(|arm| arm.count))
                }
                _ => *stage.even(side),
            }),
        }
    }

    /// How a side cuts next to learn more.
    pub fn trial(&self, side: Side, mix: &Mix, dice: &mut Quick) -> ::pizza_theory::Line {
        match self {
            Learnt::Regrets(_) => mix.draw(dice),
            Learnt::Arms(arms) => {
                let arms = &arms[side as usize];
                let all: f64 = arms.iter().map(|arm| arm.count).sum();
                let curiosity = Learnt::CURIOSITY * all.max(1.0).ln().sqrt();
                let promise = arms.map(|arm| match arm.count > 0.0 {
                    true => arm.sum / arm.count + curiosity / arm.count.sqrt(),
                    false => f64::MIN,
                });
                if all > 0.0 { Mix::near_best(&promise, 1e-9).draw(dice) } else { mix.draw(dice) }
            }
        }
    }

    /// Learns from what these lines brought, which the stage knows by now.
    pub fn update(
        &mut self,
        stage: &Stage,
        lines: [::pizza_theory::Line; 3],
        brought: [f64; 3],
        expected: &impl Fn(usize, &Mix) -> Mix,
    ) {
        match self {
            Learnt::Regrets(learning) => {
                (0..Learnt::MORE_ROUNDS).for_each(|_| learning.round(stage, expected));
            }
            Learnt::Arms(arms) => {
                for side in stage.players() {
                    let at = side as usize;
                    let arm = &mut arms[at][lines[at].number() as usize - 1];
                    arm.count += 1.0;
                    arm.sum += brought[at];
                }
            }
        }
    }
}
