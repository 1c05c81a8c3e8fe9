//! What the table is waiting for.

use serde::{Deserialize, Serialize};
use table::Outcome;

use super::ingredient::kinds;
use super::{Ingredient, Ingredients, Order, Pile};
use crate::SeatNumber;
use crate::seat::numbers;

/// The section of the rules the table is in, and whom it is waiting for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "MammaMiaPhase"), schema(as = MammaMiaPhase))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Phase {
    /// The dealer draws the first player.
    First,
    /// The dealer deals a seat's opening hand.
    Opening {
        /// Whose hand.
        seat: SeatNumber,
        /// From which pile.
        from: Pile,
    },
    /// A seat has to lay ingredients.
    Laying {
        /// Who lays.
        seat: SeatNumber,
    },
    /// A seat may lay an order.
    Ordering {
        /// Who may lay it.
        seat: SeatNumber,
    },
    /// A seat chooses the pile it refills from.
    Drawing {
        /// Who chooses.
        seat: SeatNumber,
    },
    /// The dealer deals the cards that a seat draws.
    Dealing {
        /// Who draws.
        seat: SeatNumber,
        /// From which pile.
        from: Pile,
        /// How many, if the pile has that many.
        count: u8,
    },
    /// A seat decides about its order.
    Judging {
        /// Who decides.
        seat: SeatNumber,
        /// About which order.
        order: Order,
    },
    /// A seat is asked for help.
    Asking {
        /// Who is asked.
        seat: SeatNumber,
        /// Who asks.
        owner: SeatNumber,
        /// For which order.
        order: Order,
        /// The kinds the owner chose: up to two.
        choice: Vec<Ingredient>,
        /// The cards asked for.
        request: Ingredients,
    },
    /// After someone helped, the owner picks the remaining cards for the Bombastica.
    Adding {
        /// Who picks.
        seat: SeatNumber,
        /// Who helped.
        helper: SeatNumber,
        /// How many cards.
        count: u8,
    },
    /// The dealer deals the unseen rewards of a seat.
    Rewarding {
        /// Whose rewards.
        seat: SeatNumber,
    },
    /// The game is over.
    Over {
        /// Who won; several share a win.
        winners: Vec<SeatNumber>,
        /// Each seat's points; 0 for empty seats.
        scores: Vec<u8>,
    },
}

impl From<mamma_mia::Phase> for Phase {
    fn from(phase: mamma_mia::Phase) -> Phase {
        match phase {
            mamma_mia::Phase::First => Phase::First,
            mamma_mia::Phase::Opening(seat, from) => {
                Phase::Opening { seat: seat.into(), from: from.into() }
            }
            mamma_mia::Phase::Laying(seat) => Phase::Laying { seat: seat.into() },
            mamma_mia::Phase::Ordering(seat) => Phase::Ordering { seat: seat.into() },
            mamma_mia::Phase::Drawing(seat) => Phase::Drawing { seat: seat.into() },
            mamma_mia::Phase::Dealing { seat, pile, count } => {
                Phase::Dealing { seat: seat.into(), from: pile.into(), count }
            }
            mamma_mia::Phase::Judging { seat, order } => {
                Phase::Judging { seat: seat.into(), order: order.into() }
            }
            mamma_mia::Phase::Asking { seat, owner, order, choice, request } => Phase::Asking {
                seat: seat.into(),
                owner: owner.into(),
                order: order.into(),
                choice: kinds(choice),
                request: request.into(),
            },
            mamma_mia::Phase::Adding { seat, helper, count } => {
                Phase::Adding { seat: seat.into(), helper: helper.into(), count }
            }
            mamma_mia::Phase::Rewarding(seat) => Phase::Rewarding { seat: seat.into() },
            mamma_mia::Phase::Over(Outcome { winners, scores }) => {
                Phase::Over { winners: numbers(winners), scores: scores.to_vec() }
            }
        }
    }
}
