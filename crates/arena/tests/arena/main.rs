//! Runs of the arena: their records, results and reports.

mod journal;
mod kit;
mod recorded;
mod report;
mod runs;
