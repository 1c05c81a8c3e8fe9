//! Bots against bots: which one wins more, and how sure is that?
//!
//! A *deal* is played in several *seatings*, so that luck and seats favour nobody; together
//! these games are one *match*. Matches are independent of each other, games of one match are
//! not: every interval and every test here counts matches. What is played follows from the
//! [`Terms`] alone, so that two runs on the same terms play the same games, on any number of
//! cores. Files, printing and arguments belong to whoever calls.
//!
//! [`Contest`] plays matches, [`run()`] plays many of them and gives [`Results`]; a [`Journal`]
//! keeps what was played; a [`Report`] shows it.

mod bout;
mod contest;
mod counts;
mod dealing;
mod fault;
mod interval;
mod journal;
mod known;
mod line;
mod lineup;
mod progress;
mod rating;
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
pub use fault::{Fault, Trouble};
pub use interval::Interval;
pub use journal::{BadJournal, Journal};
pub use known::{Known, OtherTerms};
pub use line::{GameLine, MatchLine};
pub use lineup::{BadLineup, Entrant, Lineup};
pub use progress::Progress;
pub use report::Report;
pub use results::{Ended, Moment, Results, Standing};
pub use run::{Plan, run};
pub use seatings::{Seating, Seatings};
pub use sprt::{Answer, BadQuestion, Question, Sprt, Verdict};
pub use summary::{BotSummary, Summary};
pub use tally::Tally;
pub use terms::Terms;
