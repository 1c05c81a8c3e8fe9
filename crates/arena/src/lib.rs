//! Bots against bots: which one wins more, and how certain is that?
//!
//! A *deal* is played in several *seatings*, so that neither luck nor seats favour anyone; together
//! these games are one *match*. Matches are independent of each other, but games of one match are
//! not, so every interval and every test here counts matches. What is played follows from the
//! [`Terms`] alone: two runs with the same terms play the same games, on any number of cores.
//! Files, printing and arguments are up to the caller.
//!
//! [`Contest`] plays matches; [`run()`] plays many of them and returns [`Results`]; a [`Journal`]
//! keeps what was played; a [`Report`] shows it.

mod bout;
mod contest;
mod counts;
mod dealing;
mod fault;
mod interval;
mod journal;
mod known;
mod lineup;
mod progress;
mod rating;
mod record;
mod report;
mod results;
mod run;
mod sample;
mod seatings;
mod sprt;
mod summary;
mod tally;
mod terms;

pub use contest::Contest;
pub use counts::Counts;
pub use fault::{Fault, FaultKind};
pub use interval::Interval;
pub use journal::{BadJournal, Journal};
pub use known::{KnownMatches, OtherTerms};
pub use lineup::{BadLineup, Entrant, Lineup};
pub use progress::Progress;
pub use record::{GameRecord, MatchRecord};
pub use report::Report;
pub use results::{Results, RunEnd, Snapshot, Standing};
pub use run::{Plan, run};
pub use seatings::{Seating, Seatings};
pub use sprt::{Answer, BadQuestion, Decision, Question, Sprt};
pub use summary::{BotSummary, Summary};
pub use tally::Tally;
pub use terms::Terms;
