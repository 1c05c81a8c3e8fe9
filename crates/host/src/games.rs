//! From a game's name to its rules.

pub use catalogue::NAMES;
use table::SetupRefusal;

use crate::Hosted;

/// Something that can be done with any game.
pub trait Errand {
    /// What comes of it.
    type Done;
    /// Does it with this one.
    fn with<G: Hosted>(self) -> Self::Done;
}

/// Does something with the game of this name.
pub fn errand<E: Errand>(game: &str, errand: E) -> Result<E::Done, SetupRefusal> {
    catalogue::with_game!(game, G => errand.with::<G>())
}
