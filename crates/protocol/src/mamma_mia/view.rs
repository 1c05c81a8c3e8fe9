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
    /// What the table waits for.
    pub phase: Phase,
    /// Who begins the round: the first player, later the last revealer.
    pub leader: SeatNumber,
    /// The round's number, from 1.
    pub round: u8,
    /// Turns begun so far.
    pub turns: u16,
    /// The supply's height, the MAMMA MIA card included.
    pub supply: u8,
    /// Where the MAMMA MIA card is.
    pub mamma_mia: CardPlace,
    /// What can be seen of each seat, clockwise.
    pub places: Vec<Place>,
    /// The oven's height.
    pub oven: u8,
    /// The card that lies open on the oven; none while it is being opened.
    pub top: Option<Top>,
    /// Ingredients that lie open and unused.
    pub worktop: Ingredients,
    /// Ingredients of baked pizzas, open until the new supply is made.
    pub used: Ingredients,
    /// Height of the common pile of baked orders.
    pub common_pile: u8,
    /// What only this viewer sees; the gallery has nothing of its own.
    pub own: Option<Own>,
    /// What was said once and is buried, where the table keeps notes of it.
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
    /// What it said last.
    pub said: Option<LastSaid>,
    /// Its baked orders, where they lie open.
    pub set_aside: Vec<Order>,
}

/// The last thing a seat said aloud.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum LastSaid {
    /// So many of a kind.
    Laid {
        /// The kind.
        ingredient: Ingredient,
        /// How many.
        count: u8,
    },
    /// A request; what it was stands in the phase while it matters.
    Asked,
    /// A yes.
    Gave,
    /// A no.
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
    /// Open before a seat.
    Before {
        /// Which seat.
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
        /// Whose it is.
        seat: SeatNumber,
        /// Which one.
        order: Order,
    },
}

/// What only one seat sees: its hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "MammaMiaOwn"), schema(as = MammaMiaOwn))]
pub struct Own {
    /// Whose it is.
    pub seat: SeatNumber,
    /// The ingredients.
    pub ingredients: Ingredients,
    /// The orders.
    pub orders: Vec<Order>,
}

impl From<&table::View<MammaMia>> for View {
    fn from(view: &table::View<MammaMia>) -> View {
        // No `..`: a new field must be decided on.
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
