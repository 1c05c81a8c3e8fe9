//! What is printed on the order cards.
//!
//! Views only name the orders: all cards of a table of six take about ten kilobytes and never
//! change, so a client asks for them once.

use mamma_mia::chart;
use serde::{Deserialize, Serialize};
use table::Seat;

use super::{Colour, Ingredient, Ingredients, Order};

/// An order card with what is printed on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OrderCard {
    /// Its colour.
    pub colour: Colour,
    /// The order's name.
    pub order: Order,
    /// What the order needs.
    pub recipe: Recipe,
    /// The section of the rules that describes it.
    pub rule: String,
}

/// What an order needs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Recipe {
    /// Exactly these ingredients.
    These {
        /// The ingredients needed.
        need: Ingredients,
    },
    /// `base`, and `count` of another kind that the owner chooses.
    OneJoker {
        /// The fixed ingredients.
        base: Ingredients,
        /// How many of the chosen kind.
        count: u8,
    },
    /// One personal ingredient, and `count` each of two other kinds that the owner chooses.
    TwoJokers {
        /// The personal ingredient.
        personal: Ingredient,
        /// How many of each chosen kind.
        count: u8,
    },
    /// Everything on the worktop, but at least `least` cards.
    Everything {
        /// The minimum number of cards.
        least: u8,
    },
    /// One personal ingredient, and `count` of the scarcest other kind.
    Scarcest {
        /// The personal ingredient.
        personal: Ingredient,
        /// How many of that kind.
        count: u8,
    },
    /// `count` of one kind, unless the crossed-out kind lies on the worktop.
    AnyOneWithout {
        /// How many of the chosen kind.
        count: u8,
        /// The crossed-out kind.
        without: Ingredient,
    },
    /// Exactly these ingredients, unless the crossed-out kind lies on the worktop.
    TheseWithout {
        /// The ingredients needed.
        need: Ingredients,
        /// The crossed-out kind.
        without: Ingredient,
    },
    /// One personal ingredient, and `count` of one of two kinds.
    Either {
        /// The personal ingredient.
        personal: Ingredient,
        /// How many of the chosen kind.
        count: u8,
        /// One of the two kinds.
        one: Ingredient,
        /// The other kind.
        other: Ingredient,
    },
}

/// The order cards in play at a table with this setup, seat by seat.
pub fn cards(setup: &mamma_mia::Setup) -> Vec<OrderCard> {
    let colours = Seat::all(setup.seats()).map(|seat| setup.colour(seat));
    let of_colour = |colour| {
        let orders = chart::orders(setup.printing(), colour);
        orders.iter().map(move |order| card(setup, colour, order)).collect::<Vec<_>>()
    };
    colours.flat_map(of_colour).collect()
}

fn card(setup: &mamma_mia::Setup, colour: mamma_mia::Colour, order: mamma_mia::Order) -> OrderCard {
    let personal = colour.personal().into();
    let recipe = match chart::recipe(setup, colour, order) {
        chart::Recipe::These(need) => Recipe::These { need: need.into() },
        chart::Recipe::OneJoker { base, count } => Recipe::OneJoker { base: base.into(), count },
        chart::Recipe::TwoJokers { count } => Recipe::TwoJokers { personal, count },
        chart::Recipe::Everything => Recipe::Everything { least: chart::BOMBASTICA },
        chart::Recipe::Scarcest { count } => Recipe::Scarcest { personal, count },
        chart::Recipe::AnyOneWithout { count, without } => {
            Recipe::AnyOneWithout { count, without: without.into() }
        }
        chart::Recipe::TheseWithout { need, without } => {
            Recipe::TheseWithout { need: need.into(), without: without.into() }
        }
        chart::Recipe::Either { count, one, other } => {
            Recipe::Either { personal, count, one: one.into(), other: other.into() }
        }
    };
    OrderCard { colour: colour.into(), order: order.into(), recipe, rule: order.rule().to_string() }
}
