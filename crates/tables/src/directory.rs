//! The directory of all tables, those in memory and those that rest in the store.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use alerts::{Alerts, Presence};
use async_trait::async_trait;
use bus::{Carrier, FromTable, LobbyNews, Opened, Reply, ReplyId, TableError};
use host::games::{WithGame, with_game};
use host::record::{Event, Opening, Place, Record};
use host::{Append, Fault, Host, Hosted, NextTable, NotLoaded};
use protocol::TableCard;
use store::{
    Admission, Batch, Listed, Store, StoreError, Stored, TableOpening, TableQuery, Webhook,
};
use table::Seat;
use tokio::sync::{mpsc, oneshot, watch};

use crate::error::OpenError;
use crate::id::{AddressKey, GuestId, TableId};
use crate::inbox::{Inbox, Incoming, ROOM};
use crate::metrics::Metrics;
use crate::settings::Settings;
use crate::task::Task;
use crate::thinkers::Thinkers;
use crate::time::{AgeClock, Millis, Watch, system_time};

/// How long to wait before retrying a table that could not be loaded, unless somebody asks for it.
const RESTING: Duration = Duration::from_secs(10 * 60);

/// How to reach the task of a table, once the table is in memory.
type Slot = Arc<tokio::sync::Mutex<Option<Inbox>>>;

/// All tables, and what they share.
pub struct Directory {
    store: Arc<dyn Store>,
    settings: Settings,
    watch: Watch,
    metrics: Arc<Metrics>,
    alerts: Arc<Alerts>,
    carrier: Arc<dyn Carrier>,
    thinkers: Arc<Thinkers>,
    slots: Mutex<HashMap<TableId, Slot>>,
    /// The clock that decides what is old enough to be removed.
    ages: AgeClock,
    /// Tables that recently could not be loaded, and when to retry each without being asked.
    resting: Mutex<HashMap<TableId, Instant>>,
    /// Guests who recently could not be forgotten, and when to retry each.
    remembered: Mutex<HashMap<GuestId, Instant>>,
    /// Becomes true when the house stops.
    stopping: watch::Sender<bool>,
    /// Whether the house is read-only, so that bots and clocks rest.
    paused: watch::Sender<bool>,
    /// How many tasks are running. At zero, no table is in memory.
    running: watch::Sender<usize>,
}

impl Directory {
    /// Creates a directory of the tables in this store. What they say leaves by the carrier.
    /// `stopping` becomes true when they stop.
    pub fn new(
        store: Arc<dyn Store>,
        settings: Settings,
        metrics: Arc<Metrics>,
        watch: Watch,
        alerts: Arc<Alerts>,
        carrier: Arc<dyn Carrier>,
        stopping: watch::Sender<bool>,
    ) -> Arc<Directory> {
        Arc::new(Directory {
            store,
            thinkers: Thinkers::new(settings.thinkers, &metrics),
            settings,
            watch,
            metrics,
            alerts,
            carrier,
            slots: Mutex::default(),
            ages: AgeClock::default(),
            resting: Mutex::default(),
            remembered: Mutex::default(),
            stopping,
            paused: watch::channel(false).0,
            running: watch::channel(0).0,
        })
    }

    /// The store that holds the tables.
    pub fn store(&self) -> &dyn Store {
        self.store.as_ref()
    }

    /// The settings of the tables.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The metrics.
    pub fn metrics(&self) -> Arc<Metrics> {
        Arc::clone(&self.metrics)
    }

    /// The current time.
    pub fn now(&self) -> Millis {
        self.watch.now()
    }

    /// The clock that decides what is old enough to be removed.
    pub fn ages(&self) -> &AgeClock {
        &self.ages
    }

    /// Advances the clock of ages as far as is safe; returns its time, or `None` if it has not
    /// started. It is never ahead of the clock by which this house dates what it stores.
    pub fn advance_ages(&self) -> Option<Millis> {
        self.ages.advance_to(system_time().min(self.now()), Instant::now())
    }

    /// Whether the house is read-only, so that bots and clocks rest.
    pub fn paused(&self) -> watch::Receiver<bool> {
        self.paused.subscribe()
    }

    /// Makes bots and clocks rest, or lets them go on.
    pub(crate) fn pause(&self, paused: bool) {
        self.paused.send_replace(paused);
    }

    /// The threads that bots think on.
    pub fn thinkers(&self) -> Arc<Thinkers> {
        Arc::clone(&self.thinkers)
    }

    /// Sends a message to the front.
    pub fn tell(&self, message: FromTable) {
        self.carrier.tell(message);
    }

    /// Answers a question.
    pub fn reply(&self, to: ReplyId, reply: Result<Reply, TableError>) {
        self.tell(FromTable::Reply { to, reply });
    }

    /// A seed for the whims of bots. Nothing secret depends on it.
    pub fn random_seed(&self) -> u64 {
        let mut bytes = [0; 8];
        // Without randomness the bots are merely predictable.
        let _ = getrandom::fill(&mut bytes);
        u64::from_le_bytes(bytes)
    }

    /// Opens a table. The table, its opener's admission and its webhook are stored together.
    pub(crate) async fn open(
        self: &Arc<Self>,
        opening: Opening,
        places: Vec<Place>,
        webhook: Option<Webhook>,
        opened: TableOpening,
    ) -> Result<(), OpenError> {
        let game = opening.game.clone();
        let directory = Arc::clone(self);
        with_game(&game, OpenTable { directory, opening, places, webhook, opened })?.await
    }

    /// Stores the first record of a table and starts its task.
    pub async fn begin<G: Hosted>(
        self: Arc<Self>,
        opening: Opening,
        places: Vec<Place>,
        webhook: Option<Webhook>,
        opened: TableOpening,
    ) -> Result<(), OpenError> {
        let (table, patience) = (opened.table, self.settings.patience());
        let (host, append) = Host::<G>::open(table, opening, places, patience, self.now());
        self.write(first_batch(append, opened, webhook)).await?;
        let slot = self.slot(table);
        let inbox = self.spawn(host)?;
        *slot.lock().await = Some(inbox);
        Ok(())
    }

    /// Stores a record together with the table that follows: both, or neither. If the first table
    /// has a webhook, the next one gets it too.
    pub async fn write_with_next(&self, append: Append, next: NextTable) -> Result<(), StoreError> {
        let webhook = self.store.webhook(append.table).await?;
        let opened = TableOpening {
            table: next.append.table,
            opener: next.opener,
            request: None,
            address: None,
            key: address_key(),
        };
        let mut batch = first_batch(next.append, opened, webhook);
        batch.appends.insert(0, append);
        self.write(batch).await
    }

    /// Stores a batch, then tells the alerts about new turns and the lobby about changed tables.
    pub async fn write(&self, batch: Batch) -> Result<(), StoreError> {
        let listings = || batch.appends.iter().filter_map(|append| append.listing.as_ref());
        let has_turns = listings().any(|listing| !listing.turns.is_empty());
        let news = |append: &Append| {
            let opened = batch.opening.as_deref().filter(|opening| opening.table == append.table);
            lobby_news(append, opened)
        };
        let news: Vec<LobbyNews> = batch.appends.iter().filter_map(news).collect();
        self.store.write(batch).await?;
        if has_turns {
            self.alerts.look();
        }
        for news in news {
            self.tell(FromTable::Lobby(news));
        }
        Ok(())
    }

    /// Starts the task of a host.
    fn spawn<G: Hosted>(self: &Arc<Self>, mut host: Host<G>) -> Result<Inbox, Fault> {
        let (sender, inbox) = mpsc::channel(ROOM);
        host.rest_after(self.settings.rest_after);
        host.set_limits(self.settings.limits);
        let task = Task::new(Arc::clone(self), host, inbox)?;
        self.running.send_modify(|running| *running += 1);
        self.metrics.tables.inc();
        tokio::spawn(task.run());
        Ok(sender)
    }

    fn slot(&self, table: TableId) -> Slot {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(slots.entry(table).or_default())
    }

    /// Does something with what is stored of a table while its task does not run, and nobody loads
    /// the table. Those who are connected come back afterwards.
    pub(crate) async fn unloaded<T>(&self, table: TableId, work: impl Future<Output = T>) -> T {
        let slot = self.slot(table);
        let mut sender = slot.lock().await;
        if let Some(inbox) = sender.take() {
            let _ = inbox.send(Incoming::Unload).await;
            inbox.closed().await;
        }
        let done = work.await;
        // A task that waits for this slot finds another one.
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).remove(&table);
        done
    }

    /// Forgets a table whose task has ended.
    pub fn forget(&self, table: TableId) {
        {
            let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
            // If the lock is held, somebody is loading the table again.
            let ended = slots.get(&table).is_some_and(|slot| {
                slot.try_lock().is_ok_and(|sender| sender.as_ref().is_none_or(Inbox::is_closed))
            });
            if ended {
                slots.remove(&table);
            }
        }
        self.metrics.tables.dec();
        self.running.send_modify(|running| *running -= 1);
    }

    /// Returns the inbox of a table's task, loading the table if necessary.
    pub(crate) async fn reach(self: &Arc<Self>, table: TableId) -> Result<Inbox, TableError> {
        loop {
            if *self.stopping.borrow() {
                return Err(TableError::Stopping);
            }
            let slot = self.slot(table);
            let mut sender = slot.lock().await;
            // The slot may have been removed while this waited for its lock.
            if !Arc::ptr_eq(&slot, &self.slot(table)) {
                continue;
            }
            if let Some(sender) = sender.as_ref().filter(|sender| !sender.is_closed()) {
                return Ok(sender.clone());
            }
            match self.load(table).await {
                Ok(loaded) => {
                    *sender = Some(loaded.clone());
                    return Ok(loaded);
                }
                Err(error) => {
                    let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
                    slots.remove(&table);
                    return Err(error);
                }
            }
        }
    }

    async fn load(self: &Arc<Self>, table: TableId) -> Result<Inbox, TableError> {
        let began = std::time::Instant::now();
        let stored = self.store.load(table).await?;
        let game = game_of(&stored).ok_or(TableError::NoSuchTable)?;
        let load = Load { directory: Arc::clone(self), table, stored: &stored };
        let loaded = with_game(&game, load).map_err(|_| TableError::Fault)?;
        self.metrics.loading.observe(began.elapsed().as_secs_f64());
        loaded.map_err(|why| match why {
            NotLoaded::Rules(unknown) => TableError::Rules(unknown),
            NotLoaded::Fault(fault) => self.cannot_load(table, fault),
        })
    }

    pub(crate) fn cannot_load(&self, table: TableId, Fault(what): Fault) -> TableError {
        // Otherwise it would be logged again for everyone who asks.
        if self.rest(table) {
            self.metrics.faults.inc();
            tracing::error!(%table, what, "the table cannot be loaded");
        }
        TableError::Fault
    }

    /// Lets a table that cannot be loaded rest for a while. Returns whether this is its first
    /// failure.
    fn rest(&self, table: TableId) -> bool {
        let mut resting = self.resting.lock().unwrap_or_else(PoisonError::into_inner);
        let is_news = !resting.contains_key(&table);
        resting.insert(table, Instant::now() + RESTING);
        is_news
    }

    /// Whether loading this table failed recently.
    fn is_resting(&self, table: TableId) -> bool {
        let resting = self.resting.lock().unwrap_or_else(PoisonError::into_inner);
        resting.get(&table).is_some_and(|until| Instant::now() < *until)
    }

    /// Lets a guest who cannot be forgotten wait for a while. Returns whether this is the first
    /// failure.
    pub(crate) fn wait_to_forget(&self, guest: GuestId) -> bool {
        let mut remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        remembered.insert(guest, Instant::now() + RESTING).is_none()
    }

    /// Whether forgetting this guest failed recently.
    pub(crate) fn waits_to_be_forgotten(&self, guest: GuestId) -> bool {
        let remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        remembered.get(&guest).is_some_and(|until| Instant::now() < *until)
    }

    /// Notes that a guest was forgotten.
    pub(crate) fn is_forgotten(&self, guest: GuestId) {
        self.remembered.lock().unwrap_or_else(PoisonError::into_inner).remove(&guest);
    }

    /// Removes a table forever.
    pub(crate) async fn delete(&self, table: TableId) -> Result<(), TableError> {
        if let Some(inbox) = self.in_memory(table).await {
            let _ = inbox.send(Incoming::Stop).await;
            inbox.closed().await;
        }
        self.store.delete(table).await?;
        self.tell(FromTable::Lobby(LobbyNews::Gone { table }));
        Ok(())
    }

    /// Deletes the text of a chat message from the stored records, and tells the table.
    pub(crate) async fn delete_line(&self, table: TableId, number: u32) -> Result<(), TableError> {
        let stored = self.store.load(table).await?;
        if stored.is_empty() {
            return Err(TableError::NoSuchTable);
        }
        let record = host::without_line(&stored, number).ok_or(TableError::NoSuchLine)?;
        self.store.rewrite(table, record.seq, record.body).await?;
        // A table that was being loaded meanwhile has read the old text, and is told as well.
        if let Some(inbox) = self.in_memory(table).await {
            let _ = inbox.send(Incoming::LineDeleted(number)).await;
        }
        Ok(())
    }

    /// The inbox of a table's task, if the table is in memory.
    pub(crate) async fn in_memory(&self, table: TableId) -> Option<Inbox> {
        let slot = {
            let slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
            slots.get(&table).cloned()
        }?;
        let sender = slot.lock().await;
        sender.clone().filter(|sender| !sender.is_closed())
    }

    /// Whether a table is in memory.
    pub(crate) async fn is_in_memory(&self, table: TableId) -> bool {
        self.in_memory(table).await.is_some()
    }

    /// Wakes the tables that need their hosts now: a clock has run out, or a bot has to move.
    pub async fn wake_due(self: &Arc<Self>) -> Result<(), TableError> {
        const MOST: u32 = 1_000;
        if *self.paused.borrow() {
            return Ok(());
        }
        for Listed { table, .. } in self.store.list(TableQuery::Due(self.now()), MOST).await? {
            if self.is_resting(table) {
                continue;
            }
            match self.reach(table).await {
                // Nothing can happen there until the house knows its rules.
                Ok(_) | Err(TableError::Rules(_)) => {}
                // It was logged when loading failed.
                Err(TableError::Fault) => {}
                Err(TableError::Store(StoreError::Damaged(what))) => {
                    if self.rest(table) {
                        tracing::error!(%table, what, "the table cannot be read");
                    }
                }
                // The house reports once that it cannot store or read.
                Err(TableError::Store(error)) => tracing::debug!(%table, ?error, "not woken"),
                Err(error) => tracing::warn!(%table, ?error, "a table could not be woken"),
            }
        }
        Ok(())
    }

    /// Notes that the guest of a seat lost the connection, unless they come back soon. Does not
    /// wait for the outcome.
    pub fn lost(self: &Arc<Self>, table: TableId, seat: Seat, since: u32) {
        let directory = Arc::clone(self);
        tokio::spawn(async move {
            directory.alerts.lost(directory.as_ref(), table, seat, since).await;
        });
    }

    /// Stops every table, waits until everything is stored, and tells clients that they can come
    /// back.
    pub async fn stop(&self) {
        self.stopping.send_replace(true);
        let slots: Vec<Slot> = {
            let slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
            slots.values().cloned().collect()
        };
        for slot in slots {
            if let Some(sender) = slot.lock().await.as_ref() {
                // A task that has already ended need not be told.
                let _ = sender.send(Incoming::Stop).await;
            }
        }
        let mut running = self.running.subscribe();
        // The sender lives as long as the house.
        let _ = running.wait_for(|running| *running == 0).await;
    }
}

#[async_trait]
impl Presence for Directory {
    /// A table that is not in memory has no connections.
    async fn is_here(&self, table: TableId, seat: Seat) -> bool {
        let Some(inbox) = self.in_memory(table).await else { return false };
        let (answer, here) = oneshot::channel();
        inbox.send(Incoming::Here(seat, answer)).await.is_ok() && here.await.unwrap_or(false)
    }
}

/// The id of the game that these stored records belong to.
pub(crate) fn game_of(stored: &[Stored]) -> Option<String> {
    let record: Record = serde_json::from_str(&stored.first()?.body).ok()?;
    match record.events.into_iter().next()? {
        Event::Opened(opening) => Some(opening.game),
        _ => None,
    }
}

/// The first batch of a new table. Its opener may come back to it, seated or not.
fn first_batch(append: Append, opened: TableOpening, webhook: Option<Webhook>) -> Batch {
    let table = append.table;
    Batch {
        admissions: vec![Admission { table, guest: opened.opener, may_sit: true }],
        webhook: webhook.map(|webhook| (table, webhook)),
        opening: Some(Box::new(opened)),
        ..Batch::from(append)
    }
}

/// The key that hashes the addresses of those who sit down. Without randomness there is none, and a
/// guest who was removed is recognised only by their id.
pub(crate) fn address_key() -> Option<AddressKey> {
    AddressKey::random().ok()
}

/// What a record changes in the list of open tables.
fn lobby_news(append: &Append, opened: Option<&TableOpening>) -> Option<LobbyNews> {
    let Append { table, at, told, listing, .. } = append;
    let (table, told_at) = (*table, told.then_some(*at));
    let Some(listing) = listing else {
        return told_at.map(|at| LobbyNews::Told { table, at });
    };
    let card = serde_json::from_str::<TableCard>(&listing.card).ok().filter(|_| listing.public)?;
    let opened = opened.map(|it| Opened { opener: it.opener, address: it.address });
    Some(LobbyNews::Shown { table, card: Box::new(card), told_at, opened })
}

/// Opens a table.
struct OpenTable {
    directory: Arc<Directory>,
    opening: Opening,
    places: Vec<Place>,
    webhook: Option<Webhook>,
    opened: TableOpening,
}

impl WithGame for OpenTable {
    type Done = std::pin::Pin<Box<dyn Future<Output = Result<(), OpenError>> + Send>>;

    fn with<G: Hosted>(self) -> Self::Done {
        let OpenTable { directory, opening, places, webhook, opened } = self;
        Box::pin(directory.begin::<G>(opening, places, webhook, opened))
    }
}

/// Loads a table and starts its task.
struct Load<'a> {
    directory: Arc<Directory>,
    table: TableId,
    stored: &'a [Stored],
}

impl WithGame for Load<'_> {
    type Done = Result<Inbox, NotLoaded>;

    fn with<G: Hosted>(self) -> Self::Done {
        let Load { directory, table, stored } = self;
        let patience = directory.settings.patience();
        let host = Host::<G>::load(table, stored, patience, directory.now())?;
        Ok(directory.spawn(host)?)
    }
}
