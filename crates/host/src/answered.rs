//! What requests were answered, so that a repeated one is answered the same way.

use std::collections::{BTreeMap, VecDeque};

use protocol::{AskId, Outcome};

use crate::id::GuestId;
use crate::record::Request;

/// So many requests that were done are remembered for each guest. Moves that were played are
/// remembered for ever, in the ledger; this is for the rest.
const MOST_DONE: usize = 256;

/// So many refusals are remembered for a table.
const MOST_REFUSED: usize = 256;

/// The latest answers. What was done and stored follows from the records; what was refused is
/// known until the table leaves memory, and then judged anew.
#[derive(Clone, Debug, Default)]
pub struct Answered {
    done: BTreeMap<GuestId, VecDeque<AskId>>,
    refused: VecDeque<(Request, Outcome)>,
}

impl Answered {
    /// What this request was answered.
    pub fn get(&self, request: &Request) -> Option<Outcome> {
        let done = self.done.get(&request.guest);
        if done.is_some_and(|done| done.contains(&request.id)) {
            return Some(Outcome::Done);
        }
        let refused = self.refused.iter().find(|(refused, _)| refused == request);
        refused.map(|(_, outcome)| outcome.clone())
    }

    /// Remembers that a request was done and stored. Nobody else's is forgotten for it.
    pub fn done(&mut self, request: Request) {
        push(self.done.entry(request.guest).or_default(), request.id, MOST_DONE);
    }

    /// Remembers a refusal. No request that was done is forgotten for it.
    pub fn refused(&mut self, request: Request, outcome: Outcome) {
        push(&mut self.refused, (request, outcome), MOST_REFUSED);
    }
}

fn push<T>(all: &mut VecDeque<T>, newest: T, most: usize) {
    if all.len() == most {
        all.pop_front();
    }
    all.push_back(newest);
}
