//! Who is signed in: a small memory of keys that came of late, and the sockets of each session.
//!
//! A session that ends is forgotten here in the same breath, and its sockets close.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use host::id::{GuestId, Secret, SecretHash, SessionId};
use host::time::Millis;
use store::{Ended, KeyState, Store, StoreError, StoredGuest, StoredSession};
use tokio::sync::watch;

use super::error::HttpError;

/// So many keys are remembered at least; twice as many at most.
const REMEMBERED: usize = 10_000;

/// So long a request may be on its way with a key that was replaced meanwhile, in milliseconds.
const CROSSED: u64 = 60_000;

/// How often it is noted that a session was seen, in milliseconds.
const HOUR: u64 = 60 * 60 * 1_000;

/// Who comes in with which key. After a restart of the network everybody comes at once, and the
/// store need not be asked about each of them.
#[derive(Debug, Default)]
pub struct SignedIn {
    seen: Mutex<Seen>,
    sockets: Mutex<HashMap<SessionId, Sockets>>,
}

/// When the newer half is full it becomes the older one, and the older one is forgotten.
#[derive(Debug, Default)]
struct Seen {
    newer: HashMap<SecretHash, StoredSession>,
    older: HashMap<SecretHash, StoredSession>,
    /// How often something was forgotten. What was read from the store before that is not kept.
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
    /// It ended.
    SignedOut,
    /// It speaks for another guest from now on.
    Changed,
}

impl SignedIn {
    /// The session of this key; none if it opens nothing.
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
        let Some((session, state)) = store.session_by_key(hash).await? else { return Ok(None) };
        match state {
            KeyState::Current => {}
            KeyState::Next => {
                store.use_key(hash, now).await?;
                before = self.with(|seen| {
                    seen.forget(|known| known.id == session.id);
                    seen.forgotten
                });
            }
            // Two requests crossed: the browser has the new key already, and need only ask again.
            KeyState::Previous(since) if now.0 < since.0 + CROSSED => {
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

    /// Notes that a session was seen, which need not be exact and must not cost much.
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

    /// Notes that the session of this key was offered another one.
    pub fn note_offer(&self, key: Secret, now: Millis) {
        self.with(|seen| {
            if let Some(known) = seen.newer.get_mut(&key.hash()) {
                known.keyed_at = now;
            }
        });
    }

    /// Gives a guest another name.
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

    /// Ends sessions of a guest. Whoever has one of them is not known any more when this returns.
    pub async fn end(
        &self,
        store: &dyn Store,
        guest: GuestId,
        which: Ended,
    ) -> Result<(), StoreError> {
        store.end_sessions(guest, which).await?;
        match which {
            Ended::One(id) => self.forget(Over::SignedOut, |session, _| session == id),
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

    /// The sessions of some guests speak for others from now on.
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

    /// Keeps a socket of this session, until the session ends or the socket does. Whoever calls
    /// this asks afterwards whether the session is still there.
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

/// A socket of a session.
#[derive(Debug)]
pub struct Kept {
    signed_in: Arc<SignedIn>,
    session: SessionId,
    over: watch::Receiver<Option<Over>>,
}

impl Kept {
    /// Waits until the session ends. Nothing is lost if this is dropped before.
    pub async fn over(&mut self) -> Over {
        let over = self.over.wait_for(Option::is_some).await;
        // Without its sender it was forgotten, which is the same as ended.
        over.ok().and_then(|over| *over).unwrap_or(Over::SignedOut)
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        let mut sockets = self.signed_in.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        // This one is still counted. Another session of that name may have begun since.
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
            seen_at: Millis(0),
            hidden_since: None,
        }
    }

    #[test]
    fn the_memory_has_a_bound_and_keeps_whoever_comes_often() {
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
    async fn the_sockets_of_a_session_close_when_it_ends_and_are_forgotten_when_they_close() {
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
