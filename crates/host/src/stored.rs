//! What a host stores, and what it is loaded from.

use table::Seat;

use crate::id::{GuestId, TableId};
use crate::outcome::GameOutcome;
use crate::play::Fault;
use crate::record::Record;
use crate::time::Millis;

/// A record to append to a table's records.
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The record's number: one more than the table's last, or 1 for a new table.
    pub seq: u32,
    /// When it happened.
    pub at: Millis,
    /// The record, serialized by the host.
    pub body: String,
    /// Whether everyone at the table is told about it. Only then may a list show when it happened.
    pub told: bool,
    /// The table's new listing, if it changed. A table that never had one is in no list.
    pub listing: Option<Listing>,
    /// How the game ended, if it ends with this record.
    pub outcome: Option<Box<GameOutcome>>,
}

/// A table that is opened together with another table's record that names it as the next.
#[derive(Clone, PartialEq, Debug)]
pub struct NextTable {
    /// Its first record.
    pub append: Append,
    /// The opener, who may come back to it, seated or not.
    pub opener: GuestId,
}

/// What is known about a table without reading its records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// The game's name.
    pub game: String,
    /// Its stage.
    pub stage: ListedStage,
    /// Whether the lobby shows it.
    pub public: bool,
    /// When it has to be in memory even if nobody joins: a clock runs out, or a bot has to move.
    pub wake_at: Option<Millis>,
    /// The guests who sit there.
    pub guests: Vec<GuestId>,
    /// The table's card, as the lobby shows it.
    pub card: String,
    /// The turns it is waiting for, if it is played by correspondence.
    pub turns: Vec<Turn>,
}

/// A guest's turn at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose seat.
    pub seat: Seat,
    /// The number of the record since which the seat has been awaited. No two turns of a seat have
    /// the same number.
    pub since: u32,
    /// The guest who sits there, and the guests on the devices to which the seat was carried.
    pub guests: Vec<GuestId>,
}

/// The stage of a table, as far as lists need it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListedStage {
    /// Guests are sitting down.
    Gathering,
    /// The game goes on.
    Playing,
    /// The game is over, or was abandoned.
    Finished,
}

/// A stored record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// Its number, from 1.
    pub seq: u32,
    /// When it happened.
    pub at: Millis,
    /// The serialized record.
    pub body: String,
}

impl Stored {
    /// Deserializes the record.
    pub(crate) fn record(&self) -> Result<Record, Fault> {
        let unreadable = |_| Fault(format!("record {} cannot be read", self.seq));
        serde_json::from_str(&self.body).map_err(unreadable)
    }
}
