//! From what was typed to a game's rules and setup.

use bots::Level;
pub use catalogue::NAMES;
use table::{Options, Setup, SetupRefusal};

use crate::failure::Failure;
use crate::show::Shown;

/// Something that can be done with any game.
pub trait Errand {
    /// What comes of it.
    type Done;
    /// Does it with this one.
    fn with<G: Shown>(self) -> Self::Done;
}

/// Does something with the game of this name.
pub fn errand<E: Errand>(game: &str, errand: E) -> Result<E::Done, SetupRefusal> {
    catalogue::with_game!(game, G => errand.with::<G>())
}

/// The bot of this number or name.
pub fn level(asked: &str) -> Result<Level, Failure> {
    asked.parse().map_err(|_| Failure::UnknownBot { asked: asked.to_string() })
}

/// Reads a setup from the command line.
pub fn setup<G: Shown>(game: &str, players: usize, given: &[String]) -> Result<G::Setup, Failure> {
    let mut options = Vec::new();
    for option in given {
        let parts = option.split_once('=');
        let (name, value) = parts.ok_or_else(|| Failure::NotAnOption { given: option.clone() })?;
        options.push((name.trim(), value.trim()));
    }
    Ok(G::Setup::read(game, players, &Options::of(options))?)
}
