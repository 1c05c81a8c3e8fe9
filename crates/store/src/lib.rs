//! What has to survive: tables as sequences of records, how their games ended, guests and where
//! they are signed in, whom to call, and keys.
//!
//! A store is a small trait for each of these subjects, because a house on one machine wants
//! SQLite inside and a house on several wants a database beside it. The feature `conformance` has
//! the tests that any store must pass, the feature `sqlite` the store inside the binary.

mod calls;
#[cfg(feature = "conformance")]
pub mod conformance;
mod guests;
mod identities;
mod keys;
mod outcomes;
mod records;
mod sessions;
#[cfg(feature = "sqlite")]
mod sqlite;

use serde::{Deserialize, Serialize};
use table::{Phrase, Phrased};

pub use calls::{Browser, Call, CallOutcome, Called, Calls, Webhook};
pub use guests::{Admission, Guests, StoredGuest};
pub use host::{
    Append, Ending, GameOutcome, ListedStage, Listing, Player, SeatOutcome, Stored, Turn,
};
pub use identities::{Identities, StoredPasskey};
pub use keys::{Key, Keys};
pub use outcomes::Outcomes;
pub use records::{Batch, Listed, Records, TableQuery};
pub use sessions::{Ended, KeyState, NewSession, Scopes, SessionKind, Sessions, StoredSession};
#[cfg(feature = "sqlite")]
pub use sqlite::{Commit, Observer, Sqlite, SqliteError, SqliteOptions, backup};

/// Why something was not stored or not found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum StoreError {
    /// The table has other records than whoever appends believes; or the guest, his
    /// session or its key is there already. Nothing was changed.
    Conflict,
    /// The disk is full.
    Full,
    /// The store may not be written to.
    ReadOnly,
    /// Anything else, in the store's own words.
    Broken(String),
}

impl Phrased for StoreError {
    fn phrase(&self) -> Phrase {
        match self {
            StoreError::Full => Phrase::new("house-store-full"),
            StoreError::Conflict | StoreError::ReadOnly | StoreError::Broken(_) => {
                Phrase::new("house-not-stored")
            }
        }
    }
}

/// What a house remembers.
pub trait Store: Records + Outcomes + Guests + Sessions + Identities + Calls + Keys {}

impl<S: Records + Outcomes + Guests + Sessions + Identities + Calls + Keys> Store for S {}
