//! What those at one table may do, and how often.

use std::time::Duration;

use crate::rate::Rate;

/// Limits of one table. Each has the name of a limit of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Messages of one guest (`guest.chat`).
    pub chat: Rate,
    /// Changes of one guest that are stored and told to everyone, other than moves
    /// (`guest.changes`).
    pub changes: Rate,
    /// How often a seat may change a choice before the game goes on (`seat.changed-choices`).
    pub changed_choices: u32,
    /// Records of the table; beyond them only what the game needs is stored (`table.records`).
    pub records: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            chat: Rate::new(5, 30, Duration::from_secs(60)),
            changes: Rate::new(120, 2, Duration::from_secs(1)),
            changed_choices: 50,
            records: 20_000,
        }
    }
}
