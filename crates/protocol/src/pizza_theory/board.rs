//! What lies on the pizza.

use serde::{Deserialize, Serialize};

use super::Space;
use super::space::list;

/// Where the toppings of each colour lie; the order of the spaces means nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Board {
    /// The red toppings.
    pub red: Vec<Space>,
    /// The green toppings.
    pub green: Vec<Space>,
    /// The white toppings.
    pub white: Vec<Space>,
}

impl From<&pizza_theory::Board> for Board {
    fn from(board: &pizza_theory::Board) -> Board {
        Board {
            red: list(board.spaces(pizza_theory::Colour::Red)),
            green: list(board.spaces(pizza_theory::Colour::Green)),
            white: list(board.spaces(pizza_theory::Colour::White)),
        }
    }
}
