//! The results of a run.

use serde::{Deserialize, Serialize};

use crate::{Answer, Counts, Interval, Terms};

/// The results of a run, or of the part that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Results {
    /// What was played.
    pub terms: Terms,
    /// How it ended.
    pub ended: RunEnd,
    /// How many matches were played.
    pub matches: u64,
    /// The number of games in them.
    pub games: u64,
    /// Games won by several seats.
    pub shared: u64,
    /// Games won by nobody.
    pub nobody: u64,
    /// The bots' results, in the order in which they were named.
    pub bots: Vec<Standing>,
    /// The number of moves per game.
    pub moves: Counts,
    /// The number of rounds per game.
    pub rounds: Counts,
    /// How the win shares converged.
    pub course: Vec<Snapshot>,
    /// The answer to the question, if one was asked.
    pub answer: Option<Answer>,
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunEnd {
    /// All games were played.
    Complete,
    /// The question was answered before all games were played.
    Decided,
    /// Someone stopped it.
    Interrupted,
}

/// The results of a bot.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Its name.
    pub name: String,
    /// The number of seats it occupies.
    pub seats: usize,
    /// The average share of a win for one of its seats. A shared win is divided equally, so equal
    /// bots have the [fair share](Results::fair_share).
    pub win_share: Interval,
    /// The same for each seat of the table.
    pub by_seat: Vec<Interval>,
    /// Mean points.
    pub score: f64,
    /// Decisions made.
    pub decisions: u64,
    /// Average milliseconds per decision.
    pub mean_ms: f64,
    /// Milliseconds of the slowest decision.
    pub slowest_ms: f64,
    /// Its Weng-Lin rating.
    pub rating: Interval,
}

/// The win shares after some matches.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    /// The number of matches played until then.
    pub matches: u64,
    /// Each bot's win share up to then.
    pub shares: Vec<f64>,
}

impl Results {
    /// What each seat would win if all bots were equal. Games that nobody wins reduce it.
    pub fn fair_share(&self) -> f64 {
        let won = match self.games {
            0 => 1.0,
            games => 1.0 - self.nobody as f64 / games as f64,
        };
        won / self.terms.players as f64
    }
}
