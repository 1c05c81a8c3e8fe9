//! What happens to a table.

use std::collections::BTreeSet;

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

/// A guest who connects.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Newcomer {
    /// The guest.
    pub guest: GuestId,
    /// The guest's name.
    pub name: String,
    /// Whether the guest may sit down here.
    pub may_sit: bool,
    /// How many of the sayings to the guest's seat the client has taken in.
    pub cursor: Option<u32>,
    /// The address that the guest comes from, for dividing thinking time fairly.
    #[serde(default)]
    pub household: Option<HouseholdKey>,
    /// The guest's address, hashed with the table's key; only while the table is gathering.
    pub address: Option<AddressHash>,
    /// When the guest's identity was created; only while the table is gathering.
    pub since: Option<Millis>,
    /// The guests whose chat this guest does not want to read.
    #[serde(default)]
    pub blocked: BTreeSet<GuestId>,
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
        /// The id of the ask.
        id: AskId,
        /// The moves, not yet parsed.
        moves: Vec<serde_json::Value>,
    },
    /// A client performs an action other than a move: it sits down, chats, asks for a rematch.
    Did {
        /// Which client.
        from: ConnectionId,
        /// The id of the request.
        id: AskId,
        /// The action.
        deed: Deed,
        /// Fresh secrets, in case a seat is taken or another table follows.
        fresh: Box<DeedSecrets>,
    },
    /// A client says how many of the sayings to its seat it has taken in.
    MoveCursor(ConnectionId, u32),
    /// The bot that plays a seat has chosen a move.
    Chose(Seat, G::Move),
    /// The dealer dealt, after being called.
    Dealt(G::Deal),
    /// The adviser has finished the hint that a seat asked for.
    Advised {
        /// Which seat.
        seat: Seat,
        /// How many lines the ledger had when it asked.
        lines: usize,
        /// The advice; `None` if the adviser failed.
        advice: Option<Advice<G::Move>>,
    },
    /// A hint has to wait for its turn.
    HintWaits {
        /// Which seat asked for it.
        seat: Seat,
        /// How many other hints come before it.
        ahead: u32,
    },
    /// A hint waited too long for its turn and was given up.
    HintGivenUp {
        /// Which seat asked for it.
        seat: Seat,
    },
    /// Time passed.
    Ticked,
    /// A guest used the secret of a seat on another device.
    Carried(GuestId, Secret),
    /// A guest wants to be forgotten and leaves for good.
    Departed(GuestId),
    /// A guest who wanted to be forgotten stays after all, under this name.
    Returned(GuestId, String),
    /// The keeper of the house ends the table.
    Closed,
    /// The guests whose chat a connection does not want from now on.
    Blocked(ConnectionId, BTreeSet<GuestId>),
    /// A moderator gave a guest another name.
    Renamed(GuestId, String),
    /// A guest was banned: whoever came by the link of their seat loses it.
    LinkEnded(GuestId),
    /// A moderator deleted a chat message. It is already gone from the stored records.
    LineDeleted(u32),
}
