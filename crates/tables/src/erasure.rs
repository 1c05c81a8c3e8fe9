//! Guests who want to be forgotten: what becomes of them at tables, and in the end everywhere.

use std::sync::Arc;

use bus::{FromTable, LobbyNews, TableError};
use host::games::{WithGame, with_game};
use host::{Account, Archive, Host, Hosted, NotLoaded, Stored};
use protocol::TableCard;
use store::{ListedStage, StoreError};
use table::UnknownRules;
use tokio::sync::oneshot;

use crate::directory::{Directory, game_of};
use crate::id::{GuestId, Secret, TableId};
use crate::inbox::Incoming;
use crate::time::Millis;

/// The most guests who are forgotten in one go.
const MOST: u32 = 100;

/// How many times tables that name a guest are looked for before the guest is forgotten as a whole.
/// More than one pass is needed only if another table was opened meanwhile, such as for a rematch.
const PASSES: usize = 5;

impl Directory {
    /// Forgets the guests whose time has come: those who asked for it, and those who have not been
    /// seen for long. Whatever interrupts this, the next call goes on.
    pub async fn forget_guests(self: &Arc<Self>) -> Result<(), TableError> {
        let retention = self.settings().retention;
        let asked = self.before(retention.forget_after);
        for guest in self.store().hidden_before(asked, MOST).await? {
            self.forget_guest(guest).await?;
        }
        let Some(kept) = retention.unseen_guests else { return Ok(()) };
        for guest in self.store().unseen_since(self.before(kept), MOST).await? {
            let link = Secret::random().map_err(|_| TableError::Fault)?;
            // Nobody can come in any more from here on.
            self.store().hide_guest(guest, link.hash(), self.now()).await?;
            self.forget_guest(guest).await?;
        }
        Ok(())
    }

    /// Hides the guests who asked to be forgotten at all their tables. A house that was killed may not
    /// have come to the last of them.
    pub(crate) async fn hide_guests(self: &Arc<Self>) -> Result<(), TableError> {
        for guest in self.store().hidden_before(Millis(u64::MAX), MOST).await? {
            for table in self.store().tables_naming(guest).await? {
                self.rename(table, guest, None).await?;
            }
        }
        Ok(())
    }

    /// Forgets a guest at every table, and then as a whole.
    async fn forget_guest(self: &Arc<Self>, guest: GuestId) -> Result<(), TableError> {
        for _ in 0..PASSES {
            let tables = self.store().tables_naming(guest).await?;
            if tables.is_empty() {
                break;
            }
            for table in tables {
                self.rename(table, guest, None).await?;
                self.unloaded(table, self.store().forget_at(table, guest)).await?;
            }
        }
        self.store().forget_guest(guest, self.now()).await?;
        tracing::info!(%guest, "a guest was forgotten");
        Ok(())
    }

    /// Shows a guest without a name at a table and lets go of the seat, or, if there is a name,
    /// shows the guest under it again.
    pub(crate) async fn rename(
        self: &Arc<Self>,
        table: TableId,
        guest: GuestId,
        name: Option<String>,
    ) -> Result<(), TableError> {
        let refreshed = self.unloaded(table, self.refresh(table)).await?;
        if refreshed != Some(Refreshed::GoesOn) {
            return Ok(());
        }
        let (done, answer) = oneshot::channel();
        let inbox = match self.reach(table).await {
            Ok(inbox) => inbox,
            // Nobody plays there, and what is shown is right.
            Err(TableError::Rules(_) | TableError::Fault | TableError::NoSuchTable) => {
                return Ok(());
            }
            Err(error) => return Err(error),
        };
        let sent = inbox.send(Incoming::Rename { guest, name, done }).await;
        // If it could not be stored, the task has ended, and the guest is still to be forgotten.
        match sent {
            Ok(()) => answer.await.map_err(|_| TableError::Ended),
            Err(_) => Err(TableError::Ended),
        }
    }

    /// Gives a table the card that its records call for, and tells the lobby.
    async fn refresh(&self, table: TableId) -> Result<Option<Refreshed>, StoreError> {
        self.store().refresh_card(table).await?;
        let Some(listed) = self.store().listed(table).await? else { return Ok(None) };
        if listed.listing.stage == ListedStage::Finished {
            return Ok(Some(Refreshed::IsOver));
        }
        let card = serde_json::from_str::<TableCard>(&listed.listing.card).ok();
        if let Some(card) = card.filter(|_| listed.listing.public) {
            let card = Box::new(card);
            let shown = LobbyNews::Shown { table, card, told_at: None, opened: None };
            self.tell(FromTable::Lobby(shown));
        }
        Ok(Some(Refreshed::GoesOn))
    }

    /// What a table that is not in memory holds about a guest.
    pub(crate) async fn account(
        &self,
        table: TableId,
        guest: GuestId,
    ) -> Result<Account, TableError> {
        let stored = self.store().load(table).await?;
        let game = game_of(&stored).ok_or(TableError::NoSuchTable)?;
        let patience = self.settings().patience();
        let look = Look { table, stored: &stored, guest, patience, now: self.now() };
        match with_game(&game, look).map_err(|_| TableError::Fault)? {
            Ok(account) => Ok(account),
            Err(NotLoaded::Rules(unknown)) => {
                self.account_of_archive(table, &stored, unknown, guest).await
            }
            Err(NotLoaded::Fault(_)) => Err(TableError::Fault),
        }
    }

    /// The same for a table whose rules this house does not know.
    async fn account_of_archive(
        &self,
        table: TableId,
        stored: &[Stored],
        unknown: UnknownRules,
        guest: GuestId,
    ) -> Result<Account, TableError> {
        let listed = self.store().listed(table).await?.ok_or(TableError::NoSuchTable)?;
        let card: TableCard =
            serde_json::from_str(&listed.listing.card).map_err(|_| TableError::NoSuchTable)?;
        let archive = Archive::read(table, stored, card.stage).map_err(|_| TableError::Fault)?;
        Ok(archive.account_for(guest, unknown))
    }
}

/// How a table stands whose card was made anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Refreshed {
    GoesOn,
    IsOver,
}

/// Loads a table for a moment, to see what it holds about a guest.
struct Look<'a> {
    table: TableId,
    stored: &'a [Stored],
    guest: GuestId,
    patience: host::Patience,
    now: Millis,
}

impl WithGame for Look<'_> {
    type Done = Result<Account, NotLoaded>;

    fn with<G: Hosted>(self) -> Self::Done {
        let Look { table, stored, guest, patience, now } = self;
        Ok(Host::<G>::load(table, stored, patience, now)?.account_for(guest))
    }
}
