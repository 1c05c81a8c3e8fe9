//! What happens to a table.

use bots::Advice;
use protocol::{AskId, Deed};
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::id::{AddressHash, GuestId, HouseholdKey, Secret};
use crate::time::Millis;
use crate::{DeedSecrets, Hosted};

/// One connection to a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct ConnectionId(pub u64);

/// Who connects.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Newcomer {
    /// The guest.
    pub guest: GuestId,
    /// The guest's name.
    pub name: String,
    /// Whether the guest may sit down here.
    pub may_sit: bool,
    /// How many of the sayings to its seat the client has taken in.
    pub cursor: Option<u32>,
    /// The address that the guest comes from, for a fair share of the thinking.
    #[serde(default)]
    pub household: Option<HouseholdKey>,
    /// From where the guest comes, hashed with the table's key; while the table gathers.
    pub address: Option<AddressHash>,
    /// When the guest was made; while the table gathers.
    pub since: Option<Millis>,
}

/// What happens to a table.
#[derive(Debug)]
pub enum Input<G: Hosted> {
    /// Somebody connected.
    Joined(ConnectionId, Newcomer),
    /// A connection ended.
    Left(ConnectionId),
    /// A client asks for moves.
    Asked {
        /// Which client.
        from: ConnectionId,
        /// The ask.
        id: AskId,
        /// The moves, not read yet.
        moves: Vec<serde_json::Value>,
    },
    /// A client performs an action other than a move: it sits down, chats, asks for a rematch.
    Did {
        /// Which client.
        from: ConnectionId,
        /// The request.
        id: AskId,
        /// What it does.
        deed: Deed,
        /// Fresh secrets, for a seat that is taken or a table that follows.
        fresh: Box<DeedSecrets>,
    },
    /// A client says how many of the sayings to its seat it has taken in.
    MoveCursor(ConnectionId, u32),
    /// The bot that plays a seat has chosen.
    Chose(Seat, G::Move),
    /// The dealer dealt, as he was called to.
    Dealt(G::Deal),
    /// A seat is advised, as was asked for.
    Advised {
        /// Which seat.
        seat: Seat,
        /// How many lines the ledger had when it asked.
        lines: usize,
        /// The advice; none when the adviser failed.
        advice: Option<Advice<G::Move>>,
    },
    /// A hint has to wait for its turn.
    HintWaits {
        /// Which seat asked for it.
        seat: Seat,
        /// How many other hints come before it.
        ahead: u32,
    },
    /// The turn of a hint did not come in time, and it is given up.
    HintGivenUp {
        /// Which seat asked for it.
        seat: Seat,
    },
    /// Time passed.
    Ticked,
    /// Somebody used the secret of a seat on another device.
    Carried(GuestId, Secret),
    /// The keeper of the house ends the table.
    Closed,
}
