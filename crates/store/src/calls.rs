//! Who is called when it is a guest's turn, and what became of it.

use std::fmt;

use async_trait::async_trait;
use host::id::{GuestId, SessionId, TableId};
use host::time::Millis;
use protocol::QuietHours;
use serde::{Deserialize, Serialize};
use table::Seat;
use words::Language;

use crate::StoreError;

/// A browser that wants to be called. Whoever knows its address and its keys could call it too,
/// so `Debug` prints neither.
#[derive(Clone, PartialEq, Eq)]
pub struct Browser {
    /// Where its push service takes messages for it.
    pub endpoint: String,
    /// Its public key, as a point of P-256 that is not compressed.
    pub p256dh: Vec<u8>,
    /// What it shares with whoever may write to it.
    pub auth: Vec<u8>,
    /// The language it is called in.
    pub language: Language,
    /// When it is left in peace.
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

/// Where else the turns of a table are told. Its address is a secret, so `Debug` does not print it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Webhook {
    /// Who set it.
    pub opener: GuestId,
    /// Its address.
    pub url: String,
    /// What a link to the table begins with.
    pub base: String,
    /// The language in which they are told.
    #[serde(with = "code")]
    pub language: Language,
}

/// A language by its code.
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
    /// What the table's opener named.
    Webhook(Webhook),
}

/// Somebody who has to be called for a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// At which table.
    pub table: TableId,
    /// The seats that it tells of: one to its own guest, all that are awaited to a webhook.
    pub seats: Vec<Seat>,
    /// The number of the turn.
    pub since: u32,
    /// When the turn began.
    pub at: Millis,
    /// Who is called.
    pub called: Called,
    /// How often it was tried.
    pub tries: u32,
    /// The table's card, as the lobby shows it.
    pub card: String,
}

/// What became of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallOutcome {
    /// It was made, or given up.
    Done,
    /// It was not made: the guest is at the table.
    Seen,
    /// It has to be made later, after so many tries.
    Later(Millis, u32),
}

/// Those who are called when it is a guest's turn.
#[async_trait]
pub trait Calls: Send + Sync + 'static {
    /// From now on a browser is called when it is this guest's turn; one that is known already is
    /// called as it says now. A guest has at most `most`: then the oldest is forgotten. It is called
    /// as long as the session lasts.
    async fn add_browser(
        &self,
        guest: GuestId,
        session: SessionId,
        browser: Browser,
        at: Millis,
        most: u32,
    ) -> Result<(), StoreError>;

    /// Forgets a browser; with a guest, only if it is his. Unknown ones are no error.
    async fn remove_browser(
        &self,
        endpoint: &str,
        guest: Option<GuestId>,
    ) -> Result<(), StoreError>;

    /// The browsers of a guest, the oldest first.
    async fn browsers(&self, guest: GuestId) -> Result<Vec<Browser>, StoreError>;

    /// Where else the turns of a table are told. It is stored by [`crate::Records::write`].
    async fn webhook(&self, table: TableId) -> Result<Option<Webhook>, StoreError>;

    /// Who has to be called at this time, for turns that go on; at most `most` of each kind.
    ///
    /// A browser is called for turns that began when it was known already.
    async fn calls(&self, at: Millis, most: u32) -> Result<Vec<Call>, StoreError>;

    /// When the next call that has to wait is due.
    async fn next_call(&self) -> Result<Option<Millis>, StoreError>;

    /// Remembers what became of a call.
    async fn settle(&self, call: Call, outcome: CallOutcome) -> Result<(), StoreError>;

    /// Undoes every [`CallOutcome::Seen`] of a turn: its guest has not seen anything after all.
    async fn forget_seen(&self, table: TableId, seat: Seat, since: u32) -> Result<(), StoreError>;
}
