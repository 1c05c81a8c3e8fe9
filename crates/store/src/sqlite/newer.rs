//! What a backup has to be told when it is restored, because it happened after the backup was made.
//!
//! Guests who were forgotten since then must not come back, guests who were banned must stay out, and
//! a role that was taken away must stay taken away. All of it is read from the database that is
//! replaced, as far as that can be read; who was forgotten is also in the file beside it.

use std::collections::BTreeMap;
use std::path::Path;

use host::id::{GuestId, MeasureId, SecretHash};
use host::time::Millis;
use protocol::{AuditAction, Role};
use sqlx::{ConnectOptions, Connection, SqliteConnection, query_as};

use crate::{Erasures, NewAudit, StoreError, StoredMeasure};

use super::column::{from_word, to_word};
use super::erasures::EraseWrite;
use super::error::SqliteError;
use super::forgetting::lost_link;
use super::journal::{self, Wish};
use super::measures::{self, MeasureWrite};
use super::roles::RoleWrite;
use super::write::Write;
use super::{Sqlite, SqliteOptions, connect_options, schema};

/// What became last of a guest who wanted to be forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Latest {
    wish: Wish,
    at: Millis,
    /// The link that signs the guest in.
    link: Option<SecretHash>,
}

impl Latest {
    /// Whoever was forgotten stays forgotten; otherwise the latest wish counts.
    fn and(self, other: Latest) -> Latest {
        let is_newer = other.wish == Wish::Forgotten || other.at >= self.at;
        if self.wish != Wish::Forgotten && is_newer { other } else { self }
    }
}

/// What happened after a backup was made.
#[derive(Debug, Default)]
pub(super) struct Newer {
    /// By the hash of the guest's id.
    wishes: BTreeMap<SecretHash, Latest>,
    /// Warnings, mutes and bans, also those the backup knows: they may have been lifted since.
    measures: Vec<StoredMeasure>,
    /// Measures that were lifted, also those that are gone since.
    lifted: Vec<(MeasureId, Millis)>,
    /// How roles were last given and taken.
    roles: Vec<(GuestId, Option<Role>, NewAudit)>,
    /// Whether measures and roles could not be read.
    unread: bool,
}

/// How many guests of a backup were told that they were forgotten since, and how many were hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Told {
    pub(super) forgotten: usize,
    pub(super) hidden: usize,
}

impl Newer {
    /// Reads what is known from the database that is replaced, and from the file beside it.
    pub(super) async fn read(replaced: &Path) -> Newer {
        let mut newer = Newer::default();
        for line in journal::read(&journal::beside(replaced)) {
            if let Some(guest) = line.guest() {
                let latest = Latest { wish: line.wish, at: Millis(line.at), link: line.link() };
                newer.add(guest, latest);
            }
        }
        // For the wishes the file has it all.
        newer.unread = newer.read_replaced(replaced).await.is_err();
        newer
    }

    /// Whether bans and roles from after the backup could not be read.
    pub(super) fn is_unread(&self) -> bool {
        self.unread
    }

    async fn read_replaced(&mut self, replaced: &Path) -> Result<(), StoreError> {
        if !replaced.exists() {
            return Err(StoreError::Broken("there is no database".to_owned()));
        }
        let mut from = connect_options(replaced).read_only(true).connect().await?;
        let read = self.read_database(&mut from, replaced).await;
        let _ = from.close().await;
        read
    }

    async fn read_database(
        &mut self,
        from: &mut SqliteConnection,
        replaced: &Path,
    ) -> Result<(), StoreError> {
        let version = schema::version(from, replaced).await;
        let version = version.map_err(|error| StoreError::Broken(error.to_string()))?;
        // Each is read even if another one is damaged.
        let wishes = match version >= schema::FORGETS {
            true => self.read_wishes(from).await,
            false => Ok(()),
        };
        if version < schema::MODERATES {
            return wishes;
        }
        let measures = measures::all(from).await.map(|measures| self.measures = measures);
        let audit = self.read_audit(from).await;
        wishes.and(measures).and(audit)
    }

    async fn read_wishes(&mut self, from: &mut SqliteConnection) -> Result<(), StoreError> {
        let asked: Vec<(String, Vec<u8>, i64)> = query_as(
            "SELECT guest_id, link, at FROM erasures UNION ALL
             SELECT alias, link, at FROM erasures JOIN aliases USING (guest_id)",
        )
        .fetch_all(&mut *from)
        .await?;
        for (guest, link, at) in asked {
            if let (Ok(guest), Some(at)) = (guest.parse::<GuestId>(), to_millis(at)) {
                let link = to_hash(&link);
                self.add(guest.forgotten_hash(), Latest { wish: Wish::Asked, at, link });
            }
        }
        let forgotten: Vec<(Vec<u8>, i64)> =
            query_as("SELECT hash, at FROM forgotten").fetch_all(from).await?;
        for (hash, at) in forgotten {
            if let (Some(hash), Some(at)) = (to_hash(&hash), to_millis(at)) {
                self.add(hash, Latest { wish: Wish::Forgotten, at, link: None });
            }
        }
        Ok(())
    }

    async fn read_audit(&mut self, from: &mut SqliteConnection) -> Result<(), StoreError> {
        let lifted: Vec<(i64, String)> =
            query_as("SELECT at, detail FROM audit WHERE action = ?1 AND detail IS NOT NULL")
                .bind(from_word(&AuditAction::Lift))
                .fetch_all(&mut *from)
                .await?;
        let lifted =
            lifted.into_iter().filter_map(|(at, id)| Some((id.parse().ok()?, to_millis(at)?)));
        self.lifted = lifted.collect();
        // SQLite takes the other columns from the row with the greatest number.
        type Row = (i64, i64, Option<String>, String, Option<String>);
        let roles: Vec<Row> = query_as(
            "SELECT max(number), at, by_id, coalesce(
                 (SELECT a.guest_id FROM aliases AS a WHERE a.alias = audit.guest_id),
                 guest_id) AS guest, detail
             FROM audit WHERE action = ?1 AND guest_id IS NOT NULL GROUP BY guest",
        )
        .bind(from_word(&AuditAction::SetRole))
        .fetch_all(from)
        .await?;
        for (_, at, by, guest, detail) in roles {
            let (Ok(guest), Some(at)) = (guest.parse::<GuestId>(), to_millis(at)) else { continue };
            let role = detail.as_deref().map(|role| to_word("role", role)).transpose()?;
            let by = by.and_then(|by| by.parse().ok());
            let (action, guest_too) = (AuditAction::SetRole, Some(guest));
            let entry = NewAudit { at, by, action, guest: guest_too, table: None, detail };
            self.roles.push((guest, role, entry));
        }
        Ok(())
    }

    fn add(&mut self, guest: SecretHash, latest: Latest) {
        let known = self.wishes.entry(guest).or_insert(latest);
        *known = known.and(latest);
    }

    /// Tells a copy of the backup what happened since.
    pub(super) async fn apply(&self, copy: &Path) -> Result<Told, SqliteError> {
        let Newer { wishes, measures, lifted, roles, unread: _ } = self;
        if wishes.is_empty() && measures.is_empty() && lifted.is_empty() && roles.is_empty() {
            return Ok(Told::default());
        }
        let store = Sqlite::open(copy, SqliteOptions::default()).await?;
        let told = self.tell(&store).await;
        let closed = store.close().await;
        let told = told.map_err(broken)?;
        closed.map_err(broken)?;
        Ok(told)
    }

    async fn tell(&self, store: &Sqlite) -> Result<Told, StoreError> {
        for measure in &self.measures {
            let measure = MeasureWrite::Restore(Box::new(measure.clone()));
            store.submit(Write::Measure(measure)).await?;
        }
        for (id, at) in &self.lifted {
            let lifted = MeasureWrite::RestoreLifted { id: *id, at: *at };
            store.submit(Write::Measure(lifted)).await?;
        }
        for (guest, role, entry) in &self.roles {
            let role = RoleWrite::Restore { guest: *guest, role: *role, entry: entry.clone() };
            store.submit(Write::Role(role)).await?;
        }
        let mut told = Told::default();
        for (guest, latest) in self.wishes_of(store).await? {
            self.tell_wish(store, guest, latest, &mut told).await?;
        }
        for (hash, latest) in &self.wishes {
            if latest.wish == Wish::Forgotten {
                let forgotten = EraseWrite::Forgotten { hash: *hash, at: latest.at };
                store.submit(Write::Forget(forgotten)).await?;
            }
        }
        Ok(told)
    }

    /// The latest wish of each guest whom the backup knows, under whatever id.
    async fn wishes_of(&self, store: &Sqlite) -> Result<BTreeMap<GuestId, Latest>, StoreError> {
        let mut wishes: BTreeMap<GuestId, Latest> = BTreeMap::new();
        for (id, guest) in store.readers.guest_ids().await? {
            if let Some(latest) = self.wishes.get(&id.forgotten_hash()) {
                let known = wishes.entry(guest).or_insert(*latest);
                *known = known.and(*latest);
            }
        }
        Ok(wishes)
    }

    async fn tell_wish(
        &self,
        store: &Sqlite,
        guest: GuestId,
        Latest { wish, at, link }: Latest,
        told: &mut Told,
    ) -> Result<(), StoreError> {
        let is_hidden = store.readers.hidden().await?.contains(&guest);
        match wish {
            Wish::Forgotten => {
                store.hide_guest(guest, lost_link()?, at).await?;
                store.begin_forgetting(guest, Millis(u64::MAX)).await?;
                for table in store.tables_naming(guest).await? {
                    store.forget_at(table, guest).await?;
                }
                store.forget_guest(guest, at).await?;
                told.forgotten += 1;
                return Ok(());
            }
            // The link that the backup has is the best there is.
            Wish::Asked if is_hidden && link.is_none() => return Ok(()),
            Wish::Asked => {
                store.hide_guest(guest, link.map_or_else(lost_link, Ok)?, at).await?;
                told.hidden += usize::from(!is_hidden);
            }
            Wish::TakenBack => match store.show_guest(guest, at).await {
                Ok(()) => {}
                // The backup is from before the guest asked.
                Err(StoreError::Conflict) => return Ok(()),
                Err(error) => return Err(error),
            },
        }
        let mut shown = store.made_by(guest).await?;
        shown.push(guest);
        for guest in shown {
            for table in store.tables_naming(guest).await? {
                store.refresh_card(table).await?;
            }
        }
        Ok(())
    }
}

fn broken(error: StoreError) -> SqliteError {
    match error {
        StoreError::Full => SqliteError::Full,
        error => SqliteError::Broken(error.to_string()),
    }
}

fn to_millis(at: i64) -> Option<Millis> {
    u64::try_from(at).ok().map(Millis)
}

fn to_hash(bytes: &[u8]) -> Option<SecretHash> {
    bytes.try_into().ok().map(SecretHash)
}
