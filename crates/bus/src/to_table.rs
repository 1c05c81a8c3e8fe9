//! The messages from the front to tables: one closed list.

use std::collections::BTreeSet;

use host::id::{AddressHash, GuestId, Secret};
use host::record::{Opening, Place};
use host::{ConnectionId, Newcomer};
use protocol::{AskId, FromClient, SeatNumber};
use serde::{Deserialize, Serialize};
use store::Webhook;

/// The id of a question whose answer somebody is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct ReplyId(pub u64);

/// How a connection ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Parting {
    /// The client closed it, and had seen everything up to then.
    HungUp,
    /// It broke off, or nobody had been there for an unknown time, as with a phone that sleeps.
    Lost,
}

/// A message to a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum ToTable {
    /// A guest wants to connect.
    Join {
        /// The connection.
        connection: ConnectionId,
        /// Who it is.
        newcomer: Newcomer,
        /// The id for the reply.
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
        /// The client's connection.
        connection: ConnectionId,
        /// The frame.
        frame: FromClient,
    },
    /// The guests whose chat a client does not want from now on.
    Blocks {
        /// The client's connection.
        connection: ConnectionId,
        /// The guests.
        blocked: BTreeSet<GuestId>,
    },
    /// A question that expects an answer.
    Ask {
        /// The id for the answer.
        reply: ReplyId,
        /// The question.
        question: Question,
    },
}

/// A question or a command to a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// Open the table. It does not exist yet; its id is new.
    Open {
        /// What is fixed at the opening.
        opening: Box<Opening>,
        /// Who sits where.
        places: Vec<Place>,
        /// A webhook that is called when it is a guest's turn.
        webhook: Option<Webhook>,
        /// The opener's id for the request. If that request has already opened a table, this is a
        /// conflict.
        request: Option<AskId>,
        /// The address it is opened from, hashed with the house's key.
        address: Option<AddressHash>,
    },
    /// The state of the table, as this guest may see it.
    State {
        /// The guest.
        guest: GuestId,
    },
    /// The ledger.
    Ledger,
    /// What this secret gives access to at this table.
    Link {
        /// The secret.
        secret: Secret,
    },
    /// Whether the guest of this seat is connected. This does not load a table into memory.
    Here {
        /// The seat.
        seat: SeatNumber,
    },
    /// Carry a seat to another device, whose guest used the seat's secret.
    Carry {
        /// The guest.
        guest: GuestId,
        /// The secret.
        secret: Secret,
    },
    /// Take the seat of a guest from those who came by its link, because the guest was banned.
    EndLink {
        /// The guest.
        guest: GuestId,
    },
    /// Load the table again from what is stored, if it is in memory: a guest seated there has
    /// another id now.
    Reload,
    /// Who sits at the table and what was written in its chat, for reports and moderators. It says
    /// nothing about the game.
    Context,
    /// Give a guest who sits here another name, for a moderator.
    Rename {
        /// The guest.
        guest: GuestId,
        /// The name.
        name: String,
    },
    /// Delete a chat message, for a moderator.
    DeleteLine {
        /// The number of the message.
        number: u32,
    },
    /// What the table holds about a guest. This does not load a table into memory.
    Account {
        /// The guest.
        guest: GuestId,
    },
    /// Let go of a guest who wants to be forgotten: the name is shown no longer, and a bot plays the
    /// seat or it becomes free.
    Depart {
        /// The guest.
        guest: GuestId,
    },
    /// Show the name of a guest again who wanted to be forgotten and changed their mind.
    Return {
        /// The guest.
        guest: GuestId,
        /// The name.
        name: String,
    },
    /// End the game, for the keeper.
    Close,
    /// Remove the table permanently, for the keeper.
    Delete,
}

/// A message to all tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ToAllTables {
    /// Bots stop thinking and clocks stand still, or both go on.
    Pause(bool),
}
