//! Who may see which table.

use bus::TableError;
use host::id::{AddressHash, GuestId, TableId};
use host::time::Millis;
use store::{ListedStage, StoreError};

use super::Web;
use super::error::HttpError;
use super::limits::Household;

/// What a guest may do at a table that he may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visible {
    /// Whether he may sit down there.
    pub may_sit: bool,
    /// Whether he sits there.
    pub sits: bool,
    /// Whether guests still sit down there.
    pub gathers: bool,
}

/// From where a guest comes, as a table that gathers knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Provenance {
    /// The address, hashed with the table's own key.
    pub address: Option<AddressHash>,
    /// When the guest was made.
    pub since: Option<Millis>,
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
        let sits = guest.is_some_and(|guest| listed.listing.guests.contains(&guest));
        let gathers = listed.listing.stage == ListedStage::Gathering;
        if listed.listing.public || sits {
            return Ok(Visible { may_sit: true, sits, gathers });
        }
        let guest = guest.ok_or_else(hidden)?;
        let admitted = self.store.admitted(table, guest).await?;
        admitted.map(|may_sit| Visible { may_sit, sits, gathers }).ok_or_else(hidden)
    }

    /// From where a guest comes to a table that gathers. It says nothing at any other table, and
    /// nothing any more once the game began and the table's key is forgotten.
    pub async fn provenance(
        &self,
        table: TableId,
        guest: GuestId,
        who: Household,
    ) -> Result<Provenance, StoreError> {
        let opening = self.store.opening(table).await?;
        let Some(key) = opening.and_then(|opening| opening.key) else {
            return Ok(Provenance::default());
        };
        let since = self.store.guest_since(guest).await?;
        Ok(Provenance { address: Some(key.hash(who.bytes())), since })
    }
}
