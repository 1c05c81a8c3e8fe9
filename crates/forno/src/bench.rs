//! `forno bench engine`: how fast the rules are, by random play on one core.

pub mod bots;

use std::collections::BTreeMap;
use std::hint::black_box;
use std::io::{self, Write};
use std::time::Duration;

use cpu_time::ThreadTime;
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use serde::Serialize;
use table::{Deaf, Game, Next, Offer as _, Options, Pcg, Setup as _};

use crate::games;

/// What is measured, and how the figures are printed.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Print the figures as JSON
    #[arg(long)]
    pub json: bool,
    /// Measure nothing, but play --games games of this one, for a program that counts instructions
    #[arg(long, value_name = "GAME", requires = "games")]
    #[arg(value_parser = clap::builder::PossibleValuesParser::new(games::NAMES))]
    pub only: Option<String>,
    /// How many games to play with --only
    #[arg(long, value_name = "N", requires = "only")]
    pub games: Option<u64>,
}

/// The tables that are measured: a game and how many sit at it.
const TABLES: [(&str, usize); 3] = [("mamma-mia", 3), ("mamma-mia-plus", 4), ("pizza-theory", 3)];
/// Other programs disturb a measurement, so the processor's time is measured and not the wall
/// clock's, in slices of which the median is told.
const SLICES: usize = 9;
const SLICE: Duration = Duration::from_millis(300);

/// What was measured of one game.
#[derive(Serialize)]
struct Figures {
    players: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    turns_per_s: Option<f64>,
    decisions_per_s: f64,
    games_per_s: f64,
    state_bytes: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    cut_tensor_us: Option<f64>,
}

/// Measures and prints.
pub fn run(args: &Args, out: &mut dyn Write) -> io::Result<()> {
    if let (Some(game), Some(games)) = (&args.only, args.games) {
        return count(game, games, out);
    }
    let mut all = BTreeMap::new();
    for (game, players) in TABLES {
        let figures = match game {
            "pizza-theory" => measure::<PizzaTheory>(game, players, |_| None),
            _ => measure::<MammaMia>(game, players, |table| Some(table.public().turns.into())),
        };
        if !args.json {
            print(game, &figures, out)?;
        }
        all.insert(game, figures);
    }
    if args.json {
        serde_json::to_writer(&mut *out, &all)?;
        writeln!(out)?;
    }
    Ok(())
}

fn print(game: &str, figures: &Figures, out: &mut dyn Write) -> io::Result<()> {
    let millions = |per_second: f64| format!("{:.2} M", per_second / 1e6);
    writeln!(out, "{game} with {} players", figures.players)?;
    if let Some(turns) = figures.turns_per_s {
        writeln!(out, "  {:>12} turns/s", millions(turns))?;
    }
    writeln!(out, "  {:>12} decisions/s", millions(figures.decisions_per_s))?;
    writeln!(out, "  {:>12.0} games/s", figures.games_per_s)?;
    if let Some(micros) = figures.cut_tensor_us {
        writeln!(out, "  {micros:>12.2} µs for the tensor of all 216 cuts")?;
    }
    writeln!(out, "  {:>12} bytes of state", figures.state_bytes)
}

/// Plays exactly so many games, the same ones each time.
fn count(game: &str, games: u64, out: &mut dyn Write) -> io::Result<()> {
    let (_, players) = TABLES.into_iter().find(|(name, _)| *name == game).unwrap_or(TABLES[0]);
    let decisions = match game {
        "pizza-theory" => playouts::<PizzaTheory>(game, players, games),
        _ => playouts::<MammaMia>(game, players, games),
    };
    writeln!(out, "{game}: {games} games, {decisions} decisions")
}

fn playouts<G: Game>(game: &str, players: usize, games: u64) -> u64 {
    let start = start::<G>(game, players);
    let mut chance = Pcg::new(1);
    (0..games).map(|_| playout(&start, &mut chance).1).sum()
}

/// A table before the deal, with no option changed; the tables above exist.
fn start<G: Game>(game: &str, players: usize) -> G {
    let setup = G::Setup::read(game, players, &Options::none());
    G::new(&setup.expect("the benchmark's tables can be set up"))
}

fn measure<G: Game>(game: &str, players: usize, turns_of: impl Fn(&G) -> Option<u64>) -> Figures {
    let fresh = start::<G>(game, players);
    let mut chance = Pcg::new(1);
    let mut slices: Vec<[f64; 3]> = (0..SLICES)
        .map(|_| {
            let (mut games, mut decisions, mut turns) = (0u64, 0u64, 0u64);
            let start = ThreadTime::now();
            while start.elapsed() < SLICE {
                for _ in 0..100 {
                    let (table, decided) = playout(&fresh, &mut chance);
                    games += 1;
                    decisions += decided;
                    turns += turns_of(black_box(&table)).unwrap_or_default();
                }
            }
            let seconds = start.elapsed().as_secs_f64();
            [games, decisions, turns].map(|count| count as f64 / seconds)
        })
        .collect();
    slices.sort_by(|one, other| one[0].total_cmp(&other[0]));
    let [games_per_s, decisions_per_s, turns_per_s] = slices[SLICES / 2];
    Figures {
        players,
        turns_per_s: turns_of(&fresh).map(|_| turns_per_s),
        decisions_per_s,
        games_per_s,
        state_bytes: size_of::<G>(),
        cut_tensor_us: (game == "pizza-theory").then(cut_tensor_micros),
    }
}

/// One whole game from this start in which every seat takes any of the moves it is offered. Tells the end and
/// how many decisions led there.
fn playout<G: Game>(start: &G, chance: &mut Pcg) -> (G, u64) {
    let mut table = *start;
    let mut decisions = 0;
    let mut luck = chance.clone();
    loop {
        match G::next(table.public()) {
            Next::Dealer => {
                let deal = table.draw(&mut luck).expect("the dealer is awaited");
                table.deal(deal, &mut Deaf).expect("what was drawn can be dealt");
            }
            Next::Seats(awaited) => {
                let seat = awaited.first().expect("someone is awaited");
                let (mut count, mut taken) = (0, None);
                // The nth offer takes the place of an earlier one with chance 1 in n, so that
                // in the end each is as likely as the others.
                G::offers(table.public(), seat, table.own(seat), &mut |offer| {
                    count += 1;
                    if count == 1 || luck.pick(count) == 0 {
                        taken = Some(offer);
                    }
                });
                let offer = taken.expect("an awaited seat is offered something");
                let mv = offer.pick(&mut |bound| luck.pick(bound));
                table.play(seat, mv, &mut Deaf).expect("what is offered is accepted");
                decisions += 1;
            }
            Next::Over(_) => {
                *chance = luck;
                return (table, decisions);
            }
        }
    }
}

/// The median time for all 216 cuts of a position, over the positions of a few random games.
fn cut_tensor_micros() -> f64 {
    let boards = boards();
    let mut slices: Vec<f64> = (0..SLICES)
        .map(|_| {
            let start = ThreadTime::now();
            let mut count = 0;
            while start.elapsed() < SLICE / 3 {
                for board in &boards {
                    black_box(pizza_theory::cut_tensor(black_box(board)));
                }
                count += boards.len();
            }
            start.elapsed().as_secs_f64() * 1e6 / count as f64
        })
        .collect();
    slices.sort_by(f64::total_cmp);
    slices[SLICES / 2]
}

/// Boards as they come up in random games.
fn boards() -> Vec<pizza_theory::Board> {
    let start = start::<PizzaTheory>("pizza-theory", 3);
    let mut chance = Pcg::new(2);
    (0..64).map(|_| playout(&start, &mut chance).0.public().board).collect()
}
