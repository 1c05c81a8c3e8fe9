//! The steps of a round.

use serde::{Deserialize, Serialize};

use super::{Colour, Line};
use crate::SeatNumber;
use crate::seat::numbers;

/// A step of the round, and whom it is waiting for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "PizzaTheoryPhase"), schema(as = PizzaTheoryPhase))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Phase {
    /// The first player is drawn.
    Drawing,
    /// A seat adds a topping.
    Adding {
        /// Who adds.
        seat: SeatNumber,
    },
    /// The virtual die is rolled.
    Rolling,
    /// The first player puts a virtual topping next to the virtual knife.
    Virtual {
        /// The line on which the virtual knife lies.
        knife: Line,
    },
    /// All players choose a line in secret.
    Cutting {
        /// Who has not chosen yet.
        awaited: Vec<SeatNumber>,
        /// The line on which the virtual knife lies; only with two players.
        knife: Option<Line>,
    },
    /// The game is over.
    Over {
        /// How it ended.
        ending: Ending,
    },
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ending {
    /// One or more players have all their toppings on the pizza.
    Won {
        /// Who won; several share a win.
        winners: Vec<SeatNumber>,
    },
    /// The virtual colour has all its toppings on the pizza, and both players lose.
    Lost {
        /// The virtual colour.
        colour: Colour,
    },
    /// The last round ended without a winner: a draw.
    Drawn,
}

impl From<pizza_theory::Phase> for Phase {
    fn from(phase: pizza_theory::Phase) -> Phase {
        match phase {
            pizza_theory::Phase::Drawing => Phase::Drawing,
            pizza_theory::Phase::Adding(seat) => Phase::Adding { seat: seat.into() },
            pizza_theory::Phase::Rolling => Phase::Rolling,
            pizza_theory::Phase::Virtual { knife } => Phase::Virtual { knife: knife.into() },
            pizza_theory::Phase::Cutting { awaited, knife } => {
                Phase::Cutting { awaited: numbers(awaited), knife: knife.map(Line::from) }
            }
            pizza_theory::Phase::Over(ending) => Phase::Over { ending: ending.into() },
        }
    }
}

impl From<pizza_theory::Ending> for Ending {
    fn from(ending: pizza_theory::Ending) -> Ending {
        match ending {
            pizza_theory::Ending::Won(winners) => Ending::Won { winners: numbers(winners) },
            pizza_theory::Ending::Lost(colour) => Ending::Lost { colour: colour.into() },
            pizza_theory::Ending::Drawn => Ending::Drawn,
        }
    }
}
