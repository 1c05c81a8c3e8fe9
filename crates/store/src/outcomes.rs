//! How games ended, for statistics.

use async_trait::async_trait;
use host::GameOutcome;
use host::id::TableId;

use crate::StoreError;

/// How games ended. An outcome is stored with the last record of its game, by
/// [`crate::Records::write`], and deleted with its table.
#[async_trait]
pub trait Outcomes: Send + Sync + 'static {
    /// How the game at a table ended. `None` if it has not ended, and for unknown tables.
    async fn outcome(&self, table: TableId) -> Result<Option<GameOutcome>, StoreError>;

    /// Tables that are listed as finished and have no outcome, sorted by id and starting after the
    /// given one; at most `most` of them.
    async fn without_outcome(
        &self,
        after: Option<TableId>,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError>;

    /// Adds the outcome of a game that ended before outcomes were stored. Does nothing if there
    /// already is one, or if the table is gone.
    async fn add_outcome(&self, table: TableId, outcome: GameOutcome) -> Result<(), StoreError>;
}
