//! A mark and its interval for each bot: ratings and win shares.

use super::axis::Axis;
use super::figure::Figure;
use super::numbers::{decimal, percent, percent_range, range, short};
use super::svg::{Anchor, Drawing, bot_class};
use super::table::Table;
use super::text::shortened;
use crate::{Interval, Results};

const WIDTH: f64 = 360.0;
const LEFT: f64 = 22.0;
const RIGHT: f64 = 338.0;
const ROW: f64 = 44.0;

pub fn ratings(results: &Results) -> Figure {
    let low = results.bots.iter().map(|bot| bot.rating.low).fold(f64::INFINITY, f64::min);
    let high = results.bots.iter().map(|bot| bot.rating.high).fold(f64::NEG_INFINITY, f64::max);
    let axis = Axis::rounded([low, high], [LEFT, RIGHT], 5);
    let told = |rating: &Interval| format!("{} ({})", decimal(rating.value, 1), range(rating));
    let rows = results.bots.iter().map(|bot| (bot.name.as_str(), bot.rating, told(&bot.rating)));
    let drawing = draw(rows.collect(), &axis, None, short);
    let mut numbers = Table::new(&["Bot", "Rating", "95 % interval"]);
    for bot in &results.bots {
        let rating = &bot.rating;
        numbers.row([bot.name.clone(), decimal(rating.value, 2), range(rating)]);
    }
    let best = results.bots.iter().max_by(|a, b| a.rating.value.total_cmp(&b.rating.value));
    let best = best.map(|bot| bot.name.as_str()).unwrap_or_default();
    Figure {
        id: "ratings",
        title: "Rating",
        caption: "Weng-Lin ratings: newcomers have 25, higher is better, and only differences \
                  count. The line is the model's own 95 % interval."
            .to_string(),
        above: String::new(),
        picture: drawing.described(
            "ratings",
            "Rating of each bot with its interval",
            &format!("A mark with a line for each bot on one scale; {best} is rated highest."),
        ),
        numbers,
    }
}

pub fn win_shares(results: &Results) -> Figure {
    let fair = results.fair_share();
    let high = results.bots.iter().map(|bot| bot.win_share.high).fold(fair, f64::max);
    let axis = Axis::rounded([0.0, high], [LEFT, RIGHT], 5);
    let told = |share: &Interval| format!("{} ({})", percent(share.value), percent_range(share));
    let rows =
        results.bots.iter().map(|bot| (bot.name.as_str(), bot.win_share, told(&bot.win_share)));
    let line = Some((fair, format!("fair share {}", percent(fair))));
    let drawing = draw(rows.collect(), &axis, line, |tick| format!("{} %", short(100.0 * tick)));
    let mut numbers = Table::new(&["Bot", "Win share", "95 % interval", "Fair share"]);
    for bot in &results.bots {
        let share = &bot.win_share;
        let cells = [percent(share.value), percent_range(share), percent(fair)];
        let [value, interval, fair] = cells;
        numbers.row([bot.name.clone(), value, interval, fair]);
    }
    Figure {
        id: "shares",
        title: "Win share",
        caption: "What one seat of the bot wins of a game; a shared win is parted evenly. The \
                  95 % interval counts deals, not games: all seatings of one deal are one match."
            .to_string(),
        above: String::new(),
        picture: drawing.described(
            "shares",
            "Win share of each bot with its interval",
            &format!(
                "A mark with a line for each bot on one scale, and a dashed line at the fair \
                 share of {}.",
                percent(fair)
            ),
        ),
        numbers,
    }
}

/// A row for each bot: its name and number above, its mark and interval below.
fn draw(
    rows: Vec<(&str, Interval, String)>,
    axis: &Axis,
    line: Option<(f64, String)>,
    tick: impl Fn(f64) -> String,
) -> Drawing {
    let top = if line.is_some() { 22.0 } else { 6.0 };
    let bottom = top + ROW * rows.len() as f64;
    let mut drawing = Drawing::new(WIDTH, bottom + 24.0);
    for at in &axis.ticks {
        let x = axis.at(*at);
        drawing.line("grid", [x, top], [x, bottom]);
        drawing.text("tick", [x, bottom + 16.0], Anchor::Middle, &tick(*at));
    }
    if let Some((at, label)) = line {
        let x = axis.at(at);
        let anchor = match x {
            x if x < WIDTH * 0.3 => Anchor::Start,
            x if x > WIDTH * 0.7 => Anchor::End,
            _ => Anchor::Middle,
        };
        drawing.line("fair", [x, top - 6.0], [x, bottom]);
        drawing.text("fair-label", [x, 12.0], anchor, &label);
    }
    for (bot, (name, interval, told)) in rows.into_iter().enumerate() {
        let y = top + ROW * bot as f64;
        let (low, high) = (axis.at(interval.low), axis.at(interval.high));
        let class = format!("whisker {}", bot_class(bot));
        drawing.text("name", [4.0, y + 15.0], Anchor::Start, &shortened(name));
        drawing.text("value", [WIDTH - 4.0, y + 15.0], Anchor::End, &told);
        drawing.line(&class, [low, y + 30.0], [high, y + 30.0]);
        drawing.line(&class, [low, y + 25.0], [low, y + 35.0]);
        drawing.line(&class, [high, y + 25.0], [high, y + 35.0]);
        drawing.mark(bot, [axis.at(interval.value), y + 30.0], 5.5);
    }
    drawing
}
