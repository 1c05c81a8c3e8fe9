//! `forno bench bots`: what thinking costs. For now, how fast tables are sampled.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::io::{self, Write};
use std::time::Duration;

use bots::mamma_mia::sample::Sampler;
use cpu_time::ThreadTime;
use mamma_mia::MammaMia;
use serde::Serialize;
use table::{Eyes, Game, Next, Offer as _, Quick, Saying, Seat, View};

/// How the figures are printed.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Print the figures as JSON
    #[arg(long)]
    pub json: bool,
}

/// The tables that are sampled, and how many sit at them.
const TABLES: [(&str, usize); 2] = [("mamma-mia", 3), ("mamma-mia-plus", 4)];
/// Random games in which a seat samples at each of its decisions.
const GAMES: u64 = 20;
/// Samples at one decision, so that the first one's repair is shared by many.
const SAMPLES: u32 = 200;

/// What was measured of one game.
#[derive(Serialize)]
struct Figures {
    players: usize,
    sample_ns: f64,
}

/// Measures and prints.
pub fn run(args: &Args, out: &mut dyn Write) -> io::Result<()> {
    let mut all = BTreeMap::new();
    for (game, players) in TABLES {
        let sample_ns = nanos_per_sample(game, players);
        if !args.json {
            writeln!(out, "{game} with {players} players")?;
            writeln!(out, "  {sample_ns:>8.0} ns for a table that agrees with what a seat heard")?;
        }
        all.insert(game, Figures { players, sample_ns });
    }
    if args.json {
        serde_json::to_writer(&mut *out, &all)?;
        writeln!(out)?;
    }
    Ok(())
}

/// The median over games of the processor's time for a sample.
fn nanos_per_sample(game: &str, players: usize) -> f64 {
    let start = super::start::<MammaMia>(game, players);
    let mut games: Vec<f64> = (0..GAMES).map(|seed| sampled_game(&start, seed)).collect();
    games.sort_by(f64::total_cmp);
    games[games.len() / 2]
}

/// Plays a random game; the first seat samples whenever it is awaited.
fn sampled_game(start: &MammaMia, seed: u64) -> f64 {
    let mut table = *start;
    let mut chance = Quick::new(seed);
    let seat = Seat::at(0);
    let eyes = Eyes::Seat(seat);
    let mut sampler = Sampler::new(&View::of(&table, eyes), seed).expect("nothing is buried yet");
    let (mut spent, mut samples) = (Duration::ZERO, 0u32);
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
                    let started = ThreadTime::now();
                    for _ in 0..SAMPLES {
                        black_box(sampler.sample(&view).expect("it heard everything"));
                    }
                    spent += started.elapsed();
                    samples += SAMPLES;
                }
                let mut offers = Vec::new();
                view.offers(|offer| offers.push(offer));
                let taken = offers[chance.pick(offers.len() as u32) as usize];
                let mv = taken.pick(&mut |bound| chance.pick(bound));
                table.play(awaited, mv, &mut listen).expect("what is offered is accepted");
            }
            Next::Over(_) => return spent.as_nanos() as f64 / f64::from(samples.max(1)),
        }
        for saying in heard.iter().filter(|saying| saying.reaches(eyes)) {
            sampler.hear(saying);
        }
    }
}
