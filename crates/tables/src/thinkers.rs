//! The threads that bots think on: one pool for bots that search and for hints, another for bots
//! that choose at once.

use std::sync::Arc;
use std::time::Duration;

use host::Asker;
use host::id::TableId;
use metrics::{Lane, Metrics};
use thinking::{Owner, Pool, Urgency, Waiting};

/// The threads of all bots.
pub struct Thinkers {
    /// For short work. It has its own threads because a search cannot be interrupted.
    quick: Pool,
    search: Pool,
}

impl Thinkers {
    /// Creates both pools, each with this many threads.
    pub fn new(threads: usize, metrics: &Arc<Metrics>) -> Arc<Thinkers> {
        Arc::new(Thinkers {
            quick: Pool::new(threads, Urgency::Prompt, Arc::clone(metrics)),
            search: Pool::new(threads, Urgency::Patient, Arc::clone(metrics)),
        })
    }

    /// Runs work for a table, charged to the asker.
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
        // Guests without a known address count as a household of their own.
        let household = asker.household.map_or(guest as u64, |household| household.0);
        pool.submit(lane, Owner { household, guest, table: table.number() }, cost, work)
    }
}
