//! Where bots think: those that search, and hints, beside those that choose in a moment.

use std::sync::Arc;
use std::time::Duration;

use host::Asker;
use host::id::TableId;
use metrics::{Lane, Metrics};
use thinking::{Owner, Pool, Urgency, Waiting};

/// The threads of all bots.
pub struct Thinkers {
    /// A search cannot be interrupted, so whoever needs a moment only has threads of its own.
    quick: Pool,
    search: Pool,
}

impl Thinkers {
    /// So many threads for each kind.
    pub fn new(threads: usize, metrics: &Arc<Metrics>) -> Arc<Thinkers> {
        Arc::new(Thinkers {
            quick: Pool::new(threads, Urgency::Prompt, Arc::clone(metrics)),
            search: Pool::new(threads, Urgency::Patient, Arc::clone(metrics)),
        })
    }

    /// Has something thought out at a table, on behalf of somebody.
    pub fn think<T: Send + 'static>(
        &self,
        lane: Lane,
        asker: Asker,
        table: TableId,
        cost: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Waiting<T> {
        let pool = match lane {
            Lane::Quick => &self.quick,
            Lane::Bots | Lane::Days | Lane::Hints | Lane::Reviews => &self.search,
        };
        let guest = asker.guest.number();
        // Guests of whom no address is known count for themselves.
        let household = asker.household.map_or(guest as u64, |household| household.0);
        pool.submit(lane, Owner { household, guest, table: table.number() }, cost, work)
    }
}
