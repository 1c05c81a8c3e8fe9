//! A strong bot's opinion: a hint during the game, a review afterwards.

use serde::{Deserialize, Serialize};

use crate::{Move, Phrase, SeatNumber};

/// What a strong bot would do in a seat, and the result it expects.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Hint {
    /// How many sayings have reached the seat: identifies the moment the hint is about.
    pub heard: u32,
    /// What the bot would do.
    pub choice: Weighed,
    /// The moves it considered, best first.
    pub weighed: Vec<Weighed>,
    /// The share of the win the bot expects for each seat, clockwise.
    pub shares: Vec<f64>,
}

/// A move and what a bot expects from it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Weighed {
    /// The move.
    #[serde(rename = "move")]
    pub mv: Move,
    /// The move as a phrase.
    pub phrase: Phrase,
    /// The share of the win expected for the seat that makes this move.
    pub share: f64,
}

/// A strong bot's review of a game, for one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Review {
    /// The seat whose decisions are reviewed.
    pub seat: SeatNumber,
    /// Every decision of that seat where it had more than one choice.
    pub moments: Vec<Moment>,
}

/// Where a review is in the queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReviewPlace {
    /// How many other reviews come before it; none when its turn has come.
    pub ahead: Option<u32>,
}

/// One decision, judged with only what the seat knew at the time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Moment {
    /// The step of the replay, counted from 1.
    pub step: u32,
    /// The move that was made.
    pub played: Weighed,
    /// The move the bot would have made.
    pub best: Weighed,
    /// How much of the expected share the decision gave away.
    pub cost: f64,
    /// The share of the win that the bot expected for each seat, clockwise.
    pub shares: Vec<f64>,
}
