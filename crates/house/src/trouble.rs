//! What goes wrong with a table, and how it is said.

use table::{Phrase, Phrased, UnknownRules};

use crate::alerts::Unreachable;
use crate::host::Refusal;
use crate::id::NoRandomness;
use crate::store::StoreError;

/// Why something cannot be done with a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is no such table, or this guest may not know of it.
    NoSuchTable,
    /// The game goes on: there is nothing to show yet.
    NotFinished,
    /// The request is refused.
    Refused(Refusal),
    /// Somebody cannot be called so.
    Unreachable(Unreachable),
    /// The store fails.
    Store(StoreError),
    /// The house does not know the version of the table's rules.
    Rules(UnknownRules),
    /// The table does not follow from its own records.
    Fault,
    /// The house is stopping.
    Stopping,
    /// The system gives no randomness.
    NoRandomness,
}

impl Phrased for Trouble {
    fn phrase(&self) -> Phrase {
        match self {
            Trouble::NoSuchTable => Phrase::new("house-no-such-table"),
            Trouble::NotFinished => Phrase::new("house-not-finished"),
            Trouble::Refused(refusal) => refusal.phrase(),
            Trouble::Unreachable(why) => Phrase::new(match why {
                Unreachable::BadBrowser => "house-bad-browser",
                Unreachable::ForeignService => "house-foreign-push-service",
                Unreachable::BadQuiet => "house-bad-quiet-hours",
                Unreachable::BadLanguage => "house-bad-language",
                Unreachable::ForeignWebhook => "house-foreign-webhook",
                Unreachable::NoCorrespondence => "house-webhook-clock",
                Unreachable::WebhookNotStored => "house-webhook-not-stored",
            }),
            Trouble::Store(StoreError::Full) => Phrase::new("house-store-full"),
            Trouble::Store(_) => Phrase::new("house-not-stored"),
            Trouble::Rules(UnknownRules::Newer { found, newest }) => {
                Phrase::new("house-rules-newer")
                    .with("found", *found as usize)
                    .with("newest", *newest)
            }
            Trouble::Rules(UnknownRules::Older { found, oldest }) => {
                Phrase::new("house-rules-older").with("found", *found).with("oldest", *oldest)
            }
            Trouble::Fault => Phrase::new("house-bye-fault"),
            Trouble::Stopping => Phrase::new("house-bye-stopping"),
            Trouble::NoRandomness => Phrase::new("error-no-randomness"),
        }
    }
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        Trouble::Refused(refusal)
    }
}

impl From<Unreachable> for Trouble {
    fn from(why: Unreachable) -> Trouble {
        Trouble::Unreachable(why)
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::Store(error)
    }
}

impl From<NoRandomness> for Trouble {
    fn from(_: NoRandomness) -> Trouble {
        Trouble::NoRandomness
    }
}
