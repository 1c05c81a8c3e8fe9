//! Settings of the tables that the keeper can change.

use std::time::Duration;

use host::{Limits, Patience};
use store::Retention;

/// Settings of the tables.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long a guest may be gone before the others may decide what happens to the seat.
    pub away: Duration,
    /// How long the opener may be gone before somebody stands in for them. Before the start, also
    /// how long a guest may be gone before the stand-in may free the seat. Counted from when they
    /// were last connected; a restart of the house resets the count.
    pub grace: Duration,
    /// How long a table without connections stays in memory.
    pub idle: Duration,
    /// How long what is stored is kept.
    pub retention: Retention,
    /// Whether bots take as long as people do.
    pub pace: Pace,
    /// How many threads run the bots that search, and hints. Bots that do not search get as many
    /// threads of their own.
    pub thinkers: usize,
    /// A hint that has not had its turn after this time is given up.
    pub hint_within: Duration,
    /// How long a table must be empty before its bots stop thinking and its clocks stand still.
    pub rest_after: Duration,
    /// Connections to one table that only watch. Connections of its seats count separately.
    pub watchers: usize,
    /// The same from one address, so that a few addresses cannot take all of them.
    pub watchers_of_address: usize,
    /// Connections to one seat, on all devices together.
    pub seat_connections: usize,
    /// What those at a table may do, and how often.
    pub limits: Limits,
}

/// How fast bots answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// As people do.
    Natural,
    /// As soon as they have chosen. For tests, and for games between bots.
    AtOnce,
}

impl Settings {
    /// How long people may be gone.
    pub fn patience(&self) -> Patience {
        Patience { playing: self.away, gathering: self.grace }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            away: Duration::from_secs(60),
            grace: Duration::from_secs(2 * 60),
            idle: Duration::from_secs(60),
            retention: Retention::default(),
            pace: Pace::Natural,
            thinkers: 2,
            hint_within: Duration::from_secs(5),
            rest_after: Duration::from_secs(5 * 60),
            watchers: 250,
            watchers_of_address: 20,
            seat_connections: 32,
            limits: Limits::default(),
        }
    }
}
