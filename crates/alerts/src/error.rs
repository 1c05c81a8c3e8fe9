//! Why somebody is not called.

use store::StoreError;
use table::{Phrase, Phrased};

/// Why somebody cannot be called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreachable {
    /// What the browser tells about itself cannot be.
    BadBrowser,
    /// Its push service is none that the house calls.
    ForeignService,
    /// The hours of quiet cannot be.
    BadQuiet,
    /// There is no such language.
    BadLanguage,
    /// The keeper of the house allows no webhook there.
    ForeignWebhook,
    /// Only a table with a correspondence clock has a webhook.
    NoCorrespondence,
}

impl Phrased for Unreachable {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Unreachable::BadBrowser => "house-bad-browser",
            Unreachable::ForeignService => "house-foreign-push-service",
            Unreachable::BadQuiet => "house-bad-quiet-hours",
            Unreachable::BadLanguage => "house-bad-language",
            Unreachable::ForeignWebhook => "house-foreign-webhook",
            Unreachable::NoCorrespondence => "house-webhook-clock",
        })
    }
}

/// Why the house cannot do what calling needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AlertError {
    /// Somebody cannot be called so.
    Unreachable(Unreachable),
    /// The store fails.
    Store(StoreError),
    /// The system gives no randomness for a key.
    NoRandomness,
    /// The key that the store keeps for push services is none.
    BadKey,
}

impl Phrased for AlertError {
    fn phrase(&self) -> Phrase {
        match self {
            AlertError::Unreachable(why) => why.phrase(),
            AlertError::Store(error) => error.phrase(),
            AlertError::NoRandomness => Phrase::new("error-no-randomness"),
            AlertError::BadKey => Phrase::new("house-not-stored"),
        }
    }
}

impl From<Unreachable> for AlertError {
    fn from(why: Unreachable) -> AlertError {
        AlertError::Unreachable(why)
    }
}

impl From<StoreError> for AlertError {
    fn from(error: StoreError) -> AlertError {
        AlertError::Store(error)
    }
}
