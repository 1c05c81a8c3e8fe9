//! Tables at which nobody is: after a while their bots stop thinking and their clocks stand still,
//! until somebody comes.
//!
//! That a table rests is a record of its own ([`Event::Rested`]) with the clocks as they stood, so
//! it may leave memory: nothing wakes it, and whoever loads it finds the clocks so. Any later
//! record ends the rest. Tables with days for each move do not rest as long as a guest plays there.

use std::time::Duration;

use protocol::Clock;

use super::record::{Event, Place};
use super::{Host, Hosted, Output};
use crate::time::Millis;

/// Whether a table rests.
#[derive(Clone, Debug)]
pub struct Rest {
    /// How long nobody has to be here before it does; none never rests.
    after: Option<Duration>,
    /// Since when nobody is here.
    empty_since: Option<Millis>,
    /// Whether it does.
    pub is_on: bool,
}

impl Rest {
    /// Nobody is here yet.
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
    /// Lets the table rest when nobody was here for so long.
    pub fn rest_after(&mut self, empty: Duration) {
        self.rest.after = Some(empty);
    }

    /// Whether the table has days for each move of a guest, and nobody is here.
    pub fn is_over_days_and_empty(&self) -> bool {
        self.is_over_days() && !self.has_connections()
    }

    fn is_over_days(&self) -> bool {
        matches!(self.opening.clock, Clock::Correspondence { .. })
            && self.places.iter().any(|place: &Place| place.sitter().is_some())
    }

    /// When the table begins to rest, if nobody comes and something goes on that could rest.
    pub(super) fn rest_at(&self) -> Option<Millis> {
        let goes_on = !self.bots_awaited().is_empty() || self.clocks.next_end().is_some();
        if self.rest.is_on || !self.is_playing() || self.is_over_days() || !goes_on {
            return None;
        }
        Some(self.rest.empty_since?.after(self.rest.after?))
    }

    /// The table rests from now on.
    pub(super) fn begin_rest(&mut self, now: Millis) -> Output<G> {
        self.rest.is_on = true;
        self.clocks.run(self.clocked());
        self.store(now, None, vec![Event::Rested])
    }

    /// Somebody comes: bots and clocks go on.
    pub(super) fn end_rest(&mut self) {
        if std::mem::take(&mut self.rest.is_on) {
            self.clocks.run(self.clocked());
        }
    }
}
