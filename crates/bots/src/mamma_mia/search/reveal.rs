//! The heuristic while the oven is open. Rules 4.3, 6

use ::mamma_mia::setup::Helping;
use ::mamma_mia::{Choice, Ingredients, MammaMia, Move, Order, need};
use table::{Game as _, Seat};

use super::super::way::{Gap, plentiful};
use super::draw_odds::DrawOdds;
use super::heuristic::Weighed;
use super::outlook::Outlook;

/// What an ingredient that stays in hand is worth, in pizzas.
const KEPT_CARD: f32 = 0.05;
/// What the helper's point costs the one who asks, divided among all rivals.
const POINT_FOR_HELPER: f32 = 0.75;
/// What the owner's point costs the helper.
const POINT_FOR_OWNER: f32 = 0.3;

/// The rest of a reveal, seen from one seat.
pub(super) struct Reveal<'w> {
    world: &'w MammaMia,
    odds: &'w DrawOdds,
    me: Seat,
    held: Ingredients,
}

impl<'w> Reveal<'w> {
    pub fn new(world: &'w MammaMia, odds: &'w DrawOdds, me: Seat) -> Reveal<'w> {
        Reveal { world, odds, me, held: world.own(me).ingredients() }
    }

    /// The value of the rest with this worktop and hand, in pizzas.
    fn worth(&self, worktop: Ingredients, held: Ingredients) -> f32 {
        let pizzas = Outlook::pizzas(self.world, self.odds, self.me, worktop, held);
        pizzas + KEPT_CARD * f32::from(held.total())
    }

    /// The cost of a rival's point, divided by the number of rivals.
    fn shared(&self, cost: f32) -> f32 {
        cost / (self.world.seats() as f32 - 1.0)
    }

    /// Lists what the seat may do about its order. Rule 4.3
    pub fn judge(&self, order: Order, to: &mut Vec<Weighed>) {
        let (public, held) = (self.world.public(), self.held);
        if order == Order::Bombastica {
            return self.fill_up(to);
        }
        let enough = need::enough(public, self.me, order);
        let (mut fewest, mut ways) = (u8::MAX, 0);
        need::ways(&public.setup, self.me, order, public.worktop, |_, need| {
            let lacking = held.missing(public.worktop.missing(need)).total();
            if lacking < fewest {
                (fewest, ways) = (lacking, 0);
            }
            ways += u8::from(lacking == fewest);
        });
        if fewest == 0 && ways == 1 {
            // There is only one way to bake it, and a pizza now is worth more than anything that
            // may follow.
            return self.only_way(order, enough, to);
        }
        let failed = if enough { 0.0 } else { self.worth(public.worktop, held) };
        let asking = public.setup.helping() == Helping::On;
        need::ways(&public.setup, self.me, order, public.worktop, |choice, need| {
            let missing = public.worktop.missing(need);
            let lacking = held.missing(missing);
            if lacking.total() > fewest || (fewest > 0 && !asking) {
                return;
            }
            let kept = held - (missing - lacking);
            let baked = self.worth(public.worktop - (need - missing), kept);
            to.push(if fewest == 0 {
                (Move::Bake(choice), 1.0 + baked)
            } else {
                (Move::Ask { choice, request: lacking }, self.asked(lacking, failed, baked))
            });
        });
        if !enough {
            to.push((Move::Fail, failed));
        }
    }

    fn only_way(&self, order: Order, enough: bool, to: &mut Vec<Weighed>) {
        let public = self.world.public();
        need::ways(&public.setup, self.me, order, public.worktop, |choice, need| {
            if self.held.covers(public.worktop.missing(need)) {
                to.push((Move::Bake(choice), 1.0));
            }
        });
        if !enough {
            to.push((Move::Fail, 0.0));
        }
    }

    /// The value of a request, which is `baked` if someone helps and `failed` if not.
    fn asked(&self, request: Ingredients, failed: f32, baked: f32) -> f32 {
        let chance = self.odds.of(Gap { cards: request, any: 0 }, 0);
        let baked = 1.0 - self.shared(POINT_FOR_HELPER) + baked;
        chance * baked + (1.0 - chance) * failed
    }

    /// Lists what the seat may do about a Bombastica. Rules 5.h, 6.1b
    fn fill_up(&self, to: &mut Vec<Weighed>) {
        let (public, held) = (self.world.public(), self.held);
        let short = need::shortfall(public.worktop);
        let failed = self.worth(public.worktop, held);
        self.fill(short, to);
        to.push((Move::Fail, failed));
        let count = short.saturating_sub(held.total()).max(1);
        // The kinds that others are most likely to hold.
        let elsewhere = public.setup.ingredients() - public.worktop - public.used;
        let request = plentiful(held.missing(elsewhere), count);
        if public.setup.helping() == Helping::On && request.total() == count {
            let kept = held - plentiful(held, short - count);
            let worth = self.asked(request, failed, self.worth(Ingredients::NONE, kept));
            to.push((Move::Ask { choice: Choice::Nothing, request }, worth));
        }
    }

    /// Lists the cards that complete a Bombastica, if there are enough: those that nothing else
    /// waits for, or the most plentiful ones. Rules 5.h, 6.1b
    pub fn fill(&self, count: u8, to: &mut Vec<Weighed>) {
        let held = self.held;
        if held.total() < count {
            return;
        }
        let spare = plentiful(Outlook::of(self.world).spare(self.me, held), count);
        let least = spare + plentiful(held - spare, count - spare.total());
        let most = plentiful(held, count);
        for cards in [Some(least), (most != least).then_some(most)].into_iter().flatten() {
            let worth = 1.0 + self.worth(Ingredients::NONE, held - cards);
            to.push((Move::Fill(cards), worth));
        }
    }

    /// Lists the possible answers to a request. Rule 6.2
    pub fn answer(
        &self,
        owner: Seat,
        order: Order,
        choice: Choice,
        request: Ingredients,
        to: &mut Vec<Weighed>,
    ) {
        let (public, held) = (self.world.public(), self.held);
        if held.covers(request) {
            // A Bombastica takes everything.
            let need = need::need(public, owner, order, choice);
            let left = need.map_or(Ingredients::NONE, |need| need.missing(public.worktop));
            let worth = 1.0 - self.shared(POINT_FOR_OWNER) + self.worth(left, held - request);
            to.push((Move::Help, worth));
        }
        to.push((Move::Decline, self.worth(public.worktop, held)));
    }
}
