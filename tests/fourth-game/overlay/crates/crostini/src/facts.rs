//! What is known about the game before anyone sits down.

use table::{Facts, MeasuredTables, Memory, Moves};

use crate::chart::MOST;

/// The only game of this crate.
pub(crate) const FACTS: Facts = Facts {
    name: "crostini",
    title: "Crostini",
    year: 2026,
    called: "game-crostini",
    about: "game-crostini-about",
    players: 2..=MOST,
    options: "5.1",
    memory: Memory::Needless,
    moves: Moves::InTurn,
    piles: &["bag"],
    longest: 25,
    measured: MeasuredTables { engine: 3, bots: &[2] },
    example: "--players 2",
};
