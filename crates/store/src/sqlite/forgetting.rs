//! The trait of forgetting guests, for the embedded store.

use async_trait::async_trait;
use host::erasure::{self, Nobody};
use host::id::{GuestId, Secret, SecretHash, TableId};
use host::time::Millis;

use super::Sqlite;
use super::erasures::EraseWrite;
use super::journal::{self, Line, Wish};
use super::write::Write;
use crate::{Erasures, StoreError};

fn no_randomness<E>(_: E) -> StoreError {
    StoreError::Broken("the system provides no randomness".to_owned())
}

/// An id and a secret that belong to nobody.
fn nobody() -> Result<Nobody, StoreError> {
    let guest = GuestId::random().map_err(no_randomness)?;
    Ok(Nobody { guest, secret: Secret::random().map_err(no_randomness)? })
}

/// A link that nobody has.
pub(super) fn lost_link() -> Result<SecretHash, StoreError> {
    Ok(Secret::random().map_err(no_randomness)?.hash())
}

impl Sqlite {
    /// Notes beside the database what becomes of a guest who wants to be forgotten.
    async fn note(
        &self,
        guest: GuestId,
        wish: Wish,
        at: Millis,
        link: Option<SecretHash>,
    ) -> Result<(), StoreError> {
        let mut guests = self.readers.aliases_of(guest).await?;
        guests.push(guest);
        let line = |guest: &GuestId| Line::new(guest.forgotten_hash(), wish, at, link);
        let lines: Vec<Line> = guests.iter().map(line).collect();
        let file = self.journal.clone();
        let noting = tokio::task::spawn_blocking(move || journal::append(&file, &lines)).await;
        let noted = noting.map_err(|error| StoreError::Broken(error.to_string()))?;
        noted.map_err(|error| match error.kind() {
            std::io::ErrorKind::StorageFull => StoreError::Full,
            _ => StoreError::Broken(error.to_string()),
        })
    }

    async fn erase(&self, write: EraseWrite) -> Result<(), StoreError> {
        self.submit(Write::Forget(write)).await
    }
}

#[async_trait]
impl Erasures for Sqlite {
    async fn aliases(&self, guest: GuestId) -> Result<Vec<GuestId>, StoreError> {
        self.troubles.note(self.readers.aliases_of(guest).await)
    }

    async fn made_by(&self, guest: GuestId) -> Result<Vec<GuestId>, StoreError> {
        self.troubles.note(self.readers.made_by(guest).await)
    }

    async fn tables_naming(&self, guest: GuestId) -> Result<Vec<TableId>, StoreError> {
        Ok(self.troubles.note(self.readers.tables_naming(guest).await)?.named)
    }

    async fn hide_guest(
        &self,
        guest: GuestId,
        link: SecretHash,
        at: Millis,
    ) -> Result<(), StoreError> {
        self.erase(EraseWrite::Hide { guest, link, at }).await?;
        self.note(guest, Wish::Asked, at, Some(link)).await
    }

    async fn show_guest(&self, guest: GuestId, at: Millis) -> Result<(), StoreError> {
        self.erase(EraseWrite::Show { guest }).await?;
        self.note(guest, Wish::TakenBack, at, None).await
    }

    async fn hidden_guest(&self, link: SecretHash) -> Result<Option<GuestId>, StoreError> {
        self.troubles.note(self.readers.hidden_guest(link).await)
    }

    async fn hidden_before(&self, at: Millis) -> Result<Vec<GuestId>, StoreError> {
        self.troubles.note(self.readers.hidden_before(at).await)
    }

    async fn unseen_since(&self, at: Millis, most: u32) -> Result<Vec<GuestId>, StoreError> {
        self.troubles.note(self.readers.unseen_since(at, most).await)
    }

    async fn begin_forgetting(
        &self,
        guest: GuestId,
        hidden_before: Millis,
    ) -> Result<(), StoreError> {
        self.erase(EraseWrite::Begin { guest, hidden_before }).await
    }

    async fn begin_forgetting_unseen(
        &self,
        guest: GuestId,
        unseen_since: Millis,
        at: Millis,
    ) -> Result<(), StoreError> {
        let link = lost_link()?;
        self.erase(EraseWrite::BeginUnseen { guest, link, unseen_since, at }).await?;
        self.note(guest, Wish::Asked, at, None).await
    }

    async fn forget_at(&self, table: TableId, guest: GuestId) -> Result<(), StoreError> {
        self.erase(EraseWrite::ForgetAt { table, guest, nobody: nobody()? }).await
    }

    async fn forget_guest(&self, guest: GuestId, at: Millis) -> Result<(), StoreError> {
        let naming = self.troubles.note(self.readers.tables_naming(guest).await)?;
        if !naming.named.is_empty() || !self.readers.may_be_forgotten(guest).await? {
            return Err(StoreError::Conflict);
        }
        if naming.unread > 0 {
            let unread = format!("{} tables that may name a guest cannot be read", naming.unread);
            return Err(StoreError::Damaged(unread));
        }
        // First the note: it does no harm if the rest has to be done again.
        self.note(guest, Wish::Forgotten, at, None).await?;
        self.erase(EraseWrite::Forget { guest, nobody: nobody()?, at }).await
    }

    async fn with_old_chat(&self, before: Millis, most: u32) -> Result<Vec<TableId>, StoreError> {
        self.troubles.note(self.readers.with_old_chat(before, most).await)
    }

    async fn remove_chat(&self, table: TableId) -> Result<(), StoreError> {
        self.erase(EraseWrite::RemoveChat { table }).await
    }

    async fn refresh_card(&self, table: TableId) -> Result<(), StoreError> {
        let Some(listed) = self.readers.listed(table).await? else { return Ok(()) };
        let stored = self.readers.load(table).await?;
        match erasure::renamed_card(&listed.listing.card, &stored) {
            Some(card) => self.erase(EraseWrite::SetCard { table, card }).await,
            None => Ok(()),
        }
    }
}
