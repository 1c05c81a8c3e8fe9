//! The program as it is used in a terminal, and the rules pages built into it.

mod arena;
mod common;
mod ledgers;
mod needs;
mod play;
mod playthroughs;
mod replay;
mod review;
mod rules;
mod simulate;
mod study;
mod texts;
mod usage;
