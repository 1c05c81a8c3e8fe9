//! What is sent: it reads as it was written, adds up, can be answered, and is described.

mod common;
mod folding;
mod games;
mod junk;
mod playthroughs;
mod round_trips;
mod schemas;
mod steps;
mod typescript;
