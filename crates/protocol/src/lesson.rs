//! A guided first game.

use serde::{Deserialize, Serialize};

use crate::{Move, Offer, Place, Saying, SeatNumber, View};

/// A guided first game of a few minutes, as the learner sees and hears it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Lesson {
    /// The game.
    pub game: String,
    /// Who sits where, and in which colour.
    pub places: Vec<Place>,
    /// The learner's seat.
    pub seat: SeatNumber,
    /// What that seat sees at the start of the lesson. The sayings of the parts are folded into it.
    pub start: View,
    /// The parts, in order. The last one is a summary.
    pub parts: Vec<LessonPart>,
}

/// A part of a lesson: something happens, the coach explains it, and the learner may have to move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct LessonPart {
    /// Identifies the coach's text for this part, shown after all its sayings; the client has the
    /// texts.
    pub beat: String,
    /// What is said before the coach speaks.
    pub sayings: Vec<Saying>,
    /// The seats the table is waiting for; empty while the lesson continues by itself.
    pub awaited: Vec<SeatNumber>,
    /// What the learner may do, step by step, as in `News`.
    pub steps: Vec<Vec<Offer>>,
    /// The moves that continue the lesson, one for each step; empty if there is only something to
    /// look at.
    pub moves: Vec<Move>,
}
