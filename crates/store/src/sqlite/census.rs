//! What the keeper's room lists and counts, the notice, refused names and addresses, in SQLite.

use std::path::{Path, PathBuf};

use host::id::{GuestId, TableId};
use host::time::Millis;
use protocol::Notice;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query, query_as, query_scalar};

use crate::{Counts, KnownGuest, Listed, ListedStage, NewAudit, StoreError, StoredGuest};

use super::audit;
use super::column::{from_millis, from_stage, strange, to_id, to_millis};
use super::reader::Readers;
use super::write::Outcome;

/// What can be written about the notice, refused names and addresses.
#[derive(Clone)]
pub(super) enum HouseWrite {
    Note(NewAudit),
    Notice { notice: Notice, entry: NewAudit },
    RefuseName { former: StoredGuest, until: Millis, entry: NewAudit },
    Address { guest: GuestId, range: String, at: Millis },
    ForgetAddresses { before: Millis },
}

impl HouseWrite {
    /// Writes it, inside a transaction. An error is one that ends the transaction.
    pub(super) async fn apply(&self, to: &mut SqliteConnection) -> Result<Outcome, sqlx::Error> {
        match self {
            HouseWrite::Note(entry) => audit::note(to, entry).await?,
            HouseWrite::Notice { notice, entry } => {
                query("INSERT OR REPLACE INTO notice (only, body) VALUES (1, ?1)")
                    .bind(serde_json::to_string(notice).unwrap_or_default())
                    .execute(&mut *to)
                    .await?;
                audit::note(to, entry).await?;
            }
            HouseWrite::RefuseName { former, until, entry } => {
                // One who wants to be forgotten has no name.
                query(
                    "INSERT OR REPLACE INTO refused_names (guest_id, name, until)
                     SELECT ?1, ?2, ?3 WHERE ?2 <> ''",
                )
                .bind(former.id.to_string())
                .bind(&former.name)
                .bind(from_millis(*until))
                .execute(&mut *to)
                .await?;
                audit::note(to, entry).await?;
            }
            HouseWrite::Address { guest, range, at } => {
                query(
                    "INSERT INTO addresses (guest_id, range, seen_at) VALUES (?1, ?2, ?3)
                     ON CONFLICT DO UPDATE SET seen_at = max(seen_at, excluded.seen_at)",
                )
                .bind(guest.to_string())
                .bind(range)
                .bind(from_millis(*at))
                .execute(to)
                .await?;
            }
            HouseWrite::ForgetAddresses { before } => {
                for statement in [
                    "DELETE FROM addresses WHERE seen_at < ?1",
                    // The audit log still has when it was banned, by whom and when it was lifted.
                    "DELETE FROM measures WHERE range IS NOT NULL
                         AND (lifted_at < ?1 OR until < ?1)",
                    // Names that are no longer refused are kept as long as addresses.
                    "DELETE FROM refused_names WHERE until < ?1",
                ] {
                    query(statement).bind(from_millis(*before)).execute(&mut *to).await?;
                }
            }
        }
        Ok(Ok(()))
    }
}

/// Guests with the time when one of their devices was last seen.
macro_rules! guests_where {
    ($condition:literal) => {
        concat!(
            "SELECT g.id, g.name, g.added_at,
                    coalesce((SELECT max(seen_at) FROM sessions WHERE guest_id = g.id), g.added_at)
                        AS seen_at
             FROM guests AS g WHERE ",
            $condition,
            " ORDER BY g.added_at DESC, g.id DESC LIMIT ?1"
        )
    };
}

impl Readers {
    pub(super) async fn notice(&self) -> Result<Notice, StoreError> {
        let body: Option<String> =
            query_scalar("SELECT body FROM notice").fetch_optional(&self.pool).await?;
        let read = |body: String| serde_json::from_str(&body).map_err(|it| strange("notice", it));
        body.map(read).transpose().map(Option::unwrap_or_default)
    }

    pub(super) async fn addresses(
        &self,
        guest: GuestId,
    ) -> Result<Vec<(String, Millis)>, StoreError> {
        let rows: Vec<(String, i64)> = query_as(
            "SELECT range, seen_at FROM addresses WHERE guest_id = ?1
             ORDER BY seen_at DESC, range",
        )
        .bind(guest.to_string())
        .fetch_all(&self.pool)
        .await?;
        rows.into_iter().map(|(range, at)| Ok((range, to_millis(at)?))).collect()
    }

    pub(super) async fn refused_names(
        &self,
        guest: GuestId,
        now: Millis,
    ) -> Result<Vec<String>, StoreError> {
        let names = query_scalar(
            "SELECT name FROM refused_names WHERE guest_id = ?1 AND until > ?2 ORDER BY name",
        )
        .bind(guest.to_string())
        .bind(from_millis(now))
        .fetch_all(&self.pool)
        .await?;
        Ok(names)
    }

    pub(super) async fn counts(
        &self,
        lately: Millis,
        database: &Path,
    ) -> Result<Counts, StoreError> {
        let stage = |stage: ListedStage| {
            query_scalar("SELECT count(*) FROM tables WHERE stage = ?1").bind(from_stage(stage))
        };
        let seen = query_scalar(
            "SELECT count(*) FROM (SELECT DISTINCT guest_id FROM sessions WHERE seen_at >= ?1)",
        );
        let bytes: i64 =
            query_scalar("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
                .fetch_one(&self.pool)
                .await?;
        Ok(Counts {
            gathering: stage(ListedStage::Gathering).fetch_one(&self.pool).await?,
            playing: stage(ListedStage::Playing).fetch_one(&self.pool).await?,
            finished: stage(ListedStage::Finished).fetch_one(&self.pool).await?,
            guests: query_scalar("SELECT count(*) FROM guests").fetch_one(&self.pool).await?,
            guests_lately: seen.bind(from_millis(lately)).fetch_one(&self.pool).await?,
            bytes: u64::try_from(bytes).unwrap_or_default(),
            free: free_space(database.to_owned()).await,
        })
    }

    pub(super) async fn find_guests(
        &self,
        search: &str,
        after: Option<GuestId>,
        most: u32,
    ) -> Result<Vec<KnownGuest>, StoreError> {
        let rows = query(guests_where!(
            "(?2 = '' OR g.id = ?2 OR instr(lower(g.name), lower(?2)) > 0)
                 AND (?3 IS NULL
                      OR (g.added_at, g.id) < (SELECT added_at, id FROM guests WHERE id = ?3))"
        ))
        .bind(most)
        .bind(search)
        .bind(after.map(|after| after.to_string()))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(to_known).collect()
    }

    pub(super) async fn known_guest(
        &self,
        guest: GuestId,
    ) -> Result<Option<KnownGuest>, StoreError> {
        let row = query(guests_where!("g.id = ?2"))
            .bind(1)
            .bind(guest.to_string())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(to_known).transpose()
    }

    pub(super) async fn find_tables(
        &self,
        search: &str,
        stage: Option<ListedStage>,
        after: Option<TableId>,
        most: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        let found: Vec<String> = query_scalar(
            "SELECT id FROM tables
             WHERE (?2 = '' OR id = ?2 OR instr(lower(card), lower(?2)) > 0)
                 AND (?3 IS NULL OR stage = ?3)
                 AND (?4 IS NULL
                      OR (opened_at, id) < (SELECT opened_at, id FROM tables WHERE id = ?4))
             ORDER BY opened_at DESC, id DESC LIMIT ?1",
        )
        .bind(most)
        .bind(search)
        .bind(stage.map(from_stage))
        .bind(after.map(|after| after.to_string()))
        .fetch_all(&self.pool)
        .await?;
        let mut tables = Vec::with_capacity(found.len());
        for id in found {
            // One that was deleted in this moment is left out.
            tables.extend(self.listed(to_id(&id)?).await?);
        }
        Ok(tables)
    }
}

fn to_known(row: &SqliteRow) -> Result<KnownGuest, StoreError> {
    Ok(KnownGuest {
        guest: StoredGuest { id: to_id(row.try_get("id")?)?, name: row.try_get("name")? },
        added_at: to_millis(row.try_get("added_at")?)?,
        seen_at: to_millis(row.try_get("seen_at")?)?,
    })
}

/// The free space beside a file, if the system says.
async fn free_space(file: PathBuf) -> Option<u64> {
    #[cfg(unix)]
    {
        let look = move || {
            let system = rustix::fs::statvfs(&file).ok()?;
            Some(system.f_bavail.saturating_mul(system.f_frsize))
        };
        tokio::task::spawn_blocking(look).await.ok().flatten()
    }
    #[cfg(not(unix))]
    {
        let _ = file;
        None
    }
}
