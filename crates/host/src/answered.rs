//! How requests were answered, so that a repeated request gets the same answer.

use std::collections::{BTreeMap, VecDeque};

use protocol::{AskId, Outcome};

use crate::id::GuestId;
use crate::record::Request;

/// How many completed requests are remembered for each guest. Moves that were played are remembered
/// for ever, in the ledger; this limit is for everything else.
const MOST_DONE: usize = 256;

/// How many refusals are remembered for a table.
const MOST_REFUSED: usize = 256;

/// The latest answers. Completed requests are restored from the records. Refusals are lost when the
/// table leaves memory; the request is then judged again.
#[derive(Clone, Debug, Default)]
pub struct Answered {
    done: BTreeMap<GuestId, VecDeque<AskId>>,
    refused: VecDeque<(Request, Outcome)>,
}

impl Answered {
    /// The earlier answer to this request, if it is remembered.
    pub fn get(&self, request: &Request) -> Option<Outcome> {
        let done = self.done.get(&request.guest);
        if done.is_some_and(|done| done.contains(&request.id)) {
            return Some(Outcome::Done);
        }
        let refused = self.refused.iter().find(|(refused, _)| refused == request);
        refused.map(|(_, outcome)| outcome.clone())
    }

    /// Remembers that a request was completed and stored. This never displaces another guest's
    /// request.
    pub fn done(&mut self, request: Request) {
        push(self.done.entry(request.guest).or_default(), request.id, MOST_DONE);
    }

    /// Remembers a refusal. This never displaces a completed request.
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
