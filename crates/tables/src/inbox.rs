//! The inbox of a table's task.

use std::time::Instant;

use bus::ToTable;
use host::id::GuestId;
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
    /// A guest who wants to be forgotten is shown without a name and leaves the seat, or is shown
    /// under this name again. Answered once it is stored.
    Rename {
        /// The guest.
        guest: GuestId,
        /// The name.
        name: Option<String>,
        /// The answer.
        done: oneshot::Sender<()>,
    },
    /// What is stored of the table is about to change. Those who are connected may come back.
    Unload,
    /// The house is stopping, or the table is about to be removed.
    Stop,
}
