//! What is said at the table.

use alloc::format;
use alloc::vec::Vec;

use table::{Phrase, Phrased, Seat, Seats};

use crate::{Card, Cards, Phase};

/// What everyone hears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Announcement {
    /// A seat got its hand. Rule 2.1
    Dealt(Seat),
    /// A seat laid a card on the bread. Rule 3.1
    Topped {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat ate what lay on the bread, and burnt a card that nobody sees. Rule 3.2
    Ate {
        /// The seat.
        seat: Seat,
        /// The cards that lay there.
        cards: Cards,
    },
    /// The next phase, or the end of the game.
    Now(Phase),
}

/// What one seat hears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whisper {
    /// The hand it was dealt. Rule 2.1
    Hand(Cards),
    /// The card it burnt. Rule 3.2
    Burnt(Card),
}

impl Phrased for Announcement {
    fn phrase(&self) -> Phrase {
        match self {
            Announcement::Dealt(seat) => Phrase::new("crostini-dealt").with("seat", *seat),
            Announcement::Topped { seat, card } => {
                Phrase::new("crostini-topped").with("seat", *seat).with("card", card.number())
            }
            Announcement::Ate { seat, cards } => {
                Phrase::new("crostini-ate").with("seat", *seat).with("count", cards.len())
            }
            Announcement::Now(phase) => phase.phrase(),
        }
    }
}

impl Phrased for Whisper {
    fn phrase(&self) -> Phrase {
        match self {
            Whisper::Hand(cards) => {
                Phrase::new("crostini-your-hand").with("cards", format!("{cards}"))
            }
            Whisper::Burnt(card) => Phrase::new("crostini-burnt").with("card", card.number()),
        }
    }
}

impl Phrased for Phase {
    fn phrase(&self) -> Phrase {
        match self {
            Phase::Dealing(seat) => Phrase::new("crostini-now-dealing").with("seat", *seat),
            Phase::Turn(seat) => Phrase::new("crostini-now-turn").with("seat", *seat),
            Phase::Over { winners } => match winners.first() {
                Some(winner) if winners.len() == 1 => {
                    Phrase::new("crostini-won").with("seat", winner)
                }
                _ => Phrase::new("crostini-won-together").with("winners", tell_seats(*winners)),
            },
        }
    }
}

/// Several players, each by name or as "you".
fn tell_seats(seats: Seats) -> Vec<Phrase> {
    seats.iter().map(|seat| Phrase::new("player").with("seat", seat)).collect()
}
