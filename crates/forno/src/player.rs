//! A player who does anything that is allowed, at random.

use table::{Game, Offer, Quick, View};

/// Chooses at random.
pub struct RandomPlayer(Quick);

impl RandomPlayer {
    /// A player who chooses by these numbers.
    pub fn new(whims: Quick) -> RandomPlayer {
        RandomPlayer(whims)
    }

    /// One of the moves that this view allows: an offer, each as likely as the others, and one
    /// of its moves. None where the seat is not awaited.
    pub fn choose<G: Game>(&mut self, view: &View<G>) -> Option<G::Move> {
        let whims = &mut self.0;
        let (mut chosen, mut count) = (None, 0);
        view.offers(|offer| {
            count += 1;
            if whims.pick(count) == 0 {
                chosen = Some(offer);
            }
        });
        chosen.map(|offer| offer.pick(&mut |bound| whims.pick(bound)))
    }
}
