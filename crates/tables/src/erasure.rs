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
use crate::id::{GuestId, TableId};
use crate::inbox::Incoming;
use crate::time::Millis;

/// The most guests who are forgotten in one go.
const MOST: u32 = 100;

/// How many times tables that name a guest are looked for in one go. More than one pass is needed only
/// if another table was opened meanwhile, such as for a rematch, or if a table cannot be rewritten.
const PASSES: usize = 3;

impl Directory {
    /// Forgets the guests whose time has come: those who asked for it, and those who have not been
    /// seen for long. Whatever interrupts this, the next call goes on, and a guest who cannot be
    /// forgotten keeps no other from it.
    pub async fn forget_guests(self: &Arc<Self>) -> Result<(), TableError> {
        let retention = self.settings().retention;
        let asked = self.before(retention.forget_after);
        let mut hidden = self.store().hidden_before(asked).await?;
        hidden.retain(|guest| !self.waits_to_be_forgotten(*guest));
        for guest in hidden.into_iter().take(MOST as usize) {
            // Whoever takes it back until here stays.
            let begun = self.store().begin_forgetting(guest, asked).await;
            self.forget_family(guest, begun).await;
        }
        let Some(kept) = retention.unseen_guests else { return Ok(()) };
        let unseen = self.before(kept);
        for guest in self.store().unseen_since(unseen, MOST).await? {
            // Whoever comes back until here stays.
            let begun = self.store().begin_forgetting_unseen(guest, unseen, self.now()).await;
            self.forget_family(guest, begun).await;
        }
        Ok(())
    }

    /// Hides the guests who asked to be forgotten at all their tables. A house that was killed may not
    /// have come to the last of them.
    pub(crate) async fn hide_guests(self: &Arc<Self>) -> Result<(), TableError> {
        for guest in self.store().hidden_before(Millis(u64::MAX)).await? {
            for hidden in self.family(guest).await {
                if let Err(error) = self.hide_everywhere(hidden).await {
                    tracing::warn!(guest = %hidden, ?error, "a guest may still be shown by name");
                }
            }
        }
        Ok(())
    }

    async fn hide_everywhere(self: &Arc<Self>, guest: GuestId) -> Result<(), TableError> {
        let mut failed = Ok(());
        for table in self.store().tables_naming(guest).await? {
            let renamed = self.rename(table, guest, None).await;
            failed = failed.and(renamed);
        }
        failed
    }

    /// The programs that are forgotten with a guest, and the guest.
    async fn family(&self, guest: GuestId) -> Vec<GuestId> {
        // Those who cannot be found now are found by themselves later.
        let mut family = self.store().made_by(guest).await.unwrap_or_default();
        family.push(guest);
        family
    }

    /// Forgets a guest and the guest's programs, once that has begun.
    async fn forget_family(self: &Arc<Self>, guest: GuestId, begun: Result<(), StoreError>) {
        match begun {
            Ok(()) => {}
            // The guest stays after all.
            Err(StoreError::Conflict) => return,
            Err(error) => return self.not_forgotten(guest, &TableError::Store(error)),
        }
        for guest in self.family(guest).await {
            match self.forget_guest(guest).await {
                Ok(()) => {
                    self.is_forgotten(guest);
                    tracing::info!(%guest, "a guest was forgotten");
                }
                Err(error) => self.not_forgotten(guest, &error),
            }
        }
    }

    /// Forgets a guest at every table, and then as a whole.
    async fn forget_guest(self: &Arc<Self>, guest: GuestId) -> Result<(), TableError> {
        let mut failed = None;
        for _ in 0..PASSES {
            for table in self.store().tables_naming(guest).await? {
                if let Err(error) = self.forget_at(table, guest).await {
                    failed = Some(error);
                }
            }
            match self.store().forget_guest(guest, self.now()).await {
                Ok(()) => return Ok(()),
                // A table still names the guest.
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(failed.unwrap_or(TableError::Fault))
    }

    async fn forget_at(self: &Arc<Self>, table: TableId, guest: GuestId) -> Result<(), TableError> {
        self.rename(table, guest, None).await?;
        Ok(self.unloaded(table, self.store().forget_at(table, guest)).await?)
    }

    /// Logs, once for each guest, that a guest cannot be forgotten yet. It is tried again later.
    fn not_forgotten(&self, guest: GuestId, error: &TableError) {
        if self.wait_to_forget(guest) {
            tracing::warn!(
                %guest, ?error,
                "a guest cannot be forgotten: a table cannot be read or rewritten; this is tried again"
            );
        }
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
