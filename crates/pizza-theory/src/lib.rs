//! The rules of Pizza Theory (2012), the cutting game for three, with its variant for two.
//!
//! Numbers in comments refer to the rules page, `docs/rules/en/pizza-theory.md`. In this code the
//! board stays still and the players move around it.

#![no_std]

extern crate alloc;

mod board;
pub mod chart;
mod colour;
mod facts;
mod flow;
mod game;
mod lawful;
mod moves;
mod parts;
mod phase;
mod position;
mod refusal;
mod replacement;
mod scoring;
mod setup;
mod side;
mod slice;
mod space;
mod state;
mod tally;
mod tensor;
mod told;

pub use board::Board;
pub use colour::{ByColour, Colour};
pub use moves::{Choice, Deal, Move};
pub use position::{BadPosition, Position};
pub use refusal::Refusal;
pub use replacement::{Fate, Replacement, SliceStory};
pub use scoring::Ending;
pub use setup::{PizzaSetup, Players};
pub use side::{Cuts, Line, Side};
pub use slice::{Letter, Slice};
pub use space::{Space, Spaces};
pub use state::{Notes, Phase, PizzaTheory, Private, Public};
pub use tensor::{CutTensor, Tallied, cut_tensor};
pub use told::{Announcement, Hindrance, Whisper};
