//! A rule of Crostini has changed: tables and ledgers keep the version they began with.
//!
//! Version 3 refuses what version 2 allowed, a card on an equal one; version 1 is no longer
//! supported.

mod ledgers;
mod opened;
mod tables;

// The module that drives a table belongs to the host's tests, and is formatted there.
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
