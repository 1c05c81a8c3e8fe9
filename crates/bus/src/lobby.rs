//! The open public tables, as the front knows them.
//!
//! They are read from the store once; from then on the tables report changes. Which tables are
//! listed, and in which order, depends only on what anyone may know: who sits where, whether
//! somebody is there, and when everyone at the table was last told something.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use host::id::{AddressHash, GuestId, TableId};
use host::time::Millis;
use protocol::{Stage, TableCard};
use serde::{Deserialize, Serialize};
use store::{Store, StoreError, TableQuery};
use tokio::sync::watch;

/// A table's news for the list of open tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum LobbyNews {
    /// A public table is new, or its card changed.
    Shown {
        /// The table.
        table: TableId,
        /// Its card.
        card: Box<TableCard>,
        /// When everyone there was told of it; `None` if they were not.
        told_at: Option<Millis>,
        /// Who opened it and from where, if it is new.
        opened: Option<Opened>,
    },
    /// Everyone at a table was told something.
    Told {
        /// The table.
        table: TableId,
        /// When.
        at: Millis,
    },
    /// Guests who sit at a table, public or private, are connected now, or no longer.
    Here {
        /// The table.
        table: TableId,
        /// Whether any of them is connected.
        here: bool,
    },
    /// A table is gone.
    Gone {
        /// The table.
        table: TableId,
    },
}

/// Who opened a table, and from where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opened {
    /// The guest.
    pub opener: GuestId,
    /// The guest's address, hashed with the house's key.
    pub address: Option<AddressHash>,
}

/// The most tables of the same origin that are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MostListed {
    /// Of one guest.
    pub by_guest: usize,
    /// Of one address.
    pub by_address: usize,
}

/// A table in the list.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The table.
    pub table: TableId,
    /// The card, with `touched_at` unset. The same `Arc` is kept as long as the card does not
    /// change.
    pub card: Arc<TableCard>,
    /// When everyone there was last told something.
    pub told_at: Millis,
}

impl Shown {
    /// The card, with the time at which everyone there was last told something.
    pub fn card(&self) -> TableCard {
        TableCard { touched_at: self.told_at.0, ..(*self.card).clone() }
    }
}

#[derive(Clone, Debug)]
struct Entry {
    card: Arc<TableCard>,
    told_at: Option<Millis>,
    opened: Option<Opened>,
}

#[derive(Debug, Default)]
struct State {
    is_loaded: bool,
    tables: HashMap<TableId, Entry>,
    /// The tables at which a seated guest is connected.
    here: HashSet<TableId>,
    /// Tables that were gone before the list was read from the store.
    gone: HashSet<TableId>,
    /// The list, cached until something changes.
    list: Option<Arc<[Shown]>>,
}

/// The open public tables.
#[derive(Debug)]
pub struct Lobby {
    state: Mutex<State>,
    /// Counts the changes that viewers of the list need to know.
    changes: watch::Sender<u64>,
}

impl Default for Lobby {
    fn default() -> Lobby {
        Lobby { state: Mutex::default(), changes: watch::channel(0).0 }
    }
}

impl Lobby {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notifies whenever the list changes, apart from times.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Applies a table's news.
    pub fn hear(&self, news: LobbyNews) {
        if self.state().hear(news) {
            self.changes.send_modify(|count| *count = count.wrapping_add(1));
        }
    }

    /// Reads the tables from the store, unless that has already been done.
    pub async fn load(&self, store: &dyn Store) -> Result<(), StoreError> {
        if self.state().is_loaded {
            return Ok(());
        }
        let listed = store.list(TableQuery::Open, u32::MAX).await?;
        let openings = store.openings_in_lobby().await?;
        let mut state = self.state();
        if state.is_loaded {
            return Ok(());
        }
        // What tables reported in the meantime is newer.
        let gone = std::mem::take(&mut state.gone);
        for listed in listed.iter().filter(|listed| !gone.contains(&listed.table)) {
            let Ok(mut card) = serde_json::from_str::<TableCard>(&listed.listing.card) else {
                continue;
            };
            card.opened_at = listed.opened_at.0;
            card.here = state.here.contains(&listed.table);
            let entry = Entry { card: Arc::new(card), told_at: None, opened: None };
            let entry = state.tables.entry(listed.table).or_insert(entry);
            entry.told_at.get_or_insert(listed.told_at);
        }
        for opening in openings {
            if let Some(entry) = state.tables.get_mut(&opening.table) {
                let opened = Opened { opener: opening.opener, address: opening.address };
                entry.opened.get_or_insert(opened);
            }
        }
        state.is_loaded = true;
        state.list = None;
        Ok(())
    }

    /// The list: tables where somebody is come first, then those still gathering, then those where
    /// everyone was told something most recently. Only `most` tables of each origin are listed;
    /// pass the same limits each time, because the list is cached.
    pub fn list(&self, most: MostListed) -> Arc<[Shown]> {
        let mut state = self.state();
        if let Some(list) = &state.list {
            return Arc::clone(list);
        }
        let list = state.make_list(most);
        state.list = Some(Arc::clone(&list));
        list
    }

    /// Whether a guest who sits at this table is connected. Private tables are known here too.
    pub fn is_here(&self, table: TableId) -> bool {
        self.state().here.contains(&table)
    }

    /// How many open public tables this guest opened, and how many were opened from this address.
    pub fn count(&self, opener: GuestId, address: AddressHash) -> (usize, usize) {
        let state = self.state();
        let opened = || state.tables.values().filter_map(|entry| entry.opened);
        let by_guest = opened().filter(|opened| opened.opener == opener).count();
        (by_guest, opened().filter(|opened| opened.address == Some(address)).count())
    }
}

impl State {
    /// Applies a table's news; returns whether the list changed, apart from times.
    fn hear(&mut self, news: LobbyNews) -> bool {
        match news {
            LobbyNews::Shown { table, card, told_at, opened } => {
                if !matches!(card.stage, Stage::Gathering | Stage::Playing) {
                    return self.remove(table);
                }
                self.list = None;
                let card = TableCard { here: self.here.contains(&table), touched_at: 0, ..*card };
                match self.tables.get_mut(&table) {
                    Some(entry) => {
                        entry.told_at = told_at.or(entry.told_at);
                        let is_new = *entry.card != card;
                        if is_new {
                            entry.card = Arc::new(card);
                        }
                        is_new
                    }
                    None => {
                        let card = Arc::new(card);
                        self.tables.insert(table, Entry { card, told_at, opened });
                        true
                    }
                }
            }
            LobbyNews::Told { table, at } => {
                if let Some(entry) = self.tables.get_mut(&table) {
                    entry.told_at = Some(at);
                    self.list = None;
                }
                false
            }
            LobbyNews::Here { table, here } => {
                let changed = if here { self.here.insert(table) } else { self.here.remove(&table) };
                if let Some(entry) = self.tables.get_mut(&table).filter(|_| changed) {
                    entry.card = Arc::new(TableCard { here, ..(*entry.card).clone() });
                    self.list = None;
                    return true;
                }
                false
            }
            LobbyNews::Gone { table } => self.remove(table),
        }
    }

    fn remove(&mut self, table: TableId) -> bool {
        if !self.is_loaded {
            self.gone.insert(table);
        }
        self.list = None;
        self.tables.remove(&table).is_some()
    }

    fn make_list(&self, most: MostListed) -> Arc<[Shown]> {
        let mut all: Vec<(&TableId, &Entry)> = self.tables.iter().collect();
        all.sort_by_key(|(table, entry)| {
            let gathers = entry.card.stage == Stage::Gathering;
            (Reverse(entry.card.here), Reverse(gathers), Reverse(entry.told_at), **table)
        });
        let (mut guests, mut addresses) = (HashMap::new(), HashMap::new());
        let mut is_listed = |entry: &Entry| {
            let Some(Opened { opener, address }) = entry.opened else { return true };
            let by_guest: &mut usize = guests.entry(opener).or_default();
            *by_guest += 1;
            let by_address: usize = address.map_or(0, |address| {
                let count: &mut usize = addresses.entry(address).or_default();
                *count += 1;
                *count
            });
            *by_guest <= most.by_guest && by_address <= most.by_address
        };
        let listed = all.into_iter().filter(|(_, entry)| is_listed(entry));
        let shown = listed.map(|(table, entry)| Shown {
            table: *table,
            card: Arc::clone(&entry.card),
            told_at: entry.told_at.unwrap_or_default(),
        });
        shown.collect()
    }
}
