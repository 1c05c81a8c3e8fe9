//! Removing what nobody needs any more.

use std::sync::Arc;
use std::time::Duration;

use bus::TableError;
use store::{Listed, Retention, TableQuery};

use crate::directory::Directory;
use crate::time::Millis;

impl Directory {
    /// Removes what nobody needs any more: tables that were never started, old games that nobody
    /// plays on, old finished tables, the chat of those that stay, and old addresses of guests.
    pub async fn clear(self: &Arc<Self>) -> Result<(), TableError> {
        const MOST: u32 = 1_000;
        let Retention { gathering, abandoned, finished, chat, addresses, .. } =
            self.settings().retention;
        self.store().forget_addresses(self.before(addresses)).await?;
        let mut old = Vec::new();
        if let Some(kept) = gathering {
            let idle = TableQuery::IdleSince(self.before(kept));
            old.extend(self.store().list(idle, MOST).await?);
        }
        if let Some(kept) = abandoned {
            let playing = TableQuery::PlayingBefore(self.before(kept));
            old.extend(self.store().list(playing, MOST).await?);
        }
        if let Some(kept) = finished {
            let finished = TableQuery::FinishedBefore(self.before(kept));
            old.extend(self.store().list(finished, MOST).await?);
        }
        for Listed { table, .. } in old {
            if !self.is_in_memory(table).await {
                self.delete(table).await?;
            }
        }
        if let Some(kept) = chat {
            for table in self.store().with_old_chat(self.before(kept), MOST).await? {
                self.unloaded(table, self.store().remove_chat(table)).await?;
            }
        }
        Ok(())
    }

    /// What is older than this time has been kept for that long.
    pub(crate) fn before(&self, kept: Duration) -> Millis {
        let kept = u64::try_from(kept.as_millis()).unwrap_or(u64::MAX);
        Millis(self.ages().now().0.saturating_sub(kept))
    }
}
