//! The rules of *Mamma Mia!* (1998) and *Mamma Mia! Plus* (2009).
//!
//! Read it next to the rules pages: a phase is a section, a move is a verb, a refusal is a sentence
//! with its number. The two printings share all the code; each difference is a named choice in the
//! [`Setup`].

#![no_std]

extern crate alloc;

pub mod chart;
mod colour;
mod facts;
mod hand;
mod ingredient;
mod lawful;
mod moves;
pub mod need;
mod need_line;
mod notes;
mod offer;
mod order;
mod oven;
mod phase;
pub mod phrases;
pub mod position;
mod public;
mod queue;
mod refusal;
pub mod setup;
mod state;
mod told;
mod world;

pub use colour::Colour;
pub use hand::Hand;
pub use ingredient::{Ingredient, Ingredients};
pub use moves::{Choice, Deal, Move, Pile};
pub use need_line::{NeedLine, Sign, need_lines};
pub use notes::Notes;
pub use offer::Offer;
pub use order::{Order, Orders};
pub use oven::{Laid, Oven};
pub use phase::filling::{Step, steps_ahead};
pub use phase::helping::helpers;
pub use public::{HandSize, MammaMiaPlace, Phase, Public, Said, Top};
pub use queue::Queue;
pub use refusal::Refusal;
pub use setup::Setup;
pub use state::MammaMia;
pub use told::{Announcement, Failure, Unable, Whisper};
pub use world::Hidden;

/// Compiles and runs the example in the README.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
