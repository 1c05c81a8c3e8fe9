//! From what was typed to a game's rules and setup.

use bots::BotSpec;
pub use catalogue::NAMES;
use table::{Options, Setup, SetupRefusal};

use crate::failure::Failure;
use crate::show::Shown;

/// An operation that works with any game.
pub trait WithGame {
    /// Its result.
    type Done;
    /// Performs it with this game.
    fn with<G: Shown>(self) -> Self::Done;
}

/// Runs an operation with the game of this name.
pub fn with_game<W: WithGame>(game: &str, todo: W) -> Result<W::Done, SetupRefusal> {
    catalogue::with_game!(game, G => todo.with::<G>())
}

/// The bot of this game with this name or level.
pub fn bot<G: Shown>(asked: &str) -> Result<BotSpec<G>, Failure> {
    let roster = G::bots();
    let told = |bot: &BotSpec<G>| match bot.is_variant() {
        true => bot.name().to_string(),
        false => format!("{} {}", bot.level(), bot.name()),
    };
    roster.find(asked).cloned().map_err(|unknown| Failure::UnknownBot {
        asked: unknown.asked,
        possible: roster.iter().map(told).collect(),
    })
}

/// The bots named on the command line, separated by commas.
pub fn bots<G: Shown>(named: &str) -> Result<Vec<BotSpec<G>>, Failure> {
    named.split(',').map(|name| bot(name.trim())).collect()
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
