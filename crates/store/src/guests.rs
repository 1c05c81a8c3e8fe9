//! The guests of a house, and where they were let in.

use async_trait::async_trait;
use host::id::{GuestId, TableId};

use crate::{NewSession, StoreError};

/// A guest of the house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGuest {
    /// The id.
    pub id: GuestId,
    /// The name.
    pub name: String,
}

/// That a guest may come in to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Admission {
    /// The table.
    pub table: TableId,
    /// The guest.
    pub guest: GuestId,
    /// Whether the guest may sit down; else it is to watch.
    pub may_sit: bool,
}

/// The guests of a house.
#[async_trait]
pub trait Guests: Send + Sync + 'static {
    /// Adds a guest, who is signed in by this session.
    async fn add_guest(&self, guest: StoredGuest, session: NewSession) -> Result<(), StoreError>;

    /// The guest of this id.
    async fn guest(&self, id: GuestId) -> Result<Option<StoredGuest>, StoreError>;

    /// When a guest was added.
    async fn guest_since(&self, id: GuestId) -> Result<Option<Millis>, StoreError>;

    /// Gives a guest another name. Unknown ones are no error.
    async fn rename_guest(&self, id: GuestId, name: &str) -> Result<(), StoreError>;

    /// Remembers that a guest may come in to a table, to sit down or to watch. Who may sit down
    /// once may do so ever after.
    async fn admit(&self, admission: Admission) -> Result<(), StoreError>;

    /// Whether a guest was let in, and if so whether to sit down.
    async fn admitted(&self, table: TableId, guest: GuestId) -> Result<Option<bool>, StoreError>;
}
