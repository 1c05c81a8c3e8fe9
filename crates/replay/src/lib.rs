//! What can be made from a ledger: a replay for any viewer, a review by a strong bot, or a lesson.
//! Nothing here stores anything or communicates.

pub mod lesson;
mod replay;
mod review;

pub use replay::{ReplayError, replay};
pub use review::review;
