//! What can go wrong with a table, and the phrases for it.

use serde::{Deserialize, Serialize};
use store::StoreError;
use table::{Phrase, Phrased, UnknownRules};

/// Why something cannot be done with a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TableError {
    /// There is no such table, or this guest may not know that it exists.
    NoSuchTable,
    /// There is no such chat message at the table.
    NoSuchLine,
    /// Somebody at the table and the newcomer do not sit together in public: one has blocked the
    /// other.
    KeptApart,
    /// The guest to whom the seat belongs is banned.
    SeatBanned,
    /// The game is still being played, so there is nothing to show yet.
    NotFinished,
    /// The store failed.
    Store(StoreError),
    /// The house does not know the version of the table's rules.
    Rules(#[serde(with = "UnknownRulesForm")] UnknownRules),
    /// A fault of the house, such as records that cannot be replayed.
    Fault,
    /// The house is stopping.
    Stopping,
    /// The table left memory before it answered. Asking again may succeed.
    Ended,
    /// The table did not answer in time.
    Late,
}

/// How [`UnknownRules`] is serialized; its own crate does not use serde.
#[derive(Serialize, Deserialize)]
#[serde(remote = "UnknownRules")]
enum UnknownRulesForm {
    Newer { found: u32, newest: u8 },
    Older { found: u8, oldest: u8 },
}

impl Phrased for TableError {
    fn phrase(&self) -> Phrase {
        match self {
            TableError::NoSuchTable => Phrase::new("house-no-such-table"),
            TableError::NoSuchLine => Phrase::new("house-no-such-line"),
            TableError::KeptApart => Phrase::new("house-kept-apart"),
            TableError::SeatBanned => Phrase::new("house-seat-banned"),
            TableError::NotFinished => Phrase::new("house-not-finished"),
            TableError::Store(error) => error.phrase(),
            TableError::Rules(UnknownRules::Newer { found, newest }) => {
                Phrase::new("house-rules-newer")
                    .with("found", *found as usize)
                    .with("newest", *newest)
            }
            TableError::Rules(UnknownRules::Older { found, oldest }) => {
                Phrase::new("house-rules-older").with("found", *found).with("oldest", *oldest)
            }
            TableError::Fault => Phrase::new("house-bye-fault"),
            TableError::Stopping => Phrase::new("house-bye-stopping"),
            TableError::Ended | TableError::Late => Phrase::new("web-bye-ended"),
        }
    }
}

impl From<StoreError> for TableError {
    fn from(error: StoreError) -> TableError {
        TableError::Store(error)
    }
}
