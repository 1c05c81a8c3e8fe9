//! How long a house keeps what it stores.

use std::time::Duration;

/// How long a house keeps what it stores. `None` means for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// How long a guest who wants to be forgotten may still change their mind.
    pub forget_after: Duration,
    /// Guests who do not come back.
    pub unseen_guests: Option<Duration>,
    /// Tables that nobody starts.
    pub gathering: Option<Duration>,
    /// Games that nobody plays on.
    pub abandoned: Option<Duration>,
    /// Finished tables.
    pub finished: Option<Duration>,
    /// The chat of finished tables.
    pub chat: Option<Duration>,
    /// The addresses that guests came from; zero stores none.
    pub addresses: Duration,
}

/// A day.
pub const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Retention {
    /// What serves nobody any more is removed. A guest's cookie lasts a year after the last visit,
    /// so after two nobody comes back who has no passkey and no recovery code. A game that nobody
    /// touched for a year is not played on. Chat is for those who play. Finished games are for
    /// their players to look at again, and stay. Addresses are for moderators who decide about a
    /// guest, which happens within days.
    fn default() -> Retention {
        Retention {
            forget_after: 3 * DAY,
            unseen_guests: Some(730 * DAY),
            gathering: Some(DAY),
            abandoned: Some(365 * DAY),
            finished: None,
            chat: Some(90 * DAY),
            addresses: 7 * DAY,
        }
    }
}
