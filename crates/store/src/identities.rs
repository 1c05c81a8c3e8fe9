//! How guests sign in again, and how two guests are merged.

use async_trait::async_trait;
use host::id::{GuestId, PasskeyId, SecretHash};
use host::time::Millis;

use crate::{NewSession, StoreError};

/// A passkey of a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPasskey {
    /// The id.
    pub id: PasskeyId,
    /// The credential id, which the authenticator chose.
    pub credential: Vec<u8>,
    /// The guest it signs in.
    pub guest: GuestId,
    /// The guest it was made for. The passkey keeps this id for ever, even if guests are merged.
    pub handle: GuestId,
    /// The domain it belongs to.
    pub rp_id: String,
    /// Its state that never changes, such as the public key.
    pub fixed: Vec<u8>,
    /// Its state that changes with each use, such as the counter.
    pub counted: Vec<u8>,
    /// The name shown to the guest.
    pub name: String,
    /// When it was made.
    pub added_at: Millis,
    /// When it was last used.
    pub used_at: Option<Millis>,
}

/// The recovery codes and passkeys of a house, and the merging of guests.
#[async_trait]
pub trait Identities: Send + Sync + 'static {
    /// Gives a guest new recovery codes, which replace any they had.
    async fn set_codes(&self, guest: GuestId, codes: Vec<SecretHash>) -> Result<(), StoreError>;

    /// How many recovery codes a guest has left.
    async fn codes_left(&self, guest: GuestId) -> Result<u32, StoreError>;

    /// The guest who has this recovery code.
    async fn guest_by_code(&self, code: SecretHash) -> Result<Option<GuestId>, StoreError>;

    /// Uses up a code of this guest and adds a session, as [`crate::Sessions::add_session`] does. A
    /// code that the guest does not have, or has used, is a conflict.
    async fn use_code(
        &self,
        guest: GuestId,
        code: SecretHash,
        session: NewSession,
        most: u32,
    ) -> Result<(), StoreError>;

    /// Adds a passkey. A credential that is already stored, for any guest, is a conflict.
    async fn add_passkey(&self, passkey: StoredPasskey) -> Result<(), StoreError>;

    /// The passkeys of a guest, the newest first.
    async fn passkeys(&self, guest: GuestId) -> Result<Vec<StoredPasskey>, StoreError>;

    /// The passkey with this credential id.
    async fn passkey(&self, credential: &[u8]) -> Result<Option<StoredPasskey>, StoreError>;

    /// Stores a passkey's new state and adds a session of its guest, as
    /// [`crate::Sessions::add_session`] does. It is a conflict if the passkey was removed, or if
    /// its guest or state is no longer the one given.
    async fn use_passkey(
        &self,
        passkey: StoredPasskey,
        counted: Vec<u8>,
        session: NewSession,
        most: u32,
    ) -> Result<(), StoreError>;

    /// Notes that this passkey was used and has counted on, without signing its guest in. It is a
    /// conflict if the passkey is gone, or not as it is said to be here.
    async fn count_passkey(
        &self,
        passkey: StoredPasskey,
        counted: Vec<u8>,
        at: Millis,
    ) -> Result<(), StoreError>;

    /// Removes a passkey of this guest. An unknown passkey is not an error.
    async fn remove_passkey(&self, guest: GuestId, id: PasskeyId) -> Result<(), StoreError>;

    /// Whether two guests can be merged: not while both sit at the same unfinished table.
    async fn may_merge(&self, from: GuestId, into: GuestId) -> Result<bool, StoreError>;

    /// Merges the guest `from` into `into`, who then has the seats, history, devices, tokens,
    /// passkeys and codes of both.
    ///
    /// It is a conflict if [`Identities::may_merge`] is false, or if one of them is unknown or has a
    /// role.
    async fn merge(&self, from: GuestId, into: GuestId) -> Result<(), StoreError>;

    /// How many passkeys belong to domains other than this one, by domain.
    async fn passkeys_elsewhere(&self, rp_id: &str) -> Result<Vec<(String, u32)>, StoreError>;
}
