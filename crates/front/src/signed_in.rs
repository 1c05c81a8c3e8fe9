//! Who is signed in: a cache of recently used keys, and the sockets of each session.
//!
//! When a session ends, it is removed from the cache at once and its sockets are closed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use host::id::{GuestId, Secret, SecretHash, SessionId};
use host::time::Millis;
use store::{Ended, KeyState, Store, StoreError, StoredGuest, StoredSession};
use tokio::sync::watch;

use super::error::HttpError;

/// The size of each half of the cache, which holds at most two halves.
const REMEMBERED: usize = 10_000;

/// How long requests with a replaced key are told to try again, in milliseconds. After that the key
/// counts as unknown.
const GRACE: u64 = 60_000;

/// How precisely it is recorded when a session was last seen, in milliseconds.
const HOUR: u64 = 60 * 60 * 1_000;

/// Sessions by their keys. When everyone reconnects at once after a network failure, the store need
/// not be queried for each of them.
#[derive(Debug, Default)]
pub struct SignedIn {
    seen: Mutex<Seen>,
    sockets: Mutex<HashMap<SessionId, Sockets>>,
}

/// The cache. When the newer half is full it becomes the older one, and the previous older half is
/// dropped.
#[derive(Debug, Default)]
struct Seen {
    newer: HashMap<SecretHash, StoredSession>,
    older: HashMap<SecretHash, StoredSession>,
    /// Incremented whenever something is forgotten. A session that was read from the store before
    /// that is not cached, since it may be the one that ended.
    forgotten: u64,
}

impl Seen {
    fn get(&mut self, key: &SecretHash) -> Option<StoredSession> {
        if let Some(session) = self.newer.get(key) {
            return Some(session.clone());
        }
        let session = self.older.remove(key)?;
        self.insert(*key, session.clone());
        Some(session)
    }

    fn insert(&mut self, key: SecretHash, session: StoredSession) {
        if self.newer.len() >= REMEMBERED {
            self.older = std::mem::take(&mut self.newer);
        }
        self.newer.insert(key, session);
    }

    fn change(&mut self, change: impl Fn(&mut StoredSession)) {
        self.newer.values_mut().chain(self.older.values_mut()).for_each(change);
    }

    fn forget(&mut self, which: impl Fn(&StoredSession) -> bool) {
        self.forgotten += 1;
        self.newer.retain(|_, session| !which(session));
        self.older.retain(|_, session| !which(session));
    }
}

/// The sockets that a session has open.
#[derive(Debug)]
struct Sockets {
    guest: GuestId,
    over: watch::Sender<Option<Over>>,
}

/// Why the sockets of a session close.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Over {
    /// The session ended.
    SignedOut,
    /// The session now belongs to another guest.
    Changed,
}

impl SignedIn {
    /// The session with this key; `None` if the key is not valid.
    pub async fn by_key(
        &self,
        store: &dyn Store,
        key: Secret,
        now: Millis,
    ) -> Result<Option<StoredSession>, HttpError> {
        let hash = key.hash();
        let seen = self.with(|seen| seen.get(&hash));
        if seen.is_some() {
            return Ok(seen);
        }
        let mut before = self.with(|seen| seen.forgotten);
        let Some((mut session, state)) = store.session_by_key(hash).await? else { return Ok(None) };
        match state {
            KeyState::Current => {}
            KeyState::Next => {
                store.use_key(hash, now).await?;
                session.has_next = false;
                before = self.with(|seen| {
                    seen.forget(|known| known.id == session.id);
                    seen.forgotten
                });
            }
            // The request crossed with the new key: the browser has it by now and need only retry.
            KeyState::Previous(since) if now.0 < since.0 + GRACE => {
                return Err(HttpError::OldKey);
            }
            KeyState::Previous(_) => return Ok(None),
        }
        self.with(|seen| {
            // A guest who is about to be forgotten is looked for each time.
            if seen.forgotten == before && session.hidden_since.is_none() {
                seen.insert(hash, session.clone());
            }
        });
        Ok(Some(session))
    }

    /// Records that a session was seen, and its name if it has none yet. This runs in the
    /// background: it need not be exact and must be cheap.
    pub fn note_seen(
        &self,
        store: &Arc<dyn Store>,
        key: Secret,
        session: &StoredSession,
        name: String,
        now: Millis,
    ) {
        let hour = Millis(now.0 - now.0 % HOUR);
        let is_named = !session.name.is_empty() || name.is_empty();
        if session.seen_at >= hour && is_named {
            return;
        }
        let id = session.id;
        self.with(|seen| {
            if let Some(known) = seen.newer.get_mut(&key.hash()) {
                known.seen_at = known.seen_at.max(hour);
                if known.name.is_empty() {
                    known.name.clone_from(&name);
                }
            }
        });
        let store = Arc::clone(store);
        tokio::spawn(async move {
            if let Err(error) = store.session_seen(id, &name, hour).await {
                tracing::debug!(?error, "it was not noted that a session was seen");
            }
        });
    }

    /// Notes that the session with this key was given a next one.
    pub fn note_offer(&self, key: Secret, now: Millis) {
        self.with(|seen| {
            if let Some(known) = seen.newer.get_mut(&key.hash()) {
                known.keyed_at = now;
                known.has_next = true;
            }
        });
    }

    /// Renames a guest.
    pub async fn rename(&self, store: &dyn Store, guest: &StoredGuest) -> Result<(), StoreError> {
        store.rename_guest(guest.id, &guest.name).await?;
        self.with(|seen| {
            seen.change(|session| {
                if session.guest.id == guest.id {
                    session.guest.name.clone_from(&guest.name);
                }
            });
        });
        Ok(())
    }

    /// Ends sessions of a guest. When this returns, their keys are no longer accepted.
    pub async fn end(
        &self,
        store: &dyn Store,
        guest: GuestId,
        which: Ended,
    ) -> Result<(), StoreError> {
        store.end_sessions(guest, which).await?;
        match which {
            Ended::One(id) => self.forget(Over::SignedOut, |session, _| session == id),
            Ended::All => self.forget(Over::SignedOut, |_, of| of == guest),
            Ended::AllBut(id) => {
                self.forget(Over::SignedOut, |session, of| of == guest && session != id);
            }
        }
        Ok(())
    }

    /// Closes the sockets of a guest whose sessions have ended, and of these other sessions, and
    /// forgets their keys.
    pub fn end_known(&self, guest: GuestId, others: impl Fn(SessionId) -> bool) {
        self.forget(Over::SignedOut, |session, of| of == guest || others(session));
    }

    /// Forgets the sessions of these guests, because they now belong to other guests.
    pub fn change(&self, which: impl Fn(GuestId) -> bool) {
        self.forget(Over::Changed, |_, guest| which(guest));
    }

    /// Forgets sessions and closes their sockets.
    fn forget(&self, why: Over, which: impl Fn(SessionId, GuestId) -> bool) {
        self.with(|seen| seen.forget(|session| which(session.id, session.guest.id)));
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        sockets.retain(|session, Sockets { guest, over }| {
            let ends = which(*session, *guest);
            if ends {
                over.send_replace(Some(why));
            }
            !ends
        });
    }

    /// Registers a socket of this session, until the session or the socket ends. The caller must
    /// check afterwards that the session still exists.
    pub fn keep(self: &Arc<Self>, session: SessionId, guest: GuestId) -> Kept {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = || Sockets { guest, over: watch::channel(None).0 };
        let over = sockets.entry(session).or_insert_with(fresh).over.subscribe();
        Kept { signed_in: Arc::clone(self), session, over }
    }

    fn with<T>(&self, what: impl FnOnce(&mut Seen) -> T) -> T {
        what(&mut self.seen.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The registration of a session's socket; removed on drop.
#[derive(Debug)]
pub struct Kept {
    signed_in: Arc<SignedIn>,
    session: SessionId,
    over: watch::Receiver<Option<Over>>,
}

impl Kept {
    /// Waits until the session ends. This is cancel safe.
    pub async fn over(&mut self) -> Over {
        let over = self.over.wait_for(Option::is_some).await;
        // If the sender is gone, the session was forgotten, which is the same as ended.
        over.ok().and_then(|over| *over).unwrap_or(Over::SignedOut)
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        let mut sockets = self.signed_in.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        // The count still includes this receiver. If the session was forgotten and registered
        // again, the entry has another channel and is not ours to remove.
        let is_last = |Sockets { over, .. }: &Sockets| {
            over.receiver_count() <= 1 && over.subscribe().same_channel(&self.over)
        };
        if sockets.get(&self.session).is_some_and(is_last) {
            sockets.remove(&self.session);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::SessionKind;

    fn session() -> StoredSession {
        let guest = GuestId::random().expect("randomness");
        StoredSession {
            id: SessionId::random().expect("randomness"),
            guest: StoredGuest { id: guest, name: "Ada".into() },
            maker: None,
            kind: SessionKind::Device,
            name: String::new(),
            added_at: Millis(0),
            keyed_at: Millis(0),
            has_next: false,
            seen_at: Millis(0),
            hidden_since: None,
        }
    }

    #[test]
    fn the_cache_is_bounded_and_keeps_keys_that_are_used_often() {
        let key = |number: u32| {
            let mut bytes = [0; 32];
            bytes[..4].copy_from_slice(&number.to_le_bytes());
            SecretHash(bytes)
        };
        let session = session();
        let mut seen = Seen::default();
        seen.insert(key(0), session.clone());
        for number in 1..50_000 {
            seen.insert(key(number), session.clone());
            if number % 5_000 == 0 {
                assert!(seen.get(&key(0)).is_some());
            }
        }
        assert!(seen.newer.len() + seen.older.len() <= 2 * REMEMBERED);
        assert!(seen.get(&key(1)).is_none());
        seen.forget(|known| known.id == session.id);
        assert!(seen.newer.is_empty() && seen.older.is_empty());
    }

    #[tokio::test]
    async fn a_sessions_sockets_close_when_it_ends_and_are_forgotten_when_they_close() {
        let signed_in = Arc::new(SignedIn::default());
        let (ada, bea) = (session(), session());
        let keep = |session: &StoredSession| signed_in.keep(session.id, session.guest.id);
        let (mut first, mut second, other) = (keep(&ada), keep(&ada), keep(&bea));
        signed_in.forget(Over::SignedOut, |session, _| session == ada.id);
        assert_eq!(first.over().await, Over::SignedOut);
        assert_eq!(second.over().await, Over::SignedOut);
        assert_eq!(*other.over.borrow(), None);
        let again = keep(&ada);
        drop((first, second));
        assert_eq!(signed_in.sockets.lock().expect("no panic").len(), 2);
        drop((again, other));
        assert!(signed_in.sockets.lock().expect("no panic").is_empty());
    }
}
