//! A player's requests and their answers.

use protocol::{AskId, Move, Outcome};

/// One request and its outcome.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Its id.
    pub id: AskId,
    /// The requested moves.
    pub moves: Vec<Move>,
    /// How often it was sent.
    pub sent: u32,
    /// Its outcome, once that is final.
    pub outcome: Option<Outcome>,
}

/// All requests of one player, in order.
///
/// Whatever is recorded here as done was confirmed by the house: no crash may undo it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Journal {
    entries: Vec<Entry>,
    failures: u32,
}

impl Journal {
    /// All requests.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The requests that were carried out.
    pub fn done(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(|entry| entry.outcome == Some(Outcome::Done))
    }

    /// How many moves were made.
    pub fn moves_done(&self) -> usize {
        self.done().map(|entry| entry.moves.len()).sum()
    }

    /// The requests that were refused.
    pub fn refused(&self) -> impl Iterator<Item = &Entry> {
        let is_refused = |entry: &&Entry| matches!(entry.outcome, Some(Outcome::Refused { .. }));
        self.entries.iter().filter(is_refused)
    }

    /// How often the house failed to store a request.
    pub fn failures(&self) -> u32 {
        self.failures
    }

    /// The request without a final answer, if any.
    pub fn open(&self) -> Option<&Entry> {
        self.entries.last().filter(|entry| entry.outcome.is_none())
    }

    /// Records a new request that is about to be sent.
    pub(crate) fn ask(&mut self, id: AskId, moves: Vec<Move>) {
        self.entries.push(Entry { id, moves, sent: 1, outcome: None });
    }

    /// The open request is about to be sent again.
    pub(crate) fn repeat(&mut self) {
        if let Some(entry) = self.entries.last_mut() {
            entry.sent += 1;
        }
    }

    /// Records an answer. Returns whether it settles the open request.
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
