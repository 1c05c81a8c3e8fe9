//! What a board promises each colour, learnt from games.

use std::sync::LazyLock;

use ::pizza_theory::chart::{LAST_ROUND, TOPPINGS};
use ::pizza_theory::{Board, ByColour, Colour, PizzaSetup, Players};

/// How much each thing that can be counted on a board is worth: a colour's chance to win is
/// proportional to the exponential of their sum.
struct Weights {
    /// For being this colour at all.
    base: f64,
    /// For each topping.
    topping: f64,
    /// For each topping squared.
    square: f64,
    /// For the logarithm of the toppings and one more.
    logarithm: f64,
    /// For each topping that has a neighbour of its own: together they are most in a slice.
    backed: f64,
    /// For each topping of others that is a neighbour of one's own.
    beside: f64,
}

/// With three players. Multinomial logistic regression by Newton's method on who won, over the
/// ends of all rounds of 4,000 games of level 2 with itself in which one move in 25 was random.
const AMONG_THREE: Weights = Weights {
    base: 0.0,
    topping: 0.315 / 4.0,
    square: -0.208 / 64.0,
    logarithm: 0.741,
    backed: 0.418 / 4.0,
    beside: -0.395 / 4.0,
};

/// A player's with two players, from 8,000 such games.
const OF_TWO: Weights = Weights {
    base: 0.0,
    topping: 0.723 / 4.0,
    square: -0.060 / 64.0,
    logarithm: 1.774,
    backed: 0.321 / 4.0,
    beside: -0.093 / 4.0,
};

/// The virtual colour's, from the same games.
const VIRTUAL: Weights = Weights {
    base: -2.019,
    topping: 0.472 / 4.0,
    square: -0.030 / 64.0,
    logarithm: -0.624,
    backed: 1.901 / 4.0,
    beside: 0.504 / 4.0,
};

/// The exponentials of everything that can be counted, for they are asked for millions of times.
struct Powers {
    by_toppings: [f64; TOPPINGS as usize + 1],
    by_backed: [f64; TOPPINGS as usize + 1],
    by_beside: [f64; 38],
}

impl Powers {
    fn of(weights: &Weights) -> Powers {
        let toppings = |count: usize| {
            let count = count as f64;
            let curved = weights.square * count * count + weights.logarithm * count.ln_1p();
            (weights.base + weights.topping * count + curved).exp()
        };
        Powers {
            by_toppings: core::array::from_fn(toppings),
            by_backed: core::array::from_fn(|count| (weights.backed * count as f64).exp()),
            by_beside: core::array::from_fn(|count| (weights.beside * count as f64).exp()),
        }
    }

    #[inline]
    fn of_colour(&self, board: &Board, colour: Colour) -> f64 {
        let own = board.spaces(colour);
        let near = own.neighbours();
        let backed = (own & near).len();
        let beside = (board.taken().without(own) & near).len();
        self.by_toppings[board.on_board(colour) as usize]
            * self.by_backed[backed as usize]
            * self.by_beside[beside as usize]
    }
}

static POWERS: LazyLock<[Powers; 3]> =
    LazyLock::new(|| [&AMONG_THREE, &OF_TWO, &VIRTUAL].map(Powers::of));

/// Each colour's share of the win when a round ends like this; with two players the virtual
/// colour's share is what both lose. Rules 4, 5.3
pub(crate) fn shares(setup: &PizzaSetup, round: u8, board: &Board) -> ByColour<f64> {
    let complete = |colour: Colour| board.on_board(colour) == TOPPINGS;
    let virtual_colour = setup.virtual_colour();
    let [three, two, third] = &*POWERS;
    let weights = match virtual_colour {
        Some(colour) if complete(colour) => ByColour::each(|own| f64::from(own == colour)),
        _ if Colour::ALL.into_iter().any(complete) => {
            ByColour::each(|colour| f64::from(complete(colour)))
        }
        // A draw of all who play.
        _ if round >= LAST_ROUND => {
            ByColour::each(|colour| f64::from(Some(colour) != virtual_colour))
        }
        _ => ByColour::each(|colour| match setup.players() {
            Players::Three => three.of_colour(board, colour),
            Players::Two if Some(colour) == virtual_colour => third.of_colour(board, colour),
            Players::Two => two.of_colour(board, colour),
        }),
    };
    let sum: f64 = Colour::ALL.into_iter().map(|colour| weights[colour]).sum();
    ByColour::each(|colour| weights[colour] / sum)
}
