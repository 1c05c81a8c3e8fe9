//! What is said at the table, and what it changes in a view.

use catalogue::crostini::{self, Announcement, Crostini, Whisper};
use serde::{Deserialize, Serialize};
use table::Saying;

use super::card::list;
use super::{Card, Phase};
use crate::SeatNumber;

/// What is said at a Crostini table: announcements, and whispers to this seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "CrostiniSaid"), schema(as = CrostiniSaid))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Said {
    /// A seat got its hand: sets its number of cards in `hands`.
    Dealt {
        /// The seat.
        seat: SeatNumber,
        /// How many cards it got.
        count: u8,
    },
    /// A card is laid: it is added to `bread`, and removed from the count in `hands` and from the
    /// seat's own `hand`.
    Topped {
        /// Who lays it.
        seat: SeatNumber,
        /// The card.
        card: Card,
    },
    /// The bread is eaten: its cards move to the seat's `eaten`, and its count in `hands` shrinks
    /// by one.
    Ate {
        /// Who eats.
        seat: SeatNumber,
        /// The cards that lay on the bread.
        cards: Vec<Card>,
    },
    /// The next phase, or the end of the game: sets `phase`.
    Now {
        /// The phase.
        phase: Phase,
    },
    /// To one seat: the hand it was dealt, added to its own `hand`.
    YourHand {
        /// The cards.
        cards: Vec<Card>,
    },
    /// To one seat: the card it burnt, moved from its own `hand` to its own `burnt`.
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
