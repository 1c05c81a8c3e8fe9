//! The rules of Crostini: a slice of bread that everyone tops, and someone eats.
//!
//! The numbers in the comments are those of the rules page, `docs/rules/en/crostini.md`.

#![no_std]

extern crate alloc;

mod card;
pub mod chart;
mod facts;
mod game;
mod lawful;
mod moves;
mod phase;
mod refusal;
mod setup;
mod state;
mod told;

pub use card::{Card, Cards};
pub use moves::{Choice, Deal, Move};
pub use refusal::Refusal;
pub use setup::{CrostiniSetup, Topping};
pub use state::{Crostini, Notes, Phase, Private, Public};
pub use told::{Announcement, Whisper};
