//! Level 1: sees its own toppings and what lies beside them.

use ::pizza_theory::{Colour, Public, Space, Spaces};
use table::Seat;

use super::favourites::favourites;
use super::mix::Mix;
use super::outcomes::outcomes;

/// Prefers lines after which more of its own toppings lie on the pizza, and takes the others
/// for dice: what they want, or that one of them may win, does not cross its mind.
pub(crate) fn mix(public: &Public, me: Seat) -> Mix {
    let (colour, side) = (public.setup.colour_of(me), public.side_of(me));
    let mut toppings = [0.0; 6];
    for (cuts, board) in outcomes(public) {
        toppings[cuts[side].number() as usize - 1] += f64::from(board.on_board(colour));
    }
    // A tenth more toppings make a line about twice as likely: the eighth power. Each line has
    // as many outcomes as any other, so that sums do as well as averages.
    Mix::of(Mix::of(toppings).chances().map(|share| {
        let fourth = share * share * share * share;
        fourth * fourth
    }))
}

/// Puts its toppings near the middle, beside those of others.
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

/// How good a space looks: a step towards the middle is worth two neighbours.
fn appeal(public: &Public, colour: Colour, space: Space) -> f64 {
    let from_middle = space.q().abs().max(space.r().abs()).max(space.s().abs());
    let others = public.board.taken().without(public.board.spaces(colour));
    let beside = Spaces::only(space).neighbours() & others;
    f64::from(beside.len()) - 2.0 * f64::from(from_middle)
}
