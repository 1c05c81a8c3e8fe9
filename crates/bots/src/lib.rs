//! Opponents for every table.
//!
//! A bot is a guest: it hears what its seat hears and sees what its seat sees, and the types
//! give it nothing else. Levels go from a dice-thrower upwards; each has a name and a character
//! in the locales.

mod adviser;
mod bot;
mod budget;
mod clock;
mod level;
mod pace;
mod random;
mod review;

/// The bots of each family of games.
macro_rules! modules {
    ($($family:ident: $rules:ident, $about:literal;)+) => {
        $(pub mod $family;)+
    };
}
catalogue::families!(modules);

pub use adviser::{Advice, Adviser, SeatedAdviser};
pub use bot::{Bot, Botted, Seated};
pub use budget::Budget;
pub use level::{Level, UnknownLevel};
pub use pace::{Pace, Weight};
pub use random::Random;
pub use review::{Moment, review};
