//! Computer opponents for every game.
//!
//! A bot is a player like any other: it hears what its seat hears and sees what its seat sees, and
//! the types give it nothing else. Every game has a [`Roster`] of bots. Each is a [`BotSpec`]: a
//! [`Persona`] that people know, a level that says how strong it is, and an algorithm.

mod adviser;
mod bot;
mod budget;
mod clock;
mod pace;
mod persona;
mod random;
mod review;
mod roster;
mod spec;

/// The bots of each family of games.
macro_rules! modules {
    ($($family:ident: $rules:ident, $about:literal;)+) => {
        $(pub mod $family;)+
    };
}
catalogue::families!(modules);

pub use adviser::{Advice, Adviser, SeatedAdviser};
pub use bot::{Bot, Botted, MakeAdviser, Seated};
pub use budget::Budget;
pub use pace::{Pace, Weight};
pub use persona::Persona;
pub use random::Random;
pub use review::{ReviewError, ReviewedMove, review};
pub use roster::{Roster, UnknownBot};
pub use spec::BotSpec;
