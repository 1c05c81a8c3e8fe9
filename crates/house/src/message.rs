//! What is sent to the task of a table: one closed list.

use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use protocol::{FromClient, LinkKind, TableState};
use table::Seat;
use tokio::sync::{mpsc, oneshot};

use crate::host::{ConnectionId, Newcomer};
use crate::id::{GuestId, Secret};

/// Frames that wait for a connection to take them. A connection that lets so many pile up is
/// dropped, and resumes when it comes back.
pub const OUTBOX: usize = 64;

/// Messages that wait for a table. Whoever sends more has to wait.
pub const INBOX: usize = 64;

/// Where the frames for a connection go.
pub type Outbox = mpsc::Sender<Letter>;

/// A frame for a connection, as it goes over the wire.
#[derive(Clone, Debug)]
pub enum Letter {
    /// More may follow.
    Frame(Utf8Bytes),
    /// The table's goodbye: nothing follows.
    Last(Utf8Bytes),
}

/// How a connection ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parting {
    /// Somebody hung up, and had seen what there was to see until then.
    HungUp,
    /// It broke off, or nobody was there any more for who knows how long: a telephone that sleeps.
    Lost,
}

/// What the task of a table is told.
#[derive(Debug)]
pub enum Message {
    /// Somebody connected.
    Join(ConnectionId, Newcomer, Outbox),
    /// A connection ended.
    Leave(ConnectionId, Parting),
    /// A client sent a frame, at this moment.
    Frame(ConnectionId, FromClient, Instant),
    /// How does the table stand, as this guest may see it?
    State(GuestId, oneshot::Sender<TableState>),
    /// What is its ledger? None as long as the game goes on.
    Ledger(oneshot::Sender<Option<String>>),
    /// What is this secret good for at this table? None if for nothing.
    Link(Secret, oneshot::Sender<Option<LinkKind>>),
    /// Is the guest of this seat connected?
    Here(Seat, oneshot::Sender<bool>),
    /// The secret of a seat was used by this guest.
    Carry(GuestId, Secret, oneshot::Sender<()>),
    /// The keeper ends the table.
    Close(oneshot::Sender<()>),
    /// The house stops.
    Stop,
}
