//! The wire types of both Mamma Mia games.
//!
//! Cards are sent by name, ingredients as an object of non-zero counts, and the kinds that an owner
//! chooses as a list of up to two.

mod card;
mod colour;
mod helper;
mod ingredient;
mod moves;
mod need;
mod notes;
mod offer;
mod order;
mod phase;
mod pile;
mod said;
mod setup;
mod show;
mod view;
mod wire;

pub use card::{OrderCard, Recipe, cards};
pub use colour::Colour;
pub use helper::Helper;
pub use ingredient::{Ingredient, Ingredients};
pub use moves::Move;
pub use need::{NeedLine, Sign};
pub use notes::{Laid, Notes, SeatNotes};
pub use offer::Offer;
pub use order::Order;
pub use phase::Phase;
pub use pile::Pile;
pub use said::{Failure, Said, Unable};
pub use setup::{BakedGo, Setup};
pub use view::{CardPlace, LastSaid, Own, Place, Top, View};
