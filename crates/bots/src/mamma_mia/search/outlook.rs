//! How the reveal will go, in a world where all hands are known.

use ::mamma_mia::{Ingredient, Ingredients, Laid, MammaMia, Order, Setup};
use table::{BySeat, Game as _, Seat};

use super::super::way::Way;
use super::draw_odds::DrawOdds;

/// How many entries of the oven are foreseen during a reveal; those above hardly depend on a single
/// decision.
const FORESEEN: usize = 12;

/// What will be unused on the worktop when everything in the oven has come up, and which cards the
/// owners of orders in it will add from their hands.
///
/// It is updated with every card that is laid, so that a playout need not go through the oven again
/// at each turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    pub stock: Ingredients,
    pub promised: BySeat<Ingredients>,
}

impl Outlook {
    pub fn of(world: &MammaMia) -> Outlook {
        let public = world.public();
        let mut outlook = Outlook { stock: public.worktop, promised: BySeat::default() };
        for laid in world.notes().oven.iter() {
            match laid {
                Laid::Cards(kind, count) => outlook.lay(kind, count),
                Laid::Order(seat, order) => {
                    outlook.order(&public.setup, seat, order, world.own(seat).ingredients());
                }
            }
        }
        outlook
    }

    /// What the rest of the reveal is worth to a seat with these ingredients in hand, on this
    /// worktop: the sum of the chances of its orders.
    pub fn pizzas(
        world: &MammaMia,
        odds: &DrawOdds,
        me: Seat,
        worktop: Ingredients,
        held: Ingredients,
    ) -> f32 {
        let setup = &world.public().setup;
        let mut outlook = Outlook { stock: worktop, promised: BySeat::default() };
        let oven = &world.notes().oven;
        // What comes up after the seat's last order does not matter.
        let own = |laid: &(usize, Laid)| matches!(laid.1, Laid::Order(seat, _) if seat == me);
        let until = oven.iter().enumerate().filter(own).last().map_or(0, |(place, _)| place + 1);
        let mut pizzas = 0.0;
        for laid in oven.iter().take(until.min(FORESEEN)) {
            match laid {
                Laid::Cards(kind, count) => outlook.lay(kind, count),
                Laid::Order(seat, order) if seat == me => {
                    let way = outlook.order(setup, seat, order, held);
                    pizzas += way.map_or(0.0, |way| odds.of(way.gap, 0));
                }
                Laid::Order(seat, order) => {
                    outlook.order(setup, seat, order, world.own(seat).ingredients());
                }
            }
        }
        pizzas
    }

    /// Adds cards that are laid on the oven.
    #[inline]
    pub fn lay(&mut self, kind: Ingredient, count: u8) {
        self.stock += Ingredients::of(kind, count);
    }

    /// Adds an order laid by a seat with these ingredients in hand; returns the way it may be
    /// filled.
    #[inline]
    pub fn order(
        &mut self,
        setup: &Setup,
        seat: Seat,
        order: Order,
        held: Ingredients,
    ) -> Option<Way> {
        let way = Way::best(setup, seat, order, self.stock, self.spare(seat, held));
        if let Some(way) = way
            && way.gap.total() == 0
        {
            self.stock -= way.worktop;
            self.promised[seat] += way.hand;
        }
        way
    }

    /// What a seat with these ingredients in hand has not promised to any order in the oven.
    #[inline]
    pub fn spare(&self, seat: Seat, held: Ingredients) -> Ingredients {
        self.promised[seat].missing(held)
    }
}
