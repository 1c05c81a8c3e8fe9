//! Regret matching: how the sides learn to cut against each other.

use ::pizza_theory::Side;

use super::cut_matrix::{ByLine, CutMatrix};
use super::mix::Mix;

/// Regret matching with all sides at once (CFR+ on a matrix game).
///
/// All sides start with a uniform mix. In every round, one after the other, they shift to the lines
/// they regret not having cut. Negative regrets are set to 0, and later rounds count more. If one
/// player's gain is the other's loss, the averages tend to an equilibrium. With a third colour
/// there is no such guarantee, but little regret remains.
#[derive(Clone)]
pub(crate) struct RegretMatching {
    mixes: [Mix; 3],
    regrets: [ByLine; 3],
    played: [ByLine; 3],
    rounds: u32,
}

impl RegretMatching {
    /// Smaller probabilities are only remnants of lines that were tried early and given up.
    const RARE: f64 = 0.02;

    /// Nobody has learned anything yet.
    pub fn new(matrix: &CutMatrix) -> RegretMatching {
        let (regrets, played) = Default::default();
        RegretMatching {
            mixes: Side::ALL.map(|side| *matrix.even(side)),
            regrets,
            played,
            rounds: 0,
        }
    }

    /// Every side learns once. `expected` says how another side is expected to cut, given the mix
    /// it intends.
    pub fn round(&mut self, matrix: &CutMatrix, expected: impl Fn(usize, &Mix) -> Mix) {
        self.rounds += 1;
        for side in matrix.players() {
            let others = core::array::from_fn(|other| expected(other, &self.mixes[other]));
            let prospects = matrix.against(side, &others);
            let side = side as usize;
            let chances = self.mixes[side].chances();
            let mean: f64 = (0..6).map(|line| chances[line] * prospects[line]).sum();
            for (regret, prospect) in self.regrets[side].iter_mut().zip(prospects) {
                *regret = (*regret + prospect - mean).max(0.0);
            }
            self.mixes[side] = Mix::of(self.regrets[side]);
            for (played, chance) in self.played[side].iter_mut().zip(self.mixes[side].chances()) {
                *played += f64::from(self.rounds) * chance;
            }
        }
    }

    /// The average strategy of every side.
    pub fn average(&self, matrix: &CutMatrix) -> [Mix; 3] {
        let mut average = Side::ALL.map(|side| *matrix.even(side));
        for side in matrix.players().map(|side| side as usize) {
            average[side] = Mix::of(self.played[side]).without_rarer(RegretMatching::RARE);
        }
        average
    }
}
