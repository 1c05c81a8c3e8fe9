//! Warnings, mutes and bans.

use async_trait::async_trait;
use host::id::{GuestId, MeasureId};
use host::time::Millis;
use protocol::MeasureKind;

use crate::{NewAudit, StoreError, StoredGuest};

/// Whom a measure is against.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoredAgainst {
    /// A guest.
    Guest(StoredGuest),
    /// Everyone from a range of addresses, such as `203.0.113.0/24`; only for a ban.
    Addresses(String),
}

/// A measure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredMeasure {
    /// Its id.
    pub id: MeasureId,
    /// What it is.
    pub kind: MeasureKind,
    /// Whom it is against.
    pub against: StoredAgainst,
    /// Why.
    pub reason: String,
    /// Who took it; none is the command line.
    pub by: Option<StoredGuest>,
    /// When.
    pub at: Millis,
    /// Until when; none is until it is lifted.
    pub until: Option<Millis>,
    /// When it was lifted, or when the guest confirmed the warning.
    pub lifted_at: Option<Millis>,
}

impl StoredMeasure {
    /// Whether it is in force at this time.
    pub fn is_in_force(&self, now: Millis) -> bool {
        self.lifted_at.is_none() && self.until.is_none_or(|until| now < until)
    }
}

/// Which measures to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MeasureQuery {
    /// All.
    All,
    /// Those in force at this time.
    InForce(Millis),
    /// Those against a guest.
    Of(GuestId),
}

/// The measures that moderators took.
#[async_trait]
pub trait Measures: Send + Sync + 'static {
    /// Takes a measure. It is a conflict if it is against a guest who is not known.
    async fn add_measure(&self, measure: StoredMeasure, entry: NewAudit) -> Result<(), StoreError>;

    /// Lists measures, the latest first, from the one after `after`; at most `most` of them.
    async fn measures(
        &self,
        which: MeasureQuery,
        after: Option<MeasureId>,
        most: u32,
    ) -> Result<Vec<StoredMeasure>, StoreError>;

    /// One measure.
    async fn measure(&self, id: MeasureId) -> Result<Option<StoredMeasure>, StoreError>;

    /// Lifts a measure. It is a conflict if there is no such measure or it was lifted before.
    async fn lift_measure(
        &self,
        id: MeasureId,
        at: Millis,
        entry: NewAudit,
    ) -> Result<(), StoreError>;

    /// Notes that a guest confirmed a warning. Nothing happens if it is not the guest's warning.
    async fn confirm_warning(
        &self,
        guest: GuestId,
        id: MeasureId,
        at: Millis,
    ) -> Result<(), StoreError>;
}
