//! Who may see which table.

use bus::TableError;
use host::id::{GuestId, TableId};

use super::Web;
use super::error::HttpError;

/// What a guest may do at a table that he may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visible {
    /// Whether he may sit down there.
    pub may_sit: bool,
}

impl Web {
    /// Whether somebody may see a table: a public one anyone, another one those who sit there or
    /// were let in. To anybody else it is not there.
    pub async fn must_see(
        &self,
        table: TableId,
        guest: Option<GuestId>,
    ) -> Result<Visible, HttpError> {
        let hidden = || HttpError::Table(TableError::NoSuchTable);
        let listed = self.store.listed(table).await?.ok_or_else(hidden)?;
        if listed.listing.public {
            return Ok(Visible { may_sit: true });
        }
        let guest = guest.ok_or_else(hidden)?;
        if listed.listing.guests.contains(&guest) {
            return Ok(Visible { may_sit: true });
        }
        let admitted = self.store.admitted(table, guest).await?;
        admitted.map(|may_sit| Visible { may_sit }).ok_or_else(hidden)
    }
}
