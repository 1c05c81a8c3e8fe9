//! Going through a ledger, entry by entry.

use alloc::vec::Vec;

use super::{Entry, Ledger, LineError};
use crate::{Game, Saying};

/// One entry of a ledger, and what it did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<'l, G: Game> {
    /// How many deals and moves are done with it: the first one is 1. A note has the number of
    /// what stands before it.
    pub number: usize,
    /// What is written.
    pub entry: &'l Entry<G>,
    /// The table before it.
    pub before: G,
    /// The table after it.
    pub after: G,
    /// What was said, to whomever.
    pub sayings: Vec<Saying<G>>,
}

/// The steps of a ledger, in sequence; see [`Ledger::walk`].
#[derive(Clone, Debug)]
pub struct Walk<'l, G: Game> {
    rest: core::slice::Iter<'l, Entry<G>>,
    number: usize,
    game: G,
}

impl<G: Game> Ledger<G> {
    /// Plays everything again, entry by entry, and shows what each one did. It ends after an
    /// entry that the rules refuse.
    ///
    /// A ledger that was read from text has been judged line by line and is never refused.
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
