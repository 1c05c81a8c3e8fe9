//! What can be made of a ledger: a game told again through any eyes, judged again by a strong bot,
//! or made into a lesson. Nothing here keeps anything or talks to anybody.

pub mod lesson;
mod replay;
mod review;

pub use replay::{ReplayError, replay};
pub use review::review;
