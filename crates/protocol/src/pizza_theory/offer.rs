//! What a seat may do, as ranges given by their bounds.

use serde::{Deserialize, Serialize};

use super::space::list;
use super::{Line, Move, Space};
use crate::pick::one_of;

/// Something a seat may do at a Pizza Theory table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "PizzaTheoryOffer"), schema(as = PizzaTheoryOffer))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Offer {
    /// Add a topping on one of these spaces.
    Place {
        /// The spaces to choose from.
        among: Vec<Space>,
    },
    /// Choose one of these lines.
    Cut {
        /// The lines to choose from.
        among: Vec<Line>,
    },
    /// Put a virtual topping on one of these spaces.
    Virtual {
        /// The spaces to choose from.
        among: Vec<Space>,
    },
}

impl Offer {
    /// Picks one of the moves; `choose(n)` returns a number below `n`. `None` if the offer is
    /// empty, which a house never sends.
    pub fn pick(&self, choose: &mut impl FnMut(u32) -> u32) -> Option<Move> {
        Some(match self {
            Offer::Place { among } => Move::Place { space: one_of(among, choose)? },
            Offer::Cut { among } => Move::Cut { line: one_of(among, choose)? },
            Offer::Virtual { among } => Move::Virtual { space: one_of(among, choose)? },
        })
    }
}

impl From<&pizza_theory::Choice> for Offer {
    fn from(choice: &pizza_theory::Choice) -> Offer {
        match *choice {
            pizza_theory::Choice::Place { among } => Offer::Place { among: list(among) },
            pizza_theory::Choice::Cut => Offer::Cut { among: Line::all() },
            pizza_theory::Choice::PlaceVirtual { among } => Offer::Virtual { among: list(among) },
        }
    }
}
