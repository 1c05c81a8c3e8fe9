//! `forno bench engine`: how fast the rules are, measured by random play on one core.

pub mod bots;

use std::collections::BTreeMap;
use std::hint::black_box;
use std::io::{self, Write};
use std::time::Duration;

use cpu_time::ThreadTime;
use serde::Serialize;
use table::{Deaf, Facts, Game, Next, Offer as _, Options, Pcg, Setup as _};

use crate::failure::Failure;
use crate::games;
use crate::show::Shown;

/// The modules with each family's own measurements.
macro_rules! modules {
    ($($family:ident: $rules:ident, $about:literal;)+) => {
        $(mod $family;)+
    };
}
catalogue::families!(modules);

/// What is measured for one game in addition to what is measured for all.
pub trait Measured: Shown {
    /// The number of turns taken, if the game has turns.
    fn turns(_: &Self::Public) -> Option<u64> {
        None
    }

    /// Parts of the engine that are measured separately, at a table before the deal.
    fn engine_parts(_: &Self) -> Vec<Part> {
        Vec::new()
    }

    /// Parts of the bots' search that are measured separately.
    fn bot_parts(_: &Self) -> Vec<Part> {
        Vec::new()
    }
}

/// A measurement specific to one family.
pub struct Part {
    /// Its name in JSON.
    pub key: &'static str,
    /// The measured value.
    pub value: f64,
    /// The number of decimals to print.
    pub decimals: usize,
    /// The unit, printed after the number.
    pub unit: &'static str,
}

/// The parts as JSON values by name.
fn values(parts: &[Part]) -> BTreeMap<&'static str, f64> {
    parts.iter().map(|part| (part.key, part.value)).collect()
}

/// What is measured, and how the figures are printed.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Print the figures as JSON
    #[arg(long)]
    pub json: bool,
    /// Measure nothing: play --games games of this one, for a program that counts instructions
    #[arg(long, value_name = "GAME", requires = "games")]
    #[arg(value_parser = clap::builder::PossibleValuesParser::new(games::NAMES))]
    pub only: Option<String>,
    /// How many games to play with --only
    #[arg(long, value_name = "N", requires = "only")]
    pub games: Option<u64>,
}

/// Other programs disturb a measurement, so CPU time is measured rather than wall time, in slices
/// of which the median is reported.
const SLICES: usize = 9;
const SLICE: Duration = Duration::from_millis(300);

/// The measurements of one game.
#[derive(Serialize)]
struct Figures {
    players: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    turns_per_s: Option<f64>,
    decisions_per_s: f64,
    games_per_s: f64,
    state_bytes: usize,
    #[serde(flatten)]
    values: BTreeMap<&'static str, f64>,
    #[serde(skip)]
    parts: Vec<Part>,
}

/// Measures and prints.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    if let (Some(game), Some(games)) = (&args.only, args.games) {
        let game = catalogue::game(game)?;
        let decisions = catalogue::with_game!(game.name, G => playouts::<G>(game, games))?;
        return Ok(writeln!(out, "{}: {games} games, {decisions} decisions", game.name)?);
    }
    let mut all = BTreeMap::new();
    for game in catalogue::GAMES {
        let figures = catalogue::with_game!(game.name, G => measure::<G>(game))?;
        if !args.json {
            print(game.name, &figures, out)?;
        }
        all.insert(game.name, figures);
    }
    if args.json {
        serde_json::to_writer(&mut *out, &all).map_err(io::Error::from)?;
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
    for Part { value, decimals, unit, .. } in &figures.parts {
        writeln!(out, "  {value:>12.decimals$} {unit}")?;
    }
    writeln!(out, "  {:>12} bytes of state", figures.state_bytes)
}

/// Plays exactly this many games, the same ones each time, and counts their decisions.
fn playouts<G: Game>(game: &Facts, games: u64) -> u64 {
    let start = start::<G>(game.name, game.measured.engine);
    let mut chance = Pcg::new(1);
    (0..games).map(|_| playout(&start, &mut chance).1).sum()
}

/// A table before the deal, with default options. Panics if there is no such table.
fn start<G: Game>(game: &str, players: usize) -> G {
    let setup = G::Setup::read(game, players, &Options::none());
    G::new(&setup.expect("the benchmark's tables can be set up"))
}

fn measure<G: Measured>(game: &Facts) -> Figures {
    let players = game.measured.engine;
    let fresh = start::<G>(game.name, players);
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
                    turns += G::turns(black_box(&table).public()).unwrap_or_default();
                }
            }
            let seconds = start.elapsed().as_secs_f64();
            [games, decisions, turns].map(|count| count as f64 / seconds)
        })
        .collect();
    slices.sort_by(|one, other| one[0].total_cmp(&other[0]));
    let [games_per_s, decisions_per_s, turns_per_s] = slices[SLICES / 2];
    let parts = G::engine_parts(&fresh);
    Figures {
        players,
        turns_per_s: G::turns(fresh.public()).map(|_| turns_per_s),
        decisions_per_s,
        games_per_s,
        state_bytes: size_of::<G>(),
        values: values(&parts),
        parts,
    }
}

/// Plays one whole game in which every seat takes any of the moves it is offered. Returns the final
/// table and the number of decisions.
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
                // Reservoir sampling: the nth offer replaces the earlier choice with probability
                // 1/n, so each is equally likely in the end.
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
