//! How guests come back who are signed in nowhere any more.

use async_trait::async_trait;
use host::id::{GuestId, PasskeyId, SecretHash};
use host::time::Millis;

use crate::{NewSession, StoreError};

/// A passkey of a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPasskey {
    /// The id.
    pub id: PasskeyId,
    /// What the passkey calls itself.
    pub credential: Vec<u8>,
    /// Whom it brings back.
    pub guest: GuestId,
    /// For whom it was made, which it keeps for ever.
    pub handle: GuestId,
    /// The domain it belongs to.
    pub rp_id: String,
    /// What is known of it and stays, such as its public key.
    pub fixed: Vec<u8>,
    /// What changes with each use, such as its counter.
    pub counted: Vec<u8>,
    /// The name by which its guest knows it.
    pub name: String,
    /// When it was made.
    pub added_at: Millis,
    /// When it was last used.
    pub used_at: Option<Millis>,
}

/// How the guests of a house come back.
#[async_trait]
pub trait Identities: Send + Sync + 'static {
    /// Gives a guest new recovery codes, in place of all that he had.
    async fn set_codes(&self, guest: GuestId, codes: Vec<SecretHash>) -> Result<(), StoreError>;

    /// How many codes a guest has left.
    async fn codes_left(&self, guest: GuestId) -> Result<u32, StoreError>;

    /// The guest whom this code brings back.
    async fn guest_by_code(&self, code: SecretHash) -> Result<Option<GuestId>, StoreError>;

    /// Uses up a code of this guest and signs him in; of more than `most` devices the one unseen
    /// for the longest time makes room. A code that is not there (any more) is a conflict.
    async fn use_code(
        &self,
        guest: GuestId,
        code: SecretHash,
        session: NewSession,
        most: u32,
    ) -> Result<(), StoreError>;

    /// Adds a passkey. One that is known already, whosever it is, is a conflict.
    async fn add_passkey(&self, passkey: StoredPasskey) -> Result<(), StoreError>;

    /// The passkeys of a guest, the newest first.
    async fn passkeys(&self, guest: GuestId) -> Result<Vec<StoredPasskey>, StoreError>;

    /// The passkey that calls itself so.
    async fn passkey(&self, credential: &[u8]) -> Result<Option<StoredPasskey>, StoreError>;

    /// Notes that this passkey was used and has counted on, and signs its guest in; of more than
    /// `most` devices the one unseen for the longest time makes room. It is a conflict if the
    /// passkey is gone, or not as it is said to be here.
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

    /// Removes a passkey of this guest. Unknown ones are no error.
    async fn remove_passkey(&self, guest: GuestId, id: PasskeyId) -> Result<(), StoreError>;

    /// Whether two guests can become one: not while both sit at a table that is not finished.
    async fn may_merge(&self, from: GuestId, into: GuestId) -> Result<bool, StoreError>;

    /// Makes two guests one, who is `into` from now on: seats and history, devices and tokens,
    /// passkeys and codes of both are his. It is a conflict where [`Identities::may_merge`] says no,
    /// or one of them is not known.
    async fn merge(&self, from: GuestId, into: GuestId) -> Result<(), StoreError>;

    /// How many passkeys belong to other domains than this one, by domain.
    async fn passkeys_elsewhere(&self, rp_id: &str) -> Result<Vec<(String, u32)>, StoreError>;
}
