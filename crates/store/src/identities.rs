//! How guests come back who are signed in nowhere any more.

use async_trait::async_trait;
use host::id::{GuestId, SecretHash};

use crate::{NewSession, StoreError};

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
}
