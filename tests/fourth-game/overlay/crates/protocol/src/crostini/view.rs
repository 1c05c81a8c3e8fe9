//! What a viewer sees.

use catalogue::crostini::{Crostini, Private, Public};
use serde::{Deserialize, Serialize};

use super::card::list;
use super::{Card, Phase, Setup};
use crate::SeatNumber;

/// What a viewer sees of a Crostini table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "CrostiniView"), schema(as = CrostiniView))]
pub struct View {
    /// What was agreed before the game.
    pub setup: Setup,
    /// The current phase.
    pub phase: Phase,
    /// The cards on the bread, lowest first; the last one is on top.
    pub bread: Vec<Card>,
    /// How many cards each seat holds, clockwise.
    pub hands: Vec<u8>,
    /// What each seat has eaten, clockwise, lowest first.
    pub eaten: Vec<Vec<Card>>,
    /// What only this viewer sees; `null` for the gallery.
    pub own: Option<Own>,
}

/// What only one seat sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "CrostiniOwn"), schema(as = CrostiniOwn))]
pub struct Own {
    /// The seat.
    pub seat: SeatNumber,
    /// The cards in hand, lowest first.
    pub hand: Vec<Card>,
    /// The cards that this seat has burnt, lowest first.
    pub burnt: Vec<Card>,
}

impl From<&table::View<Crostini>> for View {
    fn from(view: &table::View<Crostini>) -> View {
        // No `..`, so that every new field requires a decision. Nothing is hidden again in this
        // game, so there are no notes.
        let table::View { public, own, notes: _ } = view;
        let Public { setup, phase, bread, hands, eaten } = public;
        let seats = public.seats();
        View {
            setup: setup.into(),
            phase: (*phase).into(),
            bread: list(*bread),
            hands: hands.iter(seats).map(|(_, count)| *count).collect(),
            eaten: eaten.iter(seats).map(|(_, cards)| list(*cards)).collect(),
            own: own.map(|(seat, Private { hand, burnt })| Own {
                seat: seat.into(),
                hand: list(hand),
                burnt: list(burnt),
            }),
        }
    }
}
