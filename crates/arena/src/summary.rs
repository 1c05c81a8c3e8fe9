//! The line of JSON that a run ends with.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::terms::write_json;
use crate::{Answer, Results, RunEnd, Standing};

/// What came of a run, in one line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// The game's name.
    pub game: String,
    /// How many sit at the table.
    pub players: usize,
    /// How many games were played.
    pub games: u64,
    /// How the bots did.
    pub bots: Vec<BotSummary>,
    /// How many matches were played.
    pub matches: u64,
    /// How the run ended.
    pub ended: RunEnd,
    /// What chance followed from.
    pub seed: u64,
    /// What a decision could cost.
    pub budget: String,
    /// The options of the game.
    pub options: BTreeMap<String, String>,
    /// Rounds of a game on average.
    pub mean_rounds: f64,
    /// Moves of a game on average.
    pub mean_moves: f64,
    /// The answer of the sequential test, where one was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sprt: Option<Answer>,
}

/// How a bot did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BotSummary {
    /// Its name.
    pub name: String,
    /// What one of its seats wins of a game on average.
    pub win_share: f64,
    /// Where the 95 % interval of the win share begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
    /// Mean points.
    pub score: f64,
    /// Milliseconds a decision took on average.
    pub mean_ms: f64,
    /// Its Weng-Lin rating.
    pub rating: f64,
    /// Where the 95 % interval of the rating begins.
    pub rating_low: f64,
    /// Where it ends.
    pub rating_high: f64,
    /// In how many seats it sits at once.
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

/// As one line of JSON.
impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_json(f, self)
    }
}
