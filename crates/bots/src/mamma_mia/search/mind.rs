//! What the ways of thinking have in common.

use ::mamma_mia::{MammaMia, Move};
use table::{BySeat, Saying, Seat, View};

use super::super::sample::Cannot;
use super::standing::Shares;
use crate::{Advice, Budget};

/// A way of thinking about a table whose hands are partly hidden.
pub(in super::super) trait Mind: Send {
    /// Hears what is said next.
    fn hear(&mut self, saying: &Saying<MammaMia>);

    /// What it thinks of the moves of the awaited seat, the best first.
    ///
    /// What a cook would do without thinking ahead, the `fallback`, is among them, and so is `also`, which is weighed as
    /// carefully as the best ones. Both must be moves that are offered.
    fn think(
        &mut self,
        view: &View<MammaMia>,
        budget: Budget,
        fallback: Move,
        also: Option<Move>,
    ) -> Result<Vec<Thought>, Cannot>;
}

/// What a mind thinks of a move.
#[derive(Clone, Debug)]
pub(in super::super) struct Thought {
    pub mv: Move,
    /// What it expects for the own seat.
    pub worth: f32,
    /// What it expects for each seat.
    pub shares: Shares,
}

/// Puts the best first.
pub(in super::super) fn sort(thoughts: &mut [Thought]) {
    thoughts.sort_by(|one, other| other.worth.total_cmp(&one.worth));
}

/// What follows from thoughts, the best of which comes first.
pub(in super::super) fn advice(thoughts: &[Thought]) -> Option<Advice<Move>> {
    let best = thoughts.first()?;
    Some(Advice {
        choice: best.mv,
        shares: BySeat::each(|seat: Seat| f64::from(best.shares[seat.index()])),
        weighed: thoughts.iter().map(|thought| (thought.mv, f64::from(thought.worth))).collect(),
    })
}
