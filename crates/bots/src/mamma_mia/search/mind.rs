//! What the search methods have in common.

use ::mamma_mia::{MammaMia, Move};
use table::{BySeat, Saying, Seat, View};

use super::super::sample::Cannot;
use super::standing::Shares;
use crate::{Advice, Budget};

/// A method of thinking about a table whose hands are partly hidden.
pub(in super::super) trait Mind: Send {
    /// Takes in a saying.
    fn hear(&mut self, saying: &Saying<MammaMia>);

    /// Evaluates the moves of the awaited seat, the best first.
    ///
    /// The result includes `fallback`, the move a cook would make without thinking ahead, and
    /// `also`, which is evaluated as carefully as the best moves. Both must be offered moves.
    fn think(
        &mut self,
        view: &View<MammaMia>,
        budget: Budget,
        fallback: Move,
        also: Option<Move>,
    ) -> Result<Vec<Thought>, Cannot>;
}

/// The evaluation of a move.
#[derive(Clone, Debug)]
pub(in super::super) struct Thought {
    pub mv: Move,
    /// The value for the seat to move.
    pub worth: f32,
    /// The expected share of each seat.
    pub shares: Shares,
}

/// Sorts the best move to the front.
pub(in super::super) fn sort(thoughts: &mut [Thought]) {
    thoughts.sort_by(|one, other| other.worth.total_cmp(&one.worth));
}

/// The advice that follows from evaluations, of which the best comes first.
pub(in super::super) fn advice(thoughts: &[Thought]) -> Option<Advice<Move>> {
    let best = thoughts.first()?;
    Some(Advice {
        choice: best.mv,
        shares: BySeat::each(|seat: Seat| f64::from(best.shares[seat.index()])),
        weighed: thoughts.iter().map(|thought| (thought.mv, f64::from(thought.worth))).collect(),
    })
}
