//! The shared vocabulary of all Forno games.
//!
//! A game is pure: it knows no files, clocks or dice. It says who has to act, what a seat may do
//! and what the dealer has to deal. It receives moves and deals, and announces or whispers their
//! effects. Its state is kept in drawers, and each drawer changes only through what is said, so
//! what a seat has heard always adds up to what it sees.

#![no_std]

extern crate alloc;

mod chance;
mod facts;
mod fair;
mod game;
mod lawful;
pub mod ledger;
mod phrase;
mod saying;
mod seat;
mod setup;
mod view;
mod words;

pub use chance::{Chance, Pcg, Stream};
pub use facts::{Facts, MeasuredTables, Memory, Moves};
pub use fair::{Commitment, Fair, Nonce, Seed};
pub use game::{BadDeal, Game, Next, Offer, Outcome};
pub use lawful::Lawful;
pub use ledger::Ledger;
pub use phrase::{Arg, Kinds, Phrase, Phrased, Refuse};
pub use saying::{Deaf, Listener, Saying};
pub use seat::{BySeat, MOST_SEATS, Seat, Seats};
pub use setup::{Choice, First, Options, Setup, SetupRefusal, UnknownRules};
pub use view::{Eyes, View};
pub use words::{BadWords, Words, number};
