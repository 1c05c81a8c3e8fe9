//! The line of JSON at the end of a run.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::terms::write_json;
use crate::{Answer, Results, RunEnd, Standing};

/// The results of a run in one line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// The game's name.
    pub game: String,
    /// The number of seats at the table.
    pub players: usize,
    /// The number of games played.
    pub games: u64,
    /// The bots' results.
    pub bots: Vec<BotSummary>,
    /// The number of matches played.
    pub matches: u64,
    /// How the run ended.
    pub ended: RunEnd,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The budget of a decision.
    pub budget: String,
    /// The options of the game.
    pub options: BTreeMap<String, String>,
    /// Average rounds per game.
    pub mean_rounds: f64,
    /// Average moves per game.
    pub mean_moves: f64,
    /// The answer of the sequential test, if one was run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sprt: Option<Answer>,
}

/// The results of a bot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BotSummary {
    /// Its name.
    pub name: String,
    /// The average share of a win for one of its seats.
    pub win_share: f64,
    /// The lower end of the 95 % interval of the win share.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Mean points.
    pub score: f64,
    /// Average milliseconds per decision.
    pub mean_ms: f64,
    /// Its Weng-Lin rating.
    pub rating: f64,
    /// The lower end of the 95 % interval of the rating.
    pub rating_low: f64,
    /// The upper end.
    pub rating_high: f64,
    /// The number of seats it occupies.
    pub seats: usize,
}

impl From<&Standing> for BotSummary {
    fn from(bot: &Standing) -> BotSummary {
        BotSummary {
            name: bot.name.clone(),
            win_share: bot.win_share.value,
            low: bot.win_share.low,
            high: bot.win_share.high,
            score: bot.score,
            mean_ms: bot.mean_ms,
            rating: bot.rating.value,
            rating_low: bot.rating.low,
            rating_high: bot.rating.high,
            seats: bot.seats,
        }
    }
}

impl From<&Results> for Summary {
    fn from(results: &Results) -> Summary {
        Summary {
            game: results.terms.game.clone(),
            players: results.terms.players,
            games: results.games,
            bots: results.bots.iter().map(BotSummary::from).collect(),
            matches: results.matches,
            ended: results.ended,
            seed: results.terms.seed,
            budget: results.terms.budget.clone(),
            options: results.terms.options.clone(),
            mean_rounds: results.rounds.mean(),
            mean_moves: results.moves.mean(),
            sprt: results.answer.clone(),
        }
    }
}

/// One line of JSON.
impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_json(f, self)
    }
}
