//! What a viewer sees.

use pizza_theory::{PizzaTheory, Private, Public};
use serde::{Deserialize, Serialize};

use super::side::sides;
use super::{Board, ByColour, Line, Phase, Setup, Side};
use crate::SeatNumber;

/// What a viewer sees of a Pizza Theory table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "PizzaTheoryView"), schema(as = PizzaTheoryView))]
pub struct View {
    /// What was agreed before the game.
    pub setup: Setup,
    /// What lies on the pizza.
    pub board: Board,
    /// The side each colour has. Until the first player is drawn the seats' sequence stands here.
    pub sides: ByColour<Side>,
    /// The round, counted from 1.
    pub round: u8,
    /// Who is first in this round. Until the first player is drawn the first seat stands here.
    pub first: SeatNumber,
    /// Which step of the round it is.
    pub phase: Phase,
    /// What only this viewer sees; the gallery has nothing of its own.
    pub own: Option<Own>,
}

/// What only one seat sees: its cut, from the choice to the reveal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "PizzaTheoryOwn"), schema(as = PizzaTheoryOwn))]
pub struct Own {
    /// Whose it is.
    pub seat: SeatNumber,
    /// The line this seat has chosen.
    pub cut: Option<Line>,
}

impl From<&table::View<PizzaTheory>> for View {
    fn from(view: &table::View<PizzaTheory>) -> View {
        // No `..`: a new field must be decided on. Nothing is buried in this game, so there are
        // no notes.
        let table::View { public, own, notes: _ } = view;
        let Public { setup, board, sides: of_colours, round, first, phase } = public;
        View {
            setup: setup.into(),
            board: Board::from(board),
            sides: sides(of_colours),
            round: *round,
            first: (*first).into(),
            phase: (*phase).into(),
            own: own
                .map(|(seat, Private { cut })| Own { seat: seat.into(), cut: cut.map(Line::from) }),
        }
    }
}
