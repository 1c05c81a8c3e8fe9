//! The rules of Pizza Theory, as its booklet states them.

mod board;
mod common;
mod ending;
mod laws;
mod ledger;
mod replacement;
mod round;
mod two_players;
