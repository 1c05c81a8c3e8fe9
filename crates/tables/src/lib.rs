//! All tables of a house: nothing is lost, nothing leaks.
//!
//! A [`host`] is one table as a pure function. A task owns one host: it stores what the host wants
//! stored, and only then sends what the host wants sent. The [`Directory`] finds, loads and wakes
//! tables. Messages reach a table as [`bus::ToTable`] and leave it as [`bus::FromTable`].

mod chores;
mod clearing;
mod directory;
mod erasure;
mod error;
mod examine;
mod hints;
mod inbox;
mod messages;
mod outcomes;
pub mod settings;
mod table_bots;
mod task;
mod thinkers;

// The modules here use these most.
use ::host::{self, id, time};
use ::metrics::{self};

pub use directory::Directory;
pub use error::OpenError;
pub use examine::{Unplayable, examine};
pub use settings::{Pace, Settings};
