//! What goes wrong with a table, and how it is said.

use host::id::NoRandomness;
use serde::{Deserialize, Serialize};
use store::StoreError;
use table::{Phrase, Phrased};

/// Why something cannot be done with a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TableError {
    /// There is no such table, or this guest may not know of it.
    NoSuchTable,
    /// The game goes on: there is nothing to show yet.
    NotFinished,
    /// The store fails.
    Store(StoreError),
    /// The table does not follow from its own records.
    Fault,
    /// The house is stopping.
    Stopping,
    /// The system gives no randomness.
    NoRandomness,
    /// The table left memory before it answered. It can be asked again.
    Ended,
    /// The table did not answer in time.
    Late,
}

impl Phrased for TableError {
    fn phrase(&self) -> Phrase {
        match self {
            TableError::NoSuchTable => Phrase::new("house-no-such-table"),
            TableError::NotFinished => Phrase::new("house-not-finished"),
            TableError::Store(error) => error.phrase(),
            TableError::Fault => Phrase::new("house-bye-fault"),
            TableError::Stopping => Phrase::new("house-bye-stopping"),
            TableError::NoRandomness => Phrase::new("error-no-randomness"),
            TableError::Ended | TableError::Late => Phrase::new("web-bye-ended"),
        }
    }
}

impl From<StoreError> for TableError {
    fn from(error: StoreError) -> TableError {
        TableError::Store(error)
    }
}

impl From<NoRandomness> for TableError {
    fn from(_: NoRandomness) -> TableError {
        TableError::NoRandomness
    }
}
