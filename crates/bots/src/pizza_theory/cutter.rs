//! A guest with a knife: how far it sees, and the dice it decides with.

use ::pizza_theory::{Choice, Move, PizzaTheory, Space, Spaces};
use table::{Pcg, Saying, Seat, View};

use super::mix::Mix;
use super::{greed, reading};
use crate::Bot;

/// A guest that judges where to put its toppings and mixes its cuts.
#[derive(Clone, Debug)]
pub struct Cutter {
    sight: Sight,
    dice: Pcg,
}

/// How far a guest sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// Its own toppings and what lies beside them.
    Short,
    /// Every slice that can come about, and what the others make of it.
    Slices,
}

impl Cutter {
    /// A guest that sees so far, and whose dice follow from this seed.
    pub fn new(sight: Sight, seed: u64) -> Cutter {
        Cutter { sight, dice: Pcg::new(seed) }
    }

    /// How likely it is to cut along each line of its side, at a table that looks like this.
    ///
    /// It follows from the view alone; the dice come in when a line is drawn from it.
    pub fn mix(&self, view: &View<PizzaTheory>) -> Mix {
        match self.sight {
            Sight::Short => greed::mix(&view.public, seat(view)),
            Sight::Slices => reading::mix(&view.public, seat(view)),
        }
    }

    /// The spaces it likes best for a topping of its own.
    fn best(&self, view: &View<PizzaTheory>, among: Spaces) -> Spaces {
        match self.sight {
            Sight::Short => greed::best(&view.public, seat(view), among),
            Sight::Slices => reading::best(&view.public, seat(view), among),
        }
    }

    /// The spaces it likes best for a virtual topping.
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
    /// What is said lies open on the table, where it will be seen.
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

/// The seat whose eyes these are. A bot always has one.
pub(crate) fn seat(view: &View<PizzaTheory>) -> Seat {
    view.own.map_or(Seat::at(0), |(seat, _)| seat)
}
