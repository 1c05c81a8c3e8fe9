//! What a host wants stored, and what it is loaded from.

use table::Seat;

use crate::id::{GuestId, TableId};
use crate::outcome::GameOutcome;
use crate::play::Fault;
use crate::record::Record;
use crate::time::Millis;

/// A record to be added to a table, after all that came before it.
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number the record gets: one more than the table's last, or 1 for a new table.
    pub seq: u32,
    /// When it happened.
    pub at: Millis,
    /// The record, as the host wrote it.
    pub body: String,
    /// Whether everyone at the table hears of it. Only then may a list show when it happened.
    pub told: bool,
    /// How the table is listed from now on, where that changed. A table without any is in no list.
    pub listing: Option<Listing>,
    /// How the game ended, where it ends with this record.
    pub outcome: Option<Box<GameOutcome>>,
}

/// A table that is opened together with the record of another one which says that it follows.
#[derive(Clone, PartialEq, Debug)]
pub struct NextTable {
    /// Its first record.
    pub append: Append,
    /// Who opened it, and may come back to it, seated or not.
    pub opener: GuestId,
}

/// What can be asked about a table without reading its records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// The game's name.
    pub game: String,
    /// How it stands.
    pub stage: ListedStage,
    /// Whether the lobby shows it.
    pub public: bool,
    /// When it needs its host even if nobody comes in: a clock runs out, a bot has to move.
    pub wake_at: Option<Millis>,
    /// The guests who sit there.
    pub guests: Vec<GuestId>,
    /// The table's card, as the lobby shows it.
    pub card: String,
    /// Whom it waits for, where it may wait for days: at a table of correspondence.
    pub turns: Vec<Turn>,
}

/// A guest's turn at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose seat.
    pub seat: Seat,
    /// The number of the record since which the seat is awaited: no two turns have the same.
    pub since: u32,
    /// The guest who sits there, and those of the devices to which the seat was carried.
    pub guests: Vec<GuestId>,
}

/// How a table stands, as far as lists need it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListedStage {
    /// Guests sit down.
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
    /// The record.
    pub body: String,
}

impl Stored {
    /// What happened then.
    pub(crate) fn record(&self) -> Result<Record, Fault> {
        let unreadable = |_| Fault(format!("record {} cannot be read", self.seq));
        serde_json::from_str(&self.body).map_err(unreadable)
    }
}
