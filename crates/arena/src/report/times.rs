//! How long bots think.

use super::axis::Axis;
use super::figure::Figure;
use super::numbers::{time, whole};
use super::svg::{Anchor, Drawing, bot_class};
use super::table::Table;
use super::text::shortened;
use crate::Results;

const WIDTH: f64 = 360.0;
const LEFT: f64 = 26.0;
const RIGHT: f64 = 334.0;
const ROW: f64 = 44.0;
/// A nanosecond in milliseconds: nothing is faster, and logarithms need a number above 0.
const SHORTEST: f64 = 1e-6;

/// The mean and the slowest decision of each bot.
pub fn times(results: &Results) -> Figure {
    let means = || results.bots.iter().map(|bot| bot.mean_ms.max(SHORTEST));
    let slowest = || results.bots.iter().map(|bot| bot.slowest_ms.max(SHORTEST));
    let range = [means().fold(f64::INFINITY, f64::min), slowest().fold(SHORTEST, f64::max)];
    let axis = Axis::powers(range, [LEFT, RIGHT]);
    let bottom = 6.0 + ROW * results.bots.len() as f64;
    let mut drawing = Drawing::new(WIDTH, bottom + 24.0);
    // At most six labels fit next to each other.
    let every = axis.ticks.len().div_ceil(6);
    for (at, tick) in axis.ticks.iter().enumerate() {
        let x = axis.at(*tick);
        drawing.line("grid", [x, 6.0], [x, bottom]);
        if at % every == 0 {
            drawing.text("tick", [x, bottom + 16.0], Anchor::Middle, &time(*tick));
        }
    }
    let mut numbers = Table::new(&["Bot", "Mean", "Slowest", "Decisions"]);
    for (index, (bot, (mean, slowest))) in
        results.bots.iter().zip(means().zip(slowest())).enumerate()
    {
        let y = 6.0 + ROW * index as f64;
        let class = format!("whisker {}", bot_class(index));
        let told = format!("{}, slowest {}", time(bot.mean_ms), time(bot.slowest_ms));
        drawing.text("name", [4.0, y + 15.0], Anchor::Start, &shortened(&bot.name));
        drawing.text("value", [WIDTH - 4.0, y + 15.0], Anchor::End, &told);
        drawing.line(&class, [axis.at(mean), y + 30.0], [axis.at(slowest), y + 30.0]);
        drawing.line(&class, [axis.at(slowest), y + 25.0], [axis.at(slowest), y + 35.0]);
        drawing.mark(index, [axis.at(mean), y + 30.0], 5.5);
        let times = (time(bot.mean_ms), time(bot.slowest_ms));
        numbers.row([bot.name.clone(), times.0, times.1, whole(bot.decisions)]);
    }
    Figure {
        id: "times",
        title: "Decision time",
        caption: "The mark is the mean decision, the line ends at the slowest one. Each step of \
                  the scale is ten times the one before."
            .to_string(),
        above: String::new(),
        picture: drawing.described(
            "times",
            "Decision time of each bot",
            "For each bot a mark at its mean decision time and a line up to its slowest one, on a \
             scale of powers of ten.",
        ),
        numbers,
    }
}
