//! What a seat does and may do, and what the dealer deals.

use core::fmt;
use core::str::FromStr;

use table::{BadWords, Kinds, Offer, Phrase, Phrased, Seat, Words};

use crate::{Line, Space, Spaces};

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Add a topping of your own. Rule 3.1
    Place(Space),
    /// Choose a line to cut along, or change it while someone is still choosing. Rule 3.2
    Cut(Line),
    /// Put a virtual topping next to the virtual knife. Rule 5.2
    PlaceVirtual(Space),
}

/// `place d4`, `cut 3`, `virtual d4`
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(space) => write!(f, "place {space}"),
            Move::Cut(line) => write!(f, "cut {line}"),
            Move::PlaceVirtual(space) => write!(f, "virtual {space}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadWords;
    fn from_str(line: &str) -> Result<Move, BadWords> {
        let mut words = Words::of(line);
        let mv = match words.next("place, cut or virtual")? {
            "place" => Move::Place(words.read("a space")?),
            "cut" => Move::Cut(words.read("a line")?),
            "virtual" => Move::PlaceVirtual(words.read("a space")?),
            other => return Err(BadWords::new("place, cut or virtual", other)),
        };
        words.end()?;
        Ok(mv)
    }
}

impl Phrased for Move {
    fn phrase(&self) -> Phrase {
        match self {
            Move::Place(space) => space.fill(Phrase::new("pizza-theory-move-place")),
            Move::Cut(line) => Phrase::new("pizza-theory-move-cut").with("line", line.number()),
            Move::PlaceVirtual(space) => space.fill(Phrase::new("pizza-theory-move-virtual")),
        }
    }
}

impl Space {
    /// Adds the argument `space` to a phrase.
    pub(crate) fn fill(self, phrase: Phrase) -> Phrase {
        phrase.with("space", alloc::format!("{self}"))
    }
}

/// The names of the kinds of moves and offers.
const VERBS: &[&str] = &["place", "cut", "virtual"];

impl Kinds for Move {
    const ALL: &'static [&'static str] = VERBS;
    fn kind(&self) -> &'static str {
        match self {
            Move::Place(_) => "place",
            Move::Cut(_) => "cut",
            Move::PlaceVirtual(_) => "virtual",
        }
    }
}

/// What a seat may do, as ranges of moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Add a topping on one of these spaces. Rule 3.1
    Place {
        /// The possible spaces.
        among: Spaces,
    },
    /// Choose any line. Rule 3.2
    Cut,
    /// Put a virtual topping on one of these spaces. Rule 5.2
    PlaceVirtual {
        /// The possible spaces.
        among: Spaces,
    },
}

impl Offer for Choice {
    type Move = Move;

    #[inline]
    fn covers(&self, mv: &Move) -> bool {
        match (self, mv) {
            (Choice::Place { among }, Move::Place(space))
            | (Choice::PlaceVirtual { among }, Move::PlaceVirtual(space)) => among.contains(*space),
            (Choice::Cut, Move::Cut(_)) => true,
            (_, Move::Place(_) | Move::Cut(_) | Move::PlaceVirtual(_)) => false,
        }
    }

    #[inline]
    fn pick(&self, choose: &mut impl FnMut(u32) -> u32) -> Move {
        match self {
            Choice::Place { among } => Move::Place(among.pick(choose)),
            Choice::Cut => Move::Cut(Line::ALL[choose(6) as usize]),
            Choice::PlaceVirtual { among } => Move::PlaceVirtual(among.pick(choose)),
        }
    }
}

impl Phrased for Choice {
    fn phrase(&self) -> Phrase {
        match self {
            Choice::Place { among } => {
                Phrase::new("pizza-theory-offer-place").with("count", among.len())
            }
            Choice::Cut => Phrase::new("pizza-theory-offer-cut"),
            Choice::PlaceVirtual { among } => {
                Phrase::new("pizza-theory-offer-virtual").with("count", among.len())
            }
        }
    }
}

impl Kinds for Choice {
    const ALL: &'static [&'static str] = VERBS;
    fn kind(&self) -> &'static str {
        match self {
            Choice::Place { .. } => "place",
            Choice::Cut => "cut",
            Choice::PlaceVirtual { .. } => "virtual",
        }
    }
}

/// What the dealer deals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deal {
    /// The first player. Rules 2.1, 5.1
    First(Seat),
    /// The virtual die. Rule 5.2
    Die(Line),
}

/// `first 2`, `die 5`
impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deal::First(seat) => write!(f, "first {seat}"),
            Deal::Die(line) => write!(f, "die {line}"),
        }
    }
}

impl FromStr for Deal {
    type Err = BadWords;
    fn from_str(line: &str) -> Result<Deal, BadWords> {
        let mut words = Words::of(line);
        let deal = match words.next("first or die")? {
            "first" => Deal::First(words.read("a seat")?),
            "die" => Deal::Die(words.read("a number from 1 to 6")?),
            other => return Err(BadWords::new("first or die", other)),
        };
        words.end()?;
        Ok(deal)
    }
}
