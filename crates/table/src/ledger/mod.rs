//! The ledger: a game's save file, replay, bug report and test fixture in one.
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

/// One game as it was played, from the setup to the latest move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ledger<G: Game> {
    /// The setup the game was started with.
    pub setup: G::Setup,
    /// The guests, in seat order.
    pub guests: Vec<Guest>,
    /// The commitment that the dealer published before the deal.
    pub commitment: Option<Commitment>,
    /// The deals, moves and notes, in order.
    pub entries: Vec<Entry<G>>,
    /// How the game ended.
    pub end: End,
    /// The dealer's seed, revealed after the end.
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

    /// A guest with this name. Runs of whitespace become one space, control characters are dropped
    /// and long names are cut, so that any name fits on one line.
    pub fn new(name: &str, nonce: Nonce) -> Guest {
        let short: String = plain(name).chars().take(Guest::LONGEST_NAME).collect();
        Guest { name: plain(&short), nonce }
    }

    /// The guest's name; may be empty.
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// Normalizes the text of a name or a note: whitespace and line breaks become single spaces, and
/// characters that are not allowed are dropped.
fn plain(text: &str) -> String {
    let blank = |c: char| if c.is_ascii_whitespace() { ' ' } else { c };
    let plain: String = text.chars().map(blank).filter(is_plain).collect();
    plain.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a character is allowed in the text of a name or a note.
fn is_plain(c: &char) -> bool {
    !c.is_control() && !matches!(c, '\u{2028}' | '\u{2029}')
}

/// How a ledger ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The game goes on.
    Unfinished,
    /// The players left before the end.
    Abandoned,
    /// The game ended by the rules.
    Over(Outcome),
}

impl<G: Game> Ledger<G> {
    /// An empty ledger.
    pub fn new(setup: G::Setup, guests: Vec<Guest>, commitment: Option<Commitment>) -> Ledger<G> {
        Ledger { setup, guests, commitment, entries: Vec::new(), end: End::Unfinished, seed: None }
    }

    /// The number of deals and moves; notes do not count.
    pub fn len(&self) -> usize {
        self.entries.iter().filter(|entry| !entry.is_note()).count()
    }

    /// Whether nothing has been dealt or played yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Replays the first `most` deals and moves.
    ///
    /// This never fails for a ledger that was read from text, because reading has checked every
    /// line.
    pub fn replay(&self, most: usize, listener: &mut impl Listener<G>) -> Result<G, LineError> {
        let mut game = G::new(&self.setup);
        let played = self.entries.iter().filter(|entry| !entry.is_note());
        for entry in played.take(most) {
            entry.apply(&mut game, listener)?;
        }
        Ok(game)
    }
}
