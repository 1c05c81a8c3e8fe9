//! Moves, offers, and what the dealer deals.

use core::fmt;
use core::str::FromStr;

use table::{BadWords, Kinds, Offer, Phrase, Phrased, Words};

use crate::{Card, Cards};

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Lay a card on the bread. Rule 3.1
    Top(Card),
    /// Eat what lies on the bread, and burn a card. Rule 3.2
    Eat(Card),
}

/// `top 3`, `eat 1`
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Top(card) => write!(f, "top {card}"),
            Move::Eat(card) => write!(f, "eat {card}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadWords;
    fn from_str(line: &str) -> Result<Move, BadWords> {
        let mut words = Words::of(line);
        let mv = match words.next("top or eat")? {
            "top" => Move::Top(words.read("a card")?),
            "eat" => Move::Eat(words.read("a card")?),
            other => return Err(BadWords::new("top or eat", other)),
        };
        words.end()?;
        Ok(mv)
    }
}

impl Phrased for Move {
    fn phrase(&self) -> Phrase {
        match self {
            Move::Top(card) => Phrase::new("crostini-move-top").with("card", card.number()),
            Move::Eat(card) => Phrase::new("crostini-move-eat").with("card", card.number()),
        }
    }
}

/// The names of the kinds of moves and offers.
const VERBS: &[&str] = &["top", "eat"];

impl Kinds for Move {
    const ALL: &'static [&'static str] = VERBS;
    fn kind(&self) -> &'static str {
        match self {
            Move::Top(_) => "top",
            Move::Eat(_) => "eat",
        }
    }
}

/// An offer: a kind of move and the cards it can be made with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Lay one of these on the bread. Rule 3.1
    Top {
        /// One of each number that may be laid.
        among: Cards,
    },
    /// Eat what lies on the bread, and burn one of these. Rule 3.2
    Eat {
        /// One of each number in hand.
        among: Cards,
    },
}

impl Offer for Choice {
    type Move = Move;

    fn covers(&self, mv: &Move) -> bool {
        match (self, mv) {
            (Choice::Top { among }, Move::Top(card)) | (Choice::Eat { among }, Move::Eat(card)) => {
                among.contains(*card)
            }
            (Choice::Top { .. }, Move::Eat(_)) | (Choice::Eat { .. }, Move::Top(_)) => false,
        }
    }

    /// An offer has a card for each of its moves.
    fn pick(&self, choose: &mut impl FnMut(u32) -> u32) -> Move {
        match self {
            Choice::Top { among } => Move::Top(one_of(among, choose)),
            Choice::Eat { among } => Move::Eat(one_of(among, choose)),
        }
    }
}

/// Picks one of the cards of an offer, which has at least one.
fn one_of(among: &Cards, choose: &mut impl FnMut(u32) -> u32) -> Card {
    let place = choose(among.len().into());
    among.iter().nth(place as usize).expect("a number below their count was chosen")
}

impl Phrased for Choice {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Choice::Top { .. } => "crostini-offer-top",
            Choice::Eat { .. } => "crostini-offer-eat",
        })
    }
}

impl Kinds for Choice {
    const ALL: &'static [&'static str] = VERBS;
    fn kind(&self) -> &'static str {
        match self {
            Choice::Top { .. } => "top",
            Choice::Eat { .. } => "eat",
        }
    }
}

/// What the dealer deals: a hand. Rule 2.1
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal(pub Cards);

/// `hand 1 3 3 4 6`
impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "hand {}", self.0)
    }
}

impl FromStr for Deal {
    type Err = BadWords;
    fn from_str(line: &str) -> Result<Deal, BadWords> {
        let mut words = Words::of(line);
        match words.next("hand")? {
            "hand" => Ok(Deal(words.as_str().parse()?)),
            other => Err(BadWords::new("hand", other)),
        }
    }
}
