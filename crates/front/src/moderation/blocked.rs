//! Whom each guest who is connected has blocked.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use host::id::GuestId;
use store::{Store, StoreError};
use tokio::sync::watch;

/// When so many lists are kept, those that nobody follows are dropped.
const MANY: usize = 1_000;

/// The guests whom somebody has blocked.
pub type Blocked = BTreeSet<GuestId>;

/// The lists of guests who have sockets open, so that a block takes effect at once.
#[derive(Debug, Default)]
pub struct BlockLists {
    lists: Mutex<HashMap<GuestId, Arc<List>>>,
}

#[derive(Debug)]
struct List {
    blocked: watch::Sender<Blocked>,
    /// Held while the list is read and replaced, so that an older one never replaces a newer one.
    reading: tokio::sync::Mutex<()>,
}

impl BlockLists {
    /// The list of a guest, as it is now and as it changes.
    pub async fn follow(
        &self,
        store: &dyn Store,
        guest: GuestId,
    ) -> Result<watch::Receiver<Blocked>, StoreError> {
        let list = {
            let mut lists = self.lists.lock().unwrap_or_else(PoisonError::into_inner);
            if lists.len() >= MANY {
                lists.retain(|_, list| !list.blocked.is_closed());
            }
            let empty =
                || List { blocked: watch::channel(Blocked::new()).0, reading: Default::default() };
            Arc::clone(lists.entry(guest).or_insert_with(|| Arc::new(empty())))
        };
        let mut followed = list.blocked.subscribe();
        list.read(store, guest).await?;
        followed.mark_unchanged();
        Ok(followed)
    }

    /// Reads the list of a guest again after it changed.
    pub async fn changed(&self, store: &dyn Store, guest: GuestId) -> Result<(), StoreError> {
        let list = {
            let lists = self.lists.lock().unwrap_or_else(PoisonError::into_inner);
            lists.get(&guest).cloned()
        };
        match list {
            Some(list) => list.read(store, guest).await,
            None => Ok(()),
        }
    }

    /// Reads the lists again that concern a guest who has become another one.
    pub async fn merged(
        &self,
        store: &dyn Store,
        from: GuestId,
        into: GuestId,
    ) -> Result<(), StoreError> {
        let concerned: Vec<(GuestId, Arc<List>)> = {
            let lists = self.lists.lock().unwrap_or_else(PoisonError::into_inner);
            let concerns = |guest: GuestId, list: &List| {
                guest == into || list.blocked.borrow().contains(&from)
            };
            let found = lists.iter().filter(|(guest, list)| concerns(**guest, list));
            found.map(|(guest, list)| (*guest, Arc::clone(list))).collect()
        };
        for (guest, list) in concerned {
            list.read(store, guest).await?;
        }
        Ok(())
    }
}

impl List {
    async fn read(&self, store: &dyn Store, guest: GuestId) -> Result<(), StoreError> {
        let _reading = self.reading.lock().await;
        let blocked: Blocked =
            store.blocks(guest).await?.into_iter().map(|block| block.blocked).collect();
        self.blocked.send_if_modified(|known| {
            let changed = *known != blocked;
            *known = blocked;
            changed
        });
        Ok(())
    }
}
