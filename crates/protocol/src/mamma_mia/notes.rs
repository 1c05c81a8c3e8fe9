//! What was said once and is now hidden.

use serde::{Deserialize, Serialize};
use table::Seat;

use super::order::list;
use super::{Ingredient, Order};
use crate::SeatNumber;

/// Facts that everyone heard and may have forgotten; only a table that keeps notes shows them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "MammaMiaNotes"), schema(as = MammaMiaNotes))]
pub struct Notes {
    /// What lies in the oven, oldest first.
    pub oven: Vec<Laid>,
    /// What is known about each seat's orders, clockwise.
    pub seats: Vec<SeatNotes>,
}

/// What was laid on the oven in one step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Laid {
    /// Cards of one kind.
    Cards {
        /// The kind.
        ingredient: Ingredient,
        /// How many.
        count: u8,
    },
    /// A seat's order.
    Order {
        /// Its owner's seat.
        seat: SeatNumber,
        /// The order.
        order: Order,
    },
}

/// What is known about a seat's orders.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "MammaMiaSeatNotes"), schema(as = MammaMiaSeatNotes))]
pub struct SeatNotes {
    /// The orders that were put back under the waiter; the first one comes up first.
    pub queue: Vec<Order>,
    /// How many cards that nobody has seen are still in the waiter.
    pub unseen: u8,
    /// The orders known to be baked.
    pub baked: Vec<Order>,
    /// How many rewards went onto the common pile unseen.
    pub rewards: u8,
}

impl Notes {
    /// The notes for a table with this many seats.
    pub(crate) fn of(notes: &mamma_mia::Notes, seats: usize) -> Notes {
        // No `..`, so that every new field requires a decision.
        let mamma_mia::Notes { oven, queues, unseen, baked, rewards } = notes;
        let of_seat = |seat: Seat| SeatNotes {
            queue: queues[seat].iter().map(Order::from).collect(),
            unseen: unseen[seat],
            baked: list(baked[seat]),
            rewards: rewards[seat],
        };
        Notes {
            oven: oven.iter().map(Laid::from).collect(),
            seats: Seat::all(seats).map(of_seat).collect(),
        }
    }
}

impl From<mamma_mia::Laid> for Laid {
    fn from(laid: mamma_mia::Laid) -> Laid {
        match laid {
            mamma_mia::Laid::Cards(kind, count) => Laid::Cards { ingredient: kind.into(), count },
            mamma_mia::Laid::Order(seat, order) => {
                Laid::Order { seat: seat.into(), order: order.into() }
            }
        }
    }
}
