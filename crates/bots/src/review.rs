//! Reviews of finished games by a strong bot that knows no more than the seat did.

use table::ledger::{Entry, LineError, Step};
use table::{BySeat, Eyes, Game, Ledger, Next, Offer as _, Seat, View};

use crate::{Botted, Budget, SeatedAdviser};

/// Why a game cannot be reviewed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReviewError {
    /// The game has no adviser.
    NoAdviser,
    /// The ledger does not follow the rules.
    Ledger(LineError),
}

impl From<LineError> for ReviewError {
    fn from(error: LineError) -> ReviewError {
        ReviewError::Ledger(error)
    }
}

/// A move of a finished game, with the adviser's evaluation.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedMove<M> {
    /// Its number among the deals and moves, from 1.
    pub step: usize,
    /// What was played, and the share of the win it is worth.
    pub played: (M, f64),
    /// What the adviser would have played, and the share it is worth.
    pub best: (M, f64),
    /// The share of the win that the adviser expected for each seat.
    pub shares: BySeat<f64>,
}

impl<M> ReviewedMove<M> {
    /// The share that was given away.
    pub fn cost(&self) -> f64 {
        (self.best.1 - self.played.1).max(0.0)
    }
}

/// Goes through a game and evaluates every decision of one seat in which there was a choice.
///
/// After each deal or move, `progress` is called with the number done so far, and returns whether
/// to go on. If it says no, the results so far are returned.
pub fn review<G: Botted>(
    ledger: &Ledger<G>,
    seat: Seat,
    budget: Budget,
    seed: u64,
    mut progress: impl FnMut(usize) -> bool,
) -> Result<Vec<ReviewedMove<G::Move>>, ReviewError> {
    let view = View::of(&G::new(&ledger.setup), Eyes::Seat(seat));
    let mut adviser = SeatedAdviser::new(&view, budget, seed).ok_or(ReviewError::NoAdviser)?;
    let mut reviewed = Vec::new();
    for step in ledger.walk() {
        let Step { number, entry, before, sayings, .. } = step?;
        let view = View::of(&before, Eyes::Seat(seat));
        match entry {
            Entry::Note(_) => continue,
            Entry::Move(by, mv) if *by == seat && has_choice(&view, seat) => {
                reviewed.push(judge(&mut adviser, &view, number, *mv));
            }
            Entry::Deal(_) | Entry::Move(..) => {}
        }
        sayings.iter().for_each(|saying| adviser.hear(saying));
        if !progress(number) {
            break;
        }
    }
    Ok(reviewed)
}

/// Whether the seat is awaited and has more than one option.
fn has_choice<G: Game>(view: &View<G>, seat: Seat) -> bool {
    let is_awaited = matches!(G::next(&view.public), Next::Seats(seats) if seats.contains(seat));
    let mut offers = Vec::new();
    view.offers(|offer| offers.push(offer));
    let mut choices = 0;
    let mut count = |bound: u32| {
        choices = choices.max(bound);
        0
    };
    offers.iter().for_each(|offer| {
        offer.pick(&mut count);
    });
    is_awaited && (offers.len() > 1 || choices > 1)
}

fn judge<G: Botted>(
    adviser: &mut SeatedAdviser<G>,
    view: &View<G>,
    step: usize,
    played: G::Move,
) -> ReviewedMove<G::Move> {
    let advice = adviser.advise(view, Some(&played));
    let of_choice = advice.share_of(&advice.choice).unwrap_or_default();
    let of_played = advice.share_of(&played).unwrap_or(of_choice);
    // A choice drawn from a mixed strategy need not be the best of the evaluated moves.
    let best = advice.weighed.first().copied().unwrap_or((advice.choice, of_choice));
    ReviewedMove { step, played: (played, of_played), best, shares: advice.shares }
}
