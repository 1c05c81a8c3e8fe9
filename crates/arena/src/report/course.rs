//! How the win shares converged.

use super::axis::Axis;
use super::figure::Figure;
use super::legend::legend;
use super::numbers::{percent, short, whole};
use super::svg::{Anchor, Drawing, bot_class};
use super::table::Table;
use crate::{Results, Snapshot};

const WIDTH: f64 = 360.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 340.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 200.0;
/// Rows of the table.
const ROWS: usize = 12;

/// The win shares over the course of the run, if there are enough points for a line.
pub fn course(results: &Results) -> Option<Figure> {
    let (first, last) = (results.course.first()?, results.course.last()?);
    if first.matches == last.matches {
        return None;
    }
    let fair = results.fair_share();
    // The first matches swing from one extreme to the other; the scale is chosen for what follows.
    let settled = |snapshot: &&Snapshot| snapshot.matches * 20 >= last.matches;
    let shares = || results.course.iter().filter(settled).flat_map(|snapshot| &snapshot.shares);
    let low = shares().copied().fold(fair, f64::min);
    let high = shares().copied().fold(fair, f64::max);
    let y = Axis::rounded([low, high], [BOTTOM, TOP], 4);
    let x = Axis::exact([0.0, last.matches as f64], [LEFT, RIGHT], 4);
    let mut drawing = Drawing::new(WIDTH, BOTTOM + 42.0);
    for tick in &y.ticks {
        drawing.line("grid", [LEFT, y.at(*tick)], [RIGHT, y.at(*tick)]);
        let label = format!("{} %", short(100.0 * tick));
        drawing.text("tick", [LEFT - 6.0, y.at(*tick) + 4.0], Anchor::End, &label);
    }
    for tick in x.ticks.iter().filter(|tick| tick.fract() == 0.0) {
        drawing.text("tick", [x.at(*tick), BOTTOM + 16.0], Anchor::Middle, &whole(*tick as u64));
    }
    drawing.text("tick", [(LEFT + RIGHT) / 2.0, BOTTOM + 34.0], Anchor::Middle, "matches");
    drawing.line("fair", [LEFT, y.at(fair)], [RIGHT, y.at(fair)]);
    for bot in 0..results.bots.len() {
        let point =
            |snapshot: &Snapshot| [x.at(snapshot.matches as f64), y.at(snapshot.shares[bot])];
        drawing.polyline(&format!("course {}", bot_class(bot)), results.course.iter().map(point));
        drawing.mark(bot, point(last), 5.0);
    }
    let mut numbers = Table::new(&["Matches", "Bot", "Win share"]);
    let every = results.course.len().div_ceil(ROWS);
    // Counted from the end, so that the last snapshot is always included.
    let mut shown: Vec<&Snapshot> = results.course.iter().rev().step_by(every).collect();
    shown.reverse();
    for snapshot in shown {
        for (bot, share) in results.bots.iter().zip(&snapshot.shares) {
            numbers.row([whole(snapshot.matches), bot.name.clone(), percent(*share)]);
        }
    }
    Some(Figure {
        id: "course",
        title: "Settling down",
        caption: "The win shares after more and more matches. Lines that still wander want more \
                  games."
            .to_string(),
        above: legend(&results.bots),
        picture: drawing.described(
            "course",
            "Win shares after more and more matches",
            "A line for each bot from the first match to the last, and a dashed line at the fair \
             share.",
        ),
        numbers,
    })
}
