//! What a seat may do, as ranges given by their bounds.

use catalogue::crostini;
use serde::{Deserialize, Serialize};

use super::card::list;
use super::{Card, Move};
use crate::pick::one_of;

/// Something a seat may do at a Crostini table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "CrostiniOffer"), schema(as = CrostiniOffer))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Offer {
    /// Lay one of these cards on the bread.
    Top {
        /// One of each number that may be laid.
        among: Vec<Card>,
    },
    /// Eat what lies on the bread, and burn one of these cards.
    Eat {
        /// One of each number in hand.
        among: Vec<Card>,
    },
}

impl Offer {
    /// Picks one of the moves; `choose(n)` returns a number below `n`. `None` if the offer is
    /// empty, which a house never sends.
    pub fn pick(&self, choose: &mut impl FnMut(u32) -> u32) -> Option<Move> {
        Some(match self {
            Offer::Top { among } => Move::Top { card: one_of(among, choose)? },
            Offer::Eat { among } => Move::Eat { card: one_of(among, choose)? },
        })
    }
}

impl From<&crostini::Choice> for Offer {
    fn from(choice: &crostini::Choice) -> Offer {
        match *choice {
            crostini::Choice::Top { among } => Offer::Top { among: list(among) },
            crostini::Choice::Eat { among } => Offer::Eat { among: list(among) },
        }
    }
}
