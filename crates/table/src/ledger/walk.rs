//! Going through a ledger entry by entry.

use alloc::vec::Vec;

use super::{Entry, Ledger, LineError};
use crate::{Game, Saying};

/// One entry of a ledger, and what it did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<'l, G: Game> {
    /// How many deals and moves have happened, including this one. A note has the number of the
    /// entry before it.
    pub number: usize,
    /// The entry itself.
    pub entry: &'l Entry<G>,
    /// The table before it.
    pub before: G,
    /// The table after it.
    pub after: G,
    /// Everything that was said, to anyone.
    pub sayings: Vec<Saying<G>>,
}

/// The steps of a ledger, in order; see [`Ledger::walk`].
#[derive(Clone, Debug)]
pub struct Walk<'l, G: Game> {
    rest: core::slice::Iter<'l, Entry<G>>,
    number: usize,
    game: G,
}

impl<G: Game> Ledger<G> {
    /// Replays the ledger entry by entry and shows what each one did. It stops with an error at an
    /// entry that the rules refuse.
    ///
    /// A ledger that was read from text has been checked line by line, so none of its entries is
    /// refused.
    pub fn walk(&self) -> Walk<'_, G> {
        Walk { rest: self.entries.iter(), number: 0, game: G::new(&self.setup) }
    }
}

impl<'l, G: Game> Iterator for Walk<'l, G> {
    type Item = Result<Step<'l, G>, LineError>;

    fn next(&mut self) -> Option<Self::Item> {
        let entry = self.rest.next()?;
        let before = self.game;
        let mut sayings = Vec::new();
        if let Err(error) = entry.apply(&mut self.game, &mut |saying| sayings.push(saying)) {
            self.rest = [].iter();
            return Some(Err(error));
        }
        self.number += usize::from(!entry.is_note());
        Some(Ok(Step { number: self.number, entry, before, after: self.game, sayings }))
    }
}
