//! Keeping a house: serving it, managing its tables, backing up its data.

pub mod backup;
mod data;
pub mod serve;
pub mod tables;

use tokio::runtime::{Builder, Runtime};

use crate::failure::Failure;

/// The runtime for asynchronous work.
fn runtime() -> Result<Runtime, Failure> {
    Builder::new_multi_thread().enable_all().build().map_err(Failure::Runtime)
}
