//! Outcomes of games that ended before outcomes were stored.

use host::games::{WithGame, with_game};
use host::{Fault, GameOutcome, Host, Hosted, NotLoaded, Stored};
use store::StoreError;

use crate::directory::{Directory, game_of};
use crate::id::TableId;

/// How many tables to replay before other chores have their turn.
const MOST: u32 = 100;

impl Directory {
    /// Replays some of the finished tables that have no outcome and stores the outcomes. Starts
    /// after the given table and returns the table to continue after, or `None` when there are no
    /// more.
    pub async fn add_outcomes(
        &self,
        after: Option<TableId>,
    ) -> Result<Option<TableId>, StoreError> {
        let tables = self.store().without_outcome(after, MOST).await?;
        for table in &tables {
            let stored = self.store().load(*table).await?;
            match self.outcome_of(*table, &stored) {
                Ok(Some(outcome)) => self.store().add_outcome(*table, outcome).await?,
                // It was deleted just now, or can only be read: its outcome is unknown.
                Ok(None) | Err(NotLoaded::Rules(_)) => {}
                Err(NotLoaded::Fault(Fault(what))) => {
                    tracing::warn!(%table, what, "a finished table has no outcome");
                }
            }
            // A replay takes a moment; requests should not have to wait for all of them.
            tokio::task::yield_now().await;
        }
        Ok(tables.last().copied())
    }

    fn outcome_of(
        &self,
        table: TableId,
        stored: &[Stored],
    ) -> Result<Option<GameOutcome>, NotLoaded> {
        let Some(game) = game_of(stored) else { return Ok(None) };
        let unknown = |_| Fault(format!("there is no game {game}"));
        with_game(&game, Replay { directory: self, table, stored }).map_err(unknown)?
    }
}

/// Replays a stored table to its end.
struct Replay<'a> {
    directory: &'a Directory,
    table: TableId,
    stored: &'a [Stored],
}

impl WithGame for Replay<'_> {
    type Done = Result<Option<GameOutcome>, NotLoaded>;

    fn with<G: Hosted>(self) -> Self::Done {
        let Replay { directory, table, stored } = self;
        let patience = directory.settings().patience();
        let host = Host::<G>::load(table, stored, patience, directory.now())?;
        Ok(host.game_outcome())
    }
}
