//! Statistics over many games.

use table::{Phrase, Seat, Setup};

use super::trial::Trial;
use crate::Voice;
use crate::cli;
use crate::layout::columns;
use crate::paint::{HEADING, QUIET, painted};
use crate::show::Shown;

/// The minimum, the maximum and the sum of some numbers.
#[derive(Clone, Copy, Default)]
struct Spread {
    count: u64,
    sum: u64,
    least: u64,
    most: u64,
}

impl Spread {
    fn add(&mut self, number: u64) {
        self.least = if self.count == 0 { number } else { self.least.min(number) };
        self.most = self.most.max(number);
        self.sum += number;
        self.count += 1;
    }

    /// Mean, minimum and maximum, as columns.
    fn columns(&self) -> [String; 3] {
        [decimal(self.sum, self.count, 2), self.least.to_string(), self.most.to_string()]
    }
}

/// A quotient with this many decimals.
fn decimal(sum: u64, count: u64, places: usize) -> String {
    if count == 0 { "–".to_string() } else { format!("{:.places$}", sum as f64 / count as f64) }
}

/// Totals over all games.
pub struct Summary {
    games: u64,
    rounds: Spread,
    turns: Spread,
    scores: Vec<Spread>,
    /// The wins of each seat; a shared win is divided evenly.
    wins: Vec<f64>,
    shared: u64,
    nobody: u64,
    counted: Vec<u64>,
}

impl Summary {
    /// An empty summary.
    pub fn new(setup: &impl Setup) -> Summary {
        let seats = setup.seats();
        Summary {
            games: 0,
            rounds: Spread::default(),
            turns: Spread::default(),
            scores: vec![Spread::default(); seats],
            wins: vec![0.0; seats],
            shared: 0,
            nobody: 0,
            counted: Vec::new(),
        }
    }

    /// Adds one game.
    pub fn add(&mut self, trial: &Trial) {
        self.games += 1;
        self.rounds.add(trial.length.rounds);
        self.turns.add(trial.length.turns);
        let winners = trial.outcome.winners;
        match winners.len() {
            0 => self.nobody += 1,
            1 => {}
            _ => self.shared += 1,
        }
        for (place, (scores, wins)) in self.scores.iter_mut().zip(&mut self.wins).enumerate() {
            scores.add(trial.outcome.scores[place].into());
            if Seat::new(place).is_some_and(|seat| winners.contains(seat)) {
                *wins += 1.0 / winners.len() as f64;
            }
        }
        self.counted.resize(trial.counted.len(), 0);
        for (sum, times) in self.counted.iter_mut().zip(&trial.counted) {
            *sum += times;
        }
    }

    /// Lays out the summary as text.
    pub fn set<G: Shown>(
        &self,
        setup: &G::Setup,
        args: &cli::Simulate,
        voice: &Voice<'_>,
    ) -> String {
        let title = Phrase::new("simulate-title")
            .with("game", Phrase::new(setup.facts().called))
            .with("players", setup.seats())
            .with("games", self.games as usize)
            .with("seed", args.seed.to_string());
        let heads = |ids: &[&'static str]| -> Vec<String> {
            ids.iter().map(|id| painted(QUIET, voice.text(id))).collect()
        };
        let spread = |name: String, spread: &Spread| {
            let [mean, least, most] = spread.columns();
            vec![name, mean, least, most]
        };
        let mut set = format!("{}\n\n", painted(HEADING, voice.tell(&title)));

        let measures = ["simulate-length", "simulate-mean", "simulate-least", "simulate-most"];
        let length = vec![
            heads(&measures),
            spread(voice.text("simulate-rounds"), &self.rounds),
            spread(voice.text("simulate-turns"), &self.turns),
        ];
        set.push_str(&columns(&length, 2));
        set.push('\n');

        let mut seats = vec![heads(&[
            "simulate-seat",
            "simulate-mean",
            "simulate-least",
            "simulate-most",
            "simulate-wins",
        ])];
        for (place, (scores, wins)) in self.scores.iter().zip(&self.wins).enumerate() {
            let mut row = spread((place + 1).to_string(), scores);
            row.push(self.percent(*wins));
            seats.push(row);
        }
        set.push_str(&columns(&seats, 2));
        let ties = Phrase::new("simulate-ties")
            .with("shared", self.percent(self.shared as f64))
            .with("nobody", self.percent(self.nobody as f64));
        set.push_str(&format!("  {}\n\n", voice.tell(&ties)));

        let mut rows = vec![heads(&[G::COUNTED, "simulate-per-game", "simulate-share"])];
        let counted = G::counted_rows(setup);
        let unbounded = counted.iter().all(|row| row.at_most.is_none());
        let together: u64 = self.counted.iter().sum();
        for (row, times) in counted.iter().zip(&self.counted) {
            let share = match row.at_most {
                Some(most) => percent(*times as f64, (most * self.games) as f64),
                // If no row has a limit, the percentages are shares of all events.
                None if unbounded => percent(*times as f64, together as f64),
                None => String::new(),
            };
            let per_game = decimal(*times, self.games, 3);
            rows.push(vec![voice.tell(&row.told), per_game, share]);
        }
        set.push_str(&columns(&rows, 2));
        set
    }

    fn percent(&self, of_games: f64) -> String {
        percent(of_games, self.games as f64)
    }
}

fn percent(part: f64, whole: f64) -> String {
    if whole == 0.0 { "–".to_string() } else { format!("{:.1} %", 100.0 * part / whole) }
}
