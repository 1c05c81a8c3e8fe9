//! Keepers and moderators, and where they are signed in to the keeper's room.

use async_trait::async_trait;
use host::id::{GuestId, SecretHash, SessionId};
use host::time::Millis;
use protocol::{Role, SignedInBy};

use crate::{NewAudit, StoreError, StoredGuest};

/// A session of the keeper's room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredKeeperSession {
    /// Its id.
    pub id: SessionId,
    /// Who.
    pub guest: StoredGuest,
    /// The role that the guest has now.
    pub role: Role,
    /// How the guest signed in.
    pub way: SignedInBy,
    /// The device; may be empty.
    pub device: String,
    /// When.
    pub added_at: Millis,
    /// When it ends by itself.
    pub ends_at: Millis,
}

/// A session of the keeper's room that begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewKeeperSession {
    /// Its id.
    pub id: SessionId,
    /// The hash of the key in the cookie.
    pub key: SecretHash,
    /// Who.
    pub guest: GuestId,
    /// How the guest signs in.
    pub way: SignedInBy,
    /// The device; may be empty.
    pub device: String,
    /// When.
    pub added_at: Millis,
    /// When it ends by itself.
    pub ends_at: Millis,
}

/// Roles, and sessions of the keeper's room.
#[async_trait]
pub trait Roles: Send + Sync + 'static {
    /// Everyone who has a role.
    async fn roles(&self) -> Result<Vec<(StoredGuest, Role)>, StoreError>;

    /// Gives a guest a role, or takes it away, which ends the guest's sessions of the room. It is a
    /// conflict if there is no such guest.
    async fn set_role(
        &self,
        guest: GuestId,
        role: Option<Role>,
        entry: NewAudit,
    ) -> Result<(), StoreError>;

    /// Begins a session of the room, and forgets those that have ended by themselves. It is a
    /// conflict if the guest has no role, or wants to be forgotten.
    async fn add_keeper_session(
        &self,
        session: NewKeeperSession,
        entry: NewAudit,
    ) -> Result<(), StoreError>;

    /// The session with this key, if it has not ended and its guest has a role and does not want to
    /// be forgotten.
    async fn keeper_session(
        &self,
        key: SecretHash,
        now: Millis,
    ) -> Result<Option<StoredKeeperSession>, StoreError>;

    /// The sessions that have not ended, the latest first.
    async fn keeper_sessions(&self, now: Millis) -> Result<Vec<StoredKeeperSession>, StoreError>;

    /// Ends a session. It is a conflict if there is no such session.
    async fn end_keeper_session(&self, id: SessionId, entry: NewAudit) -> Result<(), StoreError>;
}
