//! How a store fares.

use async_trait::async_trait;
use host::time::Millis;

use crate::StoreError;

/// How a store fares, for the house that lives on it.
#[async_trait]
pub trait Health: Send + Sync + 'static {
    /// Stores something and reads, to find out whether that works; where a time is given, that
    /// time. It takes as much room as a few records, so that a full disk shows.
    async fn probe(&self, at: Option<Millis>) -> Result<(), StoreError>;

    /// The time that was stored by the last probe; where there was none, the newest time of all
    /// that is stored.
    async fn last_time(&self) -> Result<Option<Millis>, StoreError>;

    /// Reads all there is and finds out whether it is damaged. It may take long.
    async fn examine(&self) -> Result<(), StoreError>;

    /// Waits until something could not be stored or read.
    async fn trouble(&self) -> StoreError;
}
