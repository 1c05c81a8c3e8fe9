//! The players' colours.

use crate::Ingredient;

/// A colour, which determines a personal ingredient. Rule 1
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
pub enum Colour {
    /// Personal ingredient: pineapple.
    #[default]
    Yellow,
    /// Personal ingredient: pepper.
    Green,
    /// Personal ingredient: mushroom.
    Brown,
    /// Personal ingredient: olive.
    Purple,
    /// Personal ingredient: salami.
    Red,
    /// Personal ingredient: shrimp. Only in Plus.
    Pink,
}

use Colour::{Brown, Green, Pink, Purple, Red, Yellow};

impl Colour {
    /// All colours, in the order of rule 1.
    pub const ALL: [Colour; 6] = [Yellow, Green, Brown, Purple, Red, Pink];

    /// The ingredient that nearly all orders of this colour need.
    pub const fn personal(self) -> Ingredient {
        Ingredient::ALL[self as usize]
    }

    /// Its name in options, ledgers and message ids.
    pub const fn name(self) -> &'static str {
        match self {
            Yellow => "yellow",
            Green => "green",
            Brown => "brown",
            Purple => "purple",
            Red => "red",
            Pink => "pink",
        }
    }
}
