//! A rule of Crostini was changed: tables and ledgers keep the version they were begun under.
//!
//! Version 3 refuses what version 2 allowed, a card on an equal one; version 1 is known no longer.

#[allow(dead_code)]
#[path = "../../../host/tests/host/client.rs"]
mod client;
#[allow(dead_code)]
#[path = "../../../host/tests/host/driver.rs"]
mod driver;
mod ledgers;
mod opened;
#[allow(dead_code)]
#[path = "../../../host/tests/host/plan.rs"]
mod plan;
mod tables;
