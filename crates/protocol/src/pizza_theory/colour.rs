//! The three colours, and values by colour.

use serde::{Deserialize, Serialize};

use crate::mirrored::mirrored;

/// A colour of toppings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "PizzaTheoryColour"), schema(as = PizzaTheoryColour))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Red.
    Red,
    /// Green.
    Green,
    /// White.
    White,
}

mirrored!(Colour, pizza_theory::Colour, Red Green White);

/// One value for each colour.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ByColour<T> {
    /// The value for red.
    pub red: T,
    /// The value for green.
    pub green: T,
    /// The value for white.
    pub white: T,
}

impl<T> ByColour<T> {
    /// Calls `thing` for each colour.
    pub(crate) fn each(mut thing: impl FnMut(pizza_theory::Colour) -> T) -> ByColour<T> {
        ByColour {
            red: thing(pizza_theory::Colour::Red),
            green: thing(pizza_theory::Colour::Green),
            white: thing(pizza_theory::Colour::White),
        }
    }
}

impl From<pizza_theory::ByColour<u8>> for ByColour<u8> {
    fn from(counts: pizza_theory::ByColour<u8>) -> ByColour<u8> {
        ByColour::each(|colour| counts[colour])
    }
}
