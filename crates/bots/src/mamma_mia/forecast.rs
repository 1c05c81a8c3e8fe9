//! The coming reveal as a cook foresees it.

use ::mamma_mia::{Ingredients, Laid};

use super::odds::Odds;
use super::scene::Scene;
use super::way::Way;

/// Scenarios for how well the others complete their orders: they fill gaps of up to this many
/// cards, with the probability of each scenario.
///
/// At a table of cooks, one missing card is found three times out of four, two every other time,
/// three one time in four.
const HANDY: [(u8, f32); 3] = [(3, 0.35), (1, 0.4), (0, 0.25)];

/// Cards are reserved for an order of one's own in the oven if its chance is at least this.
const HOPEFUL: f32 = 0.2;

/// What is left once everything in the oven has come up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forecast {
    /// The probability of this scenario.
    pub weight: f32,
    /// What is unused on the worktop.
    pub stock: Ingredients,
    /// Cards in the cook's hand that none of its orders in the oven waits for.
    pub spare: Ingredients,
    /// The expected number of the cook's own pizzas.
    pub pizzas: f32,
    /// Cards not drawn yet that those pizzas wait for.
    pub claimed: u8,
}

/// The possible outcomes of the reveal.
pub(super) type Forecasts = [Forecast; HANDY.len()];

/// Foresees the reveal of everything in the oven, with this worktop and this hand.
pub(super) fn foresee(
    scene: &Scene<'_>,
    odds: &Odds,
    worktop: Ingredients,
    hand: Ingredients,
) -> Forecasts {
    HANDY.map(|(handy, weight)| {
        let before = Forecast { weight, stock: worktop, spare: hand, pizzas: 0.0, claimed: 0 };
        scene.oven.iter().fold(before, |seen, laid| seen.turn_up(scene, odds, *laid, handy))
    })
}

impl Forecast {
    fn turn_up(mut self, scene: &Scene<'_>, odds: &Odds, laid: Laid, handy: u8) -> Forecast {
        let setup = &scene.public.setup;
        match laid {
            Laid::Cards(kind, count) => self.stock += Ingredients::of(kind, count),
            Laid::Order(seat, order) if seat == scene.me => {
                if let Some(way) = Way::best(setup, seat, order, self.stock, self.spare) {
                    self.pizzas += self.hope(odds, way);
                }
            }
            Laid::Order(seat, order) => {
                let unknown = Ingredients::NONE;
                if let Some(way) = Way::best(setup, seat, order, self.stock, unknown)
                    && way.gap.total() <= handy
                {
                    self.stock -= way.worktop;
                }
            }
        }
        self
    }

    /// The same, without some of the spare cards.
    pub fn without(mut self, cards: Ingredients) -> Forecast {
        self.spare -= cards;
        self
    }

    /// The chance that one of the cook's orders is filled in this way. If it is high enough, the
    /// cards it takes are used up.
    pub fn hope(&mut self, odds: &Odds, way: Way) -> f32 {
        let chance = odds.filled(way.gap, self.claimed);
        if chance >= HOPEFUL {
            self.stock -= way.worktop;
            self.spare -= way.hand;
            self.claimed += way.gap.total();
        }
        chance
    }
}
