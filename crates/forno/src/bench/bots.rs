//! `forno bench bots`: what thinking costs at each level, and how fast sampling is.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use bots::{BotSpec, Budget, Random, Seated};
use cpu_time::ThreadTime;
use serde::Serialize;
use table::{Eyes, Next, Pcg, Saying, Seat, View};

use super::{Measured, Part};
use crate::failure::Failure;
use crate::show::Shown;

/// How the figures are printed.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Print the figures as JSON
    #[arg(long)]
    pub json: bool,
}

/// The number of games that each level plays, and its budget for each decision.
const THOUGHT_GAMES: u64 = 3;
const ITERATIONS: u32 = 300;

/// The measurements of one table.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    players: usize,
    #[serde(flatten)]
    values: BTreeMap<&'static str, f64>,
    #[serde(skip)]
    parts: Vec<Part>,
    /// Weakest first.
    levels: Vec<Thinking>,
}

/// What the decisions of a level cost.
#[derive(Serialize)]
struct Thinking {
    level: String,
    decision_ms: f64,
    /// Only for levels that search in iterations.
    #[serde(skip_serializing_if = "Option::is_none")]
    iterations_per_s: Option<f64>,
}

/// Measures and prints.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let mut all = Vec::new();
    for game in catalogue::GAMES {
        for players in game.measured.bots {
            let figures =
                catalogue::with_game!(game.name, G => thinking::<G>(game.name, *players))?;
            all.push(told(figures, args, out)?);
        }
    }
    if args.json {
        serde_json::to_writer(&mut *out, &all).map_err(io::Error::from)?;
        writeln!(out)?;
    }
    Ok(())
}

fn told(figures: Figures, args: &Args, out: &mut dyn Write) -> io::Result<Figures> {
    if args.json {
        return Ok(figures);
    }
    writeln!(out, "{} with {} players", figures.game, figures.players)?;
    for Part { value, decimals, unit, .. } in &figures.parts {
        writeln!(out, "  {value:>9.decimals$} {unit}")?;
    }
    for Thinking { level, decision_ms, iterations_per_s } in &figures.levels {
        write!(out, "  {decision_ms:>9.3} ms for a decision of {level}")?;
        match iterations_per_s {
            Some(rate) => writeln!(out, ", {rate:.0} iterations/s")?,
            None => writeln!(out)?,
        }
    }
    Ok(figures)
}

/// Measures the decisions of each level, and whatever else the family measures.
fn thinking<G: Measured>(game: &'static str, players: usize) -> Figures {
    let start = super::start::<G>(game, players);
    let levels = G::bots().at_tables().map(|bot| thought(&start, bot)).collect();
    let parts = G::bot_parts(&start);
    Figures { game, players, values: super::values(&parts), parts, levels }
}

/// Plays random games with this bot in the first seat.
fn thought<G: Shown>(start: &G, spec: &BotSpec<G>) -> Thinking {
    let (mut spent, mut decisions) = (Duration::ZERO, 0u32);
    for seed in 0..THOUGHT_GAMES {
        let budget = Budget::Iterations(ITERATIONS);
        let view = View::of(start, Eyes::Seat(Seat::at(0)));
        let mut bot = Seated::new(spec, &view, budget, seed);
        let mut others = Random::new(seed);
        let mut chance = Pcg::new(seed);
        let mut table = *start;
        loop {
            let mut heard: Vec<Saying<G>> = Vec::new();
            let mut listen = |saying| heard.push(saying);
            match G::next(table.public()) {
                Next::Dealer => {
                    let deal = table.draw(&mut chance).expect("the dealer is awaited");
                    table.deal(deal, &mut listen).expect("what was drawn can be dealt");
                }
                Next::Seats(awaited) => {
                    let seat = awaited.first().expect("someone is awaited");
                    let view = View::of(&table, Eyes::Seat(seat));
                    let mv = if seat == bot.seat() {
                        let began = ThreadTime::now();
                        let mv = bot.choose(&view);
                        spent += began.elapsed();
                        decisions += 1;
                        mv
                    } else {
                        bots::Bot::choose(&mut others, &view)
                    };
                    table.play(seat, mv, &mut listen).expect("what is offered is accepted");
                }
                Next::Over(_) => break,
            }
            heard.iter().for_each(|saying| bot.hear(saying));
        }
    }
    let decision = spent.as_secs_f64() / f64::from(decisions.max(1));
    let searches = spec.level() >= 4;
    Thinking {
        level: spec.name().to_string(),
        decision_ms: 1_000.0 * decision,
        iterations_per_s: searches.then(|| f64::from(ITERATIONS) / decision),
    }
}
