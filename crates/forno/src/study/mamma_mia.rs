//! What is counted in both Mamma Mia games.

use mamma_mia::setup::Helping;
use mamma_mia::{Announcement, MammaMia, Order, Setup};
use table::{Outcome, Phrase, Phrased as _, Seat};

use super::{Row, Studied};

/// The number of rounds in a game. Rule 4.6
const ROUNDS: usize = 3;

/// What happened in one game.
#[derive(Clone, Debug, Default)]
pub struct Course {
    lays: f64,
    cards: f64,
    turns_with_order: f64,
    /// Who began each round.
    began: Vec<Seat>,
    /// How often each order came up.
    came_up: [f64; Order::ALL.len()],
    /// How often each order was baked.
    baked: [f64; Order::ALL.len()],
    from_hand: f64,
    asked: f64,
    gave: f64,
}

impl Studied for MammaMia {
    type Course = Course;

    fn take_down(course: &mut Course, said: &Announcement) {
        match said {
            Announcement::First { seat } | Announcement::Opened { seat } => {
                course.began.push(*seat)
            }
            Announcement::Laid { count, .. } => {
                course.lays += 1.0;
                course.cards += f64::from(*count);
            }
            Announcement::Ordered { .. } => course.turns_with_order += 1.0,
            Announcement::OrderUp { order, .. } => course.came_up[order.index()] += 1.0,
            Announcement::Baked { order, hand, .. } => {
                course.baked[order.index()] += 1.0;
                course.from_hand += f64::from(hand.total());
            }
            Announcement::Asked { .. } => course.asked += 1.0,
            Announcement::Gave { .. } => course.gave += 1.0,
            _ => {}
        }
    }

    fn rows(setup: &Setup, course: &Course, outcome: &Outcome) -> Vec<Row> {
        let seats = setup.seats() as f64;
        let came_up: f64 = course.came_up.iter().sum();
        let baked: f64 = course.baked.iter().sum();
        let points: f64 = outcome.scores.iter().map(|score| f64::from(*score)).sum();
        let can_help = f64::from(u8::from(setup.helping() == Helping::On));
        let mut rows = vec![
            Row::new(Phrase::new("study-cards-a-lay"), course.cards, course.lays),
            Row::percent(
                Phrase::new("study-turns-with-order"),
                course.turns_with_order,
                course.lays,
            ),
            Row::percent(Phrase::new("study-baked"), baked, came_up),
            Row::new(Phrase::new("study-pizzas"), baked, seats),
            Row::new(Phrase::new("study-points"), points, seats),
            Row::new(Phrase::new("study-from-hand"), course.from_hand, baked),
            Row::new(Phrase::new("study-asked"), course.asked, can_help),
            Row::percent(Phrase::new("study-gave"), course.gave, course.asked),
        ];
        for (place, round) in (1..=ROUNDS).enumerate() {
            let won = course.began.get(place).map_or(0.0, |seat| super::win_share(outcome, *seat));
            let begun = f64::from(u8::from(place < course.began.len()));
            rows.push(Row::percent(Phrase::new("study-began").with("round", round), won, begun));
        }
        for order in Order::ALL {
            let phrase = Phrase::new("study-order").with("order", order.phrase());
            let (baked, came_up) = (course.baked[order.index()], course.came_up[order.index()]);
            rows.push(Row::percent(phrase, baked, came_up));
        }
        rows
    }
}
