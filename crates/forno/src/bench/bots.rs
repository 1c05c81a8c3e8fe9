//! `forno bench bots`: what thinking costs, level by level, and what sampling does.

use std::hint::black_box;
use std::io::{self, Write};
use std::time::Duration;

use bots::mamma_mia::sample::Sampler;
use bots::mamma_mia::search::{Rollout, Search};
use bots::{BotSpec, Budget, Random, Seated};
use cpu_time::ThreadTime;
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use serde::Serialize;
use table::{Eyes, Game, Next, Offer as _, Pcg, Saying, Seat, View};

use crate::show::Shown;

/// How the figures are printed.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Print the figures as JSON
    #[arg(long)]
    pub json: bool,
}

/// The Mamma Mia tables, and how many sit at them.
const MAMMA_MIA: [(&str, usize); 2] = [("mamma-mia", 3), ("mamma-mia-plus", 4)];
/// How many sit at the tables of Pizza Theory.
const PIZZA_THEORY: [usize; 2] = [2, 3];
/// Random games in which a seat samples at each of its decisions.
const GAMES: u64 = 20;
/// Samples at one decision, so that the first one's repair is shared by many.
const SAMPLES: u32 = 200;
/// Games in which a level thinks, and what each decision may cost it.
const THOUGHT_GAMES: u64 = 3;
const ITERATIONS: u32 = 300;

/// What was measured of one table.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    players: usize,
    /// A table that agrees with what a seat has heard.
    #[serde(skip_serializing_if = "Option::is_none")]
    sample_ns: Option<f64>,
    /// Level 5 with rollouts of any moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    uniform_iterations_per_s: Option<f64>,
    /// The weakest first.
    levels: Vec<Thinking>,
}

/// What a level's decisions cost.
#[derive(Serialize)]
struct Thinking {
    level: String,
    decision_ms: f64,
    /// For levels that think in iterations.
    #[serde(skip_serializing_if = "Option::is_none")]
    iterations_per_s: Option<f64>,
}

/// Measures and prints.
pub fn run(args: &Args, out: &mut dyn Write) -> io::Result<()> {
    let mut all = Vec::new();
    for (game, players) in MAMMA_MIA {
        let figures = Figures {
            sample_ns: Some(nanos_per_sample(game, players)),
            uniform_iterations_per_s: Some(uniform_iterations(game, players)),
            ..thinking::<MammaMia>(game, players)
        };
        all.push(told(figures, args, out)?);
    }
    for players in PIZZA_THEORY {
        all.push(told(thinking::<PizzaTheory>("pizza-theory", players), args, out)?);
    }
    if args.json {
        serde_json::to_writer(&mut *out, &all)?;
        writeln!(out)?;
    }
    Ok(())
}

fn told(figures: Figures, args: &Args, out: &mut dyn Write) -> io::Result<Figures> {
    if args.json {
        return Ok(figures);
    }
    writeln!(out, "{} with {} players", figures.game, figures.players)?;
    if let Some(nanos) = figures.sample_ns {
        writeln!(out, "  {nanos:>9.0} ns for a table that agrees with what a seat heard")?;
    }
    if let Some(rate) = figures.uniform_iterations_per_s {
        writeln!(out, "  {rate:>9.0} iterations/s of level 5 with uniform rollouts")?;
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

/// What decisions cost each level.
fn thinking<G: Shown>(game: &'static str, players: usize) -> Figures {
    let start = super::start::<G>(game, players);
    let levels = G::bots().at_tables().map(|bot| thought(&start, bot)).collect();
    Figures { game, players, sample_ns: None, uniform_iterations_per_s: None, levels }
}

/// Random games in which this bot has the first seat.
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

/// The median over games of the processor's time for a sample.
fn nanos_per_sample(game: &str, players: usize) -> f64 {
    let start = super::start::<MammaMia>(game, players);
    let mut games: Vec<f64> = (0..GAMES).map(|seed| sampled_game(&start, seed)).collect();
    games.sort_by(f64::total_cmp);
    games[games.len() / 2]
}

/// The median over games of how fast level 5 searches with rollouts of any moves.
fn uniform_iterations(game: &str, players: usize) -> f64 {
    let start = super::start::<MammaMia>(game, players);
    let mut games: Vec<f64> = (0..GAMES).map(|seed| searched_game(&start, seed)).collect();
    games.sort_by(f64::total_cmp);
    games[games.len() / 2]
}

/// Nanoseconds for a sample, in a random game where the first seat samples whenever it is awaited.
fn sampled_game(start: &MammaMia, seed: u64) -> f64 {
    let view = View::of(start, Eyes::Seat(Seat::at(0)));
    let mut sampler = Sampler::new(&view, seed).expect("nothing is buried yet");
    let (mut spent, mut samples) = (Duration::ZERO, 0u32);
    random_game(start, seed, |moment| match moment {
        Moment::Heard(saying) => sampler.hear(saying),
        Moment::Awaited(view) => {
            let began = ThreadTime::now();
            for _ in 0..SAMPLES {
                black_box(sampler.sample(view).expect("it heard everything"));
            }
            spent += began.elapsed();
            samples += SAMPLES;
        }
    });
    spent.as_nanos() as f64 / f64::from(samples.max(1))
}

/// Iterations in a second, in a random game where the first seat searches whenever it is awaited.
fn searched_game(start: &MammaMia, seed: u64) -> f64 {
    let view = View::of(start, Eyes::Seat(Seat::at(0)));
    let mut search = Search::new(&view, Rollout::Uniform, seed).expect("nothing is buried yet");
    let (mut spent, mut iterations) = (Duration::ZERO, 0u32);
    random_game(start, seed, |moment| match moment {
        Moment::Heard(saying) => search.hear(saying),
        Moment::Awaited(view) => {
            let began = ThreadTime::now();
            search.begin(view).expect("it heard everything");
            iterations += search.iterate(view, ITERATIONS).expect("it heard everything");
            spent += began.elapsed();
        }
    });
    f64::from(iterations) / spent.as_secs_f64().max(f64::MIN_POSITIVE)
}

/// What happens to the first seat.
enum Moment<'m> {
    /// It hears something.
    Heard(&'m Saying<MammaMia>),
    /// It is awaited and sees this.
    Awaited(&'m View<MammaMia>),
}

/// Plays a game at random.
fn random_game(start: &MammaMia, seed: u64, mut first_seat: impl FnMut(Moment<'_>)) {
    let mut table = *start;
    let mut chance = Pcg::new(seed);
    let seat = Seat::at(0);
    loop {
        let mut heard: Vec<Saying<MammaMia>> = Vec::new();
        let mut listen = |saying| heard.push(saying);
        match MammaMia::next(table.public()) {
            Next::Dealer => {
                let deal = table.draw(&mut chance).expect("the dealer is awaited");
                table.deal(deal, &mut listen).expect("what was drawn can be dealt");
            }
            Next::Seats(awaited) => {
                let awaited = awaited.first().expect("someone is awaited");
                let view = View::of(&table, Eyes::Seat(awaited));
                if awaited == seat {
                    first_seat(Moment::Awaited(&view));
                }
                let mut offers = Vec::new();
                view.offers(|offer| offers.push(offer));
                let taken = offers[chance.pick(offers.len() as u32) as usize];
                let mv = taken.pick(&mut |bound| chance.pick(bound));
                table.play(awaited, mv, &mut listen).expect("what is offered is accepted");
            }
            Next::Over(_) => return,
        }
        let own = heard.iter().filter(|saying| saying.reaches(Eyes::Seat(seat)));
        own.for_each(|saying| first_seat(Moment::Heard(saying)));
    }
}
