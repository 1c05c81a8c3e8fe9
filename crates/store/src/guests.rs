//! The guests of a house, and the tables they are admitted to.

use async_trait::async_trait;
use host::id::{GuestId, TableId};
use host::time::Millis;

use crate::{NewSession, StoreError};

/// A guest of the house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGuest {
    /// The id.
    pub id: GuestId,
    /// The name.
    pub name: String,
}

/// Permission for a guest to enter a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Admission {
    /// The table.
    pub table: TableId,
    /// The guest.
    pub guest: GuestId,
    /// Whether the guest may sit down, or only watch.
    pub may_sit: bool,
}

/// The guests of a house.
#[async_trait]
pub trait Guests: Send + Sync + 'static {
    /// Adds a guest together with their first session.
    async fn add_guest(&self, guest: StoredGuest, session: NewSession) -> Result<(), StoreError>;

    /// The guest with this id.
    async fn guest(&self, id: GuestId) -> Result<Option<StoredGuest>, StoreError>;

    /// When a guest was added.
    async fn guest_since(&self, id: GuestId) -> Result<Option<Millis>, StoreError>;

    /// Changes a guest's name. An unknown guest is not an error.
    async fn rename_guest(&self, id: GuestId, name: &str) -> Result<(), StoreError>;

    /// Admits a guest to a table, to sit down or to watch. Permission to sit down is never taken
    /// back.
    async fn admit(&self, admission: Admission) -> Result<(), StoreError>;

    /// Whether a guest is admitted to a table, and if so whether they may sit down.
    async fn admitted(&self, table: TableId, guest: GuestId) -> Result<Option<bool>, StoreError>;
}
