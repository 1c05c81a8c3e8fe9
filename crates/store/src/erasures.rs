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

    /// The programs that are guests of their own and whose tokens a guest made.
    async fn made_by(&self, guest: GuestId) -> Result<Vec<GuestId>, StoreError>;

    /// The tables whose records name a guest, under whatever id. Reads all records; tables that
    /// cannot be read are left out.
    async fn tables_naming(&self, guest: GuestId) -> Result<Vec<TableId>, StoreError>;

    /// Hides a guest who wants to be forgotten, and with them the programs that are guests of their
    /// own and whose tokens they made: ends all their sessions and takes their names away. From now
    /// on [`crate::Records::load`] gives records without these names. A guest who is hidden already
    /// only gets another link. An unknown guest is a conflict.
    async fn hide_guest(
        &self,
        guest: GuestId,
        link: SecretHash,
        at: Millis,
    ) -> Result<(), StoreError>;

    /// Gives a hidden guest the name back, and the programs that were hidden with the guest theirs. A
    /// guest who is not hidden, or is being forgotten already, is a conflict.
    async fn show_guest(&self, guest: GuestId, at: Millis) -> Result<(), StoreError>;

    /// The hidden guest who was given this link.
    async fn hidden_guest(&self, link: SecretHash) -> Result<Option<GuestId>, StoreError>;

    /// Guests who were hidden before this time or are being forgotten already, those hidden first.
    /// Programs that were hidden with their maker are among them once their maker is being forgotten.
    async fn hidden_before(&self, at: Millis) -> Result<Vec<GuestId>, StoreError>;

    /// Guests who were last seen before this time, those unseen for the longest time first, and at
    /// most so many.
    async fn unseen_since(&self, at: Millis, most: u32) -> Result<Vec<GuestId>, StoreError>;

    /// Begins to forget a guest who was hidden before this time, and the programs that were hidden
    /// with the guest. From then on nobody can sign in as them, and it cannot be taken back. It is a
    /// conflict if the guest is not hidden, such as because it was taken back, or only since later.
    async fn begin_forgetting(
        &self,
        guest: GuestId,
        hidden_before: Millis,
    ) -> Result<(), StoreError>;

    /// The same for a guest who did not ask for it but has not been seen since this time; who has
    /// been is a conflict.
    async fn begin_forgetting_unseen(
        &self,
        guest: GuestId,
        unseen_since: Millis,
        at: Millis,
    ) -> Result<(), StoreError>;

    /// Forgets a guest at one table: no record, list or outcome names the guest any more or holds
    /// what the guest wrote. Records that cannot be read stay as they are. The table must not be in
    /// memory. It is a conflict if forgetting the guest has not begun.
    async fn forget_at(&self, table: TableId, guest: GuestId) -> Result<(), StoreError>;

    /// Forgets a guest as a whole, after the guest was forgotten at every table. It is a conflict if
    /// a table still names the guest or forgetting has not begun, and an error if tables that may
    /// name the guest cannot be read. An unknown guest is no error. Once this returns `Ok`, nothing
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
