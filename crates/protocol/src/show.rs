//! How long what is said is shown, at normal speed.
//!
//! This is the only table of durations: each saying is sent with its own, and the house adds them
//! up to know when everybody has seen what led to a turn. Durations depend on announcements, the
//! public drawer and who is looking, so they reveal nothing.

use table::{Eyes, Saying, View};

use crate::Wire;

/// A duration in milliseconds that may be shortened while much more is to be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beat {
    /// If nothing presses.
    pub full: u32,
    /// However much is still to come.
    pub least: u32,
}

impl Beat {
    /// A beat that is never shortened.
    pub const fn steady(full: u32) -> Beat {
        Beat { full, least: full }
    }

    /// A beat that may be shortened down to `least`.
    pub const fn hurried(full: u32, least: u32) -> Beat {
        Beat { full, least }
    }

    /// Its duration at a share of its full length, in percent.
    pub fn at(self, percent: u32) -> u32 {
        (self.full * percent / 100).clamp(self.least.min(self.full), self.full)
    }
}

/// For how many milliseconds each of these sayings is shown to a viewer who hears them all. Each
/// comes with what the viewer sees right after it. Whispers appear together with what follows.
pub fn durations<G: Wire>(eyes: Eyes, sayings: &[(Saying<G>, View<G>)]) -> Vec<u32> {
    let announced = |(saying, _): &(Saying<G>, View<G>)| match saying {
        Saying::ToAll(announcement) => Some(*announcement),
        Saying::ToSeat(..) => None,
    };
    let all: Vec<G::Announcement> = sayings.iter().filter_map(announced).collect();
    let mut ahead = &all[..];
    let duration = |(saying, after): &(Saying<G>, View<G>)| match (saying, ahead) {
        (Saying::ToAll(announcement), [_, rest @ ..]) => {
            ahead = rest;
            G::show(eyes, announcement, &after.public, rest)
        }
        _ => 0,
    };
    sayings.iter().map(duration).collect()
}
