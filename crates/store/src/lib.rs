//! Everything that has to survive a restart: tables as sequences of records, how they were opened
//! and how their games ended, guests and where they are signed in, who wants to be forgotten, whom to
//! call, keys, and what moderators decided.
//!
//! A store is one small trait per subject, because a house on one machine wants an embedded SQLite
//! while a house on several wants a separate database. The feature `conformance` has the tests that
//! every store must pass; the feature `sqlite` has the embedded store.

mod addresses;
mod audit;
mod blocks;
mod calls;
mod census;
#[cfg(feature = "conformance")]
pub mod conformance;
mod erasures;
mod guests;
mod health;
mod identities;
mod keys;
mod measures;
mod notice;
mod openings;
mod outcomes;
mod records;
mod refused_names;
mod reports;
mod retention;
mod roles;
mod sessions;
#[cfg(feature = "sqlite")]
mod sqlite;

use std::fmt;

use serde::{Deserialize, Serialize};
use table::{Phrase, Phrased};

pub use addresses::Addresses;
pub use audit::{Audit, NewAudit, StoredAudit};
pub use blocks::{Blocks, StoredBlock};
pub use calls::{Browser, Call, CallOutcome, Called, Calls, Webhook};
pub use census::{Census, Counts, KnownGuest};
pub use erasures::Erasures;
pub use guests::{Admission, Guests, StoredGuest};
pub use health::Health;
pub use host::{
    Append, Ending, GameOutcome, ListedStage, Listing, Player, SeatOutcome, Stored, Turn,
};
pub use identities::{Identities, StoredPasskey};
pub use keys::{Key, Keys};
pub use measures::{MeasureQuery, Measures, StoredAgainst, StoredMeasure};
pub use notice::Notices;
pub use openings::{Openings, TableOpening};
pub use outcomes::Outcomes;
pub use records::{Batch, Listed, Records, TableQuery};
pub use refused_names::RefusedNames;
pub use reports::{ReportQuery, Reports, StoredAnswer, StoredReport};
pub use retention::{DAY, Retention};
pub use roles::{NewKeeperSession, Roles, StoredKeeperSession};
pub use sessions::{Ended, KeyState, NewSession, Scopes, SessionKind, Sessions, StoredSession};
#[cfg(feature = "sqlite")]
pub use sqlite::{Commit, Observer, Restored, Sqlite, SqliteError, SqliteOptions, backup, restore};

/// Why something was not stored or not found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum StoreError {
    /// The table's records are not those that the caller expects, the guest, the session or its key
    /// already exists, or the guest already opened another table by the same request. Nothing was
    /// changed.
    Conflict,
    /// The disk is full.
    Full,
    /// The store cannot be written to.
    ReadOnly,
    /// The stored data is damaged where it was read.
    Damaged(String),
    /// Anything else, in the store's own words.
    Broken(String),
}

impl fmt::Display for StoreError {
    /// For the keeper of the house.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("two wrote the same"),
            StoreError::Full => f.write_str("the disk is full"),
            StoreError::ReadOnly => f.write_str("the database may not be written to"),
            StoreError::Damaged(what) => write!(f, "the database is damaged: {what}"),
            StoreError::Broken(what) => write!(f, "the database does not work: {what}"),
        }
    }
}

impl Phrased for StoreError {
    fn phrase(&self) -> Phrase {
        match self {
            StoreError::Full => Phrase::new("house-store-full"),
            StoreError::Damaged(_) => Phrase::new("house-damaged"),
            StoreError::Conflict | StoreError::ReadOnly | StoreError::Broken(_) => {
                Phrase::new("house-not-stored")
            }
        }
    }
}

/// Everything a house remembers.
pub trait Store:
    Records
    + Openings
    + Outcomes
    + Guests
    + Sessions
    + Identities
    + Erasures
    + Calls
    + Keys
    + Health
    + Moderation
{
}

impl<S> Store for S where
    S: Records
        + Openings
        + Outcomes
        + Guests
        + Sessions
        + Identities
        + Erasures
        + Calls
        + Keys
        + Health
        + Moderation
{
}

/// Everything a house remembers about moderation.
pub trait Moderation:
    Roles + Measures + Blocks + Reports + Audit + Notices + RefusedNames + Addresses + Census
{
}

impl<S> Moderation for S where
    S: Roles + Measures + Blocks + Reports + Audit + Notices + RefusedNames + Addresses + Census
{
}
