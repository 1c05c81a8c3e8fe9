//! What was agreed before the game, and the numbers that follow from it.

use pizza_theory::{PizzaSetup, chart};
use serde::{Deserialize, Serialize};
use table::{Seat, Setup as _};

use super::Colour;

/// What was agreed before the game, and the numbers that follow from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "PizzaTheorySetup"), schema(as = PizzaTheorySetup))]
pub struct Setup {
    /// The game's name.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// Every option and its value.
    pub options: Vec<(String, String)>,
    /// Each seat's colour, clockwise.
    pub colours: Vec<Colour>,
    /// The colour that belongs to no player; only with two players.
    pub virtual_colour: Option<Colour>,
    /// How many toppings each colour has. A player with all of them on the pizza wins.
    pub toppings: u8,
    /// If there is no winner after this many rounds, the game is a draw.
    pub last_round: u8,
}

impl From<&PizzaSetup> for Setup {
    fn from(setup: &PizzaSetup) -> Setup {
        let named = |(name, value): (&str, String)| (name.to_string(), value);
        Setup {
            game: setup.game().to_string(),
            seats: setup.seats() as u8,
            options: setup.options().into_iter().map(named).collect(),
            colours: Seat::all(setup.seats()).map(|seat| setup.colour_of(seat).into()).collect(),
            virtual_colour: setup.virtual_colour().map(Colour::from),
            toppings: chart::TOPPINGS,
            last_round: chart::LAST_ROUND,
        }
    }
}
