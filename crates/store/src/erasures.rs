//! Guests who want to be forgotten, and what is removed for its age.

use async_trait::async_trait;
use host::id::{GuestId, SecretHash, TableId};
use host::time::Millis;

use crate::StoreError;

/// Guests who want to be forgotten.
///
/// First a guest is hidden: signed out everywhere and without a name, which can be undone. Later the
/// guest is forgotten at one table after the other, and at last as a whole. Each step can be
/// repeated, so whatever interrupts them, they can be gone through again from the first.
#[async_trait]
pub trait Erasures: Send + Sync + 'static {
    /// The other ids of a guest: those of guests who turned out to be the same.
    async fn aliases(&self, guest: GuestId) -> Result<Vec<GuestId>, StoreError>;

    /// The tables whose records name a guest, under whatever id. Reads all records.
    async fn tables_naming(&self, guest: GuestId) -> Result<Vec<TableId>, StoreError>;

    /// Hides a guest who wants to be forgotten: ends the guest's sessions and those of programs
    /// that the guest made tokens for, and takes the name away. From now on [`crate::Records::load`]
    /// gives records without it. A guest who is hidden already only gets another link. An unknown
    /// guest is a conflict.
    async fn hide_guest(
        &self,
        guest: GuestId,
        link: SecretHash,
        at: Millis,
    ) -> Result<(), StoreError>;

    /// Gives a hidden guest the name back. A guest who is not hidden is a conflict.
    async fn show_guest(&self, guest: GuestId, at: Millis) -> Result<(), StoreError>;

    /// The hidden guest who was given this link.
    async fn hidden_guest(&self, link: SecretHash) -> Result<Option<GuestId>, StoreError>;

    /// Guests who were hidden before this time, those hidden first, and at most so many.
    async fn hidden_before(&self, at: Millis, most: u32) -> Result<Vec<GuestId>, StoreError>;

    /// Guests who were last seen before this time, those unseen for the longest time first, and at
    /// most so many.
    async fn unseen_since(&self, at: Millis, most: u32) -> Result<Vec<GuestId>, StoreError>;

    /// Forgets a guest at one table: no record, list or outcome names the guest any more or holds
    /// what the guest wrote. The table must not be in memory.
    async fn forget_at(&self, table: TableId, guest: GuestId) -> Result<(), StoreError>;

    /// Forgets a guest as a whole, after the guest was forgotten at every table. It is a conflict if
    /// a table still names the guest. An unknown guest is no error. Once this returns `Ok`, nothing
    /// about the guest is in any file of the store, except while an older state is being read.
    async fn forget_guest(&self, guest: GuestId, at: Millis) -> Result<(), StoreError>;

    /// Finished tables that were last touched before this time and may have messages in their
    /// chats; at most so many.
    async fn with_old_chat(&self, before: Millis, most: u32) -> Result<Vec<TableId>, StoreError>;

    /// Empties the messages in the chat of a table. The table must not be in memory.
    async fn remove_chat(&self, table: TableId) -> Result<(), StoreError>;

    /// Gives a table the card that has the names in its records. The table must not be in memory.
    async fn refresh_card(&self, table: TableId) -> Result<(), StoreError>;
}
