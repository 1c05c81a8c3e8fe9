//! Guests who have blocked others.

use async_trait::async_trait;
use host::id::{BlockId, GuestId};
use host::time::Millis;

use crate::StoreError;

/// A guest whom another one has blocked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredBlock {
    /// Its id.
    pub id: BlockId,
    /// Who was blocked.
    pub blocked: GuestId,
    /// The name under which they met.
    pub name: String,
    /// When.
    pub added_at: Millis,
}

/// Who has blocked whom.
#[async_trait]
pub trait Blocks: Send + Sync + 'static {
    /// Adds a block of this guest. It is a conflict if the guest has `most` blocks already; one who
    /// is blocked already stays so, by the earlier block.
    async fn add_block(
        &self,
        guest: GuestId,
        block: StoredBlock,
        most: u32,
    ) -> Result<(), StoreError>;

    /// The blocks of a guest, the latest first.
    async fn blocks(&self, guest: GuestId) -> Result<Vec<StoredBlock>, StoreError>;

    /// Removes a block of this guest. One that does not exist is not an error.
    async fn remove_block(&self, guest: GuestId, id: BlockId) -> Result<(), StoreError>;

    /// Whether a guest has blocked one of the others, or one of them the guest.
    async fn is_block_between(
        &self,
        guest: GuestId,
        others: &[GuestId],
    ) -> Result<bool, StoreError>;
}
