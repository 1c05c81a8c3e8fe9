//! The three colours, and one value per colour.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

use table::{BadWords, Phrase, Phrased};

/// A colour of toppings, with its knife and its die. Rule 1.1
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Red.
    Red,
    /// Green.
    Green,
    /// White.
    White,
}

impl Colour {
    /// All colours, in the order in which seats get them.
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::Green, Colour::White];

    /// The colours by their names in options and ledgers.
    pub const NAMES: [(&'static str, Colour); 3] =
        [("red", Colour::Red), ("green", Colour::Green), ("white", Colour::White)];

    /// Its name in options and ledgers.
    pub const fn name(self) -> &'static str {
        Colour::NAMES[self as usize].0
    }

    /// The letter for a topping of this colour in the text form of a board.
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'R',
            Colour::Green => 'G',
            Colour::White => 'W',
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Colour {
    type Err = BadWords;
    fn from_str(word: &str) -> Result<Colour, BadWords> {
        let found = Colour::NAMES.iter().find(|(name, _)| *name == word);
        let bad = || BadWords::new("a colour: red, green or white", word);
        found.map(|(_, colour)| *colour).ok_or_else(bad)
    }
}

impl Phrased for Colour {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Colour::Red => "pizza-theory-red",
            Colour::Green => "pizza-theory-green",
            Colour::White => "pizza-theory-white",
        })
    }
}

/// One value per colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ByColour<T>([T; 3]);

impl<T> ByColour<T> {
    /// The values for red, green and white.
    pub const fn new(red: T, green: T, white: T) -> ByColour<T> {
        ByColour([red, green, white])
    }

    /// Calls `thing` for each colour.
    #[inline]
    pub fn each(mut thing: impl FnMut(Colour) -> T) -> ByColour<T> {
        ByColour([thing(Colour::Red), thing(Colour::Green), thing(Colour::White)])
    }

    /// The values with their colours.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Colour, &T)> {
        Colour::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Colour> for ByColour<T> {
    type Output = T;
    #[inline]
    fn index(&self, colour: Colour) -> &T {
        &self.0[colour as usize]
    }
}

impl<T> IndexMut<Colour> for ByColour<T> {
    #[inline]
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        &mut self.0[colour as usize]
    }
}
