//! Tables as sequences of records, and the lists they are in.

use async_trait::async_trait;
use host::id::{GuestId, TableId};
use host::time::Millis;
use host::{Append, Listing, Stored};

use crate::{Admission, StoreError, TableOpening, Webhook};

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The table.
    pub table: TableId,
    /// When it was opened.
    pub opened_at: Millis,
    /// When its last record was added. Whoever is shown it may learn when something secret was
    /// done.
    pub touched_at: Millis,
    /// When the last record was added that everyone at the table heard of.
    pub told_at: Millis,
    /// The number of its last record.
    pub seq: u32,
    /// How it is listed.
    pub listing: Listing,
}

/// Which tables to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableQuery {
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

/// What is stored together: all of it, or nothing.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Batch {
    /// Records to be added, of one table or of several, in sequence.
    pub appends: Vec<Append>,
    /// Guests to be let in.
    pub admissions: Vec<Admission>,
    /// A table whose turns are told elsewhere too, from now on, and where.
    pub webhook: Option<(TableId, Webhook)>,
    /// How a new table was opened. It is a conflict if the guest opened another one by the same
    /// request.
    pub opening: Option<Box<TableOpening>>,
}

impl From<Append> for Batch {
    fn from(append: Append) -> Batch {
        Batch { appends: vec![append], ..Batch::default() }
    }
}

/// The records of tables.
#[async_trait]
pub trait Records: Send + Sync + 'static {
    /// Stores a batch. When this returns it survives a power cut; when it fails, nothing is known
    /// to be stored. Where one of its records is a conflict, nothing of it is stored.
    ///
    /// Batches of many tables may be made durable together, and what is wrong with one is no harm
    /// to the others. Whoever stops waiting does not know what became of it.
    async fn write(&self, batch: Batch) -> Result<(), StoreError>;

    /// Adds one record, as [`Records::write`] does.
    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.write(append.into()).await
    }

    /// All records of a table, in sequence; none for an unknown table.
    async fn load(&self, table: TableId) -> Result<Vec<Stored>, StoreError>;

    /// How one table is listed.
    async fn listed(&self, table: TableId) -> Result<Option<Listed>, StoreError>;

    /// Tables, the one of which everyone heard last first; at most `most` of them.
    async fn list(&self, which: TableQuery, most: u32) -> Result<Vec<Listed>, StoreError>;

    /// When the next table needs its host.
    async fn next_wake(&self) -> Result<Option<Millis>, StoreError>;

    /// Removes a table, all its records and who was let in. Unknown ones are no error.
    async fn delete(&self, table: TableId) -> Result<(), StoreError>;
}
