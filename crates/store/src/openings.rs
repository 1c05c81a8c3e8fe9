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
    /// The id that the guest gave the request, if any.
    pub request: Option<AskId>,
    /// The address it was opened from, hashed with the house's key. Forgotten when the game is
    /// over.
    pub address: Option<AddressHash>,
    /// The key that hashes the addresses of those who sit down there. Forgotten when the game
    /// begins; without it those hashes reveal nothing.
    pub key: Option<AddressKey>,
}

/// How tables were opened. Openings are stored with the first records of tables, in a
/// [`crate::Batch`].
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

    /// The openings of all tables that the lobby shows, in no particular order.
    async fn openings_in_lobby(&self) -> Result<Vec<TableOpening>, StoreError>;
}
