//! The messages from tables to the front: one closed list.

use host::id::GuestId;
use host::{Account, ChatLine, ConnectionId};
use protocol::{LinkKind, SeatNumber, TableState};
use serde::{Deserialize, Serialize};

use crate::error::TableError;
use crate::lobby::LobbyNews;
use crate::to_table::ReplyId;

/// A message from a table.
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
    /// The table does not know these connections, or no longer does.
    Ended {
        /// The connections.
        to: Vec<ConnectionId>,
    },
    /// The guests of these connections have sat down at the table or stood up.
    Seated {
        /// The connections.
        to: Vec<ConnectionId>,
        /// Whose seat it is; none if they watch. Those who came by the link of a seat sit there on
        /// behalf of somebody else.
        owner: Option<GuestId>,
    },
    /// The answer to a question.
    Reply {
        /// The question's id.
        to: ReplyId,
        /// The answer.
        reply: Result<Reply, TableError>,
    },
    /// News for the list of open tables.
    Lobby(LobbyNews),
}

/// The answer to a question.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The connection was accepted; frames follow.
    Joined,
    /// The state of the table.
    State(Box<TableState>),
    /// The ledger; `None` while the game goes on.
    Ledger(Option<String>),
    /// What the secret gives access to; `None` if it is not valid.
    Link(Option<LinkKind>),
    /// Whether the guest is connected.
    Here(bool),
    /// Who sits at the table and what was written in its chat.
    Context(Box<TableContext>),
    /// What the table holds about a guest.
    Account(Box<Account>),
    /// It is done, and stored.
    Done,
}

/// Who sits at a table and what was written in its chat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TableContext {
    /// The seats in which guests sit, with their names there.
    pub sitters: Vec<(SeatNumber, GuestId, String)>,
    /// The latest messages of the chat.
    pub chat: Vec<ChatLine>,
}
