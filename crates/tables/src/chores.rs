//! What has to be done whether guests come or not.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::directory::Directory;

/// How often to look for tables whose time has come.
const WAKING: Duration = Duration::from_secs(1);

/// How often to clear away what nobody needs any more.
const CLEARING: Duration = Duration::from_secs(10 * 60);

impl Directory {
    /// Wakes tables and clears old ones away, for ever.
    pub async fn do_chores(self: Arc<Self>) {
        let mut waking = interval(WAKING);
        let mut clearing = interval(CLEARING);
        waking.set_missed_tick_behavior(MissedTickBehavior::Delay);
        clearing.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let done = tokio::select! {
                _ = waking.tick() => self.wake_due().await,
                _ = clearing.tick() => self.clear().await,
            };
            if let Err(error) = done {
                tracing::warn!(?error, "a chore of the house was not done");
            }
        }
    }
}
