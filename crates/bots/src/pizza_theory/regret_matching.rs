//! Regret matching: how the sides learn to cut against each other.

use ::pizza_theory::Side;

use super::cut_matrix::{ByLine, CutMatrix};
use super::mix::Mix;

/// Regret matching with all sides at once (CFR+ on a matrix game).
///
/// Everyone starts evenly and turns, one after the other and round by round, to the lines it
/// regrets not having cut, without debts and with later rounds counting more. Where one's gain
/// is the other's loss the averages tend to an equilibrium; with a third colour there is no
/// such promise, but they leave little to regret.
#[derive(Clone)]
pub(crate) struct RegretMatching {
    mixes: [Mix; 3],
    regrets: [ByLine; 3],
    played: [ByLine; 3],
    rounds: u32,
}

impl RegretMatching {
    /// A smaller chance is only the rest of a line that was tried at first and given up.
    const RARE: f64 = 0.02;

    /// Nobody has learnt anything yet.
    pub fn new(matrix: &CutMatrix) -> RegretMatching {
        let (regrets, played) = Default::default();
        RegretMatching {
            mixes: Side::ALL.map(|side| *matrix.even(side)),
            regrets,
            played,
            rounds: 0,
        }
    }

    /// Everyone learns once, from how the others are expected to cut when they mean to cut so.
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

    /// What everyone did on average.
    pub fn average(&self, matrix: &CutMatrix) -> [Mix; 3] {
        let mut average = Side::ALL.map(|side| *matrix.even(side));
        for side in matrix.players().map(|side| side as usize) {
            average[side] = Mix::of(self.played[side]).without_rarer(RegretMatching::RARE);
        }
        average
    }
}
