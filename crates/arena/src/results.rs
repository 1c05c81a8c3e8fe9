//! What came of a run.

use serde::{Deserialize, Serialize};

use crate::{Answer, Counts, Interval, Terms};

/// What came of a run, or of as much of it as was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Results {
    /// What was played.
    pub terms: Terms,
    /// How it ended.
    pub ended: RunEnd,
    /// How many matches were played.
    pub matches: u64,
    /// How many games they had.
    pub games: u64,
    /// Games that several seats won.
    pub shared: u64,
    /// Games that nobody won.
    pub nobody: u64,
    /// How the bots did, in the sequence in which they were named.
    pub bots: Vec<Standing>,
    /// How many moves the games had.
    pub moves: Counts,
    /// How many rounds they had.
    pub rounds: Counts,
    /// How the win shares settled.
    pub course: Vec<Snapshot>,
    /// The answer to the question that was asked, if one was.
    pub answer: Option<Answer>,
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunEnd {
    /// All games were played.
    Complete,
    /// The question was answered before.
    Decided,
    /// Someone stopped it.
    Interrupted,
}

/// How a bot did.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Its name.
    pub name: String,
    /// In how many seats it sits at once.
    pub seats: usize,
    /// What one of its seats wins of a game on average. A shared win is parted evenly, so equal
    /// bots have the [fair share](Results::fair_share).
    pub win_share: Interval,
    /// The same for each seat of the table.
    pub by_seat: Vec<Interval>,
    /// Mean points.
    pub score: f64,
    /// Decisions made.
    pub decisions: u64,
    /// Milliseconds a decision took on average.
    pub mean_ms: f64,
    /// Milliseconds the slowest decision took.
    pub slowest_ms: f64,
    /// Its Weng-Lin rating.
    pub rating: Interval,
}

/// The win shares after some matches.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    /// How many matches had been played.
    pub matches: u64,
    /// Each bot's win share until then.
    pub shares: Vec<f64>,
}

impl Results {
    /// What each seat would win if all were equal. Games that nobody wins make it smaller.
    pub fn fair_share(&self) -> f64 {
        let won = match self.games {
            0 => 1.0,
            games => 1.0 - self.nobody as f64 / games as f64,
        };
        won / self.terms.players as f64
    }
}
