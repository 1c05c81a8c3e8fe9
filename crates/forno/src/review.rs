//! `forno review`: a strong bot's review of a game, for one seat.

use std::io::Write;
use std::path::Path;

use bots::ReviewedMove;
use serde::Serialize;
use table::ledger::Ledger;
use table::{Eyes, Phrase, Phrased, Seat, Setup};
use words::Words;

use crate::Voice;
use crate::cli;
use crate::failure::Failure;
use crate::files::{read_ledger, read_text, with_game_of};
use crate::games::WithGame;
use crate::layout::hanging;
use crate::paint::{HEADING, QUIET, TYPED, painted};
use crate::play::{seat_numbered, seat_of_human};
use crate::show::{Shown, percent};
use crate::voice::names;

/// How many of the costliest decisions are listed.
const DEAREST: usize = 3;

/// Decisions that cost less are not mentioned: the adviser's error is as large.
const WORTH_A_WORD: f64 = 0.02;

/// The size of the plot, in characters.
const WIDE: usize = 60;
const HIGH: usize = 8;

/// Reviews a ledger.
pub fn run(args: &cli::Review, words: &Words, output: &mut dyn Write) -> Result<(), Failure> {
    let text = read_text(&args.file)?;
    let judging = Judging { args, file: &args.file, text: &text, words, output };
    with_game_of(&args.file, &text, judging)?
}

struct Judging<'a> {
    args: &'a cli::Review,
    file: &'a Path,
    text: &'a str,
    words: &'a Words,
    output: &'a mut dyn Write,
}

/// One line of `--json`.
#[derive(Serialize)]
struct JsonLine {
    step: usize,
    played: String,
    played_share: f64,
    best: String,
    best_share: f64,
    cost: f64,
    shares: Vec<f64>,
}

impl WithGame for Judging<'_> {
    type Done = Result<(), Failure>;

    fn with<G: Shown>(self) -> Result<(), Failure> {
        let Judging { args, file, text, words, output } = self;
        let ledger = read_ledger::<G>(file, text)?;
        let seats = ledger.setup.seats();
        let asked = seat_numbered(args.seat, seats)?;
        let seat = asked.or_else(|| seat_of_human(&ledger)).unwrap_or(Seat::at(0));
        let moments = bots::review(&ledger, seat, args.budget, args.seed, |_| true)?;
        if args.json {
            return as_json(&moments, seats, output);
        }
        let names = names(&ledger.guests);
        let voice = Voice::at_table(words, &names, Eyes::Seat(seat));
        let told = told::<G>(&ledger, seat, &moments, file, &voice);
        Ok(output.write_all(told.as_bytes())?)
    }
}

fn as_json<M: ToString>(
    moments: &[ReviewedMove<M>],
    seats: usize,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    for moment in moments {
        let line = JsonLine {
            step: moment.step,
            played: moment.played.0.to_string(),
            played_share: moment.played.1,
            best: moment.best.0.to_string(),
            best_share: moment.best.1,
            cost: moment.cost(),
            shares: moment.shares.iter(seats).map(|(_, share)| *share).collect(),
        };
        let line = serde_json::to_string(&line).map_err(std::io::Error::from)?;
        writeln!(output, "{line}")?;
    }
    Ok(())
}

fn told<G: Shown>(
    ledger: &Ledger<G>,
    seat: Seat,
    moments: &[ReviewedMove<G::Move>],
    file: &Path,
    voice: &Voice<'_>,
) -> String {
    let title = voice.text(ledger.setup.facts().called);
    let whose = voice.tell(&Phrase::new("review-whose").with("number", seat.number()));
    let mut text = format!("{}\n{}\n", painted(HEADING, title), whose);
    if moments.is_empty() {
        return text + &hanging("", &voice.text("review-nothing"));
    }
    let shares: Vec<f64> = moments.iter().map(|moment| moment.shares[seat]).collect();
    text.push_str(&format!("\n{}", plot(&shares)));
    let mut dearest: Vec<&ReviewedMove<G::Move>> =
        moments.iter().filter(|moment| moment.cost() >= WORTH_A_WORD).collect();
    dearest.sort_by(|a, b| b.cost().total_cmp(&a.cost()));
    dearest.truncate(DEAREST);
    let id = if dearest.is_empty() { "review-flawless" } else { "review-dearest" };
    text.push_str(&format!("\n{}", hanging("", &voice.text(id))));
    for (place, moment) in dearest.into_iter().enumerate() {
        let phrase = Phrase::new("review-decision")
            .with("step", moment.step)
            .with("played", moment.played.0.phrase())
            .with("share", percent(moment.played.1))
            .with("best", moment.best.0.phrase())
            .with("best-share", percent(moment.best.1));
        text.push_str(&hanging(&format!("{}. ", place + 1), &voice.tell(&phrase)));
        let (before, file) = (moment.step - 1, file.display());
        let command = format!("forno replay {file} --until {before} --eyes {seat}");
        text.push_str(&format!("   {}\n", painted(TYPED, command)));
    }
    text
}

/// A plot of the chance to win over the game, with a line at each quarter.
fn plot(shares: &[f64]) -> String {
    const EIGHTHS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let columns = shares.len().min(WIDE);
    let share_of = |column: usize| {
        let from = column * shares.len() / columns;
        let to = ((column + 1) * shares.len() / columns).max(from + 1);
        shares[from..to].iter().sum::<f64>() / (to - from) as f64
    };
    let heights: Vec<usize> = (0..columns)
        .map(|column| (share_of(column).clamp(0.0, 1.0) * (8 * HIGH) as f64).round() as usize)
        .collect();
    let mut text = String::new();
    for row in (0..HIGH).rev() {
        let label = match (row + 1) * 100 / HIGH {
            percent if (row + 1) % (HIGH / 2) == 0 => format!("{percent:>4} % "),
            _ => " ".repeat(7),
        };
        let bars: String =
            heights.iter().map(|height| EIGHTHS[height.saturating_sub(8 * row).min(8)]).collect();
        text.push_str(&format!("{}{}\n", painted(QUIET, label), bars.trim_end()));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(shares: &[f64]) -> String {
        anstream::adapter::strip_str(&plot(shares)).to_string()
    }

    #[test]
    fn a_certain_win_fills_the_plot_and_a_lost_game_leaves_it_empty() {
        assert!(plain(&[1.0; 3]).lines().all(|line| line.ends_with("███")));
        assert!(plain(&[0.0; 3]).lines().all(|line| !line.contains('█')));
        assert_eq!(plain(&[0.5]).lines().filter(|line| line.contains('█')).count(), HIGH / 2);
    }

    #[test]
    fn a_long_game_fits_into_the_width() {
        let long: Vec<f64> = (0..1_000).map(|it| f64::from(it) / 1_000.0).collect();
        assert!(plain(&long).lines().all(|line| line.chars().count() <= WIDE + 7));
    }
}
