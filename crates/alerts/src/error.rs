//! Why a guest is not notified.

use store::StoreError;
use table::{Phrase, Phrased};

/// Why a browser or webhook cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreachable {
    /// The browser's subscription is malformed.
    BadBrowser,
    /// The house does not use this push service.
    ForeignService,
    /// The quiet hours are invalid.
    BadQuiet,
    /// There is no such language.
    BadLanguage,
    /// The keeper of the house does not allow webhooks at this host.
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

/// Why the house cannot set up notifications.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AlertError {
    /// The browser or webhook cannot be used.
    Unreachable(Unreachable),
    /// The store fails.
    Store(StoreError),
    /// The system provides no randomness for a key.
    NoRandomness,
    /// The key for push services in the store is invalid.
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
