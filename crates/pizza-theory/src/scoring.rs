//! How a game ends.

use table::{MOST_SEATS, Outcome, Seat, Seats};

use crate::chart::{LAST_ROUND, TOPPINGS};
use crate::{Colour, Public};

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// These seats have all 16 toppings on the pizza. Rules 4.1, 5.3
    Won(Seats),
    /// The virtual colour has all 16, and both players lose. Rule 5.3
    Lost(Colour),
    /// Nobody has all 16 after the last round: a draw between all players. Rule 4.2
    Drawn,
}

/// How the game ends after this round, if it does.
#[inline]
pub(crate) fn ending(public: &Public) -> Option<Ending> {
    let complete = |colour: Colour| public.board.on_board(colour) == TOPPINGS;
    if let Some(colour) = public.setup.virtual_colour()
        && complete(colour)
    {
        return Some(Ending::Lost(colour));
    }
    let winners: Seats =
        Seat::all(public.seats()).filter(|seat| complete(public.setup.colour_of(*seat))).collect();
    match winners {
        Seats::NONE if public.round == LAST_ROUND => Some(Ending::Drawn),
        Seats::NONE => None,
        winners => Some(Ending::Won(winners)),
    }
}

/// The winners, and each seat's toppings on the pizza.
pub(crate) fn outcome(public: &Public, ending: Ending) -> Outcome {
    let winners = match ending {
        Ending::Won(winners) => winners,
        Ending::Lost(_) => Seats::NONE,
        Ending::Drawn => Seats::all(public.seats()),
    };
    let mut scores = [0; MOST_SEATS];
    for seat in Seat::all(public.seats()) {
        scores[seat.index()] = public.board.on_board(public.setup.colour_of(seat));
    }
    Outcome { winners, scores }
}
