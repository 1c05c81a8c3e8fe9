//! How long what is said at a Pizza Theory table is shown.

use pizza_theory::{Announcement, Fate};
use table::Eyes;

/// The viewer's own moves need not be shown.
const OWN: u32 = 150;

/// For how many milliseconds an announcement is shown before the next one.
pub fn show(eyes: Eyes, said: &Announcement) -> u32 {
    match *said {
        Announcement::Placed { seat, .. } | Announcement::PlacedVirtual { seat, .. }
            if eyes == Eyes::Seat(seat) =>
        {
            OWN
        }
        Announcement::Laid { .. }
        | Announcement::Placed { .. }
        | Announcement::PlacedVirtual { .. }
        | Announcement::Safe(_) => 700,
        Announcement::Round { .. } => 500,
        Announcement::Passed { .. } | Announcement::SkippedVirtual { .. } => 600,
        Announcement::Rolled { .. } => 1_200,
        Announcement::Chose(_) => 150,
        Announcement::Revealed { .. } => 2_100,
        // A slice where something happens deserves a longer look.
        Announcement::Slice(story) => match story.fate {
            Fate::Replaced { .. } | Fate::Removed { .. } => 1_600,
            Fate::Saved => 1_300,
            Fate::TwoTie | Fate::ThreeTie => 1_000,
            Fate::OneColour => 650,
            Fate::Empty => 400,
        },
        Announcement::RanOut { .. } => 800,
        Announcement::Replaced { .. } => 1_500,
        Announcement::Turned { .. } => 1_300,
        Announcement::First(_) | Announcement::Now(_) => 0,
    }
}
