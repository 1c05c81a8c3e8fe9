//! Who is called when it is a guest's turn, and what became of it.

use std::fmt;

use table::Seat;
use words::Language;

use crate::alerts::Quiet;
use crate::id::{GuestId, TableId};
use crate::time::Millis;

/// What a house proves itself with. Never printed by `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct Key(pub Vec<u8>);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

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
    pub quiet: Option<Quiet>,
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
#[derive(Clone, PartialEq, Eq)]
pub struct Webhook {
    /// Who set it.
    pub opener: GuestId,
    /// Its address.
    pub url: String,
    /// What a link to the table begins with.
    pub base: String,
    /// The language in which they are told.
    pub language: Language,
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
pub enum Fate {
    /// It was made, or given up.
    Done,
    /// It was not made: the guest is at the table.
    Seen,
    /// It has to be made later, after so many tries.
    Later(Millis, u32),
}
