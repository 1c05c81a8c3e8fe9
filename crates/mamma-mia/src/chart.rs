//! The rulebook's tables: cards, numbers, and what is printed on the orders.
//!
//! If a number or a printed kind turns out to be wrong, this is the only place to correct it.

use crate::setup::{Monotoni, Printing, Setup};
use crate::{Colour, Ingredient, Ingredients, Order, Orders};
use Colour::{Brown, Green, Pink, Purple, Red, Yellow};
use Ingredient::{Mushroom, Olive, Pepper, Pineapple, Salami, Shrimp};

/// The numbers of one printing. Rule 2
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// The most players; the fewest is two.
    pub most_seats: usize,
    /// Kinds of ingredients.
    pub kinds: usize,
    /// Cards of each kind in the box.
    pub of_each_kind: u8,
    /// Cards of each kind that stay in the box, by number of seats from two on.
    pub left_in_box: [u8; 5],
    /// Ingredients in the opening hand, which also has one order.
    pub opening: u8,
    /// The hand size up to which a player refills.
    pub refill: u8,
    /// The most cards drawn in one turn.
    pub most_drawn: u8,
}

/// The 1998 printing.
#[rustfmt::skip]
pub const BOX_1998: Numbers = Numbers {
    most_seats: 5, kinds: 5, of_each_kind: 13,
    //            2  3  4  5 players
    left_in_box: [5, 3, 1, 0, 0],
    opening: 6, refill: 7, most_drawn: 7,
};

/// The Plus printing of 2009.
#[rustfmt::skip]
pub const BOX_PLUS: Numbers = Numbers {
    most_seats: 6, kinds: 6, of_each_kind: 15,
    //            2  3  4  5  6 players
    left_in_box: [7, 5, 3, 1, 0],
    opening: 8, refill: 9, most_drawn: 5,
};

/// In Plus, a player without ingredients skips the turn and draws this many cards. Rule 3.7
pub const SKIPPED_DRAW: u8 = 5;
/// A Bombastica needs at least this many cards. Rule 5.4
pub const BOMBASTICA: u8 = 15;
/// Cards of the other kind in a Normale. Rule 5.1
pub const FOUR: u8 = 4;
/// Cards of the kind the owner chooses for a Monotoni. Rule 5.3
pub const MONOTONI: u8 = 6;
/// Cards of the kind the owner chooses for a Monotoni junior. Rule 5.7
pub const MONOTONI_JUNIOR: u8 = 5;
/// Cards of the printed kind in a Minipizza. Rule 5.8
pub const MINIPIZZA: u8 = 3;
/// Cards of one of the two printed kinds in a Mamma Mia. Rule 5.9
pub const MAMMA_MIA: u8 = 5;
/// Cards of each of the two printed kinds in rule 5.2b.
pub const TWO: u8 = 2;

/// How we know what is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Stated in a booklet or another public text.
    Known,
    /// The picture is lost; the card is reconstructed from the cycle of rule 5.a.
    Reconstructed,
}
use Source::{Known, Reconstructed};

/// What is printed on the Plus orders that show particular kinds. Rule 5.a
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Printed {
    /// The colour of the orders.
    pub colour: Colour,
    /// Five of one kind or the other. Rule 5.9
    pub mamma_mia_a: (Ingredient, Ingredient, Source),
    /// Five of one kind or the other. Rule 5.9
    pub mamma_mia_b: (Ingredient, Ingredient, Source),
    /// Three of the first kind, while the second is absent. Rule 5.8
    pub minipizza: (Ingredient, Ingredient, Source),
    /// The kind that must be absent for a Monotoni junior. Rule 5.7
    pub junior_without: (Ingredient, Source),
    /// Two of each. Rule 5.2b
    pub two_and_two: (Ingredient, Ingredient, Source),
}

/// The Plus orders of each colour, in the order of the colours.
#[rustfmt::skip]
pub const PRINTED: [Printed; 6] = [
    printed(Yellow, (Mushroom, Olive, Reconstructed),   (Salami, Shrimp, Reconstructed),    (Pineapple, Salami, Reconstructed), (Shrimp, Reconstructed),    (Pepper, Shrimp, Reconstructed)),
    printed(Green,  (Olive, Salami, Reconstructed),     (Shrimp, Pineapple, Reconstructed), (Pepper, Shrimp, Known),            (Pineapple, Reconstructed), (Mushroom, Pineapple, Reconstructed)),
    printed(Brown,  (Salami, Shrimp, Reconstructed),    (Pineapple, Pepper, Reconstructed), (Mushroom, Pineapple, Reconstructed), (Pepper, Reconstructed),  (Olive, Pepper, Reconstructed)),
    printed(Purple, (Shrimp, Pineapple, Reconstructed), (Pepper, Mushroom, Reconstructed),  (Olive, Pepper, Reconstructed),     (Mushroom, Reconstructed),  (Salami, Mushroom, Reconstructed)),
    printed(Red,    (Pineapple, Pepper, Known),         (Mushroom, Olive, Reconstructed),   (Salami, Mushroom, Reconstructed),  (Olive, Reconstructed),     (Shrimp, Olive, Reconstructed)),
    printed(Pink,   (Pepper, Mushroom, Reconstructed),  (Olive, Salami, Reconstructed),     (Shrimp, Olive, Reconstructed),     (Salami, Reconstructed),    (Pineapple, Salami, Reconstructed)),
];

const fn printed(
    colour: Colour,
    mamma_mia_a: (Ingredient, Ingredient, Source),
    mamma_mia_b: (Ingredient, Ingredient, Source),
    minipizza: (Ingredient, Ingredient, Source),
    junior_without: (Ingredient, Source),
    two_and_two: (Ingredient, Ingredient, Source),
) -> Printed {
    Printed { colour, mamma_mia_a, mamma_mia_b, minipizza, junior_without, two_and_two }
}

/// The orders of each printing that are not a "four of". Rule 5
const SPECIAL_1998: [Order; 4] =
    [Order::OneOfEach, Order::Monotoni, Order::Bombastica, Order::Minimale];
const SPECIAL_PLUS: [Order; 10] = [
    Order::OneOfEach,
    Order::TwoAndTwo,
    Order::Monotoni,
    Order::Bombastica,
    Order::Minimale,
    Order::Ghiottona,
    Order::MonotoniJunior,
    Order::Minipizza,
    Order::MammaMiaA,
    Order::MammaMiaB,
];

/// The orders of a colour: a "four of" for every other kind, and the special ones. Rule 5
pub fn orders(printing: Printing, colour: Colour) -> Orders {
    let special: &[Order] = match printing {
        Printing::First => &SPECIAL_1998,
        Printing::Plus => &SPECIAL_PLUS,
    };
    let kinds = Ingredient::ALL.into_iter().take(printing.numbers().kinds);
    let fours = kinds.filter(|kind| *kind != colour.personal()).map(Order::four);
    fours.chain(special.iter().copied()).collect()
}

/// What an order asks for, before the owner's choices and the worktop are considered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recipe {
    /// Exactly these cards. Rules 5.1, 5.2, 5.2b
    These(Ingredients),
    /// `base`, and `count` of one kind that is not in the base. Rule 5.3
    OneJoker {
        /// The fixed part.
        base: Ingredients,
        /// How many of the chosen kind.
        count: u8,
    },
    /// One personal, and `count` each of two different other kinds. Rule 5.6
    TwoJokers {
        /// How many of each chosen kind.
        count: u8,
    },
    /// Everything, at least fifteen cards. Rule 5.4
    Everything,
    /// One personal, and `count` of the scarcest other kind. Rule 5.5
    Scarcest {
        /// How many of that kind.
        count: u8,
    },
    /// `count` of one kind, unless the crossed-out kind is on the worktop. Rule 5.7
    AnyOneWithout {
        /// How many of the chosen kind.
        count: u8,
        /// The kind that must be absent.
        without: Ingredient,
    },
    /// Exactly these cards, unless the crossed-out kind is on the worktop. Rule 5.8
    TheseWithout {
        /// What is needed.
        need: Ingredients,
        /// The kind that must be absent.
        without: Ingredient,
    },
    /// One personal, and `count` of one kind or the other. Rule 5.9
    Either {
        /// How many of the chosen kind.
        count: u8,
        /// One kind.
        one: Ingredient,
        /// The other kind.
        other: Ingredient,
    },
}

/// What is printed on this order of this colour.
#[inline]
pub fn recipe(setup: &Setup, colour: Colour, order: Order) -> Recipe {
    let personal = Ingredients::of(colour.personal(), 1);
    let printed = &PRINTED[colour as usize];
    if let Some(kind) = order.four_of() {
        return Recipe::These(personal + Ingredients::of(kind, FOUR));
    }
    match order {
        Order::TwoAndTwo => {
            let (one, other, _) = printed.two_and_two;
            Recipe::These(personal + Ingredients::of(one, TWO) + Ingredients::of(other, TWO))
        }
        Order::Monotoni => match setup.monotoni() {
            Monotoni::OneAndSix => Recipe::OneJoker { base: personal, count: MONOTONI },
            Monotoni::SixAndOne => {
                Recipe::OneJoker { base: Ingredients::of(colour.personal(), MONOTONI), count: 1 }
            }
        },
        Order::Bombastica => Recipe::Everything,
        Order::Minimale => Recipe::Scarcest {
            count: match setup.printing() {
                Printing::First => 3,
                Printing::Plus => 4,
            },
        },
        Order::Ghiottona => Recipe::TwoJokers { count: setup.ghiottona() },
        Order::MonotoniJunior => {
            Recipe::AnyOneWithout { count: MONOTONI_JUNIOR, without: printed.junior_without.0 }
        }
        Order::Minipizza => {
            let (kind, without, _) = printed.minipizza;
            Recipe::TheseWithout { need: Ingredients::of(kind, MINIPIZZA), without }
        }
        Order::MammaMiaA => {
            let (one, other, _) = printed.mamma_mia_a;
            Recipe::Either { count: MAMMA_MIA, one, other }
        }
        Order::MammaMiaB => {
            let (one, other, _) = printed.mamma_mia_b;
            Recipe::Either { count: MAMMA_MIA, one, other }
        }
        _ => Recipe::These(Ingredients::each(setup.numbers().kinds, 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The kind this many places further in the cycle of rule 5.a.
    fn further(kind: Ingredient, places: usize) -> Ingredient {
        Ingredient::ALL[(kind.index() + places) % 6]
    }

    #[test]
    fn reconstructed_rows_follow_the_cycle() {
        for (colour, row) in Colour::ALL.into_iter().zip(PRINTED) {
            let own = colour.personal();
            assert_eq!(row.colour, colour);
            let pairs = [
                (row.mamma_mia_a, (further(own, 2), further(own, 3))),
                (row.mamma_mia_b, (further(own, 4), further(own, 5))),
                (row.minipizza, (own, further(own, 4))),
                (row.two_and_two, (further(own, 1), further(own, 5))),
            ];
            for ((one, other, source), cycle) in pairs {
                assert!(source == Known || (one, other) == cycle, "{colour:?}: {one}, {other}");
            }
            let (without, source) = row.junior_without;
            assert!(source == Known || without == further(own, 5));
        }
    }

    #[test]
    fn red_s_mamma_mia_is_pepper_or_pineapple_and_green_s_minipizza_is_without_shrimp() {
        assert_eq!(PRINTED[Red as usize].mamma_mia_a, (Pineapple, Pepper, Known));
        assert_eq!(PRINTED[Green as usize].minipizza, (Pepper, Shrimp, Known));
    }

    #[test]
    fn a_colour_has_eight_orders_in_1998_and_fifteen_in_plus() {
        for colour in Colour::ALL {
            assert_eq!(orders(Printing::Plus, colour).len(), 15);
        }
        for colour in &Colour::ALL[..5] {
            assert_eq!(orders(Printing::First, *colour).len(), 8);
        }
    }
}
