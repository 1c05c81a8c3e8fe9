//! What tables say: one closed list.

use host::ConnectionId;
use protocol::{LinkKind, TableState};
use serde::{Deserialize, Serialize};

use crate::error::TableError;
use crate::lobby::LobbyNews;
use crate::to_table::ReplyId;

/// What a table says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum FromTable {
    /// A frame for these connections, as it goes over the wire. More may follow.
    Frame {
        /// The connections.
        to: Vec<ConnectionId>,
        /// The frame.
        text: String,
    },
    /// The table's goodbye to these connections, as it goes over the wire. Nothing follows.
    Bye {
        /// The connections.
        to: Vec<ConnectionId>,
        /// The frame.
        text: String,
    },
    /// The table does not know these connections, or not any more.
    Ended {
        /// The connections.
        to: Vec<ConnectionId>,
    },
    /// Whether the guests of these connections sit at the table, from now on.
    Seated {
        /// The connections.
        to: Vec<ConnectionId>,
        /// Whether they do; else they watch.
        seated: bool,
    },
    /// The answer to a question.
    Reply {
        /// To whoever waits for it.
        to: ReplyId,
        /// The answer.
        reply: Result<Reply, TableError>,
    },
    /// Something that concerns the list of open tables.
    Lobby(LobbyNews),
}

/// What a question can be answered with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The connection is known; frames follow.
    Joined,
    /// How the table stands.
    State(Box<TableState>),
    /// The ledger; none as long as the game goes on.
    Ledger(Option<String>),
    /// What the secret is good for; none if for nothing.
    Link(Option<LinkKind>),
    /// Whether the guest is connected.
    Here(bool),
    /// It is done, and stored.
    Done,
}
