//! The results of the moves that were due.

use std::time::{Duration, Instant};

use super::table::Pending;
use crate::glimpse::OutcomeKind;
use crate::latencies::Latencies;
use crate::schedule::Schedule;

/// A measurement: moves that are due at a fixed rate, and their results.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    pub schedule: Schedule,
    /// Moves due before this moment are played, but not counted.
    pub count_from: Instant,
    /// How many of the moves were assigned to a table.
    pub given: u64,
    /// The time from the moment a move was due to its answer.
    pub latencies: Latencies,
    /// Requests that were carried out.
    pub done: u64,
    /// Moves in them.
    pub moves: u64,
    /// Requests that were refused although their moves were offered.
    pub refused: u64,
    /// Requests that the house failed to store.
    pub failed: u64,
    /// Requests whose connection broke before the answer came.
    pub lost: u64,
    /// Moves that were due but never answered.
    pub unanswered: u64,
    /// Requests in flight, counted or not.
    pub on_the_way: u64,
}

impl Tally {
    pub(super) fn new(schedule: Schedule, count_from: Instant) -> Tally {
        Tally {
            schedule,
            count_from,
            given: 0,
            latencies: Latencies::default(),
            done: 0,
            moves: 0,
            refused: 0,
            failed: 0,
            lost: 0,
            unanswered: 0,
            on_the_way: 0,
        }
    }

    /// Whether a move is due that is not yet assigned to a table.
    pub(super) fn is_due(&self, now: Instant) -> bool {
        self.given < self.schedule.due(now)
    }

    /// Assigns the next move to a table; returns when it was due.
    pub(super) fn give(&mut self) -> Instant {
        let due = self.schedule.at(self.given);
        self.given += 1;
        self.on_the_way += 1;
        due
    }

    /// An answer came.
    pub(super) fn answered(&mut self, pending: &Pending, outcome: OutcomeKind, now: Instant) {
        self.on_the_way -= 1;
        if pending.due < self.count_from {
            return;
        }
        self.latencies.add(now.saturating_duration_since(pending.due));
        match outcome {
            OutcomeKind::Done => {
                self.done += 1;
                self.moves += pending.moves as u64;
            }
            OutcomeKind::Refused {} => self.refused += 1,
            OutcomeKind::Failed {} => self.failed += 1,
        }
    }

    /// The connection broke, so no answer will come.
    pub(super) fn lost(&mut self, pending: &Pending) {
        self.on_the_way -= 1;
        if pending.due >= self.count_from {
            self.lost += 1;
        }
    }

    /// Whether every move was assigned to a table and is answered or lost.
    pub(super) fn is_complete(&self) -> bool {
        self.given == self.schedule.count() && self.on_the_way == 0
    }

    /// Ends the measurement: whatever is still open has taken at least until now.
    pub(super) fn close<'p>(&mut self, open: impl Iterator<Item = &'p Pending>, now: Instant) {
        let never_given = (self.given..self.schedule.count()).map(|it| self.schedule.at(it));
        let due = open.map(|pending| pending.due).chain(never_given);
        for due in due.filter(|due| *due >= self.count_from) {
            self.unanswered += 1;
            self.latencies.add(now.saturating_duration_since(due));
        }
    }

    /// The duration that was counted.
    pub(super) fn counted(&self) -> Duration {
        self.schedule.at(self.schedule.count()).saturating_duration_since(self.count_from)
    }
}
