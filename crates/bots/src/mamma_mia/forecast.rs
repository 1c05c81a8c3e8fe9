//! The coming reveal as a cook foresees it.

use ::mamma_mia::{Ingredients, Laid};

use super::odds::Odds;
use super::scene::Scene;
use super::way::Way;

/// How handy the others may prove: they fill gaps of up to so many cards, with the weight of
/// each case.
///
/// At a table of cooks, one card is found three times out of four, two every other time, three
/// one time in four.
const HANDY: [(u8, f32); 3] = [(3, 0.35), (1, 0.4), (0, 0.25)];

/// Cards are kept for an own order in the oven from this chance on.
const HOPEFUL: f32 = 0.2;

/// What is left when everything in the oven has come up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forecast {
    /// How likely it comes so.
    pub weight: f32,
    /// What lies unused on the worktop.
    pub stock: Ingredients,
    /// Cards of the own hand that no own order in the oven waits for.
    pub spare: Ingredients,
    /// Own pizzas to be expected.
    pub pizzas: f32,
    /// Cards not drawn yet that those wait for.
    pub claimed: u8,
}

/// The reveal as it may come.
pub(super) type Forecasts = [Forecast; HANDY.len()];

/// Lets everything in the oven come up on this worktop, with this in the own hand.
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

    /// The same without some of the spare cards.
    pub fn without(mut self, cards: Ingredients) -> Forecast {
        self.spare -= cards;
        self
    }

    /// The chance of an own order to be filled so; if there is hope, what it takes is gone.
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
