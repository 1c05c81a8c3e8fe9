//! What was agreed before the game.

use catalogue::crostini::CrostiniSetup;
use serde::{Deserialize, Serialize};
use table::Setup as _;

/// What was agreed before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "CrostiniSetup"), schema(as = CrostiniSetup))]
pub struct Setup {
    /// The game's name.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// Every option and its value.
    pub options: Vec<(String, String)>,
}

impl From<&CrostiniSetup> for Setup {
    fn from(setup: &CrostiniSetup) -> Setup {
        let named = |(name, value): (&str, String)| (name.to_string(), value);
        Setup {
            game: setup.game().to_string(),
            seats: setup.seats() as u8,
            options: setup.options().into_iter().map(named).collect(),
        }
    }
}
