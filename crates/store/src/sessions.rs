//! Sessions: the devices and programs on which guests are signed in, and their keys.

use async_trait::async_trait;
use host::id::{GuestId, SecretHash, SessionId};
use host::time::Millis;

use crate::{StoreError, StoredGuest};

/// What a program may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scopes {
    /// Make requests that change something: open tables, sit down, move.
    pub play: bool,
    /// Connect to tables and listen.
    pub watch: bool,
    /// Make requests that only read.
    pub read: bool,
}

impl Scopes {
    /// Everything that a program can be allowed.
    pub const ALL: Scopes = Scopes { play: true, watch: true, read: true };
}

/// The kind of a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionKind {
    /// A device of the guest. It may do everything.
    Device,
    /// A program with a token, and what it may do.
    Program(Scopes),
}

/// A session to be stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSession {
    /// The id.
    pub id: SessionId,
    /// The hash of its key.
    pub key: SecretHash,
    /// Whether it is a device or a program.
    pub kind: SessionKind,
    /// The name shown to the guest.
    pub name: String,
    /// The guest who made the token, if a guest did.
    pub maker: Option<GuestId>,
    /// When it begins.
    pub at: Millis,
}

/// A session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSession {
    /// The id.
    pub id: SessionId,
    /// The guest it acts as.
    pub guest: StoredGuest,
    /// The guest who made the token, if a guest did.
    pub maker: Option<GuestId>,
    /// Whether it is a device or a program.
    pub kind: SessionKind,
    /// The name shown to the guest; empty if it is not known.
    pub name: String,
    /// When it began.
    pub added_at: Millis,
    /// When its newest key was made.
    pub keyed_at: Millis,
    /// Whether it has a next key that has not been used yet.
    pub has_next: bool,
    /// When it was last seen, to the hour.
    pub seen_at: Millis,
    /// Since when its guest has wanted to be forgotten.
    pub hidden_since: Option<Millis>,
}

/// The role of a key in its session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyState {
    /// The key in use.
    Current,
    /// A new key that has not been used yet. Until it is, the current one stays valid.
    Next,
    /// The key that was in use before, and is not valid since this time.
    Previous(Millis),
}

/// Which sessions of a guest to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// This one.
    One(SessionId),
    /// All sessions that act as the guest, except this one.
    AllBut(SessionId),
    /// All sessions that act as the guest.
    All,
}

/// The sessions of a house.
#[async_trait]
pub trait Sessions: Send + Sync + 'static {
    /// Adds a session of a guest. If the guest then has more than `most` devices, the least
    /// recently seen ones are signed out. An unknown guest is a conflict.
    async fn add_session(
        &self,
        guest: GuestId,
        session: NewSession,
        most: u32,
    ) -> Result<(), StoreError>;

    /// The session with this key, and the key's role in it.
    async fn session_by_key(
        &self,
        key: SecretHash,
    ) -> Result<Option<(StoredSession, KeyState)>, StoreError>;

    /// The sessions of a guest and those the guest made for other guests, the most recently seen
    /// first; at most `most`.
    async fn sessions(&self, guest: GuestId, most: u32) -> Result<Vec<StoredSession>, StoreError>;

    /// Ends sessions of this guest, and forgets the browsers that were added in them.
    ///
    /// A session that the guest made for another guest ends only if it is named by [`Ended::One`].
    /// An unknown session is not an error.
    async fn end_sessions(&self, guest: GuestId, which: Ended) -> Result<(), StoreError>;

    /// Records when a session was last seen, and its name if it has none yet.
    async fn session_seen(
        &self,
        session: SessionId,
        name: &str,
        at: Millis,
    ) -> Result<(), StoreError>;

    /// Gives a session its next key, which replaces one that has not been used yet. It is a conflict
    /// if its newest key was not made at `keyed_at`: then another request was faster, and the key
    /// which that one gave must stay.
    async fn offer_key(
        &self,
        session: SessionId,
        keyed_at: Millis,
        next: SecretHash,
        at: Millis,
    ) -> Result<(), StoreError>;

    /// Makes a session's next key its current one. Any other key is ignored.
    async fn use_key(&self, next: SecretHash, at: Millis) -> Result<(), StoreError>;
}
