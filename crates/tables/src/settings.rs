//! What whoever keeps a house can set about its tables.

use std::time::Duration;

use host::Patience;

/// How tables are kept.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long a guest may be gone before the others may decide what becomes of the seat.
    pub away: Duration,
    /// How long the opener may be gone before somebody stands in, and before the start a guest
    /// before whoever stands in may free the seat. It is counted from when they were last connected,
    /// and anew after the house was restarted.
    pub grace: Duration,
    /// How long a table without connections stays in memory.
    pub idle: Duration,
    /// How long a table that nobody starts is kept.
    pub keep_gathering: Duration,
    /// How long finished tables are kept; none keeps them for ever.
    pub keep_finished: Option<Duration>,
    /// Whether bots take the time that people take.
    pub pace: Pace,
    /// How many bots that search, and hints, are thought out at the same time. As many bots that do
    /// not search choose beside them.
    pub thinkers: usize,
    /// A hint whose turn has not come by then is given up.
    pub hint_within: Duration,
    /// How long nobody has to be at a table before its bots stop thinking and its clocks stand
    /// still.
    pub rest_after: Duration,
    /// Connections to one table that only watch. Those of its seats have room of their own.
    pub watchers: usize,
    /// Connections to one seat, on all devices together.
    pub seat_connections: usize,
}

/// How fast bots answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// As people do.
    Natural,
    /// As soon as they have chosen: for tests and for bots among themselves.
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
            keep_gathering: Duration::from_secs(24 * 60 * 60),
            keep_finished: None,
            pace: Pace::Natural,
            thinkers: 2,
            hint_within: Duration::from_secs(5),
            rest_after: Duration::from_secs(5 * 60),
            watchers: 250,
            seat_connections: 32,
        }
    }
}
