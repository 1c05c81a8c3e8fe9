//! The house: all tables, those in memory and those that rest in the store.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use protocol::{LinkKind, NewTable, TableCard, TableState};
use table::{Seat, Seed, Setup};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::alerts::{Alerts, Unreachable};
use crate::games::{Errand, errand};
use crate::host::record::{Event, Opening, Place, Record, Who};
use crate::host::{Archive, NotLoaded, level_named, sitter};
use crate::host::{Clocks, ConnectionId, Fault, Host, Hosted, Newcomer, Output, Refusal, setup};
use crate::id::{GuestId, NoRandomness, Secret, TableId};
use crate::lobby::Lobby;
use crate::message::{INBOX, Message, Outbox};
use crate::metrics::Metrics;
use crate::settings::Settings;
use crate::store::{Listed, Listing, Store, StoreError, Stored, StoredGuest, Webhook, Which};
use crate::task::Task;
use crate::time::{Millis, Watch};
use crate::trouble::Trouble;

/// Where the task of a table is reached, once it is in memory.
type Slot = Arc<tokio::sync::Mutex<Option<mpsc::Sender<Message>>>>;

/// All tables, and what they share.
pub struct House {
    store: Arc<dyn Store>,
    settings: Settings,
    watch: Watch,
    metrics: Arc<Metrics>,
    lobby: Lobby,
    alerts: Alerts,
    thinkers: Arc<Semaphore>,
    slots: Mutex<HashMap<TableId, Slot>>,
    connections: AtomicU64,
    /// Becomes true when the house stops.
    stopping: watch::Sender<bool>,
    /// How many tasks run; the house is empty when there is none.
    running: watch::Sender<usize>,
}

impl House {
    /// A house with this memory.
    pub fn new(store: Arc<dyn Store>, settings: Settings, metrics: Arc<Metrics>) -> Arc<House> {
        Arc::new(House {
            store,
            thinkers: Arc::new(Semaphore::new(settings.thinkers.max(1))),
            settings,
            watch: Watch::start(),
            metrics,
            lobby: Lobby::default(),
            alerts: Alerts::default(),
            slots: Mutex::default(),
            connections: AtomicU64::new(0),
            stopping: watch::channel(false).0,
            running: watch::channel(0).0,
        })
    }

    /// What the house remembers.
    pub fn store(&self) -> &dyn Store {
        self.store.as_ref()
    }

    /// What was set.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What is counted.
    pub fn metrics(&self) -> Arc<Metrics> {
        Arc::clone(&self.metrics)
    }

    /// The open tables.
    pub fn lobby(&self) -> &Lobby {
        &self.lobby
    }

    /// What calls guests back.
    pub fn alerts(&self) -> &Alerts {
        &self.alerts
    }

    /// The time.
    pub fn now(&self) -> Millis {
        self.watch.now()
    }

    /// The pool in which bots think.
    pub fn thinkers(&self) -> Arc<Semaphore> {
        Arc::clone(&self.thinkers)
    }

    /// A name for a new connection.
    pub fn connection(&self) -> ConnectionId {
        ConnectionId(self.connections.fetch_add(1, Ordering::Relaxed))
    }

    /// A number for bots' whims. Nothing secret hangs on it.
    pub fn whim(&self) -> u64 {
        let mut bytes = [0; 8];
        // Without randomness the bots are merely predictable.
        let _ = getrandom::fill(&mut bytes);
        u64::from_le_bytes(bytes)
    }

    /// Becomes true when the house stops.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Opens a table for a guest; says who cannot be called there after all. `base` is what links
    /// into the house begin with.
    pub async fn open(
        self: &Arc<Self>,
        guest: &StoredGuest,
        mut new: NewTable,
        base: &str,
    ) -> Result<(TableId, TableState, Option<Unreachable>), Trouble> {
        let game = new.game.clone();
        let webhook = match new.webhook.take() {
            Some(wanted) => Some(self.wanted_webhook(guest.id, wanted, new.clock, base)?),
            None => None,
        };
        let opening = Open { new, guest };
        let (opening, places) = errand(&game, opening).map_err(Refusal::Setup)??;
        let opened = OpenTable { house: Arc::clone(self), opening, places };
        let (table, _) = errand(&game, opened).map_err(Refusal::Setup)?.await?;
        let unreachable = match webhook {
            Some(webhook) => self.add_webhook(table, webhook).await.err(),
            None => None,
        };
        let state = self.state(table, guest.id).await?;
        Ok((table, state, unreachable))
    }

    /// Opens a table that follows another one, of the same game or another.
    pub async fn open_next(
        self: Arc<Self>,
        after: TableId,
        mut opening: Opening,
        mut places: Vec<Place>,
    ) -> Result<(TableId, Secret), StoreError> {
        let no_randomness = |_| StoreError::Broken("no randomness".to_string());
        opening.invite = Secret::random().map_err(no_randomness)?;
        opening.watch = Secret::random().map_err(no_randomness)?;
        opening.seed = fresh_seed().map_err(no_randomness)?.to_string();
        for place in &mut places {
            if let Some(sitter) = place.sitter_mut() {
                sitter.secret = Secret::random().map_err(no_randomness)?;
            }
        }
        let game = opening.game.clone();
        let webhook = self.store.webhook(after).await.unwrap_or_else(|error| {
            tracing::warn!(table = %after, ?error, "a rematch has no webhook");
            None
        });
        let opened = errand(&game, OpenTable { house: Arc::clone(&self), opening, places });
        let opened = opened.map_err(|_| StoreError::Broken(format!("no game {game}")))?.await?;
        // What the opener said of the first table holds for those that follow.
        if let Some(webhook) = webhook {
            // Whoever asks for a rematch need not be the one who named it, and the log says it.
            let _ = self.add_webhook(opened.0, webhook).await;
        }
        Ok(opened)
    }

    /// Tells the turns of a table elsewhere too. The table is there already, and can be played at
    /// without.
    async fn add_webhook(&self, table: TableId, webhook: Webhook) -> Result<(), Unreachable> {
        self.store.set_webhook(table, webhook).await.map_err(|error| {
            tracing::warn!(%table, ?error, "a table has no webhook");
            Unreachable::WebhookNotStored
        })
    }

    /// Stores the first record of a table and starts its task; gives its name and the
    /// watchers' secret.
    pub async fn begin<G: Hosted>(
        self: Arc<Self>,
        opening: Opening,
        places: Vec<Place>,
    ) -> Result<(TableId, Secret), StoreError> {
        let broken = |what: &str| StoreError::Broken(what.to_string());
        let table = TableId::random().map_err(|_| broken("no randomness"))?;
        let (watch, opener) = (opening.watch, opening.opener);
        let away = self.settings.away;
        let (host, outputs) = Host::<G>::open(table, opening, places, away, self.now());
        for output in outputs {
            if let Output::Store(append) = output {
                let listing = append.listing.clone();
                self.store.append(*append).await?;
                if let Some(listing) = listing {
                    self.listed(&listing, host.card());
                }
            }
        }
        // Whoever opened a table may come back to it, seated or not.
        self.store.admit(table, opener, true).await?;
        let slot = self.slot(table);
        let sender = self.spawn(host).map_err(|Fault(what)| broken(&what))?;
        *slot.lock().await = Some(sender);
        Ok((table, watch))
    }

    /// Starts the task of a host.
    fn spawn<G: Hosted>(self: &Arc<Self>, host: Host<G>) -> Result<mpsc::Sender<Message>, Fault> {
        let (sender, inbox) = mpsc::channel(INBOX);
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

    /// The task of a table has ended.
    pub fn forget(&self, table: TableId) {
        {
            let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
            // Whoever holds the lock is loading the table anew.
            let ended = slots.get(&table).is_some_and(|slot| {
                slot.try_lock()
                    .is_ok_and(|sender| sender.as_ref().is_none_or(mpsc::Sender::is_closed))
            });
            if ended {
                slots.remove(&table);
            }
        }
        self.metrics.tables.dec();
        self.running.send_modify(|running| *running -= 1);
    }

    /// The task of a table, loaded if need be.
    pub async fn reach(self: &Arc<Self>, table: TableId) -> Result<mpsc::Sender<Message>, Trouble> {
        loop {
            if *self.stopping.borrow() {
                return Err(Trouble::Stopping);
            }
            let slot = self.slot(table);
            let mut sender = slot.lock().await;
            // The slot may have been thrown away while this waited for it.
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
                Err(trouble) => {
                    let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
                    slots.remove(&table);
                    return Err(trouble);
                }
            }
        }
    }

    async fn load(self: &Arc<Self>, table: TableId) -> Result<mpsc::Sender<Message>, Trouble> {
        let began = std::time::Instant::now();
        let stored = self.store.load(table).await?;
        let game = game_of(&stored).ok_or(Trouble::NoSuchTable)?;
        let load = Load { house: Arc::clone(self), table, stored: &stored };
        let loaded = errand(&game, load).map_err(|_| Trouble::Fault)?;
        self.metrics.loading.observe(began.elapsed().as_secs_f64());
        loaded.map_err(|why| match why {
            NotLoaded::Rules(unknown) => Trouble::Rules(unknown),
            NotLoaded::Fault(fault) => self.cannot_load(table, fault),
        })
    }

    fn cannot_load(&self, table: TableId, Fault(what): Fault) -> Trouble {
        self.metrics.faults.inc();
        tracing::error!(%table, what, "the table cannot be loaded");
        Trouble::Fault
    }

    /// A table whose rules this house does not know.
    async fn archive(&self, table: TableId) -> Result<Archive, Trouble> {
        let stored = self.store.load(table).await?;
        let listed = self.store.listed(table).await?;
        let card = listed.as_ref().and_then(card).ok_or(Trouble::NoSuchTable)?;
        Archive::read(table, &stored, card.stage).map_err(|fault| self.cannot_load(table, fault))
    }

    /// Sends a message to a table that expects a reply, and waits for it.
    async fn ask<T>(
        self: &Arc<Self>,
        table: TableId,
        message: impl Fn(oneshot::Sender<T>) -> Message,
    ) -> Result<T, Trouble> {
        // A task that ends while the message is on its way is reached again.
        for _ in 0..3 {
            let sender = self.reach(table).await?;
            let (reply, answer) = oneshot::channel();
            if sender.send(message(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
        }
        Err(Trouble::Fault)
    }

    /// How a table stands, as this guest may see it.
    pub async fn state(
        self: &Arc<Self>,
        table: TableId,
        guest: GuestId,
    ) -> Result<TableState, Trouble> {
        match self.ask(table, |reply| Message::State(guest, reply)).await {
            Err(Trouble::Rules(_)) => Ok(self.archive(table).await?.state_for(guest)),
            state => state,
        }
    }

    /// The ledger of a finished table.
    pub async fn ledger(self: &Arc<Self>, table: TableId) -> Result<String, Trouble> {
        let ledger = match self.ask(table, Message::Ledger).await {
            Err(Trouble::Rules(unknown)) => {
                self.archive(table).await?.ledger(unknown).map(|ledger| ledger.to_string())
            }
            ledger => ledger?,
        };
        ledger.ok_or(Trouble::NotFinished)
    }

    /// What a secret is good for at a table; none if for nothing.
    pub async fn link(
        self: &Arc<Self>,
        table: TableId,
        secret: Secret,
    ) -> Result<Option<LinkKind>, Trouble> {
        match self.ask(table, |reply| Message::Link(secret, reply)).await {
            Err(Trouble::Rules(_)) => Ok(self.archive(table).await?.link_kind(secret)),
            kind => kind,
        }
    }

    /// A guest used the secret of a seat.
    pub async fn carry(
        self: &Arc<Self>,
        table: TableId,
        guest: GuestId,
        secret: Secret,
    ) -> Result<(), Trouble> {
        self.ask(table, |reply| Message::Carry(guest, secret, reply)).await
    }

    /// The keeper ends a table.
    pub async fn close(self: &Arc<Self>, table: TableId) -> Result<(), Trouble> {
        self.ask(table, Message::Close).await
    }

    /// The keeper removes a table for ever.
    pub async fn delete(self: &Arc<Self>, table: TableId) -> Result<(), Trouble> {
        if let Some(sender) = self.in_memory(table).await {
            let _ = sender.send(Message::Stop).await;
            sender.closed().await;
        }
        self.store.delete(table).await?;
        self.lobby.gone(table.to_string());
        Ok(())
    }

    /// The task of a table, if it is in memory.
    async fn in_memory(&self, table: TableId) -> Option<mpsc::Sender<Message>> {
        let slot = {
            let slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
            slots.get(&table).cloned()
        }?;
        let sender = slot.lock().await;
        sender.clone().filter(|sender| !sender.is_closed())
    }

    /// Whether the guest of a seat is connected. A table that is not in memory has no connections.
    pub async fn is_here(&self, table: TableId, seat: Seat) -> bool {
        let Some(sender) = self.in_memory(table).await else { return false };
        let (reply, answer) = oneshot::channel();
        sender.send(Message::Here(seat, reply)).await.is_ok() && answer.await.unwrap_or(false)
    }

    /// Whether a table is in memory.
    pub async fn is_in_memory(&self, table: TableId) -> bool {
        self.in_memory(table).await.is_some()
    }

    /// Connects a guest to a table.
    pub async fn join(
        self: &Arc<Self>,
        table: TableId,
        connection: ConnectionId,
        newcomer: Newcomer,
        outbox: Outbox,
    ) -> Result<mpsc::Sender<Message>, Trouble> {
        for _ in 0..3 {
            let sender = self.reach(table).await?;
            let join = Message::Join(connection, newcomer.clone(), outbox.clone());
            if sender.send(join).await.is_ok() {
                return Ok(sender);
            }
        }
        Err(Trouble::Fault)
    }

    /// Tables as the lobby and the list of one's own tables show them.
    pub async fn cards(&self, which: Which, most: u32) -> Result<Vec<TableCard>, Trouble> {
        Ok(self.store.list(which, most).await?.iter().filter_map(card).collect())
    }

    /// A table is listed differently from now on.
    pub fn listed(&self, listing: &Listing, card: TableCard) {
        if !listing.turns.is_empty() {
            self.alerts.look();
        }
        if listing.public {
            self.lobby.changed(card);
        }
    }

    /// Wakes the tables that need their hosts now: a clock ran out, or a bot has to move.
    pub async fn wake_due(self: &Arc<Self>) -> Result<(), Trouble> {
        const MOST: u32 = 1_000;
        for Listed { table, .. } in self.store.list(Which::Due(self.now()), MOST).await? {
            match self.reach(table).await {
                // Nothing can happen there until the house knows its rules.
                Ok(_) | Err(Trouble::Rules(_)) => {}
                Err(trouble) => tracing::warn!(%table, ?trouble, "a table could not be woken"),
            }
        }
        Ok(())
    }

    /// Removes what nobody needs any more: tables that nobody started, and old finished ones.
    pub async fn clear(self: &Arc<Self>) -> Result<(), Trouble> {
        const MOST: u32 = 1_000;
        let before = |kept: std::time::Duration| {
            Millis(self.now().0.saturating_sub(u64::try_from(kept.as_millis()).unwrap_or(u64::MAX)))
        };
        let mut old =
            self.store.list(Which::IdleSince(before(self.settings.keep_gathering)), MOST).await?;
        if let Some(kept) = self.settings.keep_finished {
            old.extend(self.store.list(Which::FinishedBefore(before(kept)), MOST).await?);
        }
        for Listed { table, .. } in old {
            if !self.is_in_memory(table).await {
                self.delete(table).await?;
            }
        }
        Ok(())
    }

    /// Stops every table, waits until all is stored, and lets clients know that they can come
    /// back.
    pub async fn stop(&self) {
        self.stopping.send_replace(true);
        let slots: Vec<Slot> = {
            let slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
            slots.values().cloned().collect()
        };
        for slot in slots {
            if let Some(sender) = slot.lock().await.as_ref() {
                // A task that has ended already needs no telling.
                let _ = sender.send(Message::Stop).await;
            }
        }
        let mut running = self.running.subscribe();
        // The sender lives as long as the house.
        let _ = running.wait_for(|running| *running == 0).await;
    }
}

/// The card of a listed table.
fn card(listed: &Listed) -> Option<TableCard> {
    let mut card: TableCard = serde_json::from_str(&listed.listing.card).ok()?;
    card.opened_at = listed.opened_at.0;
    card.touched_at = listed.touched_at.0;
    Some(card)
}

/// The game that stored records are of.
fn game_of(stored: &[Stored]) -> Option<String> {
    let record: Record = serde_json::from_str(&stored.first()?.body).ok()?;
    match record.events.into_iter().next()? {
        Event::Opened(opening) => Some(opening.game),
        _ => None,
    }
}

fn fresh_seed() -> Result<Seed, NoRandomness> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(Seed::new(bytes))
}

/// Checks what a guest wants to open.
struct Open<'a> {
    new: NewTable,
    guest: &'a StoredGuest,
}

impl Errand for Open<'_> {
    type Done = Result<(Opening, Vec<Place>), Trouble>;

    fn with<G: Hosted>(self) -> Self::Done {
        let Open { new, guest } = self;
        let NewTable { game, seats, mut options, visibility, clock, chat, seat, bots, webhook: _ } =
            new;
        let seats = usize::from(seats);
        if !Clocks::is_sensible(clock) {
            return Err(Refusal::BadClock.into());
        }
        let all = table::Options::of(options.clone());
        let checked = <G::Setup as Setup>::read(&game, seats, &all).map_err(Refusal::Setup)?;
        let mut places = vec![Place::default(); seats];
        if options.iter().any(|(name, _)| name == "colours") {
            for (seat, place) in Seat::all(seats).zip(&mut places) {
                place.colour = Some(checked.colour(seat).to_string());
            }
            options.retain(|(name, _)| name != "colours");
        }
        let mut take = |seat: protocol::SeatNumber, who: Who| {
            let seat = seat.seat();
            let place = places.get_mut(seat.index());
            match place {
                None => Err(Refusal::NoSuchSeat { seats }),
                Some(place) if !matches!(place.who, Who::Nobody) => Err(Refusal::Taken(seat)),
                Some(place) => {
                    place.who = who;
                    Ok(())
                }
            }
        };
        if let Some(seat) = seat {
            let sitter = sitter(guest.id, &guest.name, Secret::random()?);
            take(seat, Who::Guest(sitter))?;
        }
        for bot in bots {
            take(bot.seat, Who::Bot(level_named(&bot.level)?.name().to_string()))?;
        }
        let opening = Opening {
            game,
            rules: checked.rules(),
            options,
            visibility,
            clock,
            chat,
            opener: guest.id,
            invite: Secret::random()?,
            watch: Secret::random()?,
            seed: fresh_seed()?.to_string(),
        };
        setup::<G>(&opening, seats, None).map_err(Refusal::Setup)?;
        Ok((opening, places))
    }
}

/// Opens a table.
struct OpenTable {
    house: Arc<House>,
    opening: Opening,
    places: Vec<Place>,
}

impl Errand for OpenTable {
    type Done =
        std::pin::Pin<Box<dyn Future<Output = Result<(TableId, Secret), StoreError>> + Send>>;

    fn with<G: Hosted>(self) -> Self::Done {
        let OpenTable { house, opening, places } = self;
        Box::pin(house.begin::<G>(opening, places))
    }
}

/// Loads a table and starts its task.
struct Load<'a> {
    house: Arc<House>,
    table: TableId,
    stored: &'a [Stored],
}

impl Errand for Load<'_> {
    type Done = Result<mpsc::Sender<Message>, NotLoaded>;

    fn with<G: Hosted>(self) -> Self::Done {
        let Load { house, table, stored } = self;
        let host = Host::<G>::load(table, stored, house.settings.away, house.now())?;
        Ok(house.spawn(host)?)
    }
}
