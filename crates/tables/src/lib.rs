//! All tables of a house, nothing lost, nothing leaked.
//!
//! A [`host`] is one table as a pure function. A task owns one: it stores what the host
//! wants stored, and only then sends what the host wants sent. The [`Directory`] finds, loads and
//! wakes tables. What happens elsewhere reaches a table as [`bus::ToTable`], and what it says
//! leaves it as [`bus::FromTable`].

mod chores;
mod directory;
mod error;
mod examine;
mod hints;
mod inbox;
mod outcomes;
pub mod settings;
mod table_bots;
mod task;
mod thinkers;

// What the modules here speak of most.
use ::host::{self, id, time};
use ::metrics::{self};

pub use directory::Directory;
pub use error::OpenError;
pub use examine::{Unplayable, examine};
pub use settings::{Pace, Settings};
