//! What is said at the table, and what it changes in a view.

use catalogue::crostini::{self, Announcement, Crostini, Whisper};
use serde::{Deserialize, Serialize};
use table::Saying;

use super::card::list;
use super::{Card, Phase};
use crate::SeatNumber;

/// What is said at a Crostini table: announcements, and the whispers to this seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "CrostiniSaid"), schema(as = CrostiniSaid))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Said {
    /// A seat got its hand: it has as many cards in `hands` as are dealt to a seat.
    Dealt {
        /// Which seat.
        seat: SeatNumber,
        /// How many cards it got.
        count: u8,
    },
    /// A card is laid: the `bread` gets it, `hands` has one less, and so has the seat's own `hand`.
    Topped {
        /// Who lays it.
        seat: SeatNumber,
        /// The card.
        card: Card,
    },
    /// The bread is eaten: its cards go to the seat's `eaten`, and `hands` has one less.
    Ate {
        /// Who eats.
        seat: SeatNumber,
        /// What lay on the bread.
        cards: Vec<Card>,
    },
    /// Something else is awaited, or the game is over: the `phase`.
    Now {
        /// The phase.
        phase: Phase,
    },
    /// To one seat: the hand it was dealt, which is its own `hand`.
    YourHand {
        /// The cards.
        cards: Vec<Card>,
    },
    /// To one seat: the card it burnt, from its own `hand` to its own `burnt`.
    YourBurnt {
        /// The card.
        card: Card,
    },
}

impl From<&Saying<Crostini>> for Said {
    fn from(saying: &Saying<Crostini>) -> Said {
        match *saying {
            Saying::ToAll(Announcement::Dealt(seat)) => {
                Said::Dealt { seat: seat.into(), count: crostini::chart::HAND }
            }
            Saying::ToAll(Announcement::Topped { seat, card }) => {
                Said::Topped { seat: seat.into(), card: card.into() }
            }
            Saying::ToAll(Announcement::Ate { seat, cards }) => {
                Said::Ate { seat: seat.into(), cards: list(cards) }
            }
            Saying::ToAll(Announcement::Now(phase)) => Said::Now { phase: phase.into() },
            Saying::ToSeat(_, Whisper::Hand(cards)) => Said::YourHand { cards: list(cards) },
            Saying::ToSeat(_, Whisper::Burnt(card)) => Said::YourBurnt { card: card.into() },
        }
    }
}
