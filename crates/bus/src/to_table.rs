//! What a table is told: one closed list.

use host::id::{AddressHash, GuestId, Secret};
use host::record::{Opening, Place};
use host::{ConnectionId, Newcomer};
use protocol::{AskId, FromClient, SeatNumber};
use serde::{Deserialize, Serialize};
use store::Webhook;

/// A question that somebody waits to be answered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct ReplyId(pub u64);

/// How a connection ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Parting {
    /// Somebody hung up, and had seen what there was to see until then.
    HungUp,
    /// It broke off, or nobody was there any more for who knows how long: a telephone that sleeps.
    Lost,
}

/// What a table is told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum ToTable {
    /// Somebody wants to connect.
    Join {
        /// The connection.
        connection: ConnectionId,
        /// Who it is.
        newcomer: Newcomer,
        /// Who waits to be let in.
        reply: ReplyId,
    },
    /// A connection ended.
    Leave {
        /// The connection.
        connection: ConnectionId,
        /// How it ended.
        parting: Parting,
    },
    /// A client sent a frame.
    Frame {
        /// Over this connection.
        connection: ConnectionId,
        /// What it says.
        frame: FromClient,
    },
    /// Somebody asks, and waits for the answer.
    Ask {
        /// Who waits.
        reply: ReplyId,
        /// What is asked.
        question: Question,
    },
}

/// What can be asked of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// Can the table be opened so? It does not exist yet; its name is new.
    Open {
        /// How.
        opening: Box<Opening>,
        /// Who sits where.
        places: Vec<Place>,
        /// Where else its turns are told.
        webhook: Option<Webhook>,
        /// What the opener called the request. If it opened a table before, this is a conflict.
        request: Option<AskId>,
        /// From where it is opened, hashed with the house's key.
        address: Option<AddressHash>,
    },
    /// How does the table stand, as this guest may see it?
    State {
        /// The guest.
        guest: GuestId,
    },
    /// What is its ledger?
    Ledger,
    /// What is this secret good for at this table?
    Link {
        /// The secret.
        secret: Secret,
    },
    /// Is the guest of this seat connected? A table that is not in memory is not loaded for it.
    Here {
        /// The seat.
        seat: SeatNumber,
    },
    /// Is it noted that a guest used the secret of a seat?
    Carry {
        /// The guest.
        guest: GuestId,
        /// The secret.
        secret: Secret,
    },
    /// Is the table loaded anew from what is stored, if it is in memory? Somebody who sits there is
    /// known by another id from now on.
    Reload,
    /// Has the table ended, as the keeper wants?
    Close,
    /// Is the table removed for ever, as the keeper wants?
    Delete,
}
