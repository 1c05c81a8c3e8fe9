//! What a backup has to be told when it is restored, because it happened after the backup was made.
//!
//! Guests who were forgotten since then must not come back, and neither must guests who were banned.
//! Both are read from the database that is replaced, as far as that can be read; who was forgotten
//! is also in the file beside it.

use std::collections::BTreeMap;
use std::path::Path;

use host::id::{GuestId, Secret, SecretHash};
use host::time::Millis;
use sqlx::{ConnectOptions, Connection, SqliteConnection, query_as};

use crate::{Erasures, StoreError, StoredMeasure};

use super::erasures::EraseWrite;
use super::error::SqliteError;
use super::journal::{self, Wish};
use super::measures::{self, MeasureWrite};
use super::write::Write;
use super::{Sqlite, SqliteOptions, connect_options};

/// What became last of a guest who wanted to be forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Latest {
    wish: Wish,
    at: Millis,
    /// The link that signs the guest in.
    link: Option<SecretHash>,
}

/// What happened after a backup was made.
#[derive(Debug, Default)]
pub(super) struct Newer {
    /// By the hash of the guest's id.
    wishes: BTreeMap<SecretHash, Latest>,
    /// Warnings, mutes and bans, also those the backup knows: they may have been lifted since.
    measures: Vec<StoredMeasure>,
}

impl Newer {
    /// Reads what is known from the database that is replaced, and from the file beside it.
    pub(super) async fn read(replaced: &Path) -> Newer {
        let mut newer = Newer::default();
        for line in journal::read(&journal::beside(replaced)) {
            if let Some(guest) = line.guest() {
                newer.add(guest, Latest { wish: line.wish, at: Millis(line.at), link: None });
            }
        }
        let options = connect_options(replaced).read_only(true);
        if replaced.exists()
            && let Ok(mut connection) = options.connect().await
        {
            // A damaged database, or one of an older version, tells nothing; for the wishes the file
            // has it all.
            let _ = newer.read_database(&mut connection).await;
            newer.measures = measures::all(&mut connection).await.unwrap_or_default();
            let _ = connection.close().await;
        }
        newer
    }

    async fn read_database(&mut self, from: &mut SqliteConnection) -> Result<(), sqlx::Error> {
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

    /// A guest who was forgotten stays forgotten; otherwise the latest wish counts.
    fn add(&mut self, guest: SecretHash, latest: Latest) {
        let known = self.wishes.entry(guest).or_insert(latest);
        if known.wish != Wish::Forgotten
            && (latest.wish == Wish::Forgotten || latest.at >= known.at)
        {
            *known = latest;
        }
    }

    /// Tells a copy of the backup what happened since. Returns how many guests it forgot or hid.
    pub(super) async fn apply(&self, copy: &Path) -> Result<usize, SqliteError> {
        if self.wishes.is_empty() && self.measures.is_empty() {
            return Ok(0);
        }
        let store = Sqlite::open(copy, SqliteOptions::default()).await?;
        let told = self.tell(&store).await;
        let closed = store.close().await;
        let told = told.map_err(broken)?;
        closed.map_err(broken)?;
        Ok(told)
    }

    async fn tell(&self, store: &Sqlite) -> Result<usize, StoreError> {
        for measure in &self.measures {
            let measure = MeasureWrite::Restore(Box::new(measure.clone()));
            store.submit(Write::Measure(measure)).await?;
        }
        let mut told = 0;
        for (id, guest) in store.readers.guest_ids().await? {
            let Some(Latest { wish, at, link }) = self.wishes.get(&id.forgotten_hash()) else {
                continue;
            };
            let tables = store.tables_naming(guest).await?;
            match wish {
                Wish::Forgotten => {
                    for table in tables {
                        store.forget_at(table, guest).await?;
                    }
                    store.forget_guest(guest, *at).await?;
                    told += 1;
                }
                Wish::Asked => {
                    let link = link.or_else(|| Some(Secret::random().ok()?.hash()));
                    let none = || StoreError::Broken("no randomness".to_owned());
                    store.hide_guest(guest, link.ok_or_else(none)?, *at).await?;
                    for table in tables {
                        store.refresh_card(table).await?;
                    }
                    told += 1;
                }
                Wish::TakenBack => match store.show_guest(guest, *at).await {
                    Ok(()) => {
                        for table in tables {
                            store.refresh_card(table).await?;
                        }
                    }
                    // The backup is from before the guest asked.
                    Err(StoreError::Conflict) => {}
                    Err(error) => return Err(error),
                },
            }
        }
        for (hash, latest) in &self.wishes {
            if latest.wish == Wish::Forgotten {
                let forgotten = EraseWrite::Forgotten { hash: *hash, at: latest.at };
                store.submit(Write::Forget(forgotten)).await?;
            }
        }
        Ok(told)
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
