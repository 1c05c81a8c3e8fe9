//! A cook's own order has come up: bake it, ask for help, or let it fail. Rule 4.3

use ::mamma_mia::{Ingredients, Move, Order, need};

use super::best::Best;
use super::forecast::foresee;
use super::odds::Odds;
use super::scene::Scene;
use super::way::plentiful;

/// What an ingredient that stays in hand is worth, in pizzas.
const KEPT_CARD: f32 = 0.05;

/// The judgement while the oven is open.
pub(super) struct Reveal<'s> {
    pub scene: &'s Scene<'s>,
    pub odds: Odds,
}

impl<'s> Reveal<'s> {
    pub fn new(scene: &'s Scene<'s>) -> Reveal<'s> {
        Reveal { scene, odds: scene.odds_at_the_reveal() }
    }

    /// The value of the rest of the reveal with this worktop and hand, in pizzas.
    pub fn outlook(&self, worktop: Ingredients, hand: Ingredients) -> f32 {
        let forecasts = foresee(self.scene, &self.odds, worktop, hand);
        let worth = forecasts.map(|forecast| {
            let kept = KEPT_CARD * f32::from(forecast.spare.total());
            forecast.weight * (forecast.pizzas + kept)
        });
        worth.iter().sum()
    }

    /// Decides what to do about the cook's order.
    pub fn decide(&self, order: Order) -> Option<Move> {
        let Scene { public, me, .. } = self.scene;
        let mut best = Best::none();
        let failed = self.outlook(public.worktop, self.scene.held());
        if order == Order::Bombastica {
            best.weigh(failed, Move::Fail);
            self.fill_up(&mut best);
            self.ask_for_any(failed, &mut best);
            return best.what();
        }
        let enough = need::enough(public, *me, order);
        if !enough {
            best.weigh(failed, Move::Fail);
        }
        need::ways(&public.setup, *me, order, public.worktop, |choice, need| {
            let missing = public.worktop.missing(need);
            let worktop = public.worktop - (need - missing);
            let held = self.scene.held();
            if held.covers(missing) {
                best.weigh(1.0 + self.outlook(worktop, held - missing), Move::Bake(choice));
            }
            if !enough {
                self.ask(choice, missing, worktop, failed, &mut best);
            }
        });
        best.what()
    }

    /// Considers completing a Bombastica with the cards that are needed least. Rule 5.h
    fn fill_up(&self, best: &mut Best<Move>) {
        let (held, short) = (self.scene.held(), need::shortfall(self.scene.public.worktop));
        if held.total() >= short {
            let cards = self.least_needed(short);
            let value = 1.0 + self.outlook(Ingredients::NONE, held - cards);
            best.weigh(value, Move::Fill(cards));
        }
    }

    /// This many cards from the hand, those needed least once the worktop is empty: first cards
    /// that no order in the oven waits for, then those that cost the least.
    pub fn least_needed(&self, count: u8) -> Ingredients {
        let (held, empty) = (self.scene.held(), Ingredients::NONE);
        let [forecast, ..] = foresee(self.scene, &self.odds, empty, held);
        let spare = plentiful(forecast.spare, count);
        let mut kept = held - spare;
        for _ in spare.total()..count {
            let mut best = Best::none();
            for (kind, _) in kept.iter() {
                let rest = kept - Ingredients::of(kind, 1);
                best.weigh(self.outlook(empty, rest), rest);
            }
            kept = best.what().unwrap_or(kept);
        }
        held - kept
    }
}
