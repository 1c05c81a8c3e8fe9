//! The embedded store: one SQLite file, one connection that writes, a few that read.

mod audit;
mod backup;
mod blocks;
mod calls;
mod census;
mod checkpoint;
mod column;
mod damaged;
mod erasures;
mod error;
mod forgetting;
mod health;
mod identities;
mod journal;
mod measures;
mod moderation;
mod newer;
mod openings;
mod outcomes;
mod place;
mod reader;
mod reports;
mod restore;
mod roles;
mod schema;
mod sessions;
mod write;
mod writer;

use std::path::{Path, PathBuf};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{SqliteConnectOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqliteConnection, query_scalar};
use table::Seat;
use tokio::sync::{mpsc, oneshot};

use host::id::{GuestId, PasskeyId, SecretHash, SessionId, TableId};
use host::time::Millis;
use protocol::AskId;

use self::calls::CallWrite;
use self::checkpoint::{Checkpoints, LOG_PAGES};
use self::error::at;
use self::health::Troubles;
use self::identities::IdentityWrite;
use self::reader::Readers;
use self::sessions::SessionWrite;
use self::write::Write;
use self::writer::{Answer, Message, WAITING, Writer};
use super::{
    Admission, Batch, Browser, Call, CallOutcome, Calls, Ended, GameOutcome, Guests, Health,
    Identities, Key, KeyState, Keys, Listed, NewSession, Openings, Outcomes, Records, Sessions,
    StoreError, Stored, StoredGuest, StoredPasskey, StoredSession, TableOpening, TableQuery,
    Webhook,
};

pub use self::backup::backup;
pub use self::error::SqliteError;
pub use self::restore::{Restored, restore};
pub use self::writer::{Commit, Observer};

/// How long to wait for another program that is writing, such as a shell or a backup tool.
const PATIENCE: Duration = Duration::from_secs(5);

/// Options for opening a database.
#[derive(Default)]
pub struct SqliteOptions {
    /// Never write: every write fails with [`StoreError::ReadOnly`].
    pub read_only: bool,
    /// Called after every commit.
    pub observer: Option<Observer>,
}

/// A store in one SQLite file.
pub struct Sqlite {
    messages: mpsc::Sender<Message>,
    readers: Readers,
    troubles: Troubles,
    path: PathBuf,
    /// Where it is noted who wants to be forgotten.
    journal: PathBuf,
}

impl Sqlite {
    /// Opens a database, creating it and its folder if missing and migrating an older one.
    pub async fn open(path: &Path, options: SqliteOptions) -> Result<Sqlite, SqliteError> {
        let SqliteOptions { read_only, observer } = options;
        let path = place::absolute(path)?;
        if read_only {
            place::must_exist(&path)?;
        } else {
            place::prepare(&path)?;
        }
        let options = connect_options(&path).read_only(read_only);
        let mut connection = options.connect().await.map_err(at(&path))?;
        let checkpoints = if read_only {
            schema::is_current(&mut connection, &path).await?;
            None
        } else {
            // Check before touching anything: a database that is refused stays as it was.
            schema::version(&mut connection, &path).await?;
            keep_log(&mut connection, &path).await?;
            let found = schema::migrate(&mut connection, &path).await?;
            schema::overwrite_deleted(&mut connection, found).await;
            Some(Checkpoints::begin(options.connect().await.map_err(at(&path))?))
        };
        let readers = Readers::open(options.clone()).await.map_err(at(&path))?;
        let (messages, queue) = mpsc::channel(WAITING);
        tokio::spawn(Writer::new(options, connection, checkpoints, observer).run(queue));
        let journal = journal::beside(&path);
        Ok(Sqlite { messages, readers, troubles: Troubles::default(), path, journal })
    }

    /// Limits the file to this many pages of 4 KiB, or to its current size if that is larger.
    /// Writes that do not fit fail with [`StoreError::Full`].
    pub async fn set_page_limit(&self, pages: u32) -> Result<(), StoreError> {
        self.ask(|answer| Message::PageLimit(pages, answer)).await
    }

    /// Checks the whole database thoroughly and returns what is wrong. Empty if it is sound.
    pub async fn integrity(&self) -> Vec<String> {
        self.readers.integrity().await
    }

    /// The ids of all tables, as far as they can be read.
    pub async fn table_ids(&self) -> Vec<TableId> {
        self.readers.names(TableQuery::All).await.into_iter().collect()
    }

    /// Writes what is waiting, moves the log into the database and stops. Every later request
    /// fails.
    pub async fn close(&self) -> Result<(), StoreError> {
        // Readers first: the last connection to close removes the log, and a reader cannot.
        self.readers.close().await;
        self.ask(Message::Close).await
    }

    async fn submit(&self, write: Write) -> Result<(), StoreError> {
        self.troubles.note(self.ask(|answer| Message::Write(write, answer)).await)
    }

    async fn ask(&self, message: impl FnOnce(Answer) -> Message) -> Result<(), StoreError> {
        let closed = || StoreError::Broken("the store is closed".to_owned());
        let (answer, answered) = oneshot::channel();
        self.messages.send(message(answer)).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

/// The options of every connection. FULL syncs the log at each commit; nothing less survives a
/// power cut. Deleted text is overwritten with zeros, so that it does not stay in free pages.
fn connect_options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        .pragma("secure_delete", "ON")
        .pragma("wal_autocheckpoint", LOG_PAGES.to_string())
        .disable_statement_logging()
}

/// Switches to a write-ahead log, which lets readers read while the writer writes. The setting is
/// stored in the file.
async fn keep_log(connection: &mut SqliteConnection, path: &Path) -> Result<(), SqliteError> {
    let mode: String =
        query_scalar("PRAGMA journal_mode = WAL").fetch_one(connection).await.map_err(at(path))?;
    if mode == "wal" { Ok(()) } else { Err(SqliteError::NoLog(path.to_owned())) }
}

#[async_trait]
impl Records for Sqlite {
    async fn write(&self, batch: Batch) -> Result<(), StoreError> {
        self.submit(Write::Batch(batch)).await
    }

    async fn rewrite(&self, table: TableId, seq: u32, body: String) -> Result<(), StoreError> {
        self.submit(Write::Rewrite { table, seq, body }).await
    }

    async fn load(&self, table: TableId) -> Result<Vec<Stored>, StoreError> {
        self.troubles.note(self.readers.load(table).await)
    }

    async fn listed(&self, table: TableId) -> Result<Option<Listed>, StoreError> {
        self.troubles.note(self.readers.listed(table).await)
    }

    async fn list(&self, which: TableQuery, most: u32) -> Result<Vec<Listed>, StoreError> {
        match self.troubles.note(self.readers.list(which, most).await) {
            Err(StoreError::Damaged(_)) => self.readers.list_readable(which, most).await,
            listed => listed,
        }
    }

    async fn next_wake(&self) -> Result<Option<Millis>, StoreError> {
        self.troubles.note(self.readers.next_wake().await)
    }

    async fn delete(&self, table: TableId) -> Result<(), StoreError> {
        self.submit(Write::Delete(table)).await
    }
}

#[async_trait]
impl Openings for Sqlite {
    async fn opening(&self, table: TableId) -> Result<Option<TableOpening>, StoreError> {
        self.readers.opening(table).await
    }

    async fn opened_by(
        &self,
        guest: GuestId,
        request: &AskId,
    ) -> Result<Option<TableId>, StoreError> {
        self.readers.opened_by(guest, request).await
    }

    async fn openings_in_lobby(&self) -> Result<Vec<TableOpening>, StoreError> {
        self.readers.openings_in_lobby().await
    }
}

#[async_trait]
impl Outcomes for Sqlite {
    async fn outcome(&self, table: TableId) -> Result<Option<GameOutcome>, StoreError> {
        self.troubles.note(self.readers.outcome(table).await)
    }

    async fn without_outcome(
        &self,
        after: Option<TableId>,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.troubles.note(self.readers.without_outcome(after, most).await)
    }

    async fn add_outcome(&self, table: TableId, outcome: GameOutcome) -> Result<(), StoreError> {
        self.submit(Write::AddOutcome { table, outcome: Box::new(outcome) }).await
    }
}

#[async_trait]
impl Guests for Sqlite {
    async fn add_guest(&self, guest: StoredGuest, session: NewSession) -> Result<(), StoreError> {
        self.submit(Write::AddGuest { guest, session }).await
    }

    async fn guest(&self, id: GuestId) -> Result<Option<StoredGuest>, StoreError> {
        self.troubles.note(self.readers.guest(id).await)
    }

    async fn guest_since(&self, id: GuestId) -> Result<Option<Millis>, StoreError> {
        self.readers.guest_since(id).await
    }

    async fn rename_guest(&self, id: GuestId, name: &str) -> Result<(), StoreError> {
        self.submit(Write::RenameGuest { id, name: name.to_owned() }).await
    }

    async fn admit(&self, admission: Admission) -> Result<(), StoreError> {
        self.submit(Write::Admit(admission)).await
    }

    async fn admitted(&self, table: TableId, guest: GuestId) -> Result<Option<bool>, StoreError> {
        self.troubles.note(self.readers.admitted(table, guest).await)
    }
}

#[async_trait]
impl Sessions for Sqlite {
    async fn add_session(
        &self,
        guest: GuestId,
        session: NewSession,
        most: u32,
    ) -> Result<(), StoreError> {
        self.submit(Write::Session(SessionWrite::Add { guest, session, most })).await
    }

    async fn session_by_key(
        &self,
        key: SecretHash,
    ) -> Result<Option<(StoredSession, KeyState)>, StoreError> {
        self.readers.session_by_key(key).await
    }

    async fn sessions(&self, guest: GuestId, most: u32) -> Result<Vec<StoredSession>, StoreError> {
        self.readers.sessions(guest, most).await
    }

    async fn end_sessions(&self, guest: GuestId, which: Ended) -> Result<(), StoreError> {
        self.submit(Write::Session(SessionWrite::End { guest, which })).await
    }

    async fn session_seen(
        &self,
        session: SessionId,
        name: &str,
        at: Millis,
    ) -> Result<(), StoreError> {
        let name = name.to_owned();
        self.submit(Write::Session(SessionWrite::Seen { session, name, at })).await
    }

    async fn offer_key(
        &self,
        session: SessionId,
        keyed_at: Millis,
        next: SecretHash,
        at: Millis,
    ) -> Result<(), StoreError> {
        self.submit(Write::Session(SessionWrite::OfferKey { session, keyed_at, next, at })).await
    }

    async fn use_key(&self, next: SecretHash, at: Millis) -> Result<(), StoreError> {
        self.submit(Write::Session(SessionWrite::UseKey { next, at })).await
    }
}

#[async_trait]
impl Identities for Sqlite {
    async fn set_codes(&self, guest: GuestId, codes: Vec<SecretHash>) -> Result<(), StoreError> {
        self.submit(Write::Identity(IdentityWrite::SetCodes { guest, codes })).await
    }

    async fn codes_left(&self, guest: GuestId) -> Result<u32, StoreError> {
        self.readers.codes_left(guest).await
    }

    async fn guest_by_code(&self, code: SecretHash) -> Result<Option<GuestId>, StoreError> {
        self.readers.guest_by_code(code).await
    }

    async fn use_code(
        &self,
        guest: GuestId,
        code: SecretHash,
        session: NewSession,
        most: u32,
    ) -> Result<(), StoreError> {
        let write = IdentityWrite::UseCode { guest, code, session, most };
        self.submit(Write::Identity(write)).await
    }

    async fn add_passkey(&self, passkey: StoredPasskey) -> Result<(), StoreError> {
        self.submit(Write::Identity(IdentityWrite::AddPasskey(Box::new(passkey)))).await
    }

    async fn passkeys(&self, guest: GuestId) -> Result<Vec<StoredPasskey>, StoreError> {
        self.readers.passkeys(guest).await
    }

    async fn passkey(&self, credential: &[u8]) -> Result<Option<StoredPasskey>, StoreError> {
        self.readers.passkey(credential).await
    }

    async fn use_passkey(
        &self,
        passkey: StoredPasskey,
        counted: Vec<u8>,
        session: NewSession,
        most: u32,
    ) -> Result<(), StoreError> {
        let passkey = Box::new(passkey);
        let write = IdentityWrite::UsePasskey { passkey, counted, session, most };
        self.submit(Write::Identity(write)).await
    }

    async fn count_passkey(
        &self,
        passkey: StoredPasskey,
        counted: Vec<u8>,
        at: Millis,
    ) -> Result<(), StoreError> {
        let passkey = Box::new(passkey);
        self.submit(Write::Identity(IdentityWrite::CountPasskey { passkey, counted, at })).await
    }

    async fn remove_passkey(&self, guest: GuestId, id: PasskeyId) -> Result<(), StoreError> {
        self.submit(Write::Identity(IdentityWrite::RemovePasskey { guest, id })).await
    }

    async fn may_merge(&self, from: GuestId, into: GuestId) -> Result<bool, StoreError> {
        self.readers.may_merge(from, into).await
    }

    async fn merge(&self, from: GuestId, into: GuestId) -> Result<(), StoreError> {
        self.submit(Write::Identity(IdentityWrite::Merge { from, into })).await
    }

    async fn passkeys_elsewhere(&self, rp_id: &str) -> Result<Vec<(String, u32)>, StoreError> {
        self.readers.passkeys_elsewhere(rp_id).await
    }
}

#[async_trait]
impl Keys for Sqlite {
    async fn key(&self, name: &str) -> Result<Option<Key>, StoreError> {
        self.troubles.note(self.readers.key(name).await)
    }

    async fn add_key(&self, name: &str, key: Key) -> Result<(), StoreError> {
        self.submit(Write::Call(CallWrite::AddKey { name: name.to_owned(), key })).await
    }
}

#[async_trait]
impl Calls for Sqlite {
    async fn add_browser(
        &self,
        guest: GuestId,
        session: SessionId,
        browser: Browser,
        at: Millis,
        most: u32,
    ) -> Result<(), StoreError> {
        let write = CallWrite::AddBrowser { guest, session, browser, at, most };
        self.submit(Write::Call(write)).await
    }

    async fn remove_browser(
        &self,
        endpoint: &str,
        guest: Option<GuestId>,
    ) -> Result<(), StoreError> {
        let endpoint = endpoint.to_owned();
        self.submit(Write::Call(CallWrite::RemoveBrowser { endpoint, guest })).await
    }

    async fn browsers(&self, guest: GuestId) -> Result<Vec<Browser>, StoreError> {
        self.troubles.note(self.readers.browsers(guest).await)
    }

    async fn webhook(&self, table: TableId) -> Result<Option<Webhook>, StoreError> {
        self.troubles.note(self.readers.webhook(table).await)
    }

    async fn calls(&self, at: Millis, most: u32) -> Result<Vec<Call>, StoreError> {
        self.troubles.note(self.readers.calls(at, most).await)
    }

    async fn next_call(&self) -> Result<Option<Millis>, StoreError> {
        self.troubles.note(self.readers.next_call().await)
    }

    async fn settle(&self, call: Call, outcome: CallOutcome) -> Result<(), StoreError> {
        self.submit(Write::Call(CallWrite::Settle { call: Box::new(call), outcome })).await
    }

    async fn forget_seen(&self, table: TableId, seat: Seat, since: u32) -> Result<(), StoreError> {
        self.submit(Write::Call(CallWrite::ForgetSeen { table, seat, since })).await
    }
}

#[async_trait]
impl Health for Sqlite {
    async fn probe(&self, at: Option<Millis>) -> Result<(), StoreError> {
        self.ask(|answer| Message::Probe(at, answer)).await?;
        match self.readers.probed().await? {
            read if at.is_none() || read == at => Ok(()),
            _ => Err(StoreError::Broken("what was stored is not there".to_owned())),
        }
    }

    async fn last_time(&self) -> Result<Option<Millis>, StoreError> {
        match self.readers.probed().await? {
            Some(time) => Ok(Some(time)),
            None => self.readers.newest().await,
        }
    }

    async fn examine(&self) -> Result<(), StoreError> {
        self.readers.examine().await
    }

    async fn trouble(&self) -> StoreError {
        self.troubles.next().await
    }
}
