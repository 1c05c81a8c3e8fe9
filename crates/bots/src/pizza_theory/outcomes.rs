//! The possible outcomes of a round: toppings and cuts tried out on a copy.

use ::pizza_theory::chart::beside;
use ::pizza_theory::{
    Announcement, Board, Cuts, Line, Phase, PizzaTheory, Position, Public, Space, Spaces, Tallied,
};
use table::{Outcome, Seat, Seats};

/// Every triple of cuts that is still possible, with the board after it. A virtual knife that has
/// been laid stays where it is.
pub(crate) fn outcomes(public: &Public) -> impl Iterator<Item = (Cuts, Board)> {
    let knife = match public.phase {
        Phase::Virtual { knife } => Some(knife),
        Phase::Cutting { knife, .. } => knife,
        Phase::Drawing | Phase::Adding(_) | Phase::Rolling | Phase::Over(_) => None,
    };
    let laid = public.setup.virtual_colour().map(|colour| public.sides[colour]).zip(knife);
    let board = Tallied::of(&public.board);
    Cuts::all()
        .filter(move |cuts| laid.is_none_or(|(side, line)| cuts[side] == line))
        .map(move |cuts| (cuts, board.after(cuts)))
}

/// The table with a topping of this seat on this space.
pub(crate) fn with_topping(public: &Public, seat: Seat, space: Space) -> Public {
    let colour = public.setup.colour_of(seat);
    after(public, Announcement::Placed { seat, colour, space })
}

/// The table with a virtual topping on this space; unchanged with three players.
pub(crate) fn with_virtual(public: &Public, space: Space) -> Public {
    match public.setup.virtual_colour() {
        None => *public,
        Some(colour) => {
            after(public, Announcement::PlacedVirtual { seat: public.first, colour, space })
        }
    }
}

fn after(public: &Public, said: Announcement) -> Public {
    let mut after = *public;
    after.hear(&said);
    after
}

/// Where a virtual topping may be put if the virtual knife is on this line. Rule 5.2
pub(crate) fn beside_knife(public: &Public, knife: Line) -> Spaces {
    match public.setup.virtual_colour() {
        None => Spaces::NONE,
        Some(colour) => public.board.empty() & beside(public.sides[colour], knife),
    }
}

/// A table with this public drawer and no cuts chosen yet.
pub(crate) fn table(public: &Public) -> Option<PizzaTheory> {
    let Public { setup, board, sides: _, round, first, phase } = *public;
    let phase = match phase {
        Phase::Cutting { knife, .. } => {
            Phase::Cutting { awaited: Seats::all(public.seats()), knife }
        }
        other => other,
    };
    PizzaTheory::at(&setup, Position { board, round, first, phase }).ok()
}

/// A seat's share of a win.
pub(crate) fn share(outcome: &Outcome, seat: Seat) -> f64 {
    match outcome.winners.contains(seat) {
        true => 1.0 / outcome.winners.len() as f64,
        false => 0.0,
    }
}
