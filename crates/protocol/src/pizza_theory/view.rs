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
    /// The side of each colour. Until the first player is drawn, the sides follow the order of the
    /// seats.
    pub sides: ByColour<Side>,
    /// The round, counted from 1.
    pub round: u8,
    /// The first player of this round. Until they are drawn, this is the first seat.
    pub first: SeatNumber,
    /// Which step of the round it is.
    pub phase: Phase,
    /// What only this viewer sees; `null` for the gallery.
    pub own: Option<Own>,
}

/// What only one seat sees: its cut, from choosing it until it is revealed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "PizzaTheoryOwn"), schema(as = PizzaTheoryOwn))]
pub struct Own {
    /// The seat.
    pub seat: SeatNumber,
    /// The line this seat has chosen.
    pub cut: Option<Line>,
}

impl From<&table::View<PizzaTheory>> for View {
    fn from(view: &table::View<PizzaTheory>) -> View {
        // No `..`, so that every new field requires a decision. Nothing is hidden again in this
        // game, so there are no notes.
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
