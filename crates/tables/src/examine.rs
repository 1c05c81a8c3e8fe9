//! Checks whether a stored table can be loaded and replayed, without a running house.

use std::panic::{AssertUnwindSafe, catch_unwind};

use host::games::{WithGame, with_game};
use host::{Fault, Host, Hosted, NotLoaded, Stored};
use table::UnknownRules;

use crate::directory::game_of;
use crate::id::TableId;
use crate::settings::Settings;
use crate::time::system_time;

/// Why a stored table cannot be played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unplayable {
    /// Its rules are of a version that this program does not know. It can still be read.
    Rules(UnknownRules),
    /// Its records do not add up to a game.
    Broken(String),
}

/// Loads a stored table, replays its game and deals it again from its seed.
pub fn examine(table: TableId, stored: &[Stored]) -> Result<(), Unplayable> {
    let broken = |what: &str| Unplayable::Broken(what.to_string());
    let game = game_of(stored).ok_or_else(|| broken("its first record opens no table"))?;
    let loading = AssertUnwindSafe(|| with_game(&game, Examine { table, stored }));
    let loaded = catch_unwind(loading).map_err(|_| broken("its replay panicked"))?;
    loaded.map_err(|_| Unplayable::Broken(format!("there is no game {game}")))?.map_err(|why| {
        match why {
            NotLoaded::Rules(unknown) => Unplayable::Rules(unknown),
            NotLoaded::Fault(Fault(what)) => Unplayable::Broken(what),
        }
    })
}

struct Examine<'a> {
    table: TableId,
    stored: &'a [Stored],
}

impl WithGame for Examine<'_> {
    type Done = Result<(), NotLoaded>;

    fn with<G: Hosted>(self) -> Self::Done {
        let Examine { table, stored } = self;
        let host = Host::<G>::load(table, stored, Settings::default().patience(), system_time())?;
        if let Some(play) = host.play() {
            let dealt = play.ledger().dealer_after(play.seed());
            dealt.map_err(|_| Fault("its deals do not follow from its seed".to_string()))?;
        }
        Ok(())
    }
}
