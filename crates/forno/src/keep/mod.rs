//! Keeping a house: serving it, managing its tables, moderating it, backing up, checking and
//! restoring its data.

pub mod backup;
pub mod check;
mod client;
mod data;
mod fault_layer;
pub mod keeper;
mod limits;
pub mod restore;
pub mod serve;
pub mod tables;

use tokio::runtime::{Builder, Runtime};

use crate::failure::Failure;

/// The runtime for asynchronous work.
fn runtime() -> Result<Runtime, Failure> {
    Builder::new_multi_thread().enable_all().build().map_err(Failure::Runtime)
}
