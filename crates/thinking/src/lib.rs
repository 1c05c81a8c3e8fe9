//! Threads for long computations, shared fairly.
//!
//! Bots that search, hints and reviews take a core for a fraction of a second up to some seconds
//! each, and cannot be interrupted. A [`Pool`] has a few threads for them, and a [`FairQueue`]
//! decides whose turn it is: work of different kinds has its own share of the time, within a kind
//! every address has the same share, at an address every guest, and of a guest every table.

mod fair_queue;
mod owner;
mod pool;

pub use fair_queue::{FairQueue, Ticket};
pub use metrics::Lane;
pub use owner::Owner;
pub use pool::{Missed, Place, Pool, Urgency, Waiting};
