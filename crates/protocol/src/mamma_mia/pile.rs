//! The piles that players draw from.

use serde::{Deserialize, Serialize};

use crate::mirrored::mirrored;

/// A pile that a player can draw from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// The ingredients face down in the middle.
    Supply,
    /// The player's own orders, face down in front of them.
    Waiter,
}

mirrored!(Pile, mamma_mia::Pile, Supply Waiter);
