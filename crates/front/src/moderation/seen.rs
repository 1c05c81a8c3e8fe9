//! Noting the addresses that guests come from, for bans.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use host::id::GuestId;
use host::time::Millis;

use super::AddressRange;
use crate::Web;
use crate::limits::Household;

/// An hour, in milliseconds: how exactly it is noted when an address was last used.
const HOUR: u64 = 60 * 60 * 1_000;

/// So many addresses are remembered as noted. Forgetting them costs a write for each.
const REMEMBERED: usize = 20_000;

/// The addresses that were noted in this hour, so that each is written once.
#[derive(Debug, Default)]
pub struct SeenAddresses {
    noted: Mutex<HashMap<(GuestId, Household), u64>>,
}

impl SeenAddresses {
    /// Whether this is news in this hour.
    fn is_news(&self, guest: GuestId, who: Household, hour: u64) -> bool {
        let mut noted = self.noted.lock().unwrap_or_else(PoisonError::into_inner);
        if noted.len() >= REMEMBERED {
            noted.clear();
        }
        noted.insert((guest, who), hour) != Some(hour)
    }
}

impl Web {
    /// Notes that a guest came from an address, unless the keeper wants none to be stored.
    pub fn note_address(&self, guest: GuestId, who: Household) {
        let now = self.watch.now();
        if !self.keeps_addresses || !self.seen_addresses.is_news(guest, who, now.0 / HOUR) {
            return;
        }
        // To the hour: the moment would tell more than a ban needs.
        let at = Millis(now.0 / HOUR * HOUR);
        let (store, range) = (Arc::clone(&self.store), AddressRange::of(who).to_string());
        tokio::spawn(async move {
            if let Err(error) = store.note_address(guest, &range, at).await {
                tracing::debug!(?error, "an address was not noted");
            }
        });
    }
}
