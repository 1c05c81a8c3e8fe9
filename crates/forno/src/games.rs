//! From a game's name to its rules: the one place that lists the games.

use bots::BotSpec;
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use table::{Options, Setup, SetupRefusal};

use crate::failure::Failure;
use crate::show::Shown;

/// The games by the names that the command line, ledgers and the protocol use.
pub const NAMES: &[&str] = &["mamma-mia", "mamma-mia-plus", "pizza-theory"];

/// Something that can be done with any game.
pub trait Errand {
    /// What comes of it.
    type Done;
    /// Does it with this one.
    fn with<G: Shown>(self) -> Self::Done;
}

/// Does something with the game of this name.
pub fn errand<E: Errand>(game: &str, errand: E) -> Result<E::Done, SetupRefusal> {
    match game {
        "mamma-mia" | "mamma-mia-plus" => Ok(errand.with::<MammaMia>()),
        "pizza-theory" => Ok(errand.with::<PizzaTheory>()),
        _ => Err(SetupRefusal::UnknownGame {
            name: game.to_string(),
            possible: NAMES.iter().map(|name| name.to_string()).collect(),
        }),
    }
}

/// The bot of this game that has this name or level.
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

#[cfg(test)]
mod tests {
    use super::*;

    struct Named(&'static str);

    impl Errand for Named {
        type Done = bool;
        fn with<G: Shown>(self) -> bool {
            G::Setup::GAMES.contains(&self.0)
        }
    }

    #[test]
    fn every_name_leads_to_its_own_rules() {
        for name in NAMES {
            assert_eq!(errand(name, Named(name)), Ok(true), "{name}");
        }
        assert!(errand("poker", Named("poker")).is_err());
    }
}
