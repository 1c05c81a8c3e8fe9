//! How tables were opened: by whom, on which request, and from where.

use async_trait::async_trait;
use host::id::{AddressHash, AddressKey, GuestId, TableId};
use protocol::AskId;

use crate::StoreError;

/// How a table was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableOpening {
    /// The table.
    pub table: TableId,
    /// Who opened it.
    pub opener: GuestId,
    /// What the guest called the request, where it had a name.
    pub request: Option<AskId>,
    /// From where it was opened, hashed with the house's key. Forgotten when the game is over.
    pub address: Option<AddressHash>,
    /// What the addresses of those who sit down there are hashed with. Forgotten when the game
    /// begins, and without it those hashes say nothing.
    pub key: Option<AddressKey>,
}

/// How tables were opened. It is stored with their first records, in a [`crate::Batch`].
#[async_trait]
pub trait Openings: Send + Sync + 'static {
    /// How a table was opened.
    async fn opening(&self, table: TableId) -> Result<Option<TableOpening>, StoreError>;

    /// The table that this request of a guest opened.
    async fn opened_by(
        &self,
        guest: GuestId,
        request: &AskId,
    ) -> Result<Option<TableId>, StoreError>;

    /// How all those were opened that the lobby shows, in no particular sequence.
    async fn openings_in_lobby(&self) -> Result<Vec<TableOpening>, StoreError>;
}
