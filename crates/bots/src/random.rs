//! Level 0: picks any move it is offered.

use table::{Game, Offer as _, Pcg, Saying, View};

use crate::Bot;

/// A bot that moves at random.
#[derive(Clone, Debug)]
pub struct Random(Pcg);

impl Random {
    /// A random player with this seed.
    pub fn new(seed: u64) -> Random {
        Random(Pcg::new(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn hear(&mut self, _: &Saying<G>) {}

    fn choose(&mut self, view: &View<G>) -> G::Move {
        let mut offers = Vec::new();
        view.offers(|offer| offers.push(offer));
        let taken = self.0.pick(offers.len() as u32) as usize;
        offers[taken].pick(&mut |bound| self.0.pick(bound))
    }
}
