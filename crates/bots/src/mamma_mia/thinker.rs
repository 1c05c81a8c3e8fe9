//! A guest that thinks ahead, with a cook's judgement to fall back on.

use ::mamma_mia::{MammaMia, Move};
use table::{BySeat, Saying, Seat, View};

use super::cook::{Cook, is_offered};
use super::profile::Profile;
use super::sample::Cannot;
use super::search::{Mind, advice};
use crate::{Advice, Adviser, Bot, Budget};

/// A guest that thinks ahead.
///
/// Where it cannot make up what is hidden, since it sat down in mid-game and what lies in the
/// oven was never said to it, it does what Nonna would do.
pub(super) struct Thinker<M> {
    cook: Cook,
    mind: Option<M>,
    budget: Budget,
}

impl<M: Mind> Thinker<M> {
    /// Someone with this mind sits down and sees this.
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

/// What someone says who has no idea: all are as likely to win.
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
