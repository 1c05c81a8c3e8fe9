//! What a seat of the toy does, is offered and is refused.

use core::fmt;
use core::str::FromStr;

use table::{BadWords, Kinds, Phrase, Phrased, Refuse, Words};

use super::cards::Colour;

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Choose a number in secret. Rule 2.1
    Bid(u8),
    /// Lay a card. Rule 2.2
    Lay(Colour),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Bid(number) => write!(f, "bid {number}"),
            Move::Lay(colour) => write!(f, "lay {colour}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadWords;
    fn from_str(line: &str) -> Result<Move, BadWords> {
        let mut words = Words::of(line);
        let mv = match words.next("bid or lay")? {
            "bid" => Move::Bid(words.number("a number")?),
            "lay" => Move::Lay(words.read("a colour")?),
            word => return Err(BadWords::new("bid or lay", word)),
        };
        words.end()?;
        Ok(mv)
    }
}

impl Phrased for Move {
    fn phrase(&self) -> Phrase {
        Phrase::new("toy-move").with("move", self.to_string())
    }
}

impl Kinds for Move {
    const ALL: &'static [&'static str] = &["bid", "lay"];
    fn kind(&self) -> &'static str {
        match self {
            Move::Bid(_) => "bid",
            Move::Lay(_) => "lay",
        }
    }
}

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// Any bid in this range; an honest toy lists all of them.
    Bid { from: u8, to: u8, listed_to: u8 },
    /// This card.
    Lay(Colour),
}

impl table::Offer for Offer {
    type Move = Move;

    fn covers(&self, mv: &Move) -> bool {
        match (self, mv) {
            (Offer::Bid { from, to, .. }, Move::Bid(number)) => (*from..=*to).contains(number),
            (Offer::Lay(offered), Move::Lay(laid)) => offered == laid,
            (Offer::Bid { .. }, Move::Lay(_)) | (Offer::Lay(_), Move::Bid(_)) => false,
        }
    }

    fn pick(&self, choose: &mut impl FnMut(u32) -> u32) -> Move {
        match self {
            Offer::Bid { from, to, .. } => Move::Bid(from + choose((1 + to - from).into()) as u8),
            Offer::Lay(colour) => Move::Lay(*colour),
        }
    }

    fn lines(&self, to: &mut impl FnMut(Offer)) {
        match *self {
            Offer::Bid { from, listed_to, .. } => (from..=listed_to)
                .for_each(|bid| to(Offer::Bid { from: bid, to: bid, listed_to: bid })),
            Offer::Lay(_) => to(*self),
        }
    }
}

impl Phrased for Offer {
    fn phrase(&self) -> Phrase {
        Phrase::new("toy-offer")
    }
}

impl Kinds for Offer {
    const ALL: &'static [&'static str] = &["bid", "lay"];
    fn kind(&self) -> &'static str {
        match self {
            Offer::Bid { .. } => "bid",
            Offer::Lay(_) => "lay",
        }
    }
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    NoSuchBid,
    NotYourTurn,
    NotInHand,
    NotNow,
    /// The answer of a faulty toy: no rule, or a kind that is not listed.
    Faulty {
        kind: &'static str,
        rule: &'static str,
    },
}

impl Phrased for Refusal {
    fn phrase(&self) -> Phrase {
        Phrase::new("toy-refusal").with("kind", self.kind())
    }
}

impl Kinds for Refusal {
    const ALL: &'static [&'static str] =
        &["no-such-bid", "not-your-turn", "not-in-hand", "not-now"];
    fn kind(&self) -> &'static str {
        match self {
            Refusal::NoSuchBid => "no-such-bid",
            Refusal::NotYourTurn => "not-your-turn",
            Refusal::NotInHand => "not-in-hand",
            Refusal::NotNow => "not-now",
            Refusal::Faulty { kind, .. } => kind,
        }
    }
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NoSuchBid => "2.1",
            Refusal::NotYourTurn | Refusal::NotInHand => "2.2",
            Refusal::NotNow => "2",
            Refusal::Faulty { rule, .. } => rule,
        }
    }
}
