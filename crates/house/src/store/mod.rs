//! What has to survive: tables as sequences of records, guests, and the keys to come in.
//!
//! A store is a small trait, because a house on one machine wants SQLite inside and a house on
//! several wants a database beside it. [`conformance`] has the tests that any store must pass.

mod alerts;
pub mod conformance;
mod sqlite;

use async_trait::async_trait;
use table::Seat;

use crate::id::{GuestId, SecretHash, TableId};
use crate::time::Millis;

pub use ::host::{Append, ListedStage, Listing, Stored, Turn};
pub use alerts::{Browser, Call, Called, Fate, Key, Webhook};
pub use sqlite::{Commit, Observer, Sqlite, SqliteError, SqliteOptions, backup};

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The table.
    pub table: TableId,
    /// When it was opened.
    pub opened_at: Millis,
    /// When its last record was added.
    pub touched_at: Millis,
    /// The number of its last record.
    pub seq: u32,
    /// How it is listed.
    pub listing: Listing,
}

/// Which tables to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// Those the lobby shows: public ones that gather or play.
    Open,
    /// Those of a guest.
    Of(GuestId),
    /// Those over days that wait for a guest.
    Awaiting(GuestId),
    /// Those that need their host at this time or before.
    Due(Millis),
    /// Those that gather and were last touched before this.
    IdleSince(Millis),
    /// Those that finished and were last touched before this.
    FinishedBefore(Millis),
    /// All.
    All,
}

/// A guest of the house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGuest {
    /// The id.
    pub id: GuestId,
    /// The name.
    pub name: String,
}

/// Why something was not stored or not found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The table has other records than whoever appends believes; or the guest or his key is there
    /// already. Nothing was changed.
    Conflict,
    /// The disk is full.
    Full,
    /// The store may not be written to.
    ReadOnly,
    /// Anything else, in the store's own words.
    Broken(String),
}

/// What a house remembers.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Adds a record. When this returns it survives a power cut; when it fails, nothing is
    /// known to be stored.
    ///
    /// Records of many tables may be made durable together. Whoever stops waiting does not know
    /// what became of it.
    async fn append(&self, append: Append) -> Result<(), StoreError>;

    /// All records of a table, in sequence; none for an unknown table.
    async fn load(&self, table: TableId) -> Result<Vec<Stored>, StoreError>;

    /// How one table is listed.
    async fn listed(&self, table: TableId) -> Result<Option<Listed>, StoreError>;

    /// Tables, the one touched last first; at most `most` of them.
    async fn list(&self, which: Which, most: u32) -> Result<Vec<Listed>, StoreError>;

    /// When the next table needs its host.
    async fn next_wake(&self) -> Result<Option<Millis>, StoreError>;

    /// Removes a table, all its records and who was let in. Unknown ones are no error.
    async fn delete(&self, table: TableId) -> Result<(), StoreError>;

    /// Adds a guest, who comes in with this key.
    async fn add_guest(
        &self,
        guest: StoredGuest,
        key: SecretHash,
        at: Millis,
    ) -> Result<(), StoreError>;

    /// The guest who comes in with this key.
    async fn guest_by_key(&self, key: SecretHash) -> Result<Option<StoredGuest>, StoreError>;

    /// The guest of this id.
    async fn guest(&self, id: GuestId) -> Result<Option<StoredGuest>, StoreError>;

    /// Gives a guest another name. Unknown ones are no error.
    async fn rename_guest(&self, id: GuestId, name: &str) -> Result<(), StoreError>;

    /// Remembers that a guest may come in to a table, to sit down or to watch. Who may sit down
    /// once may do so ever after.
    async fn admit(&self, table: TableId, guest: GuestId, may_sit: bool) -> Result<(), StoreError>;

    /// Whether a guest was let in, and if so whether to sit down.
    async fn admitted(&self, table: TableId, guest: GuestId) -> Result<Option<bool>, StoreError>;

    /// What the house proves itself with under this name.
    async fn key(&self, name: &str) -> Result<Option<Key>, StoreError>;

    /// Keeps what the house proves itself with. One that is there already stays.
    async fn add_key(&self, name: &str, key: Key) -> Result<(), StoreError>;

    /// From now on a browser is called when it is this guest's turn; one that is known already is
    /// called as it says now. A guest has at most `most`: then the oldest is forgotten.
    async fn add_browser(
        &self,
        guest: GuestId,
        browser: Browser,
        at: Millis,
        most: u32,
    ) -> Result<(), StoreError>;

    /// Forgets a browser; with a guest, only if it is his. Unknown ones are no error.
    async fn remove_browser(
        &self,
        endpoint: &str,
        guest: Option<GuestId>,
    ) -> Result<(), StoreError>;

    /// The browsers of a guest, the oldest first.
    async fn browsers(&self, guest: GuestId) -> Result<Vec<Browser>, StoreError>;

    /// Tells the turns of a table there too, from now on.
    async fn set_webhook(&self, table: TableId, webhook: Webhook) -> Result<(), StoreError>;

    /// Where else the turns of a table are told.
    async fn webhook(&self, table: TableId) -> Result<Option<Webhook>, StoreError>;

    /// Who has to be called at this time, for turns that go on; at most `most` of each kind.
    ///
    /// A browser is called for turns that began when it was known already.
    async fn calls(&self, at: Millis, most: u32) -> Result<Vec<Call>, StoreError>;

    /// When the next call that has to wait is due.
    async fn next_call(&self) -> Result<Option<Millis>, StoreError>;

    /// Remembers what became of a call.
    async fn settle(&self, call: Call, fate: Fate) -> Result<(), StoreError>;

    /// Undoes every [`Fate::Seen`] of a turn: its guest has not seen anything after all.
    async fn unsee(&self, table: TableId, seat: Seat, since: u32) -> Result<(), StoreError>;
}
