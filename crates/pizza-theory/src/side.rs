//! The sides of the pizza, their lines, and triples of cuts.

use core::fmt;
use core::ops::Index;
use core::str::FromStr;

use table::{BadWords, number};

/// A side of the pizza, from which its owner cuts. Rule 1.3
///
/// The board stays still and the players move around it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Printed "1st"; q is constant along its lines.
    A,
    /// Printed "2nd"; r is constant along its lines.
    B,
    /// Printed "3rd"; s is constant along its lines.
    C,
}

impl Side {
    /// All sides, clockwise.
    pub const ALL: [Side; 3] = [Side::A, Side::B, Side::C];

    /// The side its owner has after the pizza has turned: 2nd becomes 1st. Rule 3.7
    #[inline]
    pub const fn turned(self) -> Side {
        match self {
            Side::A => Side::C,
            Side::B => Side::A,
            Side::C => Side::B,
        }
    }

    /// Its letter.
    pub const fn letter(self) -> &'static str {
        match self {
            Side::A => "A",
            Side::B => "B",
            Side::C => "C",
        }
    }
}

/// One of the six lines of a side. Rule 1.3
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Line {
    /// Line 1.
    One = 1,
    /// Line 2.
    Two,
    /// Line 3.
    Three,
    /// Line 4.
    Four,
    /// Line 5.
    Five,
    /// Line 6.
    Six,
}

impl Line {
    /// All lines, in numerical order.
    pub const ALL: [Line; 6] =
        [Line::One, Line::Two, Line::Three, Line::Four, Line::Five, Line::Six];

    /// The line with this number from 1 to 6.
    pub const fn new(number: u8) -> Option<Line> {
        match number {
            1..=6 => Some(Line::ALL[number as usize - 1]),
            _ => None,
        }
    }

    /// Its number, from 1 to 6.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Its index, from 0 to 5.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize - 1
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Line {
    type Err = BadWords;
    fn from_str(word: &str) -> Result<Line, BadWords> {
        let line = number(word).and_then(Line::new);
        line.ok_or_else(|| BadWords::new("a line from 1 to 6", word))
    }
}

/// Three cuts, one from each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cuts([Line; 3]);

impl Cuts {
    /// The number of possible triples.
    pub const COUNT: usize = 216;

    /// The cuts along these lines of A, B and C.
    #[inline]
    pub const fn new(a: Line, b: Line, c: Line) -> Cuts {
        Cuts([a, b, c])
    }

    /// All triples of cuts, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Cuts> + Clone {
        let lines = || Line::ALL.into_iter();
        lines()
            .flat_map(move |a| lines().flat_map(move |b| lines().map(move |c| Cuts::new(a, b, c))))
    }

    /// Its number among all triples, from 0 to 215.
    #[inline]
    pub const fn number(self) -> usize {
        let Cuts([a, b, c]) = self;
        (a.index() * 6 + b.index()) * 6 + c.index()
    }
}

impl Index<Side> for Cuts {
    type Output = Line;
    #[inline]
    fn index(&self, side: Side) -> &Line {
        &self.0[side as usize]
    }
}
