//! A player that cuts without searching: how far it sees, and its random numbers.

use ::pizza_theory::{Choice, Move, PizzaTheory, Space, Spaces};
use table::{Pcg, Saying, Seat, View};

use super::mix::Mix;
use super::{greed, reading};
use crate::Bot;

/// A player that judges where to put its toppings and mixes its cuts.
#[derive(Clone, Debug)]
pub struct Cutter {
    sight: Sight,
    dice: Pcg,
}

/// How far a player sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// Its own toppings and what is next to them.
    Short,
    /// Every slice that can result, and what the others will do about it.
    Slices,
}

impl Cutter {
    /// A player that sees this far, with random numbers from this seed.
    pub fn new(sight: Sight, seed: u64) -> Cutter {
        Cutter { sight, dice: Pcg::new(seed) }
    }

    /// The probability of each line of its side, in this view.
    ///
    /// It depends only on the view; randomness comes in when a line is drawn from it.
    pub fn mix(&self, view: &View<PizzaTheory>) -> Mix {
        match self.sight {
            Sight::Short => greed::mix(&view.public, seat(view)),
            Sight::Slices => reading::mix(&view.public, seat(view)),
        }
    }

    /// The spaces it prefers for a topping of its own.
    fn best(&self, view: &View<PizzaTheory>, among: Spaces) -> Spaces {
        match self.sight {
            Sight::Short => greed::best(&view.public, seat(view), among),
            Sight::Slices => reading::best(&view.public, seat(view), among),
        }
    }

    /// The spaces it prefers for a virtual topping.
    fn best_virtual(&self, view: &View<PizzaTheory>, among: Spaces) -> Spaces {
        match self.sight {
            Sight::Short => greed::best_virtual(&view.public, among),
            Sight::Slices => reading::best_virtual(&view.public, seat(view), among),
        }
    }

    fn any(&mut self, among: Spaces) -> Space {
        among.pick(&mut |bound| self.dice.pick(bound))
    }
}

impl Bot<PizzaTheory> for Cutter {
    /// Everything that is said is also visible on the table.
    fn hear(&mut self, _: &Saying<PizzaTheory>) {}

    fn choose(&mut self, view: &View<PizzaTheory>) -> Move {
        let mut offered = None;
        view.offers(|choice| offered = Some(choice));
        match offered {
            Some(Choice::Place { among }) => Move::Place(self.any(self.best(view, among))),
            Some(Choice::PlaceVirtual { among }) => {
                Move::PlaceVirtual(self.any(self.best_virtual(view, among)))
            }
            // A seat that has chosen is offered nothing, but may choose another cut. Rule 3.2
            Some(Choice::Cut) | None => Move::Cut(self.mix(view).draw(&mut self.dice)),
        }
    }
}

/// The seat of this view. A bot always has one.
pub(crate) fn seat(view: &View<PizzaTheory>) -> Seat {
    view.own.map_or(Seat::at(0), |(seat, _)| seat)
}
