//! From a game's name to its rules.

pub use catalogue::NAMES;
use table::SetupRefusal;

use crate::Hosted;

/// An operation that works with any game.
pub trait WithGame {
    /// Its result.
    type Done;
    /// Runs it with this game.
    fn with<G: Hosted>(self) -> Self::Done;
}

/// Runs an operation with the game of this name.
pub fn with_game<W: WithGame>(game: &str, todo: W) -> Result<W::Done, SetupRefusal> {
    catalogue::with_game!(game, G => todo.with::<G>())
}
