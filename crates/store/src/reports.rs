//! Reports to the moderators.

use async_trait::async_trait;
use host::id::{GuestId, ReportId, TableId};
use host::time::Millis;
use protocol::{Complaint, ReportedLine};

use crate::{NewAudit, StoreError, StoredGuest};

/// A report, with its context as it was when it was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredReport {
    /// Its id.
    pub id: ReportId,
    /// When it was made.
    pub at: Millis,
    /// Who made it.
    pub by: StoredGuest,
    /// Whom it is about.
    pub about: StoredGuest,
    /// The name that guest had then.
    pub name: String,
    /// The table.
    pub table: TableId,
    /// What it complains about.
    pub complaint: Complaint,
    /// What the reporter wrote.
    pub text: String,
    /// The chat around it.
    pub context: Vec<ReportedLine>,
    /// How it was answered, if it was.
    pub answer: Option<StoredAnswer>,
}

/// How a report was answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredAnswer {
    /// Who answered it; none is the command line.
    pub by: Option<StoredGuest>,
    /// When.
    pub at: Millis,
    /// A note for the other moderators.
    pub note: String,
}

/// Which reports to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReportQuery {
    /// All, the latest first.
    All,
    /// Those that wait for an answer, the earliest first.
    Open,
    /// Those that a guest made, the latest first.
    By(GuestId),
}

/// The reports of a house.
#[async_trait]
pub trait Reports: Send + Sync + 'static {
    /// Adds a report.
    async fn add_report(&self, report: StoredReport) -> Result<(), StoreError>;

    /// Lists reports from the one after `after`; at most `most` of them.
    async fn reports(
        &self,
        which: ReportQuery,
        after: Option<ReportId>,
        most: u32,
    ) -> Result<Vec<StoredReport>, StoreError>;

    /// How many reports wait for an answer.
    async fn open_reports(&self) -> Result<u32, StoreError>;

    /// How many reports are about a guest, answered or not.
    async fn reports_about(&self, guest: GuestId) -> Result<u32, StoreError>;

    /// Deletes what reports quote of a chat message, because it was deleted at the table.
    async fn forget_reported_line(&self, table: TableId, number: u32) -> Result<(), StoreError>;

    /// Answers a report. It is a conflict if there is no such report or it was answered before.
    async fn answer_report(
        &self,
        id: ReportId,
        note: String,
        entry: NewAudit,
    ) -> Result<(), StoreError>;
}
