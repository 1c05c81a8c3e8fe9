//! What a strong bot thinks of a moment: a hint while one plays, a review afterwards.

use serde::{Deserialize, Serialize};

use crate::{Move, Phrase, SeatNumber};

/// What a strong bot would do in a seat, and what it expects.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Hint {
    /// How many sayings have reached the seat: the moment it is about.
    pub heard: u32,
    /// What the bot would do.
    pub choice: Weighed,
    /// What it weighed, the best first.
    pub weighed: Vec<Weighed>,
    /// The share of the win that it expects for each seat, clockwise.
    pub shares: Vec<f64>,
}

/// A move and what a bot expects of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Weighed {
    /// The move.
    #[serde(rename = "move")]
    pub mv: Move,
    /// The move, to be read.
    pub phrase: Phrase,
    /// The share of the win that it brings whoever moves.
    pub share: f64,
}

/// A game as a strong bot judges it, from one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Review {
    /// Whose decisions are judged.
    pub seat: SeatNumber,
    /// Every decision of that seat in which there was something to choose.
    pub moments: Vec<Moment>,
}

/// Where a review is in the queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReviewPlace {
    /// How many other reviews come before it; none when its turn has come.
    pub ahead: Option<u32>,
}

/// One decision, looked at again with no more than the seat knew.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Moment {
    /// Which step of the replay it is, from 1.
    pub step: u32,
    /// What was done.
    pub played: Weighed,
    /// What the bot would have done.
    pub best: Weighed,
    /// What the decision cost: the share that was given away.
    pub cost: f64,
    /// The share of the win that the bot expected for each seat, clockwise.
    pub shares: Vec<f64>,
}
