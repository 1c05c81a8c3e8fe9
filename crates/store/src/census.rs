//! Guests and tables as the keeper's room lists and counts them.

use async_trait::async_trait;
use host::ListedStage;
use host::id::{GuestId, TableId};
use host::time::Millis;

use crate::{Listed, StoreError, StoredGuest};

/// A guest in the keeper's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnownGuest {
    /// Who.
    pub guest: StoredGuest,
    /// When the guest was added.
    pub added_at: Millis,
    /// When the guest was last seen, to the hour.
    pub seen_at: Millis,
}

/// How much there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Tables that are gathering.
    pub gathering: u32,
    /// Tables where a game is being played.
    pub playing: u32,
    /// Finished tables.
    pub finished: u32,
    /// Guests.
    pub guests: u32,
    /// Guests seen since the given time.
    pub guests_lately: u32,
    /// The size of the database, in bytes.
    pub bytes: u64,
    /// The free space beside it, in bytes, if the system says.
    pub free: Option<u64>,
}

/// What the keeper's room lists and counts.
#[async_trait]
pub trait Census: Send + Sync + 'static {
    /// Counts tables and guests.
    async fn counts(&self, lately: Millis) -> Result<Counts, StoreError>;

    /// Lists guests whose name contains this text or whose id it is, the latest first, from the one
    /// after `after`; at most `most` of them.
    async fn find_guests(
        &self,
        search: &str,
        after: Option<GuestId>,
        most: u32,
    ) -> Result<Vec<KnownGuest>, StoreError>;

    /// One guest.
    async fn known_guest(&self, guest: GuestId) -> Result<Option<KnownGuest>, StoreError>;

    /// Lists tables at this stage whose card contains this text or whose id it is, the latest first,
    /// from the one after `after`; at most `most` of them.
    async fn find_tables(
        &self,
        search: &str,
        stage: Option<ListedStage>,
        after: Option<TableId>,
        most: u32,
    ) -> Result<Vec<Listed>, StoreError>;
}
