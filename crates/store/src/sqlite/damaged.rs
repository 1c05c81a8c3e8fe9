//! Lists from a database with damaged pages, as far as they can be read.
//!
//! A list reads many pages, and a single damaged one makes the whole query fail. Then each table is
//! read on its own, and those that cannot be read are left out. The ids of tables are also in
//! indexes, and reading a list from both ends loses only what lies between damaged pages.

use std::collections::BTreeSet;

use futures_util::TryStreamExt;
use host::id::{GuestId, TableId};
use sqlx::query_scalar;

use super::column::{from_millis, to_id};
use super::erasures::Naming;
use super::reader::Readers;
use crate::{Listed, ListedStage, StoreError, TableQuery};

/// Statements that select the ids of tables: from an index, then from the tables themselves,
/// forwards and backwards.
struct Names {
    statements: &'static [&'static str],
    /// The value of `?1`.
    argument: Option<String>,
}

const BY_STAGE: [&str; 4] = [
    "SELECT id FROM tables INDEXED BY tables_by_stage ORDER BY stage, listed_at",
    "SELECT id FROM tables INDEXED BY tables_by_stage ORDER BY stage DESC, listed_at DESC",
    "SELECT id FROM tables ORDER BY id",
    "SELECT id FROM tables ORDER BY id DESC",
];

impl Names {
    fn of(which: TableQuery) -> Names {
        match which {
            TableQuery::Of(guest) => Names {
                statements: &["SELECT table_id FROM seats WHERE guest_id = ?1"],
                argument: Some(guest.to_string()),
            },
            TableQuery::Awaiting(guest) => Names {
                statements: &["SELECT table_id FROM turns WHERE guest_id = ?1"],
                argument: Some(guest.to_string()),
            },
            TableQuery::Due(at) => Names {
                statements: &[
                    "SELECT id FROM tables WHERE wake_at <= CAST(?1 AS INTEGER) ORDER BY wake_at",
                    "SELECT id FROM tables WHERE wake_at <= CAST(?1 AS INTEGER)
                     ORDER BY wake_at DESC",
                ],
                argument: Some(from_millis(at).to_string()),
            },
            TableQuery::Open
            | TableQuery::IdleSince(_)
            | TableQuery::PlayingBefore(_)
            | TableQuery::FinishedBefore(_)
            | TableQuery::All => Names { statements: &BY_STAGE, argument: None },
        }
    }
}

impl Readers {
    /// The tables of a list that can be read.
    pub(super) async fn list_readable(
        &self,
        which: TableQuery,
        most: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        let mut readable = Vec::new();
        for table in self.names(which).await {
            match self.listed(table).await {
                Ok(Some(listed)) if belongs(&listed, which) => readable.push(listed),
                Ok(_) | Err(StoreError::Damaged(_)) => {}
                Err(error) => return Err(error),
            }
        }
        readable.sort_by(|one, other| {
            other
                .told_at
                .cmp(&one.told_at)
                .then_with(|| one.table.to_string().cmp(&other.table.to_string()))
        });
        readable.truncate(most as usize);
        Ok(readable)
    }

    /// The tables that name a guest, as far as they can be read.
    pub(super) async fn readable_naming(&self, guest: GuestId) -> Result<Naming, StoreError> {
        let mut naming = Naming { named: Vec::new(), unread: 0 };
        for table in self.names(TableQuery::All).await {
            let named: Result<bool, sqlx::Error> = query_scalar(
                "WITH ids AS (SELECT ?1 AS id UNION SELECT alias FROM aliases WHERE guest_id = ?1)
                 SELECT EXISTS (SELECT 1 FROM records CROSS JOIN ids
                                WHERE table_id = ?2 AND instr(body, ids.id))",
            )
            .bind(guest.to_string())
            .bind(table.to_string())
            .fetch_one(&self.pool)
            .await;
            match named.map_err(StoreError::from) {
                Ok(true) => naming.named.push(table),
                Ok(false) => {}
                Err(StoreError::Damaged(_)) => naming.unread += 1,
                Err(error) => return Err(error),
            }
        }
        Ok(naming)
    }

    /// All ids that can be found.
    pub(super) async fn names(&self, which: TableQuery) -> BTreeSet<TableId> {
        let Names { statements, argument } = Names::of(which);
        let mut names = BTreeSet::new();
        for statement in statements {
            let query = query_scalar::<_, String>(*statement);
            let mut rows = match &argument {
                Some(argument) => query.bind(argument.clone()).fetch(&self.pool),
                None => query.fetch(&self.pool),
            };
            loop {
                match rows.try_next().await {
                    Ok(Some(name)) => names.extend(to_id::<TableId>(&name).ok()),
                    Ok(None) => break,
                    // Keep what was read before the error.
                    Err(_) => break,
                }
            }
        }
        names
    }
}

/// Whether a table matches the query, as far as [`Names`] has not checked that already.
fn belongs(listed: &Listed, which: TableQuery) -> bool {
    let stage = listed.listing.stage;
    match which {
        TableQuery::Open => listed.listing.public && stage != ListedStage::Finished,
        TableQuery::IdleSince(at) => stage == ListedStage::Gathering && listed.touched_at < at,
        TableQuery::PlayingBefore(at) => stage == ListedStage::Playing && listed.touched_at < at,
        TableQuery::FinishedBefore(at) => stage == ListedStage::Finished && listed.touched_at < at,
        TableQuery::Due(at) => listed.listing.wake_at.is_some_and(|wake_at| wake_at <= at),
        TableQuery::Of(_) | TableQuery::Awaiting(_) | TableQuery::All => true,
    }
}
