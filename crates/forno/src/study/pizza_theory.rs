//! What is counted in Pizza Theory.

use pizza_theory::{Announcement, PizzaSetup, PizzaTheory};
use table::{Outcome, Phrase, Seat};

use super::{Row, Studied};

/// What happened in one game.
#[derive(Clone, Debug, Default)]
pub struct Course {
    rounds: f64,
    first: Option<Seat>,
    /// How many times a colour was safe in a round.
    safe: f64,
}

impl Studied for PizzaTheory {
    type Course = Course;

    fn take_down(course: &mut Course, said: &Announcement) {
        match said {
            Announcement::Round { first, .. } => {
                course.rounds += 1.0;
                course.first.get_or_insert(*first);
            }
            Announcement::Safe(_) => course.safe += 1.0,
            _ => {}
        }
    }

    fn rows(setup: &PizzaSetup, course: &Course, outcome: &Outcome) -> Vec<Row> {
        let first = course.first.map_or(0.0, |seat| super::win_share(outcome, seat));
        let mut rows = vec![
            Row::new(Phrase::new("study-rounds"), course.rounds, 1.0),
            Row::percent(Phrase::new("study-first"), first, 1.0),
            Row::new(Phrase::new("study-safe"), course.safe, course.rounds),
        ];
        if setup.virtual_colour().is_some() {
            let nobody = f64::from(u8::from(outcome.winners.is_empty()));
            rows.push(Row::percent(Phrase::new("study-virtual"), nobody, 1.0));
        } else {
            let shared = f64::from(u8::from(outcome.winners.iter().count() > 1));
            rows.push(Row::percent(Phrase::new("study-shared"), shared, 1.0));
        }
        rows
    }
}
