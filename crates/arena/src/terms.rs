//! What is played: everything that the games of a run follow from.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Lineup;

/// The terms of a run. The same terms give the same games, however many are played.
///
/// A budget of time is the exception: how far a bot gets depends on the machine and its load.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The version of Forno: another one may have other bots under the same names.
    pub forno: String,
    /// The game's name.
    pub game: String,
    /// How many sit at the table.
    pub players: usize,
    /// The bots, one for each seat.
    pub bots: Lineup,
    /// What a decision may cost, as it is written: `20ms` or `2000it`.
    pub budget: String,
    /// What chance follows from.
    pub seed: u64,
    /// Every option of the game with the value that holds.
    pub options: BTreeMap<String, String>,
}

impl Terms {
    /// The keys of the terms in which these two differ.
    pub fn differences(&self, other: &Terms) -> Vec<&'static str> {
        let Terms { forno, game, players, bots, budget, seed, options } = self;
        let same = [
            ("forno", *forno == other.forno),
            ("game", *game == other.game),
            ("players", *players == other.players),
            ("bots", *bots == other.bots),
            ("budget", *budget == other.budget),
            ("seed", *seed == other.seed),
            ("options", *options == other.options),
        ];
        same.into_iter().filter(|(_, same)| !same).map(|(key, _)| key).collect()
    }
}

/// The terms as the first line of a journal.
#[derive(Serialize)]
struct TermsLine<'t> {
    terms: &'t Terms,
}

/// As one line of JSON, the first of a journal.
impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_json(f, &TermsLine { terms: self })
    }
}

/// Writes a value as one line of JSON.
pub(crate) fn write_json(f: &mut fmt::Formatter<'_>, value: &impl Serialize) -> fmt::Result {
    f.write_str(&serde_json::to_string(value).map_err(|_| fmt::Error)?)
}
