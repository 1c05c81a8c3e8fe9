//! What waits for the task of a table.

use std::time::Instant;

use bus::ToTable;
use table::Seat;
use tokio::sync::{mpsc, oneshot};

/// Messages that wait for a table. Whoever sends more has to wait.
pub const ROOM: usize = 64;

/// Where the task of a table is reached.
pub type Inbox = mpsc::Sender<Incoming>;

/// What the task of a table is told.
#[derive(Debug)]
pub enum Incoming {
    /// Somebody elsewhere says this, and it came here at this moment.
    Message(ToTable, Instant),
    /// Is the guest of this seat connected?
    Here(Seat, oneshot::Sender<bool>),
    /// The house stops, or the table is to be removed.
    Stop,
}
