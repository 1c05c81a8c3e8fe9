//! The wire types of Crostini.
//!
//! A card is sent as its number from 1 to 6.

mod card;
mod moves;
mod offer;
mod phase;
mod said;
mod setup;
mod view;
mod wire;

pub use card::Card;
pub use moves::Move;
pub use offer::Offer;
pub use phase::Phase;
pub use said::Said;
pub use setup::Setup;
pub use view::{Own, View};
