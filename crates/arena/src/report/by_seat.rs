//! Win share by seat.

use super::axis::Axis;
use super::figure::Figure;
use super::legend::legend;
use super::numbers::{percent, percent_range, short};
use super::svg::{Anchor, Drawing, bot_class};
use super::table::Table;
use crate::Results;

const WIDTH: f64 = 360.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 352.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 210.0;

/// Each bot's win share in each seat.
pub fn by_seat(results: &Results) -> Figure {
    let seats = results.terms.players;
    let fair = results.fair_share();
    let shares = || results.bots.iter().flat_map(|bot| &bot.by_seat);
    let high = shares().map(|share| share.high).fold(fair, f64::max);
    let axis = Axis::rounded([0.0, high], [BOTTOM, TOP], 5);
    let mut drawing = Drawing::new(WIDTH, BOTTOM + 30.0);
    for tick in &axis.ticks {
        let y = axis.at(*tick);
        drawing.line("grid", [LEFT, y], [RIGHT, y]);
        let label = format!("{} %", short(100.0 * tick));
        drawing.text("tick", [LEFT - 6.0, y + 4.0], Anchor::End, &label);
    }
    drawing.line("fair", [LEFT, axis.at(fair)], [RIGHT, axis.at(fair)]);
    let band = (RIGHT - LEFT) / seats as f64;
    let step = (band * 0.84 / results.bots.len() as f64).min(26.0);
    for seat in 0..seats {
        let middle = LEFT + band * (seat as f64 + 0.5);
        drawing.text(
            "tick",
            [middle, BOTTOM + 18.0],
            Anchor::Middle,
            &format!("seat {}", seat + 1),
        );
        for (index, bot) in results.bots.iter().enumerate() {
            let x = middle + step * (index as f64 - (results.bots.len() as f64 - 1.0) / 2.0);
            let share = &bot.by_seat[seat];
            let class = format!("whisker {}", bot_class(index));
            drawing.line(&class, [x, axis.at(share.low)], [x, axis.at(share.high)]);
            drawing.mark(index, [x, axis.at(share.value)], (step * 0.4).clamp(3.0, 5.0));
        }
    }
    let mut numbers = Table::new(&["Bot", "Seat", "Win share", "95 % interval"]);
    for bot in &results.bots {
        for (seat, share) in bot.by_seat.iter().enumerate() {
            let told = (percent(share.value), percent_range(share));
            numbers.row([bot.name.clone(), (seat + 1).to_string(), told.0, told.1]);
        }
    }
    Figure {
        id: "seats",
        title: "Win share by seat",
        caption: "Every bot sits in every seat equally often, with the same deals. A seat that \
                  favours its guest lifts all marks above it."
            .to_string(),
        above: legend(&results.bots),
        picture: drawing.described(
            "seats",
            "Win share of each bot in each seat",
            "For each seat a mark with its interval for each bot, and a dashed line at the fair \
             share.",
        ),
        numbers,
    }
}
