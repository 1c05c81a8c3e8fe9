//! What is known about the game before anyone sits down.

use table::{Facts, MeasuredTables, Memory, Moves};

/// The only game of this crate.
pub(crate) const FACTS: Facts = Facts {
    name: "pizza-theory",
    title: "Pizza Theory",
    year: 2012,
    called: "game-pizza-theory",
    about: "game-pizza-theory-about",
    players: 2..=3,
    options: "6.1",
    memory: Memory::Needless,
    moves: Moves::AtOnce,
    piles: &["first", "die"],
    longest: 362,
    measured: MeasuredTables { engine: 3, bots: &[2, 3] },
    example: "--players 2",
};
