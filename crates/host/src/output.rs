//! What a host asks its caller to do.

use protocol::FromHouse;
use table::{Saying, Seat};

use crate::{Append, Asker, ConnectionId, Hosted, NextTable};

/// Something that a host asks its caller to do.
#[derive(Clone, Debug)]
pub enum Output<G: Hosted> {
    /// Store this. Later outputs must wait until that is done.
    Store(Box<Append>),
    /// Store this together with the table that follows this one: both or neither. Later outputs
    /// must wait until that is done.
    StoreWithNext(Box<Append>, Box<NextTable>),
    /// Send this to these connections.
    Send(Vec<ConnectionId>, Box<FromHouse>),
    /// Let the dealer deal, and return the deal as an input.
    CallDealer,
    /// Pass these sayings to the bots.
    LetHear(Vec<Saying<G>>),
    /// Let a strong bot consider what this seat should do, knowing only what was said to the seat,
    /// and return its advice as an input.
    Advise {
        /// Which seat.
        seat: Seat,
        /// How many lines the ledger has, which identifies the decision.
        lines: usize,
        /// On whose behalf the bot thinks.
        asker: Asker,
    },
    /// Count that the limit of this name was reached.
    Limited(&'static str),
}
