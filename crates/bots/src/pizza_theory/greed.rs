//! Level 1: sees its own toppings and what is next to them.

use ::pizza_theory::{Colour, Public, Space, Spaces};
use table::Seat;

use super::favourites::favourites;
use super::mix::Mix;
use super::outcomes::outcomes;

/// Prefers lines that leave more of its own toppings on the pizza, and assumes that the others cut
/// at random: it considers neither what they want nor that one of them may win.
pub(crate) fn mix(public: &Public, me: Seat) -> Mix {
    let (colour, side) = (public.setup.colour_of(me), public.side_of(me));
    let mut toppings = [0.0; 6];
    for (cuts, board) in outcomes(public) {
        toppings[cuts[side].number() as usize - 1] += f64::from(board.on_board(colour));
    }
    // A tenth more toppings make a line about twice as likely: the eighth power. Every line has
    // equally many outcomes, so sums do as well as averages.
    Mix::of(Mix::of(toppings).chances().map(|share| {
        let fourth = share * share * share * share;
        fourth * fourth
    }))
}

/// Prefers spaces near the middle, next to toppings of others.
pub(crate) fn best(public: &Public, me: Seat, among: Spaces) -> Spaces {
    let colour = public.setup.colour_of(me);
    favourites(among, 0.0, |space| appeal(public, colour, space))
}

/// Puts a virtual topping where it would not want to be itself.
pub(crate) fn best_virtual(public: &Public, among: Spaces) -> Spaces {
    match public.setup.virtual_colour() {
        None => among,
        Some(colour) => favourites(among, 0.0, |space| -appeal(public, colour, space)),
    }
}

/// How good a space looks: one step towards the middle is worth two neighbours.
fn appeal(public: &Public, colour: Colour, space: Space) -> f64 {
    let from_middle = space.q().abs().max(space.r().abs()).max(space.s().abs());
    let others = public.board.taken().without(public.board.spaces(colour));
    let beside = Spaces::only(space).neighbours() & others;
    f64::from(beside.len()) - 2.0 * f64::from(from_middle)
}
