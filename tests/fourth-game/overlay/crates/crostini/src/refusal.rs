//! Why a move is refused.

use table::{Kinds, Phrase, Phrased, Refuse, Seat};

use crate::{Card, Topping};

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The hands have not been dealt yet. Rule 2.1
    NotDealt,
    /// Another seat is awaited. Rule 3.3
    NotYourTurn {
        /// Whose turn it is.
        awaited: Seat,
    },
    /// The card is not in hand. Rule 3.1
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The card is too low for the one on top. Rule 3.1
    TooLow {
        /// The card.
        card: Card,
        /// The card on top.
        top: Card,
        /// Which cards may be laid on it.
        topping: Topping,
    },
    /// Nothing lies on the bread. Rule 3.2
    NothingToEat,
    /// The game is over. Rule 4.1
    GameOver,
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotDealt => "2.1",
            Refusal::NotYourTurn { .. } => "3.3",
            Refusal::NotInHand { .. } | Refusal::TooLow { .. } => "3.1",
            Refusal::NothingToEat => "3.2",
            Refusal::GameOver => "4.1",
        }
    }
}

impl Kinds for Refusal {
    const ALL: &'static [&'static str] =
        &["not-dealt", "not-your-turn", "not-in-hand", "too-low", "nothing-to-eat", "over"];
    fn kind(&self) -> &'static str {
        match self {
            Refusal::NotDealt => "not-dealt",
            Refusal::NotYourTurn { .. } => "not-your-turn",
            Refusal::NotInHand { .. } => "not-in-hand",
            Refusal::TooLow { .. } => "too-low",
            Refusal::NothingToEat => "nothing-to-eat",
            Refusal::GameOver => "over",
        }
    }
}

impl Phrased for Refusal {
    fn phrase(&self) -> Phrase {
        match self {
            Refusal::NotDealt => Phrase::new("crostini-refusal-not-dealt"),
            Refusal::NotYourTurn { awaited } => {
                Phrase::new("crostini-refusal-not-your-turn").with("seat", *awaited)
            }
            Refusal::NotInHand { card } => {
                Phrase::new("crostini-refusal-not-in-hand").with("card", card.number())
            }
            Refusal::TooLow { card, top, topping } => Phrase::new(match topping {
                Topping::NotLower => "crostini-refusal-lower",
                Topping::Higher => "crostini-refusal-not-higher",
            })
            .with("card", card.number())
            .with("top", top.number()),
            Refusal::NothingToEat => Phrase::new("crostini-refusal-nothing-to-eat"),
            Refusal::GameOver => Phrase::new("crostini-refusal-game-over"),
        }
    }
}
