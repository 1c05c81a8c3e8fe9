//! What is counted in Crostini.

use catalogue::crostini::{Announcement, Crostini, CrostiniSetup};
use table::{Outcome, Phrase, Seat};

use super::{Row, Studied};

/// What happened in one game.
#[derive(Clone, Debug, Default)]
pub struct Course {
    /// How often the bread was eaten.
    eaten: f64,
}

impl Studied for Crostini {
    type Course = Course;

    fn take_down(course: &mut Course, said: &Announcement) {
        match said {
            Announcement::Ate { .. } => course.eaten += 1.0,
            Announcement::Dealt(_) | Announcement::Topped { .. } | Announcement::Now(_) => {}
        }
    }

    fn rows(_: &CrostiniSetup, course: &Course, outcome: &Outcome) -> Vec<Row> {
        let first = super::win_share(outcome, Seat::at(0));
        vec![
            Row::percent(Phrase::new("study-first"), first, 1.0),
            Row::new(Phrase::new("study-crostini-eaten"), course.eaten, 1.0),
        ]
    }
}
