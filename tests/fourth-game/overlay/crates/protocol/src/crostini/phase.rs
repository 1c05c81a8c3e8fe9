//! The phases of a game.

use catalogue::crostini;
use serde::{Deserialize, Serialize};

use crate::SeatNumber;
use crate::seat::numbers;

/// The current phase, and whom the table is waiting for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "CrostiniPhase"), schema(as = CrostiniPhase))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Phase {
    /// A seat is dealt its hand.
    Dealing {
        /// The seat.
        seat: SeatNumber,
    },
    /// A seat plays a card.
    Turn {
        /// The seat.
        seat: SeatNumber,
    },
    /// The game is over.
    Over {
        /// The seats that have eaten most.
        winners: Vec<SeatNumber>,
    },
}

impl From<crostini::Phase> for Phase {
    fn from(phase: crostini::Phase) -> Phase {
        match phase {
            crostini::Phase::Dealing(seat) => Phase::Dealing { seat: seat.into() },
            crostini::Phase::Turn(seat) => Phase::Turn { seat: seat.into() },
            crostini::Phase::Over { winners } => Phase::Over { winners: numbers(winners) },
        }
    }
}
