//! The moves of Mamma Mia.

use serde::{Deserialize, Serialize};

use super::ingredient::{choice, kinds};
use super::{Ingredient, Ingredients, Order, Pile};

/// A move of Mamma Mia.
///
/// Variants without fields have braces so that unknown fields are refused there too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "MammaMiaMove"), schema(as = MammaMiaMove))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Move {
    /// Lay cards of one kind on the oven.
    Lay {
        /// Their kind.
        ingredient: Ingredient,
        /// How many.
        count: u8,
    },
    /// Lay an order on the oven.
    Order {
        /// The order.
        order: Order,
    },
    /// Lay no order.
    NoOrder {},
    /// Refill from one pile.
    Draw {
        /// The pile.
        from: Pile,
    },
    /// Bake, adding what is missing from your own hand.
    Bake {
        /// The chosen kinds, if the order leaves a choice: up to two.
        #[serde(default)]
        choice: Vec<Ingredient>,
    },
    /// Complete a Bombastica with these cards from your own hand.
    Fill {
        /// The cards.
        cards: Ingredients,
    },
    /// Ask the other players for these cards.
    Ask {
        /// The chosen kinds, if the order leaves a choice: up to two.
        #[serde(default)]
        choice: Vec<Ingredient>,
        /// The cards asked for.
        request: Ingredients,
    },
    /// Let the pizza fail.
    Fail {},
    /// Give what is asked for.
    Help {},
    /// Give nothing.
    Decline {},
}

impl TryFrom<Move> for mamma_mia::Move {
    type Error = String;
    fn try_from(mv: Move) -> Result<mamma_mia::Move, String> {
        Ok(match mv {
            Move::Lay { ingredient, count } => {
                mamma_mia::Move::Lay { kind: ingredient.into(), count }
            }
            Move::Order { order } => mamma_mia::Move::Order(order.into()),
            Move::NoOrder {} => mamma_mia::Move::NoOrder,
            Move::Draw { from } => mamma_mia::Move::Draw(from.into()),
            Move::Bake { choice: kinds } => mamma_mia::Move::Bake(choice(&kinds)?),
            Move::Fill { cards } => mamma_mia::Move::Fill(cards.try_into()?),
            Move::Ask { choice: kinds, request } => {
                mamma_mia::Move::Ask { choice: choice(&kinds)?, request: request.try_into()? }
            }
            Move::Fail {} => mamma_mia::Move::Fail,
            Move::Help {} => mamma_mia::Move::Help,
            Move::Decline {} => mamma_mia::Move::Decline,
        })
    }
}

impl From<mamma_mia::Move> for Move {
    fn from(mv: mamma_mia::Move) -> Move {
        match mv {
            mamma_mia::Move::Lay { kind, count } => Move::Lay { ingredient: kind.into(), count },
            mamma_mia::Move::Order(order) => Move::Order { order: order.into() },
            mamma_mia::Move::NoOrder => Move::NoOrder {},
            mamma_mia::Move::Draw(pile) => Move::Draw { from: pile.into() },
            mamma_mia::Move::Bake(choice) => Move::Bake { choice: kinds(choice) },
            mamma_mia::Move::Fill(cards) => Move::Fill { cards: cards.into() },
            mamma_mia::Move::Ask { choice, request } => {
                Move::Ask { choice: kinds(choice), request: request.into() }
            }
            mamma_mia::Move::Fail => Move::Fail {},
            mamma_mia::Move::Help => Move::Help {},
            mamma_mia::Move::Decline => Move::Decline {},
        }
    }
}
