//! What a player asked for and was answered.

use protocol::{AskId, Move, Outcome};

/// One ask, and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Its name.
    pub id: AskId,
    /// What was asked for.
    pub moves: Vec<Move>,
    /// How often it was sent.
    pub sent: u32,
    /// What came of it, once that is known for good.
    pub outcome: Option<Outcome>,
}

/// All asks of one player, in their sequence.
///
/// What stands here as done was acknowledged by the house: no crash may take it back.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Journal {
    entries: Vec<Entry>,
    failures: u32,
}

impl Journal {
    /// All asks.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The asks that were done.
    pub fn done(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(|entry| entry.outcome == Some(Outcome::Done))
    }

    /// How many moves were done.
    pub fn moves_done(&self) -> usize {
        self.done().map(|entry| entry.moves.len()).sum()
    }

    /// The asks that were refused.
    pub fn refused(&self) -> impl Iterator<Item = &Entry> {
        let is_refused = |entry: &&Entry| matches!(entry.outcome, Some(Outcome::Refused { .. }));
        self.entries.iter().filter(is_refused)
    }

    /// How often the house could not store an ask.
    pub fn failures(&self) -> u32 {
        self.failures
    }

    /// The ask that is not answered for good.
    pub fn open(&self) -> Option<&Entry> {
        self.entries.last().filter(|entry| entry.outcome.is_none())
    }

    /// Another ask is about to be sent.
    pub(crate) fn ask(&mut self, id: AskId, moves: Vec<Move>) {
        self.entries.push(Entry { id, moves, sent: 1, outcome: None });
    }

    /// The open ask is about to be sent again.
    pub(crate) fn repeat(&mut self) {
        if let Some(entry) = self.entries.last_mut() {
            entry.sent += 1;
        }
    }

    /// An answer came. Tells whether it settles the open ask.
    pub(crate) fn answer(&mut self, id: &AskId, outcome: Outcome) -> bool {
        let open = self.entries.last_mut().filter(|entry| entry.outcome.is_none());
        match (open, outcome) {
            (Some(entry), Outcome::Failed { .. }) if entry.id == *id => {
                self.failures += 1;
                false
            }
            (Some(entry), outcome) if entry.id == *id => {
                entry.outcome = Some(outcome);
                true
            }
            (Some(_) | None, _) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use protocol::Phrase;

    use super::*;
    use crate::client::fresh_id;

    #[test]
    fn an_ask_that_failed_stays_open_until_it_is_answered_for_good() {
        let mut journal = Journal::default();
        let id = fresh_id();
        journal.ask(id.clone(), Vec::new());
        let why = Phrase { id: "house-not-stored".to_string(), args: Vec::new() };
        assert!(!journal.answer(&id, Outcome::Failed { why }));
        journal.repeat();
        assert_eq!(journal.open().map(|entry| entry.sent), Some(2));
        assert!(!journal.answer(&fresh_id(), Outcome::Done));
        assert!(journal.answer(&id, Outcome::Done));
        assert_eq!((journal.open(), journal.done().count(), journal.failures()), (None, 1, 1));
    }
}
