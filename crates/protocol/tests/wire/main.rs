//! What is sent survives a round trip, adds up, can be answered, and has a schema.

mod common;
mod folding;
mod games;
mod junk;
mod playthroughs;
mod round_trips;
mod schemas;
mod steps;
mod typescript;
