//! The ledger is the game: its save file, its replay, its bug report, its fixture.
//!
//! The text format is described in `docs/ledger.md`.

mod entry;
mod error;
mod read;
mod recorder;
mod verify;
mod walk;
mod write;

use alloc::string::String;
use alloc::vec::Vec;

pub use entry::Entry;
pub use error::{LedgerError, LineError};
pub use read::{GameLine, game_of};
pub use recorder::Recorder;
pub use verify::{Dishonesty, NoDealer, Verdict};
pub use walk::{Step, Walk};
pub use write::RawLedger;

use crate::{Commitment, Game, Listener, Nonce, Outcome, Seed};

/// The version of the text format this code writes.
pub const FORMAT: u8 = 1;

/// One play of a game, from the setup to the last move so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ledger<G: Game> {
    /// The choices made before the game began.
    pub setup: G::Setup,
    /// Who sat down, seat by seat.
    pub guests: Vec<Guest>,
    /// What the dealer showed before the deal.
    pub commitment: Option<Commitment>,
    /// What was dealt and done, in sequence.
    pub entries: Vec<Entry<G>>,
    /// How it ended.
    pub end: End,
    /// The dealer's seed, shown after the end.
    pub seed: Option<Seed>,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Guest {
    name: String,
    /// What the guest added to the seed.
    pub nonce: Nonce,
}

impl Guest {
    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = 40;

    /// A guest of this name. Blanks are made single, control characters are left out, and what
    /// is too long is cut, so that any name can be written in one line.
    pub fn new(name: &str, nonce: Nonce) -> Guest {
        let short: String = plain(name).chars().take(Guest::LONGEST_NAME).collect();
        Guest { name: plain(&short), nonce }
    }

    /// The guest's name; may be empty.
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// The text of a name or a note: blanks and line breaks are made single spaces, and characters
/// that cannot stand there are left out.
fn plain(text: &str) -> String {
    let blank = |c: char| if c.is_ascii_whitespace() { ' ' } else { c };
    let plain: String = text.chars().map(blank).filter(is_plain).collect();
    plain.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a character can stand in the text of a name or a note.
fn is_plain(c: &char) -> bool {
    !c.is_control() && !matches!(c, '\u{2028}' | '\u{2029}')
}

/// How a ledger ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It goes on.
    Unfinished,
    /// The players left before the end.
    Abandoned,
    /// The rules ended it.
    Over(Outcome),
}

impl<G: Game> Ledger<G> {
    /// An empty ledger.
    pub fn new(setup: G::Setup, guests: Vec<Guest>, commitment: Option<Commitment>) -> Ledger<G> {
        Ledger { setup, guests, commitment, entries: Vec::new(), end: End::Unfinished, seed: None }
    }

    /// How many deals and moves it holds; notes do not count.
    pub fn len(&self) -> usize {
        self.entries.iter().filter(|entry| !entry.is_note()).count()
    }

    /// Whether nothing was dealt or done yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Plays the first `most` deals and moves again.
    ///
    /// A ledger that was read from text has been judged line by line and does not fail here.
    pub fn replay(&self, most: usize, listener: &mut impl Listener<G>) -> Result<G, LineError> {
        let mut game = G::new(&self.setup);
        let played = self.entries.iter().filter(|entry| !entry.is_note());
        for entry in played.take(most) {
            entry.apply(&mut game, listener)?;
        }
        Ok(game)
    }
}
