//! The connections that only read. They see every write that was confirmed before they began.

use host::erasure;
use host::id::{GuestId, TableId};
use host::time::Millis;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions, SqliteRow};
use sqlx::{Row, SqlitePool, query, query_as, query_scalar};

use crate::{Listed, Listing, StoreError, Stored, StoredGuest, TableQuery};

use super::calls::to_turns;
use super::column::{from_millis, to_id, to_millis, to_seq, to_stage};

/// How many reads may run at once. Each has a thread, and most of what is read is in memory.
const CONNECTIONS: u32 = 4;

/// Tables that meet a condition, sorted by `told_at`, the latest first. `?1` is the maximum number
/// of tables.
///
/// The inner query finds and sorts tables by a few columns; the outer one reads the rest for the
/// few that are left. `CROSS JOIN` keeps SQLite from starting with the records, of which there are
/// many.
macro_rules! tables_where {
    ($condition:literal) => {
        concat!(
            "SELECT t.id, t.opened_at, picked.touched_at, picked.told_at, picked.seq, t.game, t.stage, t.public,
                    t.wake_at, t.card,
                    (SELECT group_concat(guest_id, ' ' ORDER BY place) FROM seats
                     WHERE table_id = t.id) AS guests,
                    (SELECT group_concat(seat || ' ' || since || ' ' || guest_id, ','
                                         ORDER BY seat, since, place) FROM turns
                     WHERE table_id = t.id) AS turns
             FROM (SELECT tables.id, last.at AS touched_at, last.seq,
                          (SELECT at FROM records WHERE table_id = tables.id AND told
                           ORDER BY seq DESC LIMIT 1) AS told_at
                   FROM tables CROSS JOIN records AS last
                   ON last.table_id = tables.id
                       AND last.seq = (SELECT max(seq) FROM records WHERE table_id = tables.id)
                   WHERE ",
            $condition,
            "      ORDER BY told_at DESC, tables.id LIMIT ?1) AS picked
             CROSS JOIN tables AS t ON t.id = picked.id
             ORDER BY picked.told_at DESC, picked.id"
        )
    };
}

const ONE: &str = tables_where!("tables.id = ?2");
const OPEN: &str = tables_where!("public AND stage IN ('gathering', 'playing')");
const OF: &str = tables_where!("tables.id IN (SELECT table_id FROM seats WHERE guest_id = ?2)");
const AWAITING: &str =
    tables_where!("tables.id IN (SELECT table_id FROM turns WHERE guest_id = ?2)");
const DUE: &str = tables_where!("wake_at <= ?2");
const IDLE: &str = tables_where!("stage = 'gathering' AND listed_at < ?2 AND touched_at < ?2");
const PLAYING: &str = tables_where!("stage = 'playing' AND listed_at < ?2 AND touched_at < ?2");
const FINISHED: &str = tables_where!("stage = 'finished' AND listed_at < ?2 AND touched_at < ?2");
const ALL: &str = tables_where!("TRUE");

/// A small pool of connections that cannot write.
pub(super) struct Readers {
    pub(super) pool: SqlitePool,
}

impl Readers {
    /// Opens the first connection; the others are opened when needed.
    pub(super) async fn open(options: SqliteConnectOptions) -> Result<Readers, sqlx::Error> {
        let pool = SqlitePoolOptions::new()
            .max_connections(CONNECTIONS)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .connect_with(options.read_only(true))
            .await?;
        Ok(Readers { pool })
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }

    pub(super) async fn load(&self, table: TableId) -> Result<Vec<Stored>, StoreError> {
        let rows: Vec<(i64, i64, String)> =
            query_as("SELECT seq, at, body FROM records WHERE table_id = ?1 ORDER BY seq")
                .bind(table.to_string())
                .fetch_all(&self.pool)
                .await?;
        // Ids are 128 random bits: nothing else is written like one.
        let aliases = self.aliases(table).await?;
        let resolved = |body: String| {
            aliases.iter().fold(body, |body, (alias, guest)| match body.contains(alias) {
                true => body.replace(alias, guest),
                false => body,
            })
        };
        let mut stored = rows
            .into_iter()
            .map(|(seq, at, body)| Ok(Stored { seq: to_seq(seq)?, at: to_millis(at)?, body }))
            .collect::<Result<Vec<Stored>, StoreError>>()?;
        erasure::hide_names(&mut stored, &self.hidden().await?);
        for record in &mut stored {
            record.body = resolved(std::mem::take(&mut record.body));
        }
        Ok(stored)
    }

    pub(super) async fn listed(&self, table: TableId) -> Result<Option<Listed>, StoreError> {
        let row = query(ONE).bind(1).bind(table.to_string()).fetch_optional(&self.pool).await?;
        row.map(|row| to_listed(&row)).transpose()
    }

    pub(super) async fn list(
        &self,
        which: TableQuery,
        most: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        let rows = match which {
            TableQuery::Open => query(OPEN).bind(most),
            TableQuery::Of(guest) => query(OF).bind(most).bind(guest.to_string()),
            TableQuery::Awaiting(guest) => query(AWAITING).bind(most).bind(guest.to_string()),
            TableQuery::Due(at) => query(DUE).bind(most).bind(from_millis(at)),
            TableQuery::IdleSince(at) => query(IDLE).bind(most).bind(from_millis(at)),
            TableQuery::PlayingBefore(at) => query(PLAYING).bind(most).bind(from_millis(at)),
            TableQuery::FinishedBefore(at) => query(FINISHED).bind(most).bind(from_millis(at)),
            TableQuery::All => query(ALL).bind(most),
        };
        rows.fetch_all(&self.pool).await?.iter().map(to_listed).collect()
    }

    pub(super) async fn next_wake(&self) -> Result<Option<Millis>, StoreError> {
        let at: Option<i64> =
            query_scalar("SELECT min(wake_at) FROM tables WHERE wake_at IS NOT NULL")
                .fetch_one(&self.pool)
                .await?;
        at.map(to_millis).transpose()
    }

    pub(super) async fn guest(&self, id: GuestId) -> Result<Option<StoredGuest>, StoreError> {
        let row = query_as("SELECT id, name FROM guests WHERE id = ?1")
            .bind(id.to_string())
            .fetch_optional(&self.pool)
            .await?;
        row.map(to_guest).transpose()
    }

    pub(super) async fn guest_since(&self, id: GuestId) -> Result<Option<Millis>, StoreError> {
        let at: Option<i64> = query_scalar("SELECT added_at FROM guests WHERE id = ?1")
            .bind(id.to_string())
            .fetch_optional(&self.pool)
            .await?;
        at.map(to_millis).transpose()
    }

    pub(super) async fn admitted(
        &self,
        table: TableId,
        guest: GuestId,
    ) -> Result<Option<bool>, StoreError> {
        let may_sit =
            query_scalar("SELECT may_sit FROM admissions WHERE table_id = ?1 AND guest_id = ?2")
                .bind(table.to_string())
                .bind(guest.to_string())
                .fetch_optional(&self.pool)
                .await?;
        Ok(may_sit)
    }
}

fn to_guest((id, name): (String, String)) -> Result<StoredGuest, StoreError> {
    Ok(StoredGuest { id: to_id(&id)?, name })
}

fn to_listed(row: &SqliteRow) -> Result<Listed, StoreError> {
    let guests: Option<&str> = row.try_get("guests")?;
    let wake_at: Option<i64> = row.try_get("wake_at")?;
    Ok(Listed {
        table: to_id(row.try_get("id")?)?,
        opened_at: to_millis(row.try_get("opened_at")?)?,
        touched_at: to_millis(row.try_get("touched_at")?)?,
        told_at: to_millis(row.try_get("told_at")?)?,
        seq: to_seq(row.try_get("seq")?)?,
        listing: Listing {
            game: row.try_get("game")?,
            stage: to_stage(row.try_get("stage")?)?,
            public: row.try_get("public")?,
            wake_at: wake_at.map(to_millis).transpose()?,
            guests: guests
                .unwrap_or_default()
                .split_whitespace()
                .map(to_id)
                .collect::<Result<Vec<GuestId>, StoreError>>()?,
            card: row.try_get("card")?,
            turns: to_turns(row.try_get("turns")?)?,
        },
    })
}
