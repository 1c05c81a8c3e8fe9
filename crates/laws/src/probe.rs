//! A move tried on a copy of the table.

use table::{Game, Saying, Seat};

/// The result of a move that was only tried.
pub(crate) struct Probe<'g, G: Game> {
    pub seat: Seat,
    pub mv: G::Move,
    pub before: &'g G,
    pub after: G,
    pub heard: Vec<Saying<G>>,
    pub answer: Result<(), G::Refusal>,
}

impl<'g, G: Game> Probe<'g, G> {
    pub fn of(before: &'g G, seat: Seat, mv: G::Move) -> Probe<'g, G> {
        let mut after = *before;
        let mut heard = Vec::new();
        let answer = after.play(seat, mv, &mut |saying| heard.push(saying));
        Probe { seat, mv, before, after, heard, answer }
    }
}
