//! The length of games.

use super::axis::Axis;
use super::figure::Figure;
use super::numbers::{counted, percent, short, whole};
use super::svg::{Anchor, Drawing};
use super::table::Table;
use crate::{Counts, Results};

const WIDTH: f64 = 360.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 346.0;
const TOP: f64 = 24.0;
const BOTTOM: f64 = 190.0;
/// More bars than this would be too thin to tell apart on a phone.
const MOST_BARS: u64 = 24;

/// The number of moves per game.
pub fn moves(results: &Results) -> Figure {
    let (least, most) = results.moves.range().unwrap_or_default();
    let caption = format!(
        "A game has {:.1} moves on average, from {} to {}.{}",
        results.moves.mean(),
        whole(least),
        whole(most),
        rounds_told(&results.rounds),
    );
    figure("moves", "Game length", "moves", &results.moves, caption)
}

/// The number of rounds per game, if it varies.
pub fn rounds(results: &Results) -> Option<Figure> {
    let (least, most) = results.rounds.range()?;
    let caption = format!(
        "A game has {:.1} rounds on average, from {least} to {most}.",
        results.rounds.mean()
    );
    let figure = || figure("rounds", "Rounds", "rounds", &results.rounds, caption);
    (least < most).then(figure)
}

/// A sentence about rounds if they have no plot of their own.
fn rounds_told(rounds: &Counts) -> String {
    match rounds.range() {
        Some((least, most)) if least == most => {
            format!(" All have {}.", counted(least, "round", "rounds"))
        }
        _ => String::new(),
    }
}

fn figure(
    id: &'static str,
    title: &'static str,
    unit: &'static str,
    counts: &Counts,
    caption: String,
) -> Figure {
    let bars = Bars::of(counts);
    let total = counts.total().max(1) as f64;
    let highest = bars.heights.iter().max().copied().unwrap_or_default() as f64 / total;
    let x = Axis::exact(bars.range(), [LEFT, RIGHT], 5);
    let y = Axis::rounded([0.0, highest.max(0.001)], [BOTTOM, TOP], 4);
    let mut drawing = Drawing::new(WIDTH, BOTTOM + 42.0);
    for tick in &y.ticks {
        drawing.line("grid", [LEFT, y.at(*tick)], [RIGHT, y.at(*tick)]);
        let label = format!("{} %", short(100.0 * tick));
        drawing.text("tick", [LEFT - 6.0, y.at(*tick) + 4.0], Anchor::End, &label);
    }
    for (from, _, games) in bars.iter() {
        let (left, right) = (x.at(from - 0.5), x.at(from + bars.width as f64 - 0.5));
        let top = y.at(games as f64 / total);
        let gap = ((right - left) * 0.12).min(3.0);
        drawing.bar("bar", [left + gap / 2.0, top], right - left - gap, BOTTOM - top);
    }
    for tick in x.ticks.iter().filter(|tick| tick.fract() == 0.0) {
        drawing.text("tick", [x.at(*tick), BOTTOM + 16.0], Anchor::Middle, &short(*tick));
    }
    drawing.text("tick", [(LEFT + RIGHT) / 2.0, BOTTOM + 34.0], Anchor::Middle, unit);
    let mean = x.at(counts.mean());
    drawing.line("mean", [mean, TOP - 8.0], [mean, BOTTOM]);
    drawing.text("mean-label", [mean, 12.0], Anchor::Middle, &format!("mean {:.1}", counts.mean()));
    let mut numbers = Table::new(&["Length", "Games", "Share"]);
    for (from, to, games) in bars.iter() {
        let told =
            if from == to { short(from) } else { format!("{}–{}", short(from), short(to)) };
        numbers.row([told, whole(games), percent(games as f64 / total)]);
    }
    let description = format!("Bars for how many games had so many {unit}. {caption}");
    let picture = drawing.described(id, &format!("{title}: {unit} of a game"), &description);
    Figure { id, title, caption, above: String::new(), picture, numbers }
}

/// Counts grouped into bars of equal width.
struct Bars {
    first: u64,
    width: u64,
    heights: Vec<u64>,
}

impl Bars {
    fn of(counts: &Counts) -> Bars {
        let (least, most) = counts.range().unwrap_or_default();
        let widths = (0..).flat_map(|power| [1, 2, 5].map(|digit: u64| digit * 10u64.pow(power)));
        let fits = |width: &u64| most / width - least / width < MOST_BARS;
        let width = widths.take(50).find(fits).unwrap_or(most.max(1));
        let first = least / width * width;
        let mut heights = vec![0; ((most - first) / width + 1) as usize];
        for (number, times) in counts.iter() {
            heights[((number - first) / width) as usize] += times;
        }
        Bars { first, width, heights }
    }

    /// From the left edge of the first bar to the right edge of the last.
    fn range(&self) -> [f64; 2] {
        let first = self.first as f64 - 0.5;
        [first, first + (self.width * self.heights.len() as u64) as f64]
    }

    /// The smallest and largest number in each bar, and its height.
    fn iter(&self) -> impl Iterator<Item = (f64, f64, u64)> {
        self.heights.iter().enumerate().map(|(bar, games)| {
            let from = self.first + bar as u64 * self.width;
            (from as f64, (from + self.width - 1) as f64, *games)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_hold_every_game_and_are_not_too_many() {
        for numbers in [vec![0], vec![3, 3, 9], (100..1000).collect(), vec![1, 5_000_000]] {
            let counts: Counts = numbers.iter().copied().collect();
            let bars = Bars::of(&counts);
            assert!(bars.heights.len() as u64 <= MOST_BARS);
            assert_eq!(bars.heights.iter().sum::<u64>(), numbers.len() as u64);
        }
    }
}
