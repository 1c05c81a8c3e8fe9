//! From a game's name to its rules.

use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use table::SetupRefusal;

use crate::Hosted;

/// The games by the names that tables, ledgers and the protocol use.
pub const NAMES: &[&str] = &["mamma-mia", "mamma-mia-plus", "pizza-theory"];

/// Something that can be done with any game.
pub trait Errand {
    /// What comes of it.
    type Done;
    /// Does it with this one.
    fn with<G: Hosted>(self) -> Self::Done;
}

/// Does something with the game of this name.
pub fn errand<E: Errand>(game: &str, errand: E) -> Result<E::Done, SetupRefusal> {
    match game {
        "mamma-mia" | "mamma-mia-plus" => Ok(errand.with::<MammaMia>()),
        "pizza-theory" => Ok(errand.with::<PizzaTheory>()),
        _ => Err(SetupRefusal::UnknownGame {
            name: game.chars().take(40).collect(),
            possible: NAMES.iter().map(|name| name.to_string()).collect(),
        }),
    }
}
