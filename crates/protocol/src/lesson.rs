//! A guided first game.

use serde::{Deserialize, Serialize};

use crate::{Move, Offer, Place, Saying, SeatNumber, View};

/// A guided first game of a few minutes, as whoever learns sees and hears it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Lesson {
    /// The game.
    pub game: String,
    /// Who sits where, and in which colour.
    pub places: Vec<Place>,
    /// The seat of whoever learns.
    pub seat: SeatNumber,
    /// What that seat sees where the lesson begins. What is said in the parts is to be folded
    /// into it.
    pub start: View,
    /// The parts, in sequence. The last one sums up.
    pub parts: Vec<LessonPart>,
}

/// A part of a lesson: something happens, something is told about it, something is to be done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct LessonPart {
    /// Which words stand beside the table once all of it was said: the client has them.
    pub beat: String,
    /// What is said on the way here.
    pub sayings: Vec<Saying>,
    /// Whom the table waits for; nobody while there is more to come by itself.
    pub awaited: Vec<SeatNumber>,
    /// What the learner may do, step by step, as in a `News`.
    pub steps: Vec<Vec<Offer>>,
    /// The moves that the lesson goes on with, one for each step; none where there is only
    /// something to look at.
    pub moves: Vec<Move>,
}
