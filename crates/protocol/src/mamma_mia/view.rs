//! What a viewer sees.

use mamma_mia::{MammaMia, MammaMiaPlace, Public};
use serde::{Deserialize, Serialize};
use table::Seat;

use super::order::list;
use super::{Ingredient, Ingredients, Notes, Order, Phase, Setup};
use crate::SeatNumber;

/// What a viewer sees of a Mamma Mia table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "MammaMiaView"), schema(as = MammaMiaView))]
pub struct View {
    /// What was agreed before the game.
    pub setup: Setup,
    /// What the table is waiting for.
    pub phase: Phase,
    /// Who begins the round: at first the first player, later whoever revealed the oven last.
    pub leader: SeatNumber,
    /// The round's number, from 1.
    pub round: u8,
    /// The number of turns begun so far.
    pub turns: u16,
    /// The supply's height, including the MAMMA MIA card.
    pub supply: u8,
    /// Where the MAMMA MIA card is.
    pub mamma_mia: CardPlace,
    /// What can be seen of each seat, clockwise.
    pub places: Vec<Place>,
    /// The oven's height.
    pub oven: u8,
    /// The face-up card on top of the oven; `null` while the oven is being opened.
    pub top: Option<Top>,
    /// The face-up ingredients that have not been used.
    pub worktop: Ingredients,
    /// Ingredients of baked pizzas, face up until the new supply is made.
    pub used: Ingredients,
    /// The height of the common pile of baked orders.
    pub common_pile: u8,
    /// What only this viewer sees; `null` for the gallery.
    pub own: Option<Own>,
    /// What was said once and is now hidden, if the table keeps notes of it.
    pub notes: Option<Notes>,
}

/// What can be seen of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "MammaMiaPlace"), schema(as = MammaMiaPlace))]
pub struct Place {
    /// How many ingredients it holds.
    pub ingredients: u8,
    /// How many orders it holds.
    pub orders: u8,
    /// Its waiter's height.
    pub waiter: u8,
    /// What it last said.
    pub said: Option<LastSaid>,
    /// Its baked orders, if they lie face up.
    pub set_aside: Vec<Order>,
}

/// The last thing a seat said aloud.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum LastSaid {
    /// It laid this many cards of a kind.
    Laid {
        /// The kind.
        ingredient: Ingredient,
        /// How many.
        count: u8,
    },
    /// It asked for help; while the request is open, the phase contains it.
    Asked,
    /// It helped.
    Gave,
    /// It declined to help.
    Declined,
}

/// Where the MAMMA MIA card is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum CardPlace {
    /// Not in the game, or not yet.
    Box,
    /// In the supply.
    Supply,
    /// Face up in front of a seat.
    Before {
        /// The seat.
        seat: SeatNumber,
    },
}

/// The card on top of the oven.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Top {
    /// An ingredient.
    Ingredient {
        /// Its kind.
        ingredient: Ingredient,
    },
    /// A seat's order.
    Order {
        /// Its owner's seat.
        seat: SeatNumber,
        /// The order.
        order: Order,
    },
}

/// What only one seat sees: its hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "MammaMiaOwn"), schema(as = MammaMiaOwn))]
pub struct Own {
    /// The seat.
    pub seat: SeatNumber,
    /// The ingredients.
    pub ingredients: Ingredients,
    /// The orders.
    pub orders: Vec<Order>,
}

impl From<&table::View<MammaMia>> for View {
    fn from(view: &table::View<MammaMia>) -> View {
        // No `..`, so that every new field requires a decision.
        let table::View { public, own, notes } = view;
        let Public {
            setup,
            phase,
            leader,
            round,
            turns,
            supply,
            mamma_mia,
            hands,
            waiters,
            said,
            oven,
            top,
            worktop,
            used,
            common_pile,
            set_aside,
        } = public;
        let place = |seat: Seat| {
            let mamma_mia::HandSize { ingredients, orders } = hands[seat];
            Place {
                ingredients,
                orders,
                waiter: waiters[seat],
                said: said[seat].map(LastSaid::from),
                set_aside: list(set_aside[seat]),
            }
        };
        View {
            setup: setup.into(),
            phase: (*phase).into(),
            leader: (*leader).into(),
            round: *round,
            turns: *turns,
            supply: *supply,
            mamma_mia: (*mamma_mia).into(),
            places: Seat::all(setup.seats()).map(place).collect(),
            oven: *oven,
            top: top.map(Top::from),
            worktop: (*worktop).into(),
            used: (*used).into(),
            common_pile: *common_pile,
            own: own.map(|(seat, hand)| Own {
                seat: seat.into(),
                ingredients: hand.ingredients().into(),
                orders: list(hand.orders()),
            }),
            notes: notes.as_ref().map(|notes| Notes::of(notes, setup.seats())),
        }
    }
}

impl From<mamma_mia::Said> for LastSaid {
    fn from(said: mamma_mia::Said) -> LastSaid {
        match said {
            mamma_mia::Said::Laid(kind, count) => LastSaid::Laid { ingredient: kind.into(), count },
            mamma_mia::Said::Asked => LastSaid::Asked,
            mamma_mia::Said::Gave => LastSaid::Gave,
            mamma_mia::Said::Declined => LastSaid::Declined,
        }
    }
}

impl From<MammaMiaPlace> for CardPlace {
    fn from(place: MammaMiaPlace) -> CardPlace {
        match place {
            MammaMiaPlace::Box => CardPlace::Box,
            MammaMiaPlace::Supply => CardPlace::Supply,
            MammaMiaPlace::Before(seat) => CardPlace::Before { seat: seat.into() },
        }
    }
}

impl From<mamma_mia::Top> for Top {
    fn from(top: mamma_mia::Top) -> Top {
        match top {
            mamma_mia::Top::Ingredient(kind) => Top::Ingredient { ingredient: kind.into() },
            mamma_mia::Top::Order(seat, order) => {
                Top::Order { seat: seat.into(), order: order.into() }
            }
        }
    }
}
