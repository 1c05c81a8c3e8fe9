//! From a game's name to its rules.

pub use catalogue::NAMES;
use table::SetupRefusal;

use crate::Hosted;

/// Something that can be done with any game.
pub trait WithGame {
    /// What comes of it.
    type Done;
    /// Does it with this one.
    fn with<G: Hosted>(self) -> Self::Done;
}

/// Does something with the game of this name.
pub fn with_game<W: WithGame>(game: &str, todo: W) -> Result<W::Done, SetupRefusal> {
    catalogue::with_game!(game, G => todo.with::<G>())
}
