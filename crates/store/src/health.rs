//! The health of a store.

use async_trait::async_trait;
use host::time::Millis;

use crate::StoreError;

/// The health of a store, for the house that depends on it.
#[async_trait]
pub trait Health: Send + Sync + 'static {
    /// Writes and reads something to find out whether that works. If a time is given, that is what
    /// is stored. Uses as much space as a few records, so that a full disk is noticed.
    async fn probe(&self, at: Option<Millis>) -> Result<(), StoreError>;

    /// The time stored by the last probe. If there was none, the newest time of anything stored.
    async fn last_time(&self) -> Result<Option<Millis>, StoreError>;

    /// Reads everything to find out whether it is damaged. May take long.
    async fn examine(&self) -> Result<(), StoreError>;

    /// Waits until something cannot be stored or read, and returns the error.
    async fn trouble(&self) -> StoreError;
}
