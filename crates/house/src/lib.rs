//! The house: live tables over the network, nothing lost, nothing leaked.
//!
//! A [`host`] is one table as a pure function. A task owns one: it stores what the host
//! wants stored, and only then sends what the host wants sent. The [`House`] finds, loads and
//! wakes tables; [`web`] lets guests in.

pub mod alerts;
mod hints;
mod house;
pub mod lesson;
mod lobby;
pub mod message;
pub mod metrics;
pub mod replay;
pub mod review;
pub mod settings;
pub mod store;
mod table_bots;
mod task;
mod trouble;
pub mod web;

pub use ::host::{self, games, id, time};
pub use house::House;
pub use settings::Settings;
pub use trouble::Trouble;
