//! The show: pages let their guests watch what was said, one thing after the other. Nobody's clock
//! runs meanwhile, and bots wait.
//!
//! The house adds up how long it takes at normal speed. Whoever watches more slowly spends their
//! own time; once everyone at the table has seen everything, the show is over.

use std::time::Duration;

use protocol::{Wire, show};
use table::{Eyes, Saying, Seat, View};

use super::{Host, Hosted, Output};
use crate::time::Millis;

/// The show never lasts longer than this from now on.
const LONGEST: Duration = Duration::from_secs(120);

/// Until when guests are shown what was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Show {
    until: Millis,
}

impl Show {
    /// Nothing is being shown.
    pub fn over(now: Millis) -> Show {
        Show { until: now }
    }

    /// Something more is shown, after everything before it.
    fn add(&mut self, millis: u32, now: Millis) {
        let after = self.until.max(now).after(Duration::from_millis(millis.into()));
        self.until = after.min(now.after(LONGEST));
    }
}

impl<G: Hosted> Host<G> {
    /// How long the show still lasts.
    pub fn show_left(&self, now: Millis) -> Duration {
        self.show.until.since(now)
    }

    /// Adds these sayings to the show: for as long as they take whoever sees them longest.
    pub(super) fn show(&mut self, before: &G, sayings: &[Saying<G>], now: Millis) {
        let longest = self.audience().map(|eyes| length(before, eyes, sayings)).max();
        self.show.add(longest.unwrap_or(0), now);
        self.clocks.hold_until(self.show.until);
    }

    /// The seats of guests, and the gallery. Bots need no show.
    fn audience(&self) -> impl Iterator<Item = Eyes> {
        std::iter::once(Eyes::Gallery).chain(self.seated().iter().map(Eyes::Seat))
    }

    /// Ends the show once every guest who is here has seen everything.
    pub(super) fn end_show_if_seen(&mut self, now: Millis) -> Option<Output<G>> {
        let play = self.play.as_ref().filter(|_| self.show.until > now)?;
        let here = || self.seated().iter().filter(|seat| self.away.is_here(*seat));
        let has_seen = |seat: Seat| self.cursors[seat.index()] >= play.total(Eyes::Seat(seat));
        if here().next().is_none() || !here().all(has_seen) {
            return None;
        }
        self.show = Show::over(now);
        self.clocks.hold_until(now);
        self.tell_clocks()
    }
}

/// For how many milliseconds these sayings are shown to a viewer. Only announcements are counted,
/// and only what everyone sees.
fn length<G: Wire>(before: &G, eyes: Eyes, sayings: &[Saying<G>]) -> u32 {
    let mut view = View::of(before, Eyes::Gallery);
    let public = sayings.iter().filter(|saying| saying.reaches(Eyes::Gallery));
    let heard: Vec<_> = public
        .map(|saying| {
            view.hear(saying);
            (*saying, view)
        })
        .collect();
    show::durations(eyes, &heard).iter().sum()
}
