//! What was agreed before the game, and the numbers that follow from it.

use mamma_mia::chart;
use mamma_mia::setup::Printing;
use serde::{Deserialize, Serialize};
use table::Seat;

use super::{Colour, Ingredient};

/// What was agreed before the game, and the numbers that follow from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "MammaMiaSetup"), schema(as = MammaMiaSetup))]
pub struct Setup {
    /// The game's name.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// Every option and its value.
    pub options: Vec<(String, String)>,
    /// Each seat's colour, clockwise.
    pub colours: Vec<Colour>,
    /// Each seat's personal ingredient, clockwise.
    pub personal: Vec<Ingredient>,
    /// The kinds in play.
    pub kinds: Vec<Ingredient>,
    /// How many cards of each kind are in play.
    pub of_each_kind: u8,
    /// The number of orders of each colour.
    pub orders: u8,
    /// The number of rounds: how often the oven is opened.
    pub rounds: u8,
    /// The hand is refilled to this many cards.
    pub refill: u8,
    /// The most cards that may be drawn in a turn.
    pub most_drawn: u8,
    /// Where baked orders go.
    pub baked_go: BakedGo,
}

/// Where baked orders go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum BakedGo {
    /// Face up in front of their owner.
    SetAside,
    /// Face down on the common pile.
    CommonPile,
}

impl From<&mamma_mia::Setup> for Setup {
    fn from(setup: &mamma_mia::Setup) -> Setup {
        let printing = setup.printing();
        let seats = || Seat::all(setup.seats());
        let named = |(name, value): (&str, String)| (name.to_string(), value);
        let chart::Numbers {
            most_seats: _,
            kinds,
            of_each_kind: _,
            left_in_box: _,
            opening: _,
            refill,
            most_drawn,
        } = *setup.numbers();
        Setup {
            game: printing.name().to_string(),
            seats: setup.seats() as u8,
            options: table::Setup::options(setup).into_iter().map(named).collect(),
            colours: seats().map(|seat| setup.colour(seat).into()).collect(),
            personal: seats().map(|seat| setup.colour(seat).personal().into()).collect(),
            kinds: mamma_mia::Ingredient::ALL[..kinds].iter().map(|kind| (*kind).into()).collect(),
            of_each_kind: setup.of_each_kind(),
            orders: chart::orders(printing, mamma_mia::Colour::default()).len(),
            rounds: setup.rounds(),
            refill,
            most_drawn,
            baked_go: match printing {
                Printing::First => BakedGo::SetAside,
                Printing::Plus => BakedGo::CommonPile,
            },
        }
    }
}
