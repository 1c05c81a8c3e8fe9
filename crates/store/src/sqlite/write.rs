//! The writes, and the statements that carry them out.

use host::erasure;
use host::id::{GuestId, TableId};
use host::time::Millis;
use sqlx::{SqliteConnection, query};

use crate::{Admission, Append, Batch, GameOutcome, Listing, NewSession, StoreError, StoredGuest};

use super::blocks::BlockWrite;
use super::calls::{self, CallWrite};
use super::census::HouseWrite;
use super::column::{from_millis, from_stage};
use super::erasures::EraseWrite;
use super::error::Code;
use super::identities::IdentityWrite;
use super::measures::MeasureWrite;
use super::reports::ReportWrite;
use super::roles::RoleWrite;
use super::sessions::{self, SessionWrite};
use super::{openings, outcomes};

/// A single write, done completely or not at all.
#[derive(Clone)]
pub(super) enum Write {
    Batch(Batch),
    Rewrite { table: TableId, seq: u32, body: String },
    Delete(TableId),
    AddOutcome { table: TableId, outcome: Box<GameOutcome> },
    AddGuest { guest: StoredGuest, session: NewSession },
    RenameGuest { id: GuestId, name: String },
    Admit(Admission),
    Session(SessionWrite),
    Identity(IdentityWrite),
    Forget(EraseWrite),
    Call(CallWrite),
    Role(RoleWrite),
    Measure(MeasureWrite),
    Block(BlockWrite),
    Report(ReportWrite),
    House(HouseWrite),
}

/// The outcome of one write in a transaction that continues: done, or refused without a change.
pub(super) type Outcome = Result<(), StoreError>;

impl Write {
    /// Writes it, inside a transaction. A [`sqlx::Error`] ends the whole transaction.
    pub(super) async fn apply(&self, to: &mut SqliteConnection) -> Result<Outcome, sqlx::Error> {
        match self {
            Write::Batch(batch) => self::batch(to, batch).await,
            Write::Rewrite { table, seq, body } => rewrite(to, *table, *seq, body).await,
            Write::Delete(table) => delete(to, *table).await,
            Write::AddOutcome { table, outcome } => {
                outcomes::add(to, *table, outcome).await.map(Ok)
            }
            Write::AddGuest { guest, session } => add_guest(to, guest, session).await,
            Write::RenameGuest { id, name } => rename_guest(to, *id, name).await.map(Ok),
            Write::Admit(admission) => admit(to, admission).await.map(Ok),
            Write::Session(write) => write.apply(to).await,
            Write::Identity(write) => write.apply(to).await,
            Write::Forget(write) => write.apply(to).await,
            Write::Call(write) => write.apply(to).await.map(Ok),
            Write::Role(write) => write.apply(to).await,
            Write::Measure(write) => write.apply(to).await,
            Write::Block(write) => write.apply(to).await,
            Write::Report(write) => write.apply(to).await,
            Write::House(write) => write.apply(to).await,
        }
    }

    /// Whether text that was replaced must not stay in the log either.
    pub(super) fn replaces_text(&self) -> bool {
        matches!(
            self,
            Write::Rewrite { .. }
                | Write::Forget(_)
                | Write::Report(ReportWrite::ForgetLine { .. })
        )
    }
}

async fn batch(to: &mut SqliteConnection, batch: &Batch) -> Result<Outcome, sqlx::Error> {
    // Nearly every write is a single record, and a conflict leaves nothing of it behind.
    if let Batch { appends, admissions, webhook: None, opening: None } = batch
        && let ([append], []) = (appends.as_slice(), admissions.as_slice())
    {
        return self::append(to, append).await;
    }
    // The transaction is shared with other writes, so only this batch is rolled back.
    query("SAVEPOINT batch").execute(&mut *to).await?;
    let outcome = whole_batch(to, batch).await?;
    if outcome.is_err() {
        query("ROLLBACK TO batch").execute(&mut *to).await?;
    }
    query("RELEASE batch").execute(to).await?;
    Ok(outcome)
}

/// Writes a batch until something in it is refused.
async fn whole_batch(to: &mut SqliteConnection, batch: &Batch) -> Result<Outcome, sqlx::Error> {
    let Batch { appends, admissions, webhook, opening } = batch;
    for append in appends {
        if let Err(refused) = self::append(to, append).await? {
            return Ok(Err(refused));
        }
    }
    for admission in admissions {
        admit(to, admission).await?;
    }
    if let Some((table, webhook)) = webhook {
        calls::set_webhook(to, *table, webhook).await?;
    }
    if let Some(opening) = opening
        && let Err(refused) = openings::add(to, opening).await?
    {
        return Ok(Err(refused));
    }
    Ok(Ok(()))
}

async fn admit(to: &mut SqliteConnection, admission: &Admission) -> Result<(), sqlx::Error> {
    let Admission { table, guest, may_sit } = admission;
    query(
        "INSERT INTO admissions (table_id, guest_id, may_sit)
         SELECT ?1, coalesce((SELECT guest_id FROM aliases WHERE alias = ?2), ?2), ?3 WHERE TRUE
         ON CONFLICT DO UPDATE SET may_sit = max(may_sit, excluded.may_sit)",
    )
    .bind(table.to_string())
    .bind(guest.to_string())
    .bind(may_sit)
    .execute(to)
    .await?;
    Ok(())
}

async fn append(to: &mut SqliteConnection, append: &Append) -> Result<Outcome, sqlx::Error> {
    let table = append.table.to_string();
    // One statement checks the number and adds the record.
    let added = query(
        "INSERT INTO records (table_id, seq, at, body, told) SELECT ?1, ?2, ?3, ?4, ?5
         WHERE ?2 = 1 + coalesce((SELECT max(seq) FROM records WHERE table_id = ?1), 0)",
    )
    .bind(&table)
    .bind(append.seq)
    .bind(from_millis(append.at))
    .bind(&append.body)
    .bind(append.told)
    .execute(&mut *to)
    .await?
    .rows_affected();
    if added == 0 {
        return Ok(Err(StoreError::Conflict));
    }
    if erasure::may_have_chat(&append.body) {
        // A finished table whose chat was removed for its age has some again.
        query("UPDATE tables SET chat_removed = 0 WHERE id = ?1 AND chat_removed")
            .bind(&table)
            .execute(&mut *to)
            .await?;
    }
    if let Some(listing) = &append.listing {
        list(to, &table, append.at, listing).await?;
    }
    if let Some(outcome) = &append.outcome {
        outcomes::add(to, append.table, outcome).await?;
    }
    Ok(Ok(()))
}

async fn list(
    to: &mut SqliteConnection,
    table: &str,
    at: Millis,
    listing: &Listing,
) -> Result<(), sqlx::Error> {
    let Listing { game, stage, public, wake_at, guests, card, turns } = listing;
    query(
        "INSERT INTO tables (id, opened_at, listed_at, game, stage, public, wake_at, card)
         SELECT ?1, at, ?2, ?3, ?4, ?5, ?6, ?7 FROM records WHERE table_id = ?1 AND seq = 1
         ON CONFLICT DO UPDATE SET listed_at = excluded.listed_at, game = excluded.game,
             stage = excluded.stage, public = excluded.public, wake_at = excluded.wake_at,
             card = excluded.card",
    )
    .bind(table)
    .bind(from_millis(at))
    .bind(game)
    .bind(from_stage(*stage))
    .bind(public)
    .bind(wake_at.map(from_millis))
    .bind(card)
    .execute(&mut *to)
    .await?;
    query("DELETE FROM seats WHERE table_id = ?1").bind(table).execute(&mut *to).await?;
    for (place, guest) in (0_i64..).zip(guests) {
        // A table that is in memory may know a guest by an alias for a moment.
        query(
            "INSERT INTO seats (table_id, place, guest_id)
             SELECT ?1, ?2, coalesce((SELECT guest_id FROM aliases WHERE alias = ?3), ?3)",
        )
        .bind(table)
        .bind(place)
        .bind(guest.to_string())
        .execute(&mut *to)
        .await?;
    }
    openings::forget(to, table, *stage).await?;
    calls::follow_turns(to, table, at, turns).await
}

async fn rewrite(
    to: &mut SqliteConnection,
    table: TableId,
    seq: u32,
    body: &str,
) -> Result<Outcome, sqlx::Error> {
    let done = query("UPDATE records SET body = ?3 WHERE table_id = ?1 AND seq = ?2")
        .bind(table.to_string())
        .bind(seq)
        .bind(body)
        .execute(to)
        .await?;
    Ok(if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict) })
}

async fn delete(to: &mut SqliteConnection, table: TableId) -> Result<Outcome, sqlx::Error> {
    // The seats and turns are deleted with the table's row.
    for statement in [
        "DELETE FROM records WHERE table_id = ?1",
        "DELETE FROM tables WHERE id = ?1",
        "DELETE FROM admissions WHERE table_id = ?1",
        "DELETE FROM calls WHERE table_id = ?1",
        "DELETE FROM webhooks WHERE table_id = ?1",
        "DELETE FROM outcomes WHERE table_id = ?1",
        "DELETE FROM openings WHERE table_id = ?1",
    ] {
        query(statement).bind(table.to_string()).execute(&mut *to).await?;
    }
    Ok(Ok(()))
}

async fn add_guest(
    to: &mut SqliteConnection,
    guest: &StoredGuest,
    session: &NewSession,
) -> Result<Outcome, sqlx::Error> {
    query("SAVEPOINT guest").execute(&mut *to).await?;
    let outcome = match insert_guest(to, guest, session).await {
        Ok(()) => Ok(()),
        Err(error) if Code::of(&error) == Code::Constraint => {
            query("ROLLBACK TO guest").execute(&mut *to).await?;
            Err(StoreError::Conflict)
        }
        Err(error) => return Err(error),
    };
    query("RELEASE guest").execute(to).await?;
    Ok(outcome)
}

async fn rename_guest(
    to: &mut SqliteConnection,
    id: GuestId,
    name: &str,
) -> Result<(), sqlx::Error> {
    // Guests who want to be forgotten have no name, and get this one if they stay.
    for statement in [
        "UPDATE erasures SET name = ?2 WHERE guest_id = ?1 AND NOT begun",
        "UPDATE guests SET name = ?2 WHERE id = ?1 AND id NOT IN (SELECT guest_id FROM erasures)",
    ] {
        query(statement).bind(id.to_string()).bind(name).execute(&mut *to).await?;
    }
    Ok(())
}

async fn insert_guest(
    to: &mut SqliteConnection,
    guest: &StoredGuest,
    session: &NewSession,
) -> Result<(), sqlx::Error> {
    query("INSERT INTO guests (id, name, added_at, seen_at, maker_id) VALUES (?1, ?2, ?3, ?3, ?4)")
        .bind(guest.id.to_string())
        .bind(&guest.name)
        .bind(from_millis(session.at))
        .bind(session.maker.filter(|maker| *maker != guest.id).map(|maker| maker.to_string()))
        .execute(&mut *to)
        .await?;
    sessions::insert(to, guest.id, session).await
}
