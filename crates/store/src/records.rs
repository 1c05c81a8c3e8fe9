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
    /// When its last record was added. Showing it to guests could reveal when something secret was
    /// done.
    pub touched_at: Millis,
    /// When the last record that everyone at the table heard of was added.
    pub told_at: Millis,
    /// The number of its last record.
    pub seq: u32,
    /// How it is listed.
    pub listing: Listing,
}

/// Which tables to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableQuery {
    /// Those the lobby shows: public tables that are gathering or playing.
    Open,
    /// Those at which a guest sits.
    Of(GuestId),
    /// Those played over days that wait for a guest.
    Awaiting(GuestId),
    /// Those that need their host at this time or earlier.
    Due(Millis),
    /// Those that are gathering and were last touched before this time.
    IdleSince(Millis),
    /// Those that are being played and were last touched before this time.
    PlayingBefore(Millis),
    /// Those that are finished and were last touched before this time.
    FinishedBefore(Millis),
    /// All.
    All,
}

/// Things that are stored together: all of them, or none.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Batch {
    /// Records to add, of one table or several, in sequence.
    pub appends: Vec<Append>,
    /// Guests to admit.
    pub admissions: Vec<Admission>,
    /// A table and the webhook that is told its turns from now on.
    pub webhook: Option<(TableId, Webhook)>,
    /// How a new table was opened. It is a conflict if the guest opened another table by the same
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
    /// Stores a batch. Once this returns `Ok`, the batch survives a power cut; if it fails, do not
    /// assume that anything was stored. If one of its records is a conflict, nothing of the batch
    /// is stored.
    ///
    /// Batches of many tables may be committed together, and a problem with one does not harm the
    /// others. A caller that stops waiting cannot know the outcome.
    async fn write(&self, batch: Batch) -> Result<(), StoreError>;

    /// Adds one record, as [`Records::write`] does.
    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.write(append.into()).await
    }

    /// Replaces the body of one stored record: its number, its time and all other records stay as
    /// they are. It is a conflict if there is no such record. Once this returns `Ok`, the text that
    /// was replaced is no longer in any file of the store, except while somebody reads the record.
    async fn rewrite(&self, table: TableId, seq: u32, body: String) -> Result<(), StoreError>;

    /// All records of a table, in sequence. Empty for an unknown table.
    async fn load(&self, table: TableId) -> Result<Vec<Stored>, StoreError>;

    /// How one table is listed.
    async fn listed(&self, table: TableId) -> Result<Option<Listed>, StoreError>;

    /// Lists tables by [`Listed::told_at`], the latest first; at most `most` of them.
    async fn list(&self, which: TableQuery, most: u32) -> Result<Vec<Listed>, StoreError>;

    /// When the next table needs its host.
    async fn next_wake(&self) -> Result<Option<Millis>, StoreError>;

    /// Removes a table, all its records and its admissions. An unknown table is not an error.
    async fn delete(&self, table: TableId) -> Result<(), StoreError>;
}
