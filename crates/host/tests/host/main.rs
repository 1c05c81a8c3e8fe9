//! The host as a function: no socket, no clock, no dice, only what goes in and what comes out.
//!
//! One test binary, so that the driver is compiled only once.

mod asks;
mod bots;
mod chat;
mod client;
mod clocks;
mod conversations;
mod driver;
mod games;
mod gathering;
mod hints;
mod leavers;
mod outcomes;
mod plan;
mod rematch;
mod requests;
mod resting;
mod secrets;
mod show;
mod turns;
mod versions;
mod worlds;
