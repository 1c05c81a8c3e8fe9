//! The moves of Crostini.

use catalogue::crostini;
use serde::{Deserialize, Serialize};

use super::Card;

/// A move of Crostini.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "CrostiniMove"), schema(as = CrostiniMove))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Move {
    /// Lay a card on the bread.
    Top {
        /// The card.
        card: Card,
    },
    /// Eat what lies on the bread, and burn a card.
    Eat {
        /// The card to burn.
        card: Card,
    },
}

/// Never fails: every move that could be parsed converts.
impl TryFrom<Move> for crostini::Move {
    type Error = String;
    fn try_from(mv: Move) -> Result<crostini::Move, String> {
        Ok(match mv {
            Move::Top { card } => crostini::Move::Top(card.into()),
            Move::Eat { card } => crostini::Move::Eat(card.into()),
        })
    }
}

impl From<crostini::Move> for Move {
    fn from(mv: crostini::Move) -> Move {
        match mv {
            crostini::Move::Top(card) => Move::Top { card: card.into() },
            crostini::Move::Eat(card) => Move::Eat { card: card.into() },
        }
    }
}
