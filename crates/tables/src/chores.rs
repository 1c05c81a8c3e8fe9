//! Background work that happens whether or not guests come.

use std::sync::Arc;
use std::time::Duration;

use bus::TableError;
use tokio::time::{MissedTickBehavior, interval};

use crate::directory::Directory;

/// How often to look for tables that are due to be woken.
const WAKING: Duration = Duration::from_secs(1);

/// How often to remove what nobody needs any more.
const CLEARING: Duration = Duration::from_secs(10 * 60);

/// How often to look for guests who are to be forgotten.
const ERASING: Duration = Duration::from_secs(60);

/// How often, after a start, to replay a batch of tables that have no outcome, until none are left.
const REPLAYING: Duration = Duration::from_secs(1);

impl Directory {
    /// Wakes tables, clears old ones away and forgets guests, forever. Also gives games that ended
    /// before outcomes were stored their outcome, once.
    pub async fn do_chores(self: Arc<Self>) {
        tokio::join!(self.wake_and_replay(), self.clear_and_forget());
    }

    /// What must not wait.
    async fn wake_and_replay(self: &Arc<Self>) {
        let mut waking = interval(WAKING);
        let mut replaying = interval(REPLAYING);
        for chore in [&mut waking, &mut replaying] {
            chore.set_missed_tick_behavior(MissedTickBehavior::Delay);
        }
        let (mut replayed, mut all_replayed) = (None, false);
        loop {
            report(tokio::select! {
                _ = waking.tick() => self.wake_due().await,
                _ = replaying.tick(), if !all_replayed => {
                    let some = self.add_outcomes(replayed).await;
                    some.map_err(TableError::from).map(|last| {
                        all_replayed = last.is_none();
                        replayed = last;
                    })
                }
            });
        }
    }

    /// What may take a while.
    async fn clear_and_forget(self: &Arc<Self>) {
        let mut clearing = interval(CLEARING);
        let mut forgetting = interval(ERASING);
        for chore in [&mut clearing, &mut forgetting] {
            chore.set_missed_tick_behavior(MissedTickBehavior::Delay);
        }
        report(self.hide_guests().await);
        loop {
            report(tokio::select! {
                _ = clearing.tick() => self.clear().await,
                _ = forgetting.tick() => self.forget_guests().await,
            });
        }
    }
}

/// Logs that a chore failed. The house reports once that it cannot store or read, not at every
/// chore.
fn report(done: Result<(), TableError>) {
    match done {
        Ok(()) => {}
        Err(TableError::Store(error)) => {
            tracing::debug!(?error, "a chore of the house was not done");
        }
        Err(error) => tracing::warn!(?error, "a chore of the house was not done"),
    }
}
