//! Where guests are signed in: their devices and programs.

use async_trait::async_trait;
use host::id::{GuestId, SecretHash, SessionId};
use host::time::Millis;

use crate::{StoreError, StoredGuest};

/// What a program may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scopes {
    /// Open tables, sit down, move.
    pub play: bool,
    /// Connect to tables and hear what is said there.
    pub watch: bool,
    /// Ask for what there is to read.
    pub read: bool,
}

impl Scopes {
    /// Everything that a program can be allowed.
    pub const ALL: Scopes = Scopes { play: true, watch: true, read: true };
}

/// What is signed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionKind {
    /// A device of the guest, which may do everything.
    Device,
    /// A program.
    Program(Scopes),
}

/// A session that begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSession {
    /// The id.
    pub id: SessionId,
    /// What it comes in with.
    pub key: SecretHash,
    /// What it is.
    pub kind: SessionKind,
    /// The name by which its guest knows it.
    pub name: String,
    /// Another guest who made it.
    pub maker: Option<GuestId>,
    /// When it begins.
    pub at: Millis,
}

/// A session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSession {
    /// The id.
    pub id: SessionId,
    /// The guest it speaks for.
    pub guest: StoredGuest,
    /// Another guest who made it.
    pub maker: Option<GuestId>,
    /// What it is.
    pub kind: SessionKind,
    /// The name by which its guest knows it; none for one from before there were names.
    pub name: String,
    /// When it began.
    pub added_at: Millis,
    /// When a key was last made for it.
    pub keyed_at: Millis,
    /// When it was last seen, as far as that was noted.
    pub seen_at: Millis,
    /// Since when its guest has wanted to be forgotten.
    pub hidden_since: Option<Millis>,
}

/// What a key is to its session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyState {
    /// The key it comes in with.
    Current,
    /// One that was made and not used yet; the current one holds until it is.
    Next,
    /// The one before, which opens nothing since then.
    Previous(Millis),
}

/// Which sessions end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// This one.
    One(SessionId),
    /// All but this one.
    AllBut(SessionId),
}

/// The sessions of a house.
#[async_trait]
pub trait Sessions: Send + Sync + 'static {
    /// Signs a guest in. Of more than `most` devices the one that was not seen for the longest
    /// time makes room. A guest who is not known is a conflict.
    async fn add_session(
        &self,
        guest: GuestId,
        session: NewSession,
        most: u32,
    ) -> Result<(), StoreError>;

    /// The session of this key, and what the key is to it.
    async fn session_by_key(
        &self,
        key: SecretHash,
    ) -> Result<Option<(StoredSession, KeyState)>, StoreError>;

    /// The sessions of a guest and those that he made for others, the one seen last first; so
    /// many at most.
    async fn sessions(&self, guest: GuestId, most: u32) -> Result<Vec<StoredSession>, StoreError>;

    /// Ends sessions of this guest; one that he made for another, only if it is the one named. The
    /// browsers they are called in are forgotten. Unknown ones are no error.
    async fn end_sessions(&self, guest: GuestId, which: Ended) -> Result<(), StoreError>;

    /// Notes when a session was last seen, and under which name if it has none yet.
    async fn session_seen(
        &self,
        session: SessionId,
        name: &str,
        at: Millis,
    ) -> Result<(), StoreError>;

    /// Gives a session its next key, in place of one that it has not used.
    async fn offer_key(
        &self,
        session: SessionId,
        next: SecretHash,
        at: Millis,
    ) -> Result<(), StoreError>;

    /// Makes the next key of a session its current one. Any other key is no error.
    async fn use_key(&self, next: SecretHash, at: Millis) -> Result<(), StoreError>;
}
