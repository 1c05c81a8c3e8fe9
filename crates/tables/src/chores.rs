//! What has to be done whether guests come or not.

use std::sync::Arc;
use std::time::Duration;

use bus::TableError;
use tokio::time::{MissedTickBehavior, interval};

use crate::directory::Directory;

/// How often to look for tables whose time has come.
const WAKING: Duration = Duration::from_secs(1);

/// How often to clear away what nobody needs any more.
const CLEARING: Duration = Duration::from_secs(10 * 60);

/// How often to replay some of the tables that have no outcome, after a start, until there are no
/// more.
const REPLAYING: Duration = Duration::from_secs(1);

impl Directory {
    /// Wakes tables and clears old ones away, for ever. Games that ended before outcomes were
    /// stored are given theirs once.
    pub async fn do_chores(self: Arc<Self>) {
        let mut waking = interval(WAKING);
        let mut clearing = interval(CLEARING);
        let mut replaying = interval(REPLAYING);
        for chore in [&mut waking, &mut clearing, &mut replaying] {
            chore.set_missed_tick_behavior(MissedTickBehavior::Delay);
        }
        let (mut replayed, mut all_replayed) = (None, false);
        loop {
            let done = tokio::select! {
                _ = waking.tick() => self.wake_due().await,
                _ = clearing.tick() => self.clear().await,
                _ = replaying.tick(), if !all_replayed => {
                    let some = self.add_outcomes(replayed).await;
                    some.map_err(TableError::from).map(|last| {
                        all_replayed = last.is_none();
                        replayed = last;
                    })
                }
            };
            // The house says once that it cannot store or read, and not at every chore.
            if let Err(TableError::Store(error)) = &done {
                tracing::debug!(?error, "a chore of the house was not done");
            } else if let Err(error) = done {
                tracing::warn!(?error, "a chore of the house was not done");
            }
        }
    }
}
