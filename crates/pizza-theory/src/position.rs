//! A table that starts in the middle of a game, for lessons, puzzles and tests.

use table::{BySeat, First, Seat, Seats, Setup};

use crate::chart::LAST_ROUND;
use crate::phase::{add, virtual_turn};
use crate::state::sides_from;
use crate::{Board, ByColour, Notes, Phase, PizzaSetup, PizzaTheory, Players, Public, Side};

/// A moment of a game: the toppings on the pizza, and the step and round.
///
/// The sides are not given; they follow from the round and its first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The toppings on the pizza.
    pub board: Board,
    /// The round, from 1 to 60.
    pub round: u8,
    /// Who is first in this round.
    pub first: Seat,
    /// The step; either a player or the virtual die must be awaited in it.
    pub phase: Phase,
}

/// Why a table cannot start at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadPosition {
    /// The round is not between 1 and 60. Rule 4.2
    Round,
    /// The seat is not at this table, or the options make another seat first in this round.
    First,
    /// The step does not exist at this table, or nothing would be awaited in it.
    Phase,
}

impl PizzaTheory {
    /// The table at this moment.
    ///
    /// Nobody has chosen a cut yet; cuts are chosen by playing them.
    pub fn at(setup: &PizzaSetup, position: Position) -> Result<PizzaTheory, BadPosition> {
        let Position { board, round, first, phase } = position;
        if !(1..=LAST_ROUND).contains(&round) {
            return Err(BadPosition::Round);
        }
        let sides = sides_at(setup, round, first).ok_or(BadPosition::First)?;
        let public = Public { setup: *setup, board, sides, round, first, phase };
        if !can_wait(&public) {
            return Err(BadPosition::Phase);
        }
        Ok(PizzaTheory { public, own: BySeat::default(), notes: Notes })
    }
}

/// The sides in a round, if this seat can be first in it.
fn sides_at(setup: &PizzaSetup, round: u8, first: Seat) -> Option<ByColour<Side>> {
    let later = |seat: Seat| (1..round).fold(seat, |seat, _| seat.next_clockwise(setup.seats()));
    let start = Seat::all(setup.seats()).find(|seat| later(*seat) == first)?;
    let by_options = match setup.first() {
        First::Random => start,
        First::Seat(named) => named,
    };
    let turned = |side: Side| (1..round).fold(side, |side, _| side.turned());
    let sides = sides_from(setup, start);
    (start == by_options).then(|| ByColour::each(|colour| turned(sides[colour])))
}

/// Whether this table has the step and waits in it for a player or the virtual die.
fn can_wait(public: &Public) -> bool {
    let players = public.setup.players();
    match public.phase {
        Phase::Adding(seat) => {
            Seats::all(public.seats()).contains(seat) && add::hindrance(public, seat).is_none()
        }
        Phase::Rolling => players == Players::Two,
        Phase::Virtual { knife } => {
            players == Players::Two && virtual_turn::hindrance(public, knife).is_none()
        }
        Phase::Cutting { awaited, knife } => {
            awaited == Seats::all(public.seats()) && knife.is_some() == (players == Players::Two)
        }
        Phase::Drawing | Phase::Over(_) => false,
    }
}
