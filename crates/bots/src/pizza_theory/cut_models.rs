//! Opponent models: how others may choose their cuts.

use ::pizza_theory::{Public, Side};

use super::cut_matrix::CutMatrix;
use super::estimate::shares;
use super::mix::Mix;

/// Ways to choose a cut, each of which takes the previous ones into account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CutModel {
    /// Considers everyone's slices by the number of toppings: level 2.
    Reading,
    /// Plays the best answer to readers: level 3.
    Answering,
    /// Plays the best answer to a mixture of the two above.
    Doubting,
    /// Values everyone's slices as well as possible, and assumes that the others do so too.
    Weighing,
}

impl CutModel {
    /// All models.
    pub const ALL: [CutModel; 4] =
        [CutModel::Reading, CutModel::Answering, CutModel::Doubting, CutModel::Weighing];
}

/// One number per model.
pub(crate) type ByModel = [f64; CutModel::ALL.len()];

/// A coming cutting, and how each side would cut by each model.
pub(crate) struct CutModels {
    /// The cutting, with boards valued by the learned estimate.
    pub matrix: CutMatrix,
    mixes: [[Mix; 3]; CutModel::ALL.len()],
}

impl CutModels {
    /// Lines that are worse than the best by at least this share of the win are not considered.
    pub const MARGIN: f64 = 0.01;

    /// Rounds of regret matching: enough to predict a player that takes longer.
    const ROUNDS: u32 = 40;

    /// What every model would do here.
    pub fn of(public: &Public) -> CutModels {
        let matrix = CutMatrix::valued(public, |board| shares(&public.setup, public.round, board));
        let reading = CutMatrix::new(public).mixes(CutModels::ROUNDS);
        let answering = answers(&matrix, &reading);
        let either = core::array::from_fn(|side| reading[side].blended(&answering[side], 0.5));
        let doubting = answers(&matrix, &either);
        let weighing = matrix.mixes(CutModels::ROUNDS);
        CutModels { matrix, mixes: [reading, answering, doubting, weighing] }
    }

    /// How a side cuts according to one model.
    pub fn mix(&self, model: CutModel, side: Side) -> &Mix {
        &self.mixes[model as usize][side as usize]
    }

    /// How a side cuts that follows each model with a certain probability.
    pub fn blend(&self, chances: &ByModel, side: Side) -> Mix {
        Mix::of(core::array::from_fn(|line| {
            let by =
                |model: CutModel| chances[model as usize] * self.mix(model, side).chances()[line];
            CutModel::ALL.into_iter().map(by).sum()
        }))
    }
}

/// The best answers of all sides, if the others cut like this.
fn answers(matrix: &CutMatrix, to: &[Mix; 3]) -> [Mix; 3] {
    let mut answers = *to;
    for side in matrix.players() {
        answers[side as usize] = Mix::near_best(&matrix.against(side, to), CutModels::MARGIN);
    }
    answers
}
