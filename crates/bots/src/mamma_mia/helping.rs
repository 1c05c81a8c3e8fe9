//! Asking for help, and giving it. Rule 6

use ::mamma_mia::{Choice, Ingredients, Move, Order, need};
use table::Seat;

use super::best::Best;
use super::reveal::Reveal;
use super::scene::Scene;
use super::way::Gap;

/// What the helper's point costs the one who asks. It is divided by the number of rivals: the more
/// there are, the less one of them matters.
const POINT_FOR_HELPER: f32 = 0.75;
/// What the owner's point costs the helper. It is less, because someone else would give the cards
/// and take the reward.
const POINT_FOR_OWNER: f32 = 0.3;
/// A request with a lower chance than this is not made.
const HOPELESS: f32 = 0.02;

impl Reveal<'_> {
    /// Considers the requests for an order with these kinds. Rule 6.1
    ///
    /// What the hand lacks has to be asked for. If it lacks nothing, it may ask for one card, to
    /// save its own for something else.
    pub fn ask(
        &self,
        choice: Choice,
        missing: Ingredients,
        worktop: Ingredients,
        failed: f32,
        best: &mut Best<Move>,
    ) {
        if !self.scene.is_helping_on() {
            return;
        }
        let held = self.scene.held();
        let mut weigh = |request: Ingredients| {
            let kept = held - (missing - request);
            self.weigh_request(choice, request, failed, best, || self.outlook(worktop, kept));
        };
        let lacking = held.missing(missing);
        if lacking.is_empty() {
            missing.iter().for_each(|(kind, _)| weigh(Ingredients::of(kind, 1)));
        } else {
            weigh(lacking);
        }
    }

    /// Considers a request for a Bombastica: as few cards as possible, of the kinds that others are
    /// most likely to hold. Rule 6.1b
    pub fn ask_for_any(&self, failed: f32, best: &mut Best<Move>) {
        let Scene { public, me, .. } = self.scene;
        if !self.scene.is_helping_on() {
            return;
        }
        let short = need::shortfall(public.worktop);
        let count = short.saturating_sub(public.hands[*me].ingredients).max(1);
        if let Some(request) = self.commonest(count) {
            let choice = Choice::Nothing;
            self.weigh_request(choice, request, failed, best, || {
                let kept = self.scene.held() - self.least_needed(short - count);
                self.outlook(Ingredients::NONE, kept)
            });
        }
    }

    fn weigh_request(
        &self,
        choice: Choice,
        request: Ingredients,
        failed: f32,
        best: &mut Best<Move>,
        baked: impl FnOnce() -> f32,
    ) {
        let chance = self.odds.helped(Gap { cards: request, any: 0 });
        if chance >= HOPELESS {
            let baked = 1.0 - self.shared(POINT_FOR_HELPER) + baked();
            let value = chance * baked + (1.0 - chance) * failed;
            best.weigh(value, Move::Ask { choice, request });
        }
    }

    /// This many cards of the kinds that are most common among the unseen cards.
    fn commonest(&self, count: u8) -> Option<Ingredients> {
        let mut unseen = self.scene.unseen();
        let mut request = Ingredients::NONE;
        for _ in 0..count {
            let (kind, _) = unseen.iter().max_by_key(|(_, count)| *count)?;
            unseen -= Ingredients::of(kind, 1);
            request += Ingredients::of(kind, 1);
        }
        Some(request)
    }

    /// Whether to give what is asked for. Rule 6.2
    ///
    /// Helping earns a point, but the cards may be needed for the cook's own orders that are still
    /// to come up.
    pub fn helps(&self, owner: Seat, order: Order, choice: Choice, request: Ingredients) -> bool {
        let Scene { public, .. } = self.scene;
        let held = self.scene.held();
        if !held.covers(request) {
            return false;
        }
        let left = match need::need(public, owner, order, choice) {
            Some(need) => need.missing(public.worktop),
            // A Bombastica takes everything.
            None => Ingredients::NONE,
        };
        let yes = 1.0 - self.shared(POINT_FOR_OWNER) + self.outlook(left, held - request);
        yes > self.outlook(public.worktop, held)
    }

    fn shared(&self, cost: f32) -> f32 {
        cost / (self.scene.seats() as f32 - 1.0)
    }
}
