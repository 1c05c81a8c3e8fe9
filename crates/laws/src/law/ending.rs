//! Play ends within its bound and never reaches a dead end.

use table::{Deaf, Lawful, MOST_SEATS, Next, Outcome, Seat, Seats, Setup};

use super::Kept;
use crate::asked::Asked;

/// Whoever is awaited can act: the dealer has a possible deal, each seat has an offer.
pub(crate) fn goes_on<G: Lawful>(game: &G, asked: &Asked<G>, drawn: Option<G::Deal>) -> Kept {
    if let Some(deal) = drawn
        && asked.next != Next::Dealer
    {
        return Err(format!("“{deal}” is drawn although the dealer is not awaited"));
    }
    match asked.next {
        Next::Dealer => {
            let deal = drawn.ok_or("a dead end: the dealer is awaited and draws nothing")?;
            match { *game }.deal(deal, &mut Deaf) {
                Ok(()) => Ok(()),
                Err(bad) => Err(format!("the dealer's own deal “{deal}” is refused: {bad:?}")),
            }
        }
        Next::Seats(awaited) => seats_can_move(asked, awaited, game.seats()),
        Next::Over(outcome) => fits_the_table(&outcome, game.seats()),
    }
}

fn seats_can_move<G: Lawful>(asked: &Asked<G>, awaited: Seats, seats: usize) -> Kept {
    if awaited.is_empty() {
        return Err("a dead end: nobody is awaited and the game is not over".into());
    }
    for seat in awaited.iter() {
        if seat.index() >= seats {
            return Err(format!("{seat:?} is awaited at a table of {seats}"));
        }
        if asked.of(seat).next().is_none() {
            return Err(format!("a dead end: {seat:?} is awaited and nothing is offered"));
        }
    }
    Ok(())
}

/// Only seats in use win or score.
fn fits_the_table(outcome: &Outcome, seats: usize) -> Kept {
    let empty = |seat: &Seat| seat.index() >= seats;
    let stranger = Seat::all(MOST_SEATS)
        .filter(empty)
        .find(|seat| outcome.winners.contains(*seat) || outcome.scores[seat.index()] != 0);
    match stranger {
        Some(seat) => Err(format!("nobody sits in {seat:?}, yet it is part of {outcome:?}")),
        None => Ok(()),
    }
}

/// A game has fewer moves and deals than its stated bound.
pub(crate) fn within_bound<G: Lawful>(setup: &G::Setup, steps: usize) -> Kept {
    let longest = G::longest(setup);
    if steps < longest {
        return Ok(());
    }
    let (game, seats) = (setup.game(), setup.seats());
    Err(format!("{steps} moves and deals; {game} for {seats} has fewer than {longest}"))
}
