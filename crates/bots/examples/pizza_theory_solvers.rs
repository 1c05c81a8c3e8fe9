//! Which way to solve a cutting is stronger in Pizza Theory: one guest with regret matching among
//! guests with decoupled UCT, the same dice in every seating.
//!
//! ```text
//! cargo run --release --package bots --example pizza_theory_solvers -- [SEATS [DEALS [ITERATIONS]]]
//! ```

use bots::pizza_theory::{Professor, Solver};
use bots::{Bot, Budget};
use pizza_theory::{PizzaSetup, PizzaTheory};
use table::{Eyes, Fair, Game, Next, Options, Saying, Seat, Seed, Setup, View};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse().unwrap_or(0));
    let seats = numbers.next().unwrap_or(3) as usize;
    let deals = numbers.next().unwrap_or(100);
    let budget = Budget::Iterations(numbers.next().unwrap_or(1000) as u32);
    let Ok(setup) = PizzaSetup::read("pizza-theory", seats, &Options::none()) else {
        eprintln!("Pizza Theory is for 2 or 3: pizza_theory_solvers SEATS DEALS ITERATIONS.");
        return;
    };
    // What one deal brings the guest with regret matching, on average over the seatings.
    let shares: Vec<f64> = (0..deals)
        .map(|deal| {
            Seat::all(seats).map(|seat| share(&setup, seat, budget, deal)).sum::<f64>()
                / seats as f64
        })
        .collect();
    let mean = shares.iter().sum::<f64>() / deals as f64;
    let spread = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>();
    let error = (spread / (deals.max(2) - 1) as f64 / deals as f64).sqrt();
    println!(
        "regret matching among decoupled UCT, {seats} seats, {deals} deals in {seats} seatings: \
         {:.1} % ± {:.1} of {:.1}",
        100.0 * mean,
        196.0 * error,
        100.0 / seats as f64
    );
}

/// The share of the win that regret matching gets in this seat.
fn share(setup: &PizzaSetup, odd: Seat, budget: Budget, deal: u64) -> f64 {
    let mut table = PizzaTheory::new(setup);
    let mut guests: Vec<Professor> = Seat::all(setup.seats())
        .map(|seat| {
            let solver = if seat == odd { Solver::RegretMatching } else { Solver::DecoupledUct };
            let view = View::of(&table, Eyes::Seat(seat));
            Professor::new(solver, &view, budget, deal * 8 + seat.index() as u64)
        })
        .collect();
    let mut seed = [7; 32];
    seed[..8].copy_from_slice(&deal.to_le_bytes());
    let mut dealer = Fair::new(Seed::new(seed), Vec::new());
    loop {
        let mut said = Vec::new();
        let mut listen = |saying: Saying<PizzaTheory>| said.push(saying);
        match PizzaTheory::next(table.public()) {
            Next::Dealer => {
                let drawn = table.draw(&mut dealer).expect("the dealer is awaited");
                table.deal(drawn, &mut listen).expect("a fair deal is legal");
            }
            Next::Seats(awaited) => {
                let seat = awaited.first().expect("somebody is awaited");
                let view = View::of(&table, Eyes::Seat(seat));
                let mv = guests[seat.index()].choose(&view);
                table.play(seat, mv, &mut listen).expect("a bot plays legally");
            }
            Next::Over(outcome) => {
                let won = outcome.winners.contains(odd);
                return if won { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
            }
        }
        for (seat, guest) in Seat::all(guests.len()).zip(&mut guests) {
            for saying in said.iter().filter(|saying| saying.reaches(Eyes::Seat(seat))) {
                guest.hear(saying);
            }
        }
    }
}
