//! What a board is worth to each colour at the end of a round.

use ::pizza_theory::chart::TOPPINGS;
use ::pizza_theory::{Board, ByColour, Colour, PizzaSetup};

/// The weight of a number of toppings: the cube of one more than that number.
///
/// This is close to how games of these bots go on. Early toppings weigh more than late ones,
/// because one round can overturn any lead; and a player with none left can still add one.
fn weight(toppings: u8) -> f64 {
    let one_more = f64::from(toppings) + 1.0;
    one_more * one_more * one_more
}

/// Each colour's chance to win, where a shared win counts as a fraction. Rules 4.1, 5.3
///
/// What the virtual colour wins is lost to both players.
pub(crate) fn chances(setup: &PizzaSetup, board: &Board) -> ByColour<f64> {
    let complete = |colour: Colour| board.on_board(colour) == TOPPINGS;
    if setup.virtual_colour().is_some_and(complete) {
        return ByColour::default();
    }
    let any_complete = Colour::ALL.into_iter().any(complete);
    let weights = ByColour::each(|colour| match (any_complete, complete(colour)) {
        (false, _) => weight(board.on_board(colour)),
        (true, true) => 1.0,
        (true, false) => 0.0,
    });
    let sum: f64 = Colour::ALL.into_iter().map(|colour| weights[colour]).sum();
    ByColour::each(|colour| weights[colour] / sum)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Options, Setup};

    /// Expects these percentages for red, green and white; with two players, white is virtual.
    #[track_caller]
    fn check(seats: usize, toppings: [usize; 3], percent: [u8; 3]) {
        let setup = PizzaSetup::read("pizza-theory", seats, &Options::none());
        let [red, green, white] = toppings;
        let empty = 37 - red - green - white;
        let text = ["R".repeat(red), "G".repeat(green), "W".repeat(white), ".".repeat(empty)];
        let board: Board = text.concat().parse().expect("it is written well");
        let chances = chances(&setup.expect("so many can play"), &board);
        let found = Colour::ALL.map(|colour| (100.0 * chances[colour]).round() as u8);
        assert_eq!(found, percent, "{toppings:?}");
    }

    #[test]
    fn with_as_many_toppings_each_all_have_the_same_chance() {
        check(3, [5, 5, 5], [33, 33, 33]);
        check(2, [5, 5, 5], [33, 33, 33]);
    }

    #[test]
    fn a_topping_more_is_a_better_chance() {
        check(3, [6, 5, 5], [44, 28, 28]);
        check(3, [15, 8, 8], [74, 13, 13]);
    }

    #[test]
    fn sixteen_toppings_win() {
        check(3, [16, 14, 2], [100, 0, 0]);
        check(3, [16, 16, 2], [50, 50, 0]);
    }

    #[test]
    fn sixteen_virtual_toppings_win_for_nobody() {
        check(2, [16, 2, 16], [0, 0, 0]);
        check(3, [16, 2, 16], [50, 0, 50]);
    }
}
