//! The moves of Pizza Theory.

use serde::{Deserialize, Serialize};

use super::{Line, Space};

/// A move of Pizza Theory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "PizzaTheoryMove"), schema(as = PizzaTheoryMove))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Move {
    /// Add one of your own toppings.
    Place {
        /// The space to put it on.
        space: Space,
    },
    /// Choose a line to cut along, or change your choice while someone is still choosing.
    Cut {
        /// The line.
        line: Line,
    },
    /// Put a virtual topping next to the virtual knife.
    Virtual {
        /// The space to put it on.
        space: Space,
    },
}

/// Never fails: every move that could be parsed converts.
impl TryFrom<Move> for pizza_theory::Move {
    type Error = String;
    fn try_from(mv: Move) -> Result<pizza_theory::Move, String> {
        Ok(match mv {
            Move::Place { space } => pizza_theory::Move::Place(space.into()),
            Move::Cut { line } => pizza_theory::Move::Cut(line.into()),
            Move::Virtual { space } => pizza_theory::Move::PlaceVirtual(space.into()),
        })
    }
}

impl From<pizza_theory::Move> for Move {
    fn from(mv: pizza_theory::Move) -> Move {
        match mv {
            pizza_theory::Move::Place(space) => Move::Place { space: space.into() },
            pizza_theory::Move::Cut(line) => Move::Cut { line: line.into() },
            pizza_theory::Move::PlaceVirtual(space) => Move::Virtual { space: space.into() },
        }
    }
}
