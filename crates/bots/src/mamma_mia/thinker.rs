//! A player that thinks ahead, with a cook's judgement to fall back on.

use ::mamma_mia::{MammaMia, Move};
use table::{BySeat, Saying, Seat, View};

use super::cook::{Cook, is_offered};
use super::profile::Profile;
use super::sample::Cannot;
use super::search::{Mind, advice};
use crate::{Advice, Adviser, Bot, Budget};

/// A player that thinks ahead.
///
/// If it cannot sample what is hidden, because it sat down in the middle of a game and never heard
/// what is in the oven, it does what Nonna would do.
pub(super) struct Thinker<M> {
    cook: Cook,
    mind: Option<M>,
    budget: Budget,
}

impl<M: Mind> Thinker<M> {
    /// A player with this mind sits down and sees this view.
    pub fn new(
        view: &View<MammaMia>,
        mind: Result<M, Cannot>,
        budget: Budget,
        seed: u64,
    ) -> Thinker<M> {
        Thinker { cook: Cook::new(Profile::NONNA, view, seed), mind: mind.ok(), budget }
    }

    fn think(&mut self, view: &View<MammaMia>, also: Option<Move>) -> Advice<Move> {
        let fallback = self.cook.choose(view);
        let also = also.filter(|mv| is_offered(view, *mv));
        let thoughts = match &mut self.mind {
            Some(mind) => mind.think(view, self.budget, fallback, also).ok(),
            None => None,
        };
        thoughts.and_then(|thoughts| advice(&thoughts)).unwrap_or_else(|| at_a_loss(view, fallback))
    }
}

/// The advice when nothing is known: all seats are equally likely to win.
fn at_a_loss(view: &View<MammaMia>, choice: Move) -> Advice<Move> {
    let seats = view.public.setup.seats();
    let share = 1.0 / seats as f64;
    let shares = BySeat::each(|seat: Seat| if seat.index() < seats { share } else { 0.0 });
    Advice { choice, shares, weighed: vec![(choice, share)] }
}

impl<M: Mind> Bot<MammaMia> for Thinker<M> {
    fn hear(&mut self, saying: &Saying<MammaMia>) {
        self.cook.hear(saying);
        if let Some(mind) = &mut self.mind {
            mind.hear(saying);
        }
    }

    fn choose(&mut self, view: &View<MammaMia>) -> Move {
        self.think(view, None).choice
    }
}

impl<M: Mind> Adviser<MammaMia> for Thinker<M> {
    fn advise(&mut self, view: &View<MammaMia>, also: Option<&Move>) -> Advice<Move> {
        self.think(view, also.copied())
    }
}
