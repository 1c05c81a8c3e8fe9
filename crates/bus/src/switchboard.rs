//! The front's side: which caller waits behind each id.

use std::collections::{BTreeSet, HashMap};
use std::hash::Hash;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use alerts::Presence;
use async_trait::async_trait;
use host::id::{GuestId, Secret, TableId};
use host::{Account, ConnectionId, Newcomer};
use metrics::{Dropped, Metrics};
use protocol::{FromClient, LinkKind, TableState};
use table::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::carrier::Carrier;
use crate::error::TableError;
use crate::from_table::{FromTable, Reply, TableContext};
use crate::lobby::Lobby;
use crate::to_table::{Parting, Question, ReplyId, ToAllTables, ToTable};

/// How many frames may wait for a connection to take them. A connection that lets more pile up is
/// dropped, and resumes when the client reconnects.
const OUTBOX: usize = 64;

/// How long an answer may take. The table may have to be loaded first, and may be busy.
const PATIENCE: Duration = Duration::from_secs(60);

/// How often a table is asked if it leaves memory before it answers.
const TRIES: usize = 3;

/// A message for a connection.
#[derive(Clone, Debug)]
pub enum Letter {
    /// A frame; more may follow.
    Frame(Arc<str>),
    /// The table's goodbye; nothing follows.
    Last(Arc<str>),
    /// The guest sits at the table from now on, in the seat of this guest, or only watches.
    Seated(Option<GuestId>),
    /// The table ended without a goodbye; nothing follows.
    Ended,
}

/// The callers who are waiting, by id.
struct Waiting<Id, T>(Mutex<HashMap<Id, T>>);

impl<Id: Eq + Hash, T> Waiting<Id, T> {
    fn new() -> Waiting<Id, T> {
        Waiting(Mutex::new(HashMap::new()))
    }

    fn with<R>(&self, what: impl FnOnce(&mut HashMap<Id, T>) -> R) -> R {
        what(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Connects the front to the tables, wherever those are.
pub struct Switchboard {
    carrier: Arc<dyn Carrier>,
    metrics: Arc<Metrics>,
    outboxes: Waiting<ConnectionId, mpsc::Sender<Letter>>,
    waiters: Waiting<ReplyId, oneshot::Sender<Result<Reply, TableError>>>,
    lobby: Lobby,
    /// The next id, shared by connections and questions.
    ids: AtomicU64,
}

impl Switchboard {
    /// Makes a switchboard without connections.
    pub fn new(carrier: Arc<dyn Carrier>, metrics: Arc<Metrics>) -> Arc<Switchboard> {
        Arc::new(Switchboard {
            carrier,
            metrics,
            outboxes: Waiting::new(),
            waiters: Waiting::new(),
            lobby: Lobby::default(),
            ids: AtomicU64::new(0),
        })
    }

    fn id(&self) -> u64 {
        self.ids.fetch_add(1, Ordering::Relaxed)
    }

    /// Passes a table's message on to those who wait for it. Never blocks.
    pub fn hear(&self, message: FromTable) {
        match message {
            FromTable::Frame { to, text } => self.deliver(&to, &Letter::Frame(text.into())),
            FromTable::Bye { to, text } => self.deliver(&to, &Letter::Last(text.into())),
            FromTable::Ended { to } => self.deliver(&to, &Letter::Ended),
            FromTable::Seated { to, owner } => self.deliver(&to, &Letter::Seated(owner)),
            FromTable::Reply { to, reply } => {
                // The asker may be gone.
                if let Some(waiter) = self.waiters.with(|waiters| waiters.remove(&to)) {
                    let _ = waiter.send(reply);
                }
            }
            FromTable::Lobby(news) => self.lobby.hear(news),
        }
    }

    fn deliver(&self, to: &[ConnectionId], letter: &Letter) {
        self.outboxes.with(|outboxes| {
            for connection in to {
                let Some(outbox) = outboxes.get(connection) else { continue };
                if outbox.try_send(letter.clone()).is_err() {
                    // The connection reads too slowly, or is gone. Without its outbox it closes,
                    // tells the table that it left, and resumes when the client reconnects.
                    outboxes.remove(connection);
                    self.metrics.dropped(Dropped::Slow);
                }
            }
        });
    }

    /// The open public tables.
    pub fn lobby(&self) -> &Lobby {
        &self.lobby
    }

    /// Connects a guest to a table.
    pub async fn join(
        self: &Arc<Self>,
        table: TableId,
        newcomer: Newcomer,
    ) -> Result<Connection, TableError> {
        let (outbox, letters) = mpsc::channel(OUTBOX);
        let id = ConnectionId(self.id());
        self.outboxes.with(|outboxes| outboxes.insert(id, outbox));
        let connection = Connection { switchboard: Arc::clone(self), table, id, letters };
        let join = |reply| ToTable::Join { connection: id, newcomer: newcomer.clone(), reply };
        match self.ask_by(table, join).await? {
            Reply::Joined => Ok(connection),
            _ => Err(TableError::Fault),
        }
    }

    /// Opens a table with this id, as [`Question::Open`] describes.
    pub async fn open(&self, table: TableId, open: Question) -> Result<(), TableError> {
        self.done(table, open).await
    }

    /// The state of a table, as this guest may see it.
    pub async fn state(&self, table: TableId, guest: GuestId) -> Result<TableState, TableError> {
        match self.ask(table, Question::State { guest }).await? {
            Reply::State(state) => Ok(*state),
            _ => Err(TableError::Fault),
        }
    }

    /// The ledger of a finished table.
    pub async fn ledger(&self, table: TableId) -> Result<String, TableError> {
        match self.ask(table, Question::Ledger).await? {
            Reply::Ledger(ledger) => ledger.ok_or(TableError::NotFinished),
            _ => Err(TableError::Fault),
        }
    }

    /// What a secret gives access to at a table; `None` if it is not valid.
    pub async fn link(
        &self,
        table: TableId,
        secret: Secret,
    ) -> Result<Option<LinkKind>, TableError> {
        match self.ask(table, Question::Link { secret }).await? {
            Reply::Link(kind) => Ok(kind),
            _ => Err(TableError::Fault),
        }
    }

    /// Carries a seat to another device, whose guest used the seat's secret.
    pub async fn carry(
        &self,
        table: TableId,
        guest: GuestId,
        secret: Secret,
    ) -> Result<(), TableError> {
        self.done(table, Question::Carry { guest, secret }).await
    }

    /// Takes the seat of a guest who was banned from those who came by its link.
    pub async fn end_link(&self, table: TableId, guest: GuestId) -> Result<(), TableError> {
        self.done(table, Question::EndLink { guest }).await
    }

    /// Makes a table forget what it has in memory and load what is stored.
    pub async fn reload(&self, table: TableId) -> Result<(), TableError> {
        self.done(table, Question::Reload).await
    }

    /// Who sits at a table and what was written in its chat.
    pub async fn context(&self, table: TableId) -> Result<TableContext, TableError> {
        match self.ask(table, Question::Context).await? {
            Reply::Context(context) => Ok(*context),
            _ => Err(TableError::Fault),
        }
    }

    /// Gives a guest who sits at a table another name.
    pub async fn rename(
        &self,
        table: TableId,
        guest: GuestId,
        name: String,
    ) -> Result<(), TableError> {
        self.done(table, Question::Rename { guest, name }).await
    }

    /// Deletes a chat message of a table.
    pub async fn delete_line(&self, table: TableId, number: u32) -> Result<(), TableError> {
        self.done(table, Question::DeleteLine { number }).await
    }

    /// Stops the bots and clocks of all tables, or lets them go on.
    pub fn pause(&self, paused: bool) {
        self.carrier.send_to_all(ToAllTables::Pause(paused));
    }

    /// What a table holds about a guest.
    pub async fn account(&self, table: TableId, guest: GuestId) -> Result<Account, TableError> {
        match self.ask(table, Question::Account { guest }).await? {
            Reply::Account(account) => Ok(*account),
            _ => Err(TableError::Fault),
        }
    }

    /// A table lets go of a guest who wants to be forgotten.
    pub async fn depart(&self, table: TableId, guest: GuestId) -> Result<(), TableError> {
        self.done(table, Question::Depart { guest }).await
    }

    /// A table shows the name of a guest again.
    pub async fn show_again(
        &self,
        table: TableId,
        guest: GuestId,
        name: String,
    ) -> Result<(), TableError> {
        self.done(table, Question::Return { guest, name }).await
    }

    /// Ends a table's game for the keeper.
    pub async fn close(&self, table: TableId) -> Result<(), TableError> {
        self.done(table, Question::Close).await
    }

    /// Removes a table permanently for the keeper.
    pub async fn delete(&self, table: TableId) -> Result<(), TableError> {
        self.done(table, Question::Delete).await
    }

    async fn done(&self, table: TableId, question: Question) -> Result<(), TableError> {
        match self.ask(table, question).await? {
            Reply::Done => Ok(()),
            _ => Err(TableError::Fault),
        }
    }

    async fn ask(&self, table: TableId, question: Question) -> Result<Reply, TableError> {
        self.ask_by(table, |reply| ToTable::Ask { reply, question: question.clone() }).await
    }

    /// Sends a message that expects a reply, and waits for it.
    async fn ask_by(
        &self,
        table: TableId,
        message: impl Fn(ReplyId) -> ToTable,
    ) -> Result<Reply, TableError> {
        // A table that leaves memory while the message is on its way is asked again.
        for _ in 0..TRIES {
            match self.ask_once(table, &message).await {
                Err(TableError::Ended) => {}
                answered => return answered,
            }
        }
        Err(TableError::Fault)
    }

    async fn ask_once(
        &self,
        table: TableId,
        message: impl Fn(ReplyId) -> ToTable,
    ) -> Result<Reply, TableError> {
        let (waiter, answer) = oneshot::channel();
        let reply = ReplyId(self.id());
        self.waiters.with(|waiters| waiters.insert(reply, waiter));
        let _waiting = Forget(self, reply);
        let asking = async {
            self.carrier.send(table, message(reply)).await?;
            answer.await.unwrap_or(Err(TableError::Ended))
        };
        timeout(PATIENCE, asking).await.unwrap_or(Err(TableError::Late))
    }
}

/// Removes a waiter when dropped, whether the reply came or the wait was given up.
struct Forget<'a>(&'a Switchboard, ReplyId);

impl Drop for Forget<'_> {
    fn drop(&mut self) {
        self.0.waiters.with(|waiters| waiters.remove(&self.1));
    }
}

#[async_trait]
impl Presence for Switchboard {
    async fn is_here(&self, table: TableId, seat: Seat) -> bool {
        let here = self.ask(table, Question::Here { seat: seat.into() }).await;
        matches!(here, Ok(Reply::Here(true)))
    }
}

/// A guest's connection to a table. Dropping it removes its outbox.
pub struct Connection {
    switchboard: Arc<Switchboard>,
    table: TableId,
    id: ConnectionId,
    letters: mpsc::Receiver<Letter>,
}

impl Connection {
    /// The next letter; `None` if the connection took its letters too slowly. Cancel safe: dropping
    /// the future loses no letter.
    pub async fn next(&mut self) -> Option<Letter> {
        self.letters.recv().await
    }

    /// Passes a client's frame on to the table.
    pub async fn send(&self, frame: FromClient) {
        let message = ToTable::Frame { connection: self.id, frame };
        // If the table is gone, its last letter says why.
        let _ = self.switchboard.carrier.send(self.table, message).await;
    }

    /// Tells the table whose chat this client does not want from now on.
    pub async fn block(&self, blocked: BTreeSet<GuestId>) {
        let message = ToTable::Blocks { connection: self.id, blocked };
        // If the table is gone, the client comes back with the same blocks.
        let _ = self.switchboard.carrier.send(self.table, message).await;
    }

    /// Leaves the table.
    pub async fn leave(self, parting: Parting) {
        let message = ToTable::Leave { connection: self.id, parting };
        // If the table is gone, there is nobody to tell.
        let _ = self.switchboard.carrier.send(self.table, message).await;
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.switchboard.outboxes.with(|outboxes| outboxes.remove(&self.id));
    }
}
