//! The guests of the house, with a cache of those seen recently.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use host::id::{GuestId, Secret, SecretHash};
use host::names::{self, BadName};
use host::time::Millis;
use store::{Store, StoreError, StoredGuest};
use table::Phrase;
use words::Language;

use super::accept_language;
use super::error::HttpError;

/// The size of each half of the cache, which holds at most two halves.
const REMEMBERED: usize = 10_000;

/// Guests by their keys. When everyone reconnects at once after a network failure, the store need
/// not be queried for each of them.
#[derive(Debug, Default)]
pub struct Guests {
    seen: Mutex<Seen>,
}

/// The cache. When the newer half is full it becomes the older one, and the previous older half is
/// dropped.
#[derive(Debug, Default)]
struct Seen {
    newer: HashMap<SecretHash, StoredGuest>,
    older: HashMap<SecretHash, StoredGuest>,
}

impl Seen {
    fn get(&mut self, key: &SecretHash) -> Option<StoredGuest> {
        if let Some(guest) = self.newer.get(key) {
            return Some(guest.clone());
        }
        let guest = self.older.remove(key)?;
        self.insert(*key, guest.clone());
        Some(guest)
    }

    fn insert(&mut self, key: SecretHash, guest: StoredGuest) {
        if self.newer.len() >= REMEMBERED {
            self.older = std::mem::take(&mut self.newer);
        }
        self.newer.insert(key, guest);
    }
}

impl Guests {
    /// The guest with this key.
    pub async fn by_key(
        &self,
        store: &dyn Store,
        key: Secret,
    ) -> Result<Option<StoredGuest>, StoreError> {
        let hash = key.hash();
        let seen = self.with(|seen| seen.get(&hash));
        if seen.is_some() {
            return Ok(seen);
        }
        let found = store.guest_by_key(hash).await?;
        if let Some(guest) = &found {
            self.with(|seen| seen.insert(hash, guest.clone()));
        }
        Ok(found)
    }

    /// Creates a guest and the guest's key.
    pub async fn make(
        &self,
        store: &dyn Store,
        name: String,
        now: Millis,
    ) -> Result<(StoredGuest, Secret), HttpError> {
        let guest = StoredGuest { id: GuestId::random()?, name };
        let key = Secret::random()?;
        store.add_guest(guest.clone(), key.hash(), now).await?;
        self.with(|seen| seen.insert(key.hash(), guest.clone()));
        Ok((guest, key))
    }

    /// Renames a guest.
    pub async fn rename(
        &self,
        store: &dyn Store,
        guest: StoredGuest,
        key: Secret,
    ) -> Result<(), StoreError> {
        store.rename_guest(guest.id, &guest.name).await?;
        self.with(|seen| seen.insert(key.hash(), guest));
        Ok(())
    }

    fn with<T>(&self, what: impl FnOnce(&mut Seen) -> T) -> T {
        what(&mut self.seen.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Cleans a name, or rejects it if a guest may not have it.
pub fn clean_name(name: &str) -> Result<String, HttpError> {
    names::clean(name).map_err(|bad| match bad {
        BadName::Length => HttpError::BadName { most: names::LONGEST },
        BadName::OfBot => HttpError::BotName,
    })
}

/// The default name of a new guest, in the guest's language.
pub fn any_name(number: u64, language: Language) -> String {
    let number = (1_000 + number % 9_000).to_string();
    accept_language::say(&Phrase::new("web-guest").with("number", number), language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_memory_has_a_bound_and_keeps_whoever_comes_often() {
        let key = |number: u32| {
            let mut bytes = [0; 32];
            bytes[..4].copy_from_slice(&number.to_le_bytes());
            SecretHash(bytes)
        };
        let id = GuestId::random().expect("randomness");
        let guest = StoredGuest { id, name: "Ada".into() };
        let mut seen = Seen::default();
        seen.insert(key(0), guest.clone());
        for number in 1..50_000 {
            seen.insert(key(number), guest.clone());
            if number % 5_000 == 0 {
                assert!(seen.get(&key(0)).is_some());
            }
        }
        assert!(seen.newer.len() + seen.older.len() <= 2 * REMEMBERED);
        assert!(seen.get(&key(1)).is_none());
    }
}
