//! Measurements specific to both Mamma Mia games: turns, and sampling tables that agree with what a
//! seat has heard.

use std::hint::black_box;
use std::time::Duration;

use bots::mamma_mia::sample::Sampler;
use bots::mamma_mia::search::{Rollout, Search};
use cpu_time::ThreadTime;
use mamma_mia::{MammaMia, Public};
use table::{Eyes, Game, Next, Offer as _, Pcg, Saying, Seat, View};

use super::{Measured, Part};

/// Random games in which one seat samples at each of its decisions.
const GAMES: u64 = 20;
/// Samples at each decision: many, so that the cost of repairing the first one is spread over them.
const SAMPLES: u32 = 200;
/// The search's budget for each decision.
const ITERATIONS: u32 = 300;

impl Measured for MammaMia {
    fn turns(public: &Public) -> Option<u64> {
        Some(public.turns.into())
    }

    fn bot_parts(start: &MammaMia) -> Vec<Part> {
        let sample = Part {
            key: "sample_ns",
            value: median(|seed| sampled_game(start, seed)),
            decimals: 0,
            unit: "ns for a table that agrees with what a seat heard",
        };
        let uniform = Part {
            key: "uniform_iterations_per_s",
            value: median(|seed| searched_game(start, seed)),
            decimals: 0,
            unit: "iterations/s of level 5 with uniform rollouts",
        };
        vec![sample, uniform]
    }
}

/// The median over games.
fn median(measure: impl Fn(u64) -> f64) -> f64 {
    let mut games: Vec<f64> = (0..GAMES).map(measure).collect();
    games.sort_by(f64::total_cmp);
    games[games.len() / 2]
}

/// Nanoseconds per sample, in a random game where the first seat samples whenever it is awaited.
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

/// Iterations per second, in a random game where the first seat searches whenever it is awaited.
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
    /// It is awaited and has this view.
    Awaited(&'m View<MammaMia>),
}

/// Plays a random game.
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
