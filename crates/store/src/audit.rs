//! The audit log of the keeper's room.

use async_trait::async_trait;
use host::id::{GuestId, TableId};
use host::time::Millis;
use protocol::AuditAction;

use crate::{StoreError, StoredGuest};

/// Something that was done in the keeper's room, to be noted in the audit log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewAudit {
    /// When.
    pub at: Millis,
    /// Who did it; none is the command line.
    pub by: Option<GuestId>,
    /// What was done.
    pub action: AuditAction,
    /// The guest, if it was done to one.
    pub guest: Option<GuestId>,
    /// The table, if it was done to one.
    pub table: Option<TableId>,
    /// The id of the measure or report, the number of the chat message, the role or the switches.
    pub detail: Option<String>,
}

/// An entry of the audit log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredAudit {
    /// Its number, from 1.
    pub number: u64,
    /// When.
    pub at: Millis,
    /// Who did it; none is the command line.
    pub by: Option<StoredGuest>,
    /// What was done.
    pub action: AuditAction,
    /// The guest, if it was done to one.
    pub guest: Option<StoredGuest>,
    /// The table, if it was done to one.
    pub table: Option<TableId>,
    /// What else there is to know.
    pub detail: Option<String>,
}

/// The audit log: entries are added, and never changed or deleted.
#[async_trait]
pub trait Audit: Send + Sync + 'static {
    /// Adds an entry. Changes of the store that are moderation take an entry of their own, which is
    /// stored together with the change.
    async fn note(&self, entry: NewAudit) -> Result<(), StoreError>;

    /// The entries before this number, the latest first; at most `most` of them.
    async fn audit(&self, before: Option<u64>, most: u32) -> Result<Vec<StoredAudit>, StoreError>;
}
