//! Who may see which table.

use bus::TableError;
use host::id::{AddressHash, GuestId, TableId};
use host::time::Millis;
use store::{ListedStage, StoreError};

use super::Web;
use super::error::HttpError;
use super::limits::Household;

/// What a guest may do at a table that they can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visible {
    /// Whether the guest may sit down.
    pub may_sit: bool,
    /// Whether the guest has a seat there.
    pub sits: bool,
    /// Whether the table is still gathering.
    pub gathers: bool,
}

/// Where a guest comes from, as a gathering table knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Provenance {
    /// The address, hashed with the table's own key.
    pub address: Option<AddressHash>,
    /// When the guest was created.
    pub since: Option<Millis>,
}

impl Web {
    /// Checks that a guest may see a table.
    ///
    /// Anyone may see a public one. A private one is visible only to those who sit there or were
    /// admitted; for everyone else it does not exist.
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

    /// Where a guest who comes to a gathering table comes from.
    ///
    /// The hash means nothing at other tables, which have keys of their own, and nothing once the
    /// game has begun and this table's key is deleted.
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
