//! Crostini on the wire.
//!
//! A card goes by its number from 1 to 6.

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
