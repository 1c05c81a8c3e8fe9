//! Runs of the arena: what is kept of them, what they add up to, what is told.

mod journal;
mod kit;
mod recorded;
mod report;
mod runs;
