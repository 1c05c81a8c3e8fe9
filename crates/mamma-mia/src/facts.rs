//! What is known about both printings before anyone sits down.

use table::{Facts, MeasuredTables, Memory, Moves};

/// The first printing, then Plus.
pub(crate) const FACTS: [Facts; 2] = [
    Facts {
        name: "mamma-mia",
        title: "Mamma Mia!",
        year: 1998,
        called: "game-mamma-mia",
        about: "game-mamma-mia-about",
        players: 2..=5,
        options: "2.6",
        memory: Memory::Needed,
        moves: Moves::InTurn,
        piles: &["first", "supply", "waiter"],
        longest: 3_500,
        measured: MeasuredTables { engine: 3, bots: &[3] },
        example: "--option memory=notes",
    },
    Facts {
        name: "mamma-mia-plus",
        title: "Mamma Mia! Plus",
        year: 2009,
        called: "game-mamma-mia-plus",
        about: "game-mamma-mia-plus-about",
        players: 2..=6,
        options: "2.6",
        memory: Memory::Needed,
        moves: Moves::InTurn,
        piles: &["first", "supply", "waiter", "rewards"],
        longest: 6_144,
        measured: MeasuredTables { engine: 4, bots: &[4] },
        example: "--players 4 --option helping=off --option memory=notes",
    },
];
