//! A card, by its number.

use catalogue::crostini;
use serde::{Deserialize, Serialize};

/// A card by its number from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "CrostiniCard", type = "number"))]
#[cfg_attr(
    feature = "schemas",
    schema(as = CrostiniCard, value_type = u8, minimum = 1, maximum = 6)
)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(crostini::Card);

/// Cards as a list, lowest first.
pub(super) fn list(cards: crostini::Cards) -> Vec<Card> {
    cards.iter().map(Card).collect()
}

impl From<crostini::Card> for Card {
    fn from(card: crostini::Card) -> Card {
        Card(card)
    }
}

impl From<Card> for crostini::Card {
    fn from(card: Card) -> crostini::Card {
        card.0
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0.number()
    }
}

impl TryFrom<u8> for Card {
    type Error = String;
    fn try_from(number: u8) -> Result<Card, String> {
        let card = crostini::Card::new(number).map(Card);
        card.ok_or_else(|| format!("a card has a number from 1 to 6, not {number}"))
    }
}
