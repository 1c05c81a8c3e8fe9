//! Automated guests: a client of the protocol, players who know only the offers, and load
//! generation.
//!
//! [`client`] is a small well-behaved client; [`player`] plays whole games with it and checks what
//! every client may rely on. [`play`], [`idle`], [`storm`] and [`strangers`] measure a house:
//! latencies count from the moment at which something was due, not from the moment at which it could
//! be sent.

pub mod addresses;
pub mod client;
mod crowd;
mod doorways;
mod glimpse;
pub mod idle;
pub mod journal;
pub mod latencies;
mod metrics;
pub mod play;
pub mod player;
mod process;
pub mod schedule;
pub mod storm;
pub mod strangers;
