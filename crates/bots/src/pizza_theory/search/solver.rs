//! Two ways to learn how to cut while the outcomes become better known.

use ::pizza_theory::{Line, Side};
use table::Pcg;

use crate::pizza_theory::cut_matrix::CutMatrix;
use crate::pizza_theory::mix::Mix;
use crate::pizza_theory::regret_matching::RegretMatching;

/// How the search learns to cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Solver {
    /// Regret matching over all outcomes at once.
    #[default]
    RegretMatching,
    /// Decoupled UCT: every side keeps its own statistics of its lines.
    DecoupledUct,
}

/// What the search has learned about one cutting.
pub(crate) enum Learner {
    Regrets(RegretMatching),
    Arms([[Arm; 6]; 3]),
}

/// How often a line was tried, and its total result.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Arm {
    count: f64,
    sum: f64,
}

impl Learner {
    /// Rounds of regret matching in a new cutting.
    const FIRST_ROUNDS: u32 = 30;
    /// Rounds of regret matching after each visit.
    const MORE_ROUNDS: u32 = 4;
    /// The weight of exploration in decoupled UCT.
    const CURIOSITY: f64 = 0.25;

    /// Learns from the initial values of the outcomes. `expected` says how another side is expected
    /// to cut, given the mix it intends.
    pub fn new(
        solver: Solver,
        matrix: &CutMatrix,
        expected: &impl Fn(usize, &Mix) -> Mix,
    ) -> Learner {
        match solver {
            Solver::RegretMatching => {
                let mut matching = RegretMatching::new(matrix);
                (0..Learner::FIRST_ROUNDS).for_each(|_| matching.round(matrix, expected));
                Learner::Regrets(matching)
            }
            Solver::DecoupledUct => {
                let mut arms = [[Arm::default(); 6]; 3];
                let even = Side::ALL.map(|side| expected(side as usize, matrix.even(side)));
                for side in matrix.players() {
                    let prospects = matrix.against(side, &even);
                    arms[side as usize] = prospects.map(|sum| Arm { count: 1.0, sum });
                }
                Learner::Arms(arms)
            }
        }
    }

    /// How all sides intend to cut.
    pub fn mixes(&self, matrix: &CutMatrix) -> [Mix; 3] {
        match self {
            Learner::Regrets(matching) => matching.average(matrix),
            Learner::Arms(arms) => Side::ALL.map(|side| match arms[side as usize] {
                arms if arms.iter().any(|arm| arm.count > 0.0) => {
                    Mix::of(arms.map(|arm| arm.count))
                }
                _ => *matrix.even(side),
            }),
        }
    }

    /// How a side cuts next to learn more.
    pub fn trial(&self, side: Side, mix: &Mix, dice: &mut Pcg) -> Line {
        match self {
            Learner::Regrets(_) => mix.draw(dice),
            Learner::Arms(arms) => {
                let arms = &arms[side as usize];
                let all: f64 = arms.iter().map(|arm| arm.count).sum();
                let curiosity = Learner::CURIOSITY * all.max(1.0).ln().sqrt();
                let promise = arms.map(|arm| match arm.count > 0.0 {
                    true => arm.sum / arm.count + curiosity / arm.count.sqrt(),
                    false => f64::MIN,
                });
                if all > 0.0 { Mix::near_best(&promise, 1e-9).draw(dice) } else { mix.draw(dice) }
            }
        }
    }

    /// Learns from the result of these lines, which is already in the matrix.
    pub fn update(
        &mut self,
        matrix: &CutMatrix,
        lines: [Line; 3],
        brought: [f64; 3],
        expected: &impl Fn(usize, &Mix) -> Mix,
    ) {
        match self {
            Learner::Regrets(matching) => {
                (0..Learner::MORE_ROUNDS).for_each(|_| matching.round(matrix, expected));
            }
            Learner::Arms(arms) => {
                for side in matrix.players() {
                    let at = side as usize;
                    let arm = &mut arms[at][lines[at].number() as usize - 1];
                    arm.count += 1.0;
                    arm.sum += brought[at];
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both players learn a game against a knife on line 1, given by its value to the first.
    fn learn(solver: Solver, worth: impl Fn(usize, usize) -> f64) -> [Mix; 3] {
        let matrix = CutMatrix::duel(worth);
        let mut dice = Pcg::new(3);
        let expected = |_: usize, mix: &Mix| *mix;
        let mut learner = Learner::new(solver, &matrix, &expected);
        for _ in 0..3_000 {
            let mixes = learner.mixes(&matrix);
            let lines = Side::ALL.map(|side| learner.trial(side, &mixes[side as usize], &mut dice));
            let brought = matrix.worth(matrix.number_of(lines));
            learner.update(&matrix, lines, brought, &expected);
        }
        learner.mixes(&matrix)
    }

    #[track_caller]
    fn check(worth: impl Fn(usize, usize) -> f64, expected: [[f64; 6]; 2], within: f64) {
        for solver in [Solver::RegretMatching, Solver::DecoupledUct] {
            let mixes = learn(solver, &worth);
            for (mix, expected) in mixes.iter().zip(&expected) {
                for (chance, expected) in mix.chances().iter().zip(expected) {
                    assert!((chance - expected).abs() < within, "{solver:?} {mix:?}");
                }
            }
            assert_eq!(mixes[2][Line::One], 1.0, "the knife lies");
        }
    }

    #[test]
    fn whoever_must_not_be_found_hides_anywhere() {
        check(|a, b| if a == b { 0.9 } else { 0.3 }, [[1.0 / 6.0; 6]; 2], 0.1);
    }

    #[test]
    fn a_line_that_is_best_against_everything_is_cut() {
        let last = [0.0, 0.0, 0.0, 0.0, 0.0, 1.0];
        let first = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0];
        check(|a, b| 0.1 * a as f64 + 0.08 * b as f64, [last, first], 0.15);
    }

    /// Lines 1 and 2 are a game of matching pennies in which one match pays double; all other lines
    /// lose. Each player shows the expensive side one time in three.
    #[test]
    fn an_uneven_game_has_an_uneven_mix() {
        let pennies = |a: usize, b: usize| match (a, b) {
            (0, 0) => 0.9,
            (1, 1) => 0.5,
            (0 | 1, 0 | 1) => 0.1,
            (0 | 1, _) => 1.0,
            (_, 0 | 1) => 0.0,
            _ => 0.5,
        };
        let uneven = [1.0 / 3.0, 2.0 / 3.0, 0.0, 0.0, 0.0, 0.0];
        check(pennies, [uneven, uneven], 0.15);
    }
}
