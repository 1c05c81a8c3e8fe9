//! The traits of moderation, for the embedded store.

use async_trait::async_trait;
use host::id::{BlockId, GuestId, MeasureId, ReportId, SecretHash, SessionId, TableId};
use host::time::Millis;
use protocol::{Notice, Role};

use crate::{
    Addresses, Audit, Blocks, Census, Counts, KnownGuest, Listed, ListedStage, MeasureQuery,
    Measures, NewAudit, NewKeeperSession, Notices, RefusedNames, ReportQuery, Reports, Roles,
    StoreError, StoredAudit, StoredBlock, StoredGuest, StoredKeeperSession, StoredMeasure,
    StoredReport,
};

use super::Sqlite;
use super::blocks::BlockWrite;
use super::census::HouseWrite;
use super::measures::MeasureWrite;
use super::reports::ReportWrite;
use super::roles::RoleWrite;
use super::write::Write;

#[async_trait]
impl Audit for Sqlite {
    async fn note(&self, entry: NewAudit) -> Result<(), StoreError> {
        self.submit(Write::House(HouseWrite::Note(entry))).await
    }

    async fn audit(&self, before: Option<u64>, most: u32) -> Result<Vec<StoredAudit>, StoreError> {
        self.readers.audit(before, most).await
    }
}

#[async_trait]
impl Roles for Sqlite {
    async fn roles(&self) -> Result<Vec<(StoredGuest, Role)>, StoreError> {
        self.readers.roles().await
    }

    async fn set_role(
        &self,
        guest: GuestId,
        role: Option<Role>,
        entry: NewAudit,
    ) -> Result<(), StoreError> {
        self.submit(Write::Role(RoleWrite::Set { guest, role, entry })).await
    }

    async fn add_keeper_session(
        &self,
        session: NewKeeperSession,
        entry: NewAudit,
    ) -> Result<(), StoreError> {
        let session = Box::new(session);
        self.submit(Write::Role(RoleWrite::AddSession { session, entry })).await
    }

    async fn keeper_session(
        &self,
        key: SecretHash,
        now: Millis,
    ) -> Result<Option<StoredKeeperSession>, StoreError> {
        self.readers.keeper_session(key, now).await
    }

    async fn keeper_sessions(&self, now: Millis) -> Result<Vec<StoredKeeperSession>, StoreError> {
        self.readers.keeper_sessions(now).await
    }

    async fn end_keeper_session(&self, id: SessionId, entry: NewAudit) -> Result<(), StoreError> {
        self.submit(Write::Role(RoleWrite::EndSession { id, entry })).await
    }
}

#[async_trait]
impl Measures for Sqlite {
    async fn add_measure(&self, measure: StoredMeasure, entry: NewAudit) -> Result<(), StoreError> {
        let measure = Box::new(measure);
        self.submit(Write::Measure(MeasureWrite::Add { measure, entry })).await
    }

    async fn measures(
        &self,
        which: MeasureQuery,
        after: Option<MeasureId>,
        most: u32,
    ) -> Result<Vec<StoredMeasure>, StoreError> {
        self.readers.measures(which, after, most).await
    }

    async fn measure(&self, id: MeasureId) -> Result<Option<StoredMeasure>, StoreError> {
        self.readers.measure(id).await
    }

    async fn lift_measure(
        &self,
        id: MeasureId,
        at: Millis,
        entry: NewAudit,
    ) -> Result<(), StoreError> {
        self.submit(Write::Measure(MeasureWrite::Lift { id, at, entry })).await
    }

    async fn confirm_warning(
        &self,
        guest: GuestId,
        id: MeasureId,
        at: Millis,
    ) -> Result<(), StoreError> {
        self.submit(Write::Measure(MeasureWrite::Confirm { guest, id, at })).await
    }
}

#[async_trait]
impl Blocks for Sqlite {
    async fn add_block(
        &self,
        guest: GuestId,
        block: StoredBlock,
        most: u32,
    ) -> Result<(), StoreError> {
        self.submit(Write::Block(BlockWrite::Add { guest, block, most })).await
    }

    async fn blocks(&self, guest: GuestId) -> Result<Vec<StoredBlock>, StoreError> {
        self.readers.blocks(guest).await
    }

    async fn remove_block(&self, guest: GuestId, id: BlockId) -> Result<(), StoreError> {
        self.submit(Write::Block(BlockWrite::Remove { guest, id })).await
    }

    async fn is_block_between(
        &self,
        guest: GuestId,
        others: &[GuestId],
    ) -> Result<bool, StoreError> {
        self.readers.is_block_between(guest, others).await
    }
}

#[async_trait]
impl Reports for Sqlite {
    async fn add_report(&self, report: StoredReport) -> Result<(), StoreError> {
        self.submit(Write::Report(ReportWrite::Add(Box::new(report)))).await
    }

    async fn reports(
        &self,
        which: ReportQuery,
        after: Option<ReportId>,
        most: u32,
    ) -> Result<Vec<StoredReport>, StoreError> {
        self.readers.reports(which, after, most).await
    }

    async fn open_reports(&self) -> Result<u32, StoreError> {
        self.readers.open_reports().await
    }

    async fn reports_about(&self, guest: GuestId) -> Result<u32, StoreError> {
        self.readers.reports_about(guest).await
    }

    async fn forget_reported_line(&self, table: TableId, number: u32) -> Result<(), StoreError> {
        self.submit(Write::Report(ReportWrite::ForgetLine { table, number })).await
    }

    async fn answer_report(
        &self,
        id: ReportId,
        note: String,
        entry: NewAudit,
    ) -> Result<(), StoreError> {
        self.submit(Write::Report(ReportWrite::Answer { id, note, entry })).await
    }
}

#[async_trait]
impl Notices for Sqlite {
    async fn notice(&self) -> Result<Notice, StoreError> {
        self.readers.notice().await
    }

    async fn set_notice(&self, notice: Notice, entry: NewAudit) -> Result<(), StoreError> {
        self.submit(Write::House(HouseWrite::Notice { notice, entry })).await
    }
}

#[async_trait]
impl RefusedNames for Sqlite {
    async fn refuse_name(
        &self,
        former: StoredGuest,
        until: Millis,
        entry: NewAudit,
    ) -> Result<(), StoreError> {
        self.submit(Write::House(HouseWrite::RefuseName { former, until, entry })).await
    }

    async fn refused_names(&self, guest: GuestId, now: Millis) -> Result<Vec<String>, StoreError> {
        self.readers.refused_names(guest, now).await
    }
}

#[async_trait]
impl Addresses for Sqlite {
    async fn note_address(
        &self,
        guest: GuestId,
        range: &str,
        at: Millis,
    ) -> Result<(), StoreError> {
        let range = range.to_owned();
        self.submit(Write::House(HouseWrite::Address { guest, range, at })).await
    }

    async fn addresses(&self, guest: GuestId) -> Result<Vec<(String, Millis)>, StoreError> {
        self.readers.addresses(guest).await
    }

    async fn forget_addresses(&self, before: Millis) -> Result<(), StoreError> {
        self.submit(Write::House(HouseWrite::ForgetAddresses { before })).await
    }
}

#[async_trait]
impl Census for Sqlite {
    async fn counts(&self, lately: Millis) -> Result<Counts, StoreError> {
        self.readers.counts(lately, &self.path).await
    }

    async fn find_guests(
        &self,
        search: &str,
        after: Option<GuestId>,
        most: u32,
    ) -> Result<Vec<KnownGuest>, StoreError> {
        self.readers.find_guests(search, after, most).await
    }

    async fn known_guest(&self, guest: GuestId) -> Result<Option<KnownGuest>, StoreError> {
        self.readers.known_guest(guest).await
    }

    async fn find_tables(
        &self,
        search: &str,
        stage: Option<ListedStage>,
        after: Option<TableId>,
        most: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        self.readers.find_tables(search, stage, after, most).await
    }
}
