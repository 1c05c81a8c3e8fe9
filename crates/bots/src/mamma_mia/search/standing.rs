//! What each seat can expect between two rounds.

use ::mamma_mia::MammaMia;
use table::{Game as _, MOST_SEATS, Outcome, Seat};

/// Each seat's share of the win.
pub(super) type Shares = [f32; MOST_SEATS];

/// How much each feature adds to the log odds of a seat.
struct Weights {
    pizza: f32,
    ingredient: f32,
    order: f32,
    leader: f32,
}

/// By the number of rounds to come, from one; fitted to the outcomes of thousands of games between
/// Nonnas.
#[rustfmt::skip]
const WEIGHTS: [Weights; 3] = [
    Weights { pizza: 1.20, ingredient: 0.05, order: 0.19, leader: 0.30 },
    Weights { pizza: 0.70, ingredient: 0.04, order: 0.11, leader: 0.11 },
    Weights { pizza: 0.57, ingredient: 0.04, order: 0.12, leader: 0.08 },
];

/// The shares in a game that is over.
pub(super) fn won(outcome: Outcome) -> Shares {
    let mut shares = [0.0; MOST_SEATS];
    for seat in outcome.winners.iter() {
        shares[seat.index()] = 1.0 / outcome.winners.len() as f32;
    }
    shares
}

/// The expected shares at the start of a round.
pub(super) fn promised(world: &MammaMia) -> Shares {
    let (public, notes) = (world.public(), world.notes());
    let seats = public.setup.seats();
    let later = usize::from(public.setup.rounds().saturating_sub(public.round));
    let weights = &WEIGHTS[later.min(WEIGHTS.len() - 1)];
    let mut shares = [0.0; MOST_SEATS];
    for seat in Seat::all(seats) {
        let hand = public.hands[seat];
        let odds = weights.pizza * f32::from(notes.tally(seat))
            + weights.ingredient * f32::from(hand.ingredients)
            + weights.order * f32::from(hand.orders)
            + if seat == public.leader { weights.leader } else { 0.0 };
        shares[seat.index()] = odds.exp();
    }
    let all: f32 = shares.iter().sum();
    shares.map(|share| share / all)
}
