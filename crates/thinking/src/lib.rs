//! Threads for long computations, shared fairly.
//!
//! Bots that search, hints and reviews each take a core for anything from a fraction of a second to
//! a few seconds, and cannot be interrupted. A [`Pool`] runs them on a few threads, and a
//! [`FairQueue`] decides whose turn it is. Each kind of work has its own share of the time. Within
//! a kind, every address gets the same share; at an address, every guest; and for a guest, every
//! table.

mod fair_queue;
mod owner;
mod pool;

pub use fair_queue::{FairQueue, Ticket};
pub use metrics::Lane;
pub use owner::Owner;
pub use pool::{Missed, Place, Pool, Urgency, Waiting};
