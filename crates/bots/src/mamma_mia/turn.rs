//! A turn: what to lay, and which order on top of it. Rules 3.1, 3.2

use ::mamma_mia::{Ingredient, Ingredients, Order};

use super::best::Best;
use super::forecast::{Forecasts, foresee};
use super::odds::Odds;
use super::scene::Scene;
use super::way::Way;

/// What a card drawn at the end of the turn is worth, in pizzas.
const DRAWN_CARD: f32 = 0.03;

/// An order with a lower chance than this is not laid: it would only end up under the waiter.
const HOPELESS: f32 = 0.02;

/// What this many unused cards of one kind are worth to the next player who orders. Four of a kind
/// are most of a Normale.
const GIFT: [f32; 8] = [0.0, 0.03, 0.06, 0.105, 0.165, 0.195, 0.225, 0.24];

/// The judgement for one turn.
pub(super) struct Turn<'s> {
    scene: &'s Scene<'s>,
    odds: Odds,
    /// The reveal if nothing is laid.
    forecasts: Forecasts,
}

/// What to expect from laying some cards, and then an order or none.
#[derive(Clone, Copy, Debug)]
struct Prospect {
    /// Its value, in pizzas.
    value: f32,
    /// The order's chance of being baked.
    chance: f32,
}

impl<'s> Turn<'s> {
    pub fn new(scene: &'s Scene<'s>) -> Turn<'s> {
        let odds = scene.odds();
        let forecasts = foresee(scene, &odds, scene.public.worktop, scene.held());
        Turn { scene, odds, forecasts }
    }

    /// The cards to lay. Each choice is evaluated together with the best order on top of it.
    ///
    /// An order needs its ingredients below it; if both are laid in one turn, nobody can get in
    /// between.
    pub fn lay(&self) -> Option<(Ingredient, u8)> {
        let mut best = Best::none();
        for (kind, held) in self.scene.held().iter() {
            for count in 1..=held {
                let (value, _) = self.order_on(Ingredients::of(kind, count));
                best.weigh(value, (kind, count));
            }
        }
        best.what()
    }

    /// The order to lay, or none.
    pub fn order(&self) -> Option<Order> {
        self.order_on(Ingredients::NONE).1
    }

    /// The order to lay if one has to be laid. Rule 3.7
    pub fn forced_order(&self) -> Option<Order> {
        let mut best = Best::none();
        for order in self.scene.orders().iter() {
            let prospect = self.prospect(&self.forecasts, Ingredients::NONE, Some(order));
            best.weigh(prospect.value, order);
        }
        best.what()
    }

    /// The best order to lay on top of these cards, if any, and the value of both.
    fn order_on(&self, lay: Ingredients) -> (f32, Option<Order>) {
        let forecasts = self.foresee(lay);
        let none = self.prospect(&forecasts, lay, None).value;
        let mut best = (none, None);
        for order in self.scene.orders().iter() {
            let Prospect { value, chance } = self.prospect(&forecasts, lay, Some(order));
            if chance >= HOPELESS && value > best.0 {
                best = (value, Some(order));
            }
        }
        best
    }

    /// The reveal after these cards have left the hand. They lie on top of everything in the oven,
    /// so nothing in it can use them.
    fn foresee(&self, lay: Ingredients) -> Forecasts {
        if self.forecasts.iter().all(|forecast| forecast.spare.covers(lay)) {
            // No order in the oven waits for them, so the rest goes as it would have.
            return self.forecasts.map(|forecast| forecast.without(lay));
        }
        let Scene { public, .. } = self.scene;
        foresee(self.scene, &self.odds, public.worktop, self.scene.held() - lay)
    }

    fn prospect(&self, forecasts: &Forecasts, lay: Ingredients, order: Option<Order>) -> Prospect {
        let Scene { public, me, .. } = self.scene;
        let drawn = lay.total() + u8::from(order.is_some());
        let mut prospect = Prospect { value: DRAWN_CARD * f32::from(drawn), chance: 0.0 };
        for forecast in forecasts {
            let mut after = *forecast;
            after.stock += lay;
            let way = order
                .and_then(|order| Way::best(&public.setup, *me, order, after.stock, after.spare));
            let chance = way.map_or(0.0, |way| after.hope(&self.odds, way));
            prospect.chance += forecast.weight * chance;
            prospect.value += forecast.weight * (after.pizzas + chance - gift(after.stock));
        }
        prospect
    }
}

/// What others gain from unused cards.
fn gift(stock: Ingredients) -> f32 {
    stock.iter().map(|(_, count)| GIFT[usize::from(count).min(GIFT.len() - 1)]).sum()
}
