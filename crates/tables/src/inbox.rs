//! The inbox of a table's task.

use std::time::Instant;

use bus::ToTable;
use table::Seat;
use tokio::sync::{mpsc, oneshot};

/// How many messages an inbox holds. When it is full, senders wait.
pub const ROOM: usize = 64;

/// The sending end of an inbox.
pub type Inbox = mpsc::Sender<Incoming>;

/// A message to the task of a table.
#[derive(Debug)]
pub enum Incoming {
    /// A message from elsewhere, and when it arrived here.
    Message(ToTable, Instant),
    /// Asks whether the guest of this seat is connected.
    Here(Seat, oneshot::Sender<bool>),
    /// A chat message was deleted from the stored records.
    LineDeleted(u32),
    /// The house is stopping, or the table is about to be removed.
    Stop,
}
