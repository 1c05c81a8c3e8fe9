//! Empty tables: after a while their bots stop thinking and their clocks stop, until somebody
//! joins.
//!
//! Resting is stored as a record of its own ([`Event::Rested`]) with the clocks as they stood, so
//! the table may leave memory: nothing wakes it, and loading it restores the clocks. Any later
//! record ends the rest. Correspondence tables do not rest as long as a guest plays there.

use std::time::Duration;

use protocol::Clock;

use super::record::{Event, Place};
use super::{Host, Hosted, Output};
use crate::time::Millis;

/// Whether a table rests.
#[derive(Clone, Debug)]
pub struct Rest {
    /// How long the table has to be empty before it rests; `None` means never.
    after: Option<Duration>,
    /// Since when the table has been empty.
    empty_since: Option<Millis>,
    /// Whether the table is resting.
    pub is_on: bool,
}

impl Rest {
    /// Starts with nobody here.
    pub fn new(now: Millis) -> Rest {
        Rest { after: None, empty_since: Some(now), is_on: false }
    }

    /// Somebody is here.
    pub fn came(&mut self) {
        self.empty_since = None;
    }

    /// Nobody is here any more.
    pub fn all_went(&mut self, now: Millis) {
        self.empty_since = Some(now);
    }
}

impl<G: Hosted> Host<G> {
    /// Makes the table rest once it has been empty for this long.
    pub fn rest_after(&mut self, empty: Duration) {
        self.rest.after = Some(empty);
    }

    /// Whether guests play by correspondence here and nobody is connected.
    pub fn is_over_days_and_empty(&self) -> bool {
        self.is_over_days() && !self.has_connections()
    }

    fn is_over_days(&self) -> bool {
        matches!(self.opening.clock, Clock::Correspondence { .. })
            && self.places.iter().any(|place: &Place| place.sitter().is_some())
    }

    /// When the table begins to rest if nobody joins; `None` if nothing is going on that could
    /// rest.
    pub(super) fn rest_at(&self) -> Option<Millis> {
        let goes_on = !self.bots_awaited().is_empty() || self.clocks.next_end().is_some();
        if self.rest.is_on || !self.is_playing() || self.is_over_days() || !goes_on {
            return None;
        }
        Some(self.rest.empty_since?.after(self.rest.after?))
    }

    /// Begins to rest: bots and clocks stop.
    pub(super) fn begin_rest(&mut self, now: Millis) -> Output<G> {
        self.rest.is_on = true;
        self.clocks.run(self.clocked());
        self.store(now, None, vec![Event::Rested])
    }

    /// Ends the rest because somebody joins: bots and clocks resume.
    pub(super) fn end_rest(&mut self) {
        if std::mem::take(&mut self.rest.is_on) {
            self.clocks.run(self.clocked());
        }
    }
}
