//! What a host wants to be done.

use protocol::FromHouse;
use table::{Saying, Seat};

use crate::{Append, Asker, ConnectionId, Hosted, NextTable};

/// What a host wants to be done.
#[derive(Clone, Debug)]
pub enum Output<G: Hosted> {
    /// Store this. Nothing after it may happen before that is done.
    Store(Box<Append>),
    /// Store this together with the table that follows this one: both, or neither. Nothing after
    /// it may happen before that is done.
    StoreWithNext(Box<Append>, Box<NextTable>),
    /// Send this to these connections.
    Send(Vec<ConnectionId>, Box<FromHouse>),
    /// Let the dealer deal, and come back with what he dealt.
    CallDealer,
    /// Let the bots hear this.
    LetHear(Vec<Saying<G>>),
    /// Let a strong bot think about what this seat should do, by what was said to it, and come
    /// back with its advice.
    Advise {
        /// Which seat.
        seat: Seat,
        /// How many lines the ledger has: the decision it asks about.
        lines: usize,
        /// Who asks for it.
        asker: Asker,
    },
}
