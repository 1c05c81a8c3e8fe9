//! The wire types of Pizza Theory.
//!
//! A space is sent by name, such as `d4`, and a line by its number from 1 to 6.

mod board;
mod colour;
mod line;
mod moves;
mod offer;
mod phase;
mod said;
mod setup;
mod show;
mod side;
mod space;
mod view;
mod wire;

pub use board::Board;
pub use colour::{ByColour, Colour};
pub use line::Line;
pub use moves::Move;
pub use offer::Offer;
pub use phase::{Ending, Phase};
pub use said::{Cut, Fate, Hindrance, Said, Slice};
pub use setup::Setup;
pub use side::Side;
pub use space::Space;
pub use view::{Own, View};
