//! What is played: everything that determines the games of a run.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Lineup;

/// The terms of a run. The same terms give the same games, however many are played.
///
/// A budget of time is the exception: how far a bot gets depends on the machine and its load.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The version of Forno: another version may have different bots under the same names.
    pub forno: String,
    /// The game's name.
    pub game: String,
    /// The number of seats at the table.
    pub players: usize,
    /// The bots, one for each seat.
    pub bots: Lineup,
    /// The budget of a decision as text: `20ms` or `2000it`.
    pub budget: String,
    /// The seed of all random numbers.
    pub seed: u64,
    /// Every option of the game with its value.
    pub options: BTreeMap<String, String>,
}

impl Terms {
    /// The keys in which these two terms differ.
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

/// One line of JSON, the first line of a journal.
impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_json(f, &TermsLine { terms: self })
    }
}

/// Writes a value as one line of JSON.
pub(crate) fn write_json(f: &mut fmt::Formatter<'_>, value: &impl Serialize) -> fmt::Result {
    f.write_str(&serde_json::to_string(value).map_err(|_| fmt::Error)?)
}
