//! Whom to call when it is a guest's turn, and the outcome of each call.

use std::fmt;

use async_trait::async_trait;
use host::id::{GuestId, SessionId, TableId};
use host::time::Millis;
use protocol::QuietHours;
use serde::{Deserialize, Serialize};
use table::Seat;
use words::Language;

use crate::StoreError;

/// A browser that wants to be called. Anyone who knows its address and keys could call it too, so
/// `Debug` prints neither.
#[derive(Clone, PartialEq, Eq)]
pub struct Browser {
    /// The URL at which its push service accepts messages for it.
    pub endpoint: String,
    /// Its public key, an uncompressed P-256 point.
    pub p256dh: Vec<u8>,
    /// The secret it shares with those who may write to it.
    pub auth: Vec<u8>,
    /// The language it is called in.
    pub language: Language,
    /// The hours in which it is not called.
    pub quiet: Option<QuietHours>,
}

impl fmt::Debug for Browser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Browser")
            .field("language", &self.language)
            .field("quiet", &self.quiet)
            .finish_non_exhaustive()
    }
}

/// A webhook that is told the turns of a table. Its address is a secret, so `Debug` does not print
/// it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Webhook {
    /// Who set it.
    pub opener: GuestId,
    /// Its URL.
    pub url: String,
    /// The beginning of a link to the table.
    pub base: String,
    /// The language of its messages.
    #[serde(with = "code")]
    pub language: Language,
}

/// Serialises a language as its code.
mod code {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};
    use words::Language;

    pub fn serialize<S: Serializer>(language: &Language, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(language.code())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Language, D::Error> {
        let code = String::deserialize(from)?;
        code.parse().map_err(|_| D::Error::custom("no language"))
    }
}

impl fmt::Debug for Webhook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Webhook { opener, url: _, base, language } = self;
        f.debug_struct("Webhook")
            .field("opener", opener)
            .field("base", base)
            .field("language", language)
            .finish_non_exhaustive()
    }
}

/// Who is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Called {
    /// A browser of a guest.
    Browser(Browser),
    /// The webhook that the table's opener named.
    Webhook(Webhook),
}

/// A call that has to be made for a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// The table.
    pub table: TableId,
    /// The seats it is about: a guest's own seat for a browser, all awaited seats for a webhook.
    pub seats: Vec<Seat>,
    /// The number of the turn.
    pub since: u32,
    /// When the turn began.
    pub at: Millis,
    /// Who is called.
    pub called: Called,
    /// How many times it has been tried.
    pub tries: u32,
    /// The table's card, as the lobby shows it.
    pub card: String,
}

/// The outcome of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallOutcome {
    /// It was made, or given up.
    Done,
    /// It was not made: the guest is at the table.
    Seen,
    /// It has to be made at this time; it has been tried this many times.
    Later(Millis, u32),
}

/// The browsers and webhooks that are called when it is a guest's turn.
#[async_trait]
pub trait Calls: Send + Sync + 'static {
    /// Adds a browser to be called when it is this guest's turn, or updates it if it is known. A
    /// guest has at most `most` browsers; beyond that the oldest is forgotten. A browser is forgotten
    /// when its session ends.
    async fn add_browser(
        &self,
        guest: GuestId,
        session: SessionId,
        browser: Browser,
        at: Millis,
        most: u32,
    ) -> Result<(), StoreError>;

    /// Forgets a browser; if a guest is given, only if it is theirs. An unknown browser is not an
    /// error.
    async fn remove_browser(
        &self,
        endpoint: &str,
        guest: Option<GuestId>,
    ) -> Result<(), StoreError>;

    /// The browsers of a guest, the oldest first.
    async fn browsers(&self, guest: GuestId) -> Result<Vec<Browser>, StoreError>;

    /// The webhook of a table. It is stored by [`crate::Records::write`].
    async fn webhook(&self, table: TableId) -> Result<Option<Webhook>, StoreError>;

    /// The calls that are due at this time, for turns that are still going on; at most `most` of
    /// each kind.
    ///
    /// A browser is called only for turns that began after it was added.
    async fn calls(&self, at: Millis, most: u32) -> Result<Vec<Call>, StoreError>;

    /// When the next postponed call is due.
    async fn next_call(&self) -> Result<Option<Millis>, StoreError>;

    /// Stores the outcome of a call.
    async fn settle(&self, call: Call, outcome: CallOutcome) -> Result<(), StoreError>;

    /// Undoes every [`CallOutcome::Seen`] of a turn: its guest has not seen it after all.
    async fn forget_seen(&self, table: TableId, seat: Seat, since: u32) -> Result<(), StoreError>;
}
