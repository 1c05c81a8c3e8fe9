//! A rule of Crostini was changed: tables and ledgers keep the version they were begun under.
//!
//! Version 3 refuses what version 2 allowed, a card on an equal one; version 1 is known no longer.

mod ledgers;
mod opened;
mod tables;

// What drives a table is the host's own, and is formatted there.
#[rustfmt::skip]
#[allow(dead_code)]
#[path = "../../../host/tests/host/client.rs"]
mod client;
#[rustfmt::skip]
#[allow(dead_code)]
#[path = "../../../host/tests/host/driver.rs"]
mod driver;
#[rustfmt::skip]
#[allow(dead_code)]
#[path = "../../../host/tests/host/plan.rs"]
mod plan;
