//! The pizza at the top of the page: who ate which part of the wins.

use std::f64::consts::TAU;

use super::svg::{Drawing, bot_class};
use crate::Results;

const MIDDLE: f64 = 100.0;
const CRUST: f64 = 94.0;
const CHEESE: f64 = 82.0;

/// A pizza divided by the bots' wins; games that nobody won leave the plate empty. The legend next
/// to it says the same.
pub fn pizza(results: &Results) -> String {
    let mut drawing = Drawing::new(2.0 * MIDDLE, 2.0 * MIDDLE);
    drawing.circle("plate", [MIDDLE, MIDDLE], 98.0);
    let mut from = 0.0;
    for (index, bot) in results.bots.iter().enumerate() {
        let eaten = (bot.win_share.value * bot.seats as f64).min(1.0);
        let to: f64 = (from + eaten).min(1.0);
        if to - from > 0.0005 {
            slice(&mut drawing, index, from, to);
        }
        from = to;
    }
    drawing.ornament()
}

/// The point at this fraction of a full turn, clockwise from the top.
fn at(part: f64, radius: f64) -> [f64; 2] {
    let (sine, cosine) = (part * TAU).sin_cos();
    [MIDDLE + radius * sine, MIDDLE - radius * cosine]
}

fn slice(drawing: &mut Drawing, bot: usize, from: f64, to: f64) {
    let colour = bot_class(bot);
    for (class, radius) in [("crust", CRUST), ("cheese", CHEESE)] {
        drawing.path(&format!("{class} {colour}"), &sector(from, to, radius));
    }
    // Toppings where there is room for them; the middle of a slice always has one.
    let middle = (from + to) / 2.0;
    drawing.mark(bot, at(middle, 54.0), 7.0);
    let width = to - from;
    if width > 0.22 {
        for (side, radius) in [(-0.3, 62.0), (0.3, 62.0), (-0.16, 30.0), (0.22, 34.0)] {
            drawing.mark(bot, at(middle + side * width, radius), 6.0);
        }
    }
}

fn sector(from: f64, to: f64, radius: f64) -> String {
    let wide = u8::from(to - from > 0.5);
    // SVG does not draw an arc that ends where it starts, so a whole pizza ends just short of it.
    let [x1, y1] = at(from, radius);
    let [x2, y2] = at(to.min(from + 0.9999), radius);
    format!("M{MIDDLE} {MIDDLE}L{x1:.2} {y1:.2}A{radius} {radius} 0 {wide} 1 {x2:.2} {y2:.2}Z")
}
