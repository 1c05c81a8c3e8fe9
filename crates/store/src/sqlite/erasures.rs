//! Hiding and forgetting guests, and removing old chat, in SQLite.

use host::erasure::{self, Nobody};
use host::id::{GuestId, SecretHash, TableId};
use host::time::Millis;
use sqlx::{SqliteConnection, query, query_scalar};

use crate::{StoreError, Stored};

use super::column::{from_millis, to_id, to_seq};
use super::reader::Readers;
use super::reports;
use super::sessions;
use super::write::Outcome;

/// The tables that name a guest.
pub(super) struct Naming {
    pub(super) named: Vec<TableId>,
    /// How many tables cannot be read and may name the guest as well.
    pub(super) unread: usize,
}

/// What can be written about guests who want to be forgotten.
#[derive(Clone)]
pub(super) enum EraseWrite {
    Hide { guest: GuestId, link: SecretHash, at: Millis },
    Show { guest: GuestId },
    Begin { guest: GuestId, hidden_before: Millis },
    BeginUnseen { guest: GuestId, link: SecretHash, unseen_since: Millis, at: Millis },
    ForgetAt { table: TableId, guest: GuestId, nobody: Nobody },
    Forget { guest: GuestId, nobody: Nobody, at: Millis },
    Forgotten { hash: SecretHash, at: Millis },
    RemoveChat { table: TableId },
    SetCard { table: TableId, card: String },
}

impl EraseWrite {
    /// Writes it, inside a transaction. An error is one that ends the transaction.
    pub(super) async fn apply(&self, to: &mut SqliteConnection) -> Result<Outcome, sqlx::Error> {
        match self {
            EraseWrite::Hide { guest, link, at } => hide(to, *guest, link, *at).await,
            EraseWrite::Show { guest } => show(to, *guest).await,
            EraseWrite::Begin { guest, hidden_before } => begin(to, *guest, *hidden_before).await,
            EraseWrite::BeginUnseen { guest, link, unseen_since, at } => {
                begin_unseen(to, *guest, link, *unseen_since, *at).await
            }
            EraseWrite::ForgetAt { table, guest, nobody } => {
                forget_at(to, *table, *guest, *nobody).await
            }
            EraseWrite::Forget { guest, nobody, at } => forget(to, *guest, *nobody, *at).await,
            EraseWrite::Forgotten { hash, at } => note(to, hash, *at).await.map(Ok),
            EraseWrite::RemoveChat { table } => remove_chat(to, *table).await.map(Ok),
            EraseWrite::SetCard { table, card } => {
                set_card(to, &table.to_string(), card).await.map(Ok)
            }
        }
    }
}

async fn hide(
    to: &mut SqliteConnection,
    guest: GuestId,
    link: &SecretHash,
    at: Millis,
) -> Result<Outcome, sqlx::Error> {
    let hidden = query(
        "INSERT INTO erasures (guest_id, name, link, at)
         SELECT id, name, ?2, ?3 FROM guests WHERE id = ?1
         ON CONFLICT DO UPDATE SET link = excluded.link",
    )
    .bind(guest.to_string())
    .bind(link.0.as_slice())
    .bind(from_millis(at))
    .execute(&mut *to)
    .await?
    .rows_affected();
    if hidden == 0 {
        return Ok(Err(StoreError::Conflict));
    }
    // Nobody has the link of a program: it comes back with its maker.
    query(
        "INSERT INTO erasures (guest_id, name, link, at, maker_id)
         SELECT id, name, randomblob(32), ?2, ?1 FROM guests WHERE maker_id IN
             (SELECT ?1 UNION SELECT alias FROM aliases WHERE guest_id = ?1)
         ON CONFLICT DO UPDATE SET maker_id = excluded.maker_id",
    )
    .bind(guest.to_string())
    .bind(from_millis(at))
    .execute(&mut *to)
    .await?;
    for hidden in hidden_with(to, guest).await? {
        query("UPDATE guests SET name = '' WHERE id = ?1").bind(&hidden).execute(&mut *to).await?;
        if let Ok(hidden) = hidden.parse() {
            sessions::end_all(to, hidden).await?;
        }
        for statement in [
            "DELETE FROM browsers WHERE guest_id = ?1",
            "DELETE FROM keeper_sessions WHERE guest_id = ?1",
        ] {
            query(statement).bind(&hidden).execute(&mut *to).await?;
        }
    }
    Ok(Ok(()))
}

/// A hidden guest, and the programs that are hidden together with the guest.
async fn hidden_with(
    to: &mut SqliteConnection,
    guest: GuestId,
) -> Result<Vec<String>, sqlx::Error> {
    query_scalar("SELECT guest_id FROM erasures WHERE guest_id = ?1 OR maker_id = ?1")
        .bind(guest.to_string())
        .fetch_all(to)
        .await
}

async fn show(to: &mut SqliteConnection, guest: GuestId) -> Result<Outcome, sqlx::Error> {
    let may_stay: bool =
        query_scalar("SELECT EXISTS (SELECT 1 FROM erasures WHERE guest_id = ?1 AND NOT begun)")
            .bind(guest.to_string())
            .fetch_one(&mut *to)
            .await?;
    if !may_stay {
        return Ok(Err(StoreError::Conflict));
    }
    for statement in [
        "UPDATE guests SET name = (SELECT name FROM erasures WHERE guest_id = guests.id)
         WHERE id IN (SELECT guest_id FROM erasures WHERE guest_id = ?1 OR maker_id = ?1)",
        "DELETE FROM erasures WHERE guest_id = ?1 OR maker_id = ?1",
    ] {
        query(statement).bind(guest.to_string()).execute(&mut *to).await?;
    }
    Ok(Ok(()))
}

/// The ways in, and what need not wait until the guest is forgotten at every table.
const WAYS_IN: [&str; 4] = [
    "UPDATE erasures SET begun = 1, name = '' WHERE guest_id = ?1",
    "DELETE FROM passkeys WHERE guest_id = ?1",
    "DELETE FROM recovery_codes WHERE guest_id = ?1",
    "DELETE FROM addresses WHERE guest_id = ?1",
];

/// Begins to forget a guest who has been hidden since before this time. From here on it is too late
/// to take it back, and nobody comes in any more.
async fn begin(
    to: &mut SqliteConnection,
    guest: GuestId,
    hidden_before: Millis,
) -> Result<Outcome, sqlx::Error> {
    let is_due: bool = query_scalar(
        "SELECT EXISTS (SELECT 1 FROM erasures WHERE guest_id = ?1 AND (at < ?2 OR begun))",
    )
    .bind(guest.to_string())
    .bind(from_millis(hidden_before))
    .fetch_one(&mut *to)
    .await?;
    if !is_due {
        return Ok(Err(StoreError::Conflict));
    }
    for hidden in hidden_with(to, guest).await? {
        for statement in WAYS_IN {
            query(statement).bind(&hidden).execute(&mut *to).await?;
        }
        if let Ok(hidden) = hidden.parse() {
            sessions::end_all(to, hidden).await?;
        }
    }
    Ok(Ok(()))
}

/// The same for a guest who was not seen since this time, and did not ask to be forgotten.
async fn begin_unseen(
    to: &mut SqliteConnection,
    guest: GuestId,
    link: &SecretHash,
    unseen_since: Millis,
    at: Millis,
) -> Result<Outcome, sqlx::Error> {
    let is_due: bool = query_scalar(
        "SELECT EXISTS (SELECT 1 FROM guests WHERE id = ?1 AND seen_at < ?2)
             AND NOT EXISTS (SELECT 1 FROM erasures WHERE guest_id = ?1)",
    )
    .bind(guest.to_string())
    .bind(from_millis(unseen_since))
    .fetch_one(&mut *to)
    .await?;
    if !is_due {
        return Ok(Err(StoreError::Conflict));
    }
    match hide(to, guest, link, at).await? {
        Ok(()) => begin(to, guest, Millis(u64::MAX)).await,
        refused => Ok(refused),
    }
}

/// Whether a guest is being forgotten.
async fn has_begun(to: &mut SqliteConnection, guest: GuestId) -> Result<bool, sqlx::Error> {
    query_scalar("SELECT EXISTS (SELECT 1 FROM erasures WHERE guest_id = ?1 AND begun)")
        .bind(guest.to_string())
        .fetch_one(to)
        .await
}

/// The id of a guest and the aliases.
async fn ids_of(to: &mut SqliteConnection, guest: GuestId) -> Result<Vec<String>, sqlx::Error> {
    query_scalar("SELECT ?1 UNION SELECT alias FROM aliases WHERE guest_id = ?1")
        .bind(guest.to_string())
        .fetch_all(to)
        .await
}

/// The records of a table as they are stored, without their times.
async fn records(to: &mut SqliteConnection, table: &str) -> Result<Vec<Stored>, sqlx::Error> {
    let rows: Vec<(i64, String)> =
        sqlx::query_as("SELECT seq, body FROM records WHERE table_id = ?1 ORDER BY seq")
            .bind(table)
            .fetch_all(to)
            .await?;
    let stored = |(seq, body)| Some(Stored { seq: to_seq(seq).ok()?, at: Millis(0), body });
    Ok(rows.into_iter().filter_map(stored).collect())
}

async fn set_body(
    to: &mut SqliteConnection,
    table: &str,
    seq: u32,
    body: &str,
) -> Result<(), sqlx::Error> {
    query("UPDATE records SET body = ?3 WHERE table_id = ?1 AND seq = ?2")
        .bind(table)
        .bind(seq)
        .bind(body)
        .execute(to)
        .await?;
    Ok(())
}

async fn set_card(to: &mut SqliteConnection, table: &str, card: &str) -> Result<(), sqlx::Error> {
    query("UPDATE tables SET card = ?2 WHERE id = ?1").bind(table).bind(card).execute(to).await?;
    Ok(())
}

/// What one table holds of a guest besides its records. `?1` is the table, `?2` an id of the guest,
/// `?3` the id of nobody.
const AT_TABLE: [&str; 6] = [
    "UPDATE seats SET guest_id = ?3 WHERE table_id = ?1 AND guest_id = ?2",
    "UPDATE turns SET guest_id = ?3 WHERE table_id = ?1 AND guest_id = ?2",
    "UPDATE outcomes SET seats = replace(seats, ?2, ?3) WHERE table_id = ?1",
    "UPDATE openings SET opener = ?3, request = NULL, address = NULL
         WHERE table_id = ?1 AND opener = ?2",
    "DELETE FROM admissions WHERE table_id = ?1 AND guest_id = ?2 AND ?3 IS NOT NULL",
    "DELETE FROM webhooks WHERE table_id = ?1 AND opener = ?2 AND ?3 IS NOT NULL",
];

async fn forget_at(
    to: &mut SqliteConnection,
    table: TableId,
    guest: GuestId,
    nobody: Nobody,
) -> Result<Outcome, sqlx::Error> {
    if !has_begun(to, guest).await? {
        return Ok(Err(StoreError::Conflict));
    }
    let table = table.to_string();
    let ids = ids_of(to, guest).await?;
    let guests: Vec<GuestId> = ids.iter().filter_map(|id| id.parse().ok()).collect();
    let mut stored = records(to, &table).await?;
    for record in erasure::forget(&mut stored, &guests, nobody) {
        set_body(to, &table, record.seq, &record.body).await?;
    }
    for id in &ids {
        for statement in AT_TABLE {
            query(statement)
                .bind(&table)
                .bind(id)
                .bind(nobody.guest.to_string())
                .execute(&mut *to)
                .await?;
        }
    }
    let card: Option<String> = query_scalar("SELECT card FROM tables WHERE id = ?1")
        .bind(&table)
        .fetch_optional(&mut *to)
        .await?;
    if let Some(card) = card.and_then(|card| erasure::renamed_card(&card, &stored)) {
        set_card(to, &table, &card).await?;
    }
    Ok(Ok(()))
}

/// What the house holds of a guest besides tables. `?1` is an id of the guest, `?2` the id of nobody.
const EVERYWHERE: [&str; 21] = [
    "DELETE FROM browsers WHERE guest_id = ?1 AND ?2 IS NOT NULL",
    "DELETE FROM webhooks WHERE opener = ?1 AND ?2 IS NOT NULL",
    "DELETE FROM passkeys WHERE guest_id = ?1 AND ?2 IS NOT NULL",
    "DELETE FROM recovery_codes WHERE guest_id = ?1 AND ?2 IS NOT NULL",
    "DELETE FROM admissions WHERE guest_id = ?1 AND ?2 IS NOT NULL",
    "DELETE FROM turns WHERE guest_id = ?1 AND ?2 IS NOT NULL",
    "UPDATE seats SET guest_id = ?2 WHERE guest_id = ?1",
    "UPDATE openings SET opener = ?2, request = NULL, address = NULL WHERE opener = ?1",
    "UPDATE outcomes SET seats = replace(seats, ?1, ?2) WHERE instr(seats, ?1)",
    "DELETE FROM roles WHERE guest_id = ?1 AND ?2 IS NOT NULL",
    "DELETE FROM keeper_sessions WHERE guest_id = ?1 AND ?2 IS NOT NULL",
    "DELETE FROM measures WHERE guest_id = ?1 AND ?2 IS NOT NULL",
    "UPDATE measures SET by_id = ?2 WHERE by_id = ?1",
    "DELETE FROM blocks WHERE (guest_id = ?1 OR blocked_id = ?1) AND ?2 IS NOT NULL",
    "DELETE FROM addresses WHERE guest_id = ?1 AND ?2 IS NOT NULL",
    "DELETE FROM refused_names WHERE guest_id = ?1 AND ?2 IS NOT NULL",
    "DELETE FROM aliases WHERE alias = ?1 AND ?2 IS NOT NULL",
    // What else is hidden with the guest is being forgotten as well, and needs no maker for that.
    "UPDATE erasures SET maker_id = NULL WHERE maker_id = ?1 AND ?2 IS NOT NULL",
    "UPDATE guests SET maker_id = NULL WHERE maker_id = ?1 AND ?2 IS NOT NULL",
    "DELETE FROM erasures WHERE guest_id = ?1 AND ?2 IS NOT NULL",
    "DELETE FROM guests WHERE id = ?1 AND ?2 IS NOT NULL",
];

async fn forget(
    to: &mut SqliteConnection,
    guest: GuestId,
    nobody: Nobody,
    at: Millis,
) -> Result<Outcome, sqlx::Error> {
    let known: bool = query_scalar("SELECT EXISTS (SELECT 1 FROM guests WHERE id = ?1)")
        .bind(guest.to_string())
        .fetch_one(&mut *to)
        .await?;
    if known && !has_begun(to, guest).await? {
        return Ok(Err(StoreError::Conflict));
    }
    let ids = ids_of(to, guest).await?;
    sessions::end_all(to, guest).await?;
    for id in &ids {
        let nobody = nobody.guest.to_string();
        // A role that goes with its guest is in the audit log.
        query(
            "INSERT INTO audit (at, by_id, action, guest_id)
             SELECT ?2, ?1, 'set-role', ?1 FROM roles WHERE guest_id = ?1",
        )
        .bind(id)
        .bind(from_millis(at))
        .execute(&mut *to)
        .await?;
        for statement in EVERYWHERE {
            query(statement).bind(id).bind(&nobody).execute(&mut *to).await?;
        }
        reports::forget_guest(to, id, &nobody).await?;
        if let Ok(id) = id.parse::<GuestId>() {
            note(to, &id.forgotten_hash(), at).await?;
        }
    }
    Ok(Ok(()))
}

async fn note(to: &mut SqliteConnection, hash: &SecretHash, at: Millis) -> Result<(), sqlx::Error> {
    query("INSERT INTO forgotten (hash, at) VALUES (?1, ?2) ON CONFLICT DO NOTHING")
        .bind(hash.0.as_slice())
        .bind(from_millis(at))
        .execute(to)
        .await?;
    Ok(())
}

async fn remove_chat(to: &mut SqliteConnection, table: TableId) -> Result<(), sqlx::Error> {
    let table = table.to_string();
    for record in records(to, &table).await? {
        if let Some(body) = erasure::without_chat(&record.body) {
            set_body(to, &table, record.seq, &body).await?;
        }
    }
    query("UPDATE tables SET chat_removed = 1 WHERE id = ?1").bind(table).execute(to).await?;
    Ok(())
}

impl Readers {
    pub(super) async fn aliases_of(&self, guest: GuestId) -> Result<Vec<GuestId>, StoreError> {
        let aliases: Vec<String> =
            query_scalar("SELECT alias FROM aliases WHERE guest_id = ?1 ORDER BY alias")
                .bind(guest.to_string())
                .fetch_all(&self.pool)
                .await?;
        aliases.iter().map(|alias| to_id(alias)).collect()
    }

    pub(super) async fn made_by(&self, guest: GuestId) -> Result<Vec<GuestId>, StoreError> {
        let made: Vec<String> = query_scalar(
            "SELECT id FROM guests WHERE maker_id IN
                 (SELECT ?1 UNION SELECT alias FROM aliases WHERE guest_id = ?1)
             ORDER BY id",
        )
        .bind(guest.to_string())
        .fetch_all(&self.pool)
        .await?;
        made.iter().map(|id| to_id(id)).collect()
    }

    /// Whether a guest, if there is one, is being forgotten.
    pub(super) async fn may_be_forgotten(&self, guest: GuestId) -> Result<bool, StoreError> {
        let may_be = query_scalar(
            "SELECT NOT EXISTS (SELECT 1 FROM guests WHERE id = ?1)
                 OR EXISTS (SELECT 1 FROM erasures WHERE guest_id = ?1 AND begun)",
        );
        Ok(may_be.bind(guest.to_string()).fetch_one(&self.pool).await?)
    }

    pub(super) async fn tables_naming(&self, guest: GuestId) -> Result<Naming, StoreError> {
        let tables: Result<Vec<String>, sqlx::Error> = query_scalar(
            "WITH ids AS (SELECT ?1 AS id UNION SELECT alias FROM aliases WHERE guest_id = ?1)
             SELECT DISTINCT table_id FROM records CROSS JOIN ids WHERE instr(body, ids.id)
             ORDER BY table_id",
        )
        .bind(guest.to_string())
        .fetch_all(&self.pool)
        .await;
        match tables.map_err(StoreError::from) {
            Ok(tables) => {
                let named: Result<_, StoreError> = tables.iter().map(|it| to_id(it)).collect();
                Ok(Naming { named: named?, unread: 0 })
            }
            Err(StoreError::Damaged(_)) => self.readable_naming(guest).await,
            Err(error) => Err(error),
        }
    }

    /// All ids of guests, aliases among them, each with the guest it stands for.
    pub(super) async fn guest_ids(&self) -> Result<Vec<(GuestId, GuestId)>, StoreError> {
        let ids: Vec<(String, String)> = sqlx::query_as(
            "SELECT id, id FROM guests UNION ALL SELECT alias, guest_id FROM aliases",
        )
        .fetch_all(&self.pool)
        .await?;
        ids.iter().map(|(id, guest)| Ok((to_id(id)?, to_id(guest)?))).collect()
    }

    /// The ids of guests who are hidden, aliases among them.
    pub(super) async fn hidden(&self) -> Result<Vec<GuestId>, StoreError> {
        let ids: Vec<String> = query_scalar(
            "SELECT guest_id FROM erasures UNION ALL
             SELECT alias FROM aliases WHERE guest_id IN (SELECT guest_id FROM erasures)",
        )
        .fetch_all(&self.pool)
        .await?;
        ids.iter().map(|id| to_id(id)).collect()
    }

    pub(super) async fn hidden_guest(
        &self,
        link: SecretHash,
    ) -> Result<Option<GuestId>, StoreError> {
        let guest: Option<String> =
            query_scalar("SELECT guest_id FROM erasures WHERE link = ?1 AND NOT begun")
                .bind(link.0.as_slice())
                .fetch_optional(&self.pool)
                .await?;
        guest.as_deref().map(to_id).transpose()
    }

    pub(super) async fn hidden_before(&self, at: Millis) -> Result<Vec<GuestId>, StoreError> {
        let guests: Vec<String> = query_scalar(
            "SELECT guest_id FROM erasures WHERE begun OR (at < ?1 AND maker_id IS NULL)
             ORDER BY at, guest_id",
        )
        .bind(from_millis(at))
        .fetch_all(&self.pool)
        .await?;
        guests.iter().map(|guest| to_id(guest)).collect()
    }

    pub(super) async fn unseen_since(
        &self,
        at: Millis,
        most: u32,
    ) -> Result<Vec<GuestId>, StoreError> {
        let guests: Vec<String> = query_scalar(
            "SELECT id FROM guests WHERE seen_at < ?1
                 AND id NOT IN (SELECT guest_id FROM erasures)
             ORDER BY seen_at, id LIMIT ?2",
        )
        .bind(from_millis(at))
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        guests.iter().map(|guest| to_id(guest)).collect()
    }

    pub(super) async fn with_old_chat(
        &self,
        before: Millis,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let tables: Vec<String> = query_scalar(
            "SELECT id FROM tables WHERE stage = 'finished' AND NOT chat_removed
                 AND listed_at < ?1
                 AND (SELECT max(at) FROM records WHERE table_id = tables.id) < ?1
             ORDER BY listed_at, id LIMIT ?2",
        )
        .bind(from_millis(before))
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        tables.iter().map(|table| to_id(table)).collect()
    }
}
