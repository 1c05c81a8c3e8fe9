//! What was answered lately, so that a repeated request is answered the same way.

use std::collections::VecDeque;

use protocol::{AskId, Outcome};

use crate::id::GuestId;

/// So many answers are kept for a table. Moves that were played are remembered for ever, in
/// the ledger; this is for the rest.
const MOST: usize = 256;

/// The latest answers.
#[derive(Clone, Debug, Default)]
pub struct Answered(VecDeque<(GuestId, AskId, Outcome)>);

impl Answered {
    /// What this request was answered.
    pub fn get(&self, guest: GuestId, id: &AskId) -> Option<&Outcome> {
        let same = |(who, which, _): &&(GuestId, AskId, Outcome)| *who == guest && which == id;
        self.0.iter().find(same).map(|(_, _, outcome)| outcome)
    }

    /// Keeps an answer.
    pub fn remember(&mut self, guest: GuestId, id: AskId, outcome: Outcome) {
        if self.0.len() == MOST {
            self.0.pop_front();
        }
        self.0.push_back((guest, id, outcome));
    }
}
