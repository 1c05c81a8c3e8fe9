//! A review of one seat's decisions by a strong bot.

use std::time::Duration;

use bots::{Budget, ReviewError, ReviewedMove};
use protocol::{Moment as WireMoment, Review, SeatNumber};
use table::ledger::{Entry, Ledger, game_of};
use table::{Pcg, Setup};

use crate::replay::ReplayError;
use host::games::{WithGame, with_game};
use host::{Hosted, weighed};

/// The time for each decision, and the limit for all of them together.
const EACH: Duration = Duration::from_millis(60);
const ALL: Duration = Duration::from_secs(6);

/// Reads a ledger and reviews the decisions of this seat. Stops as soon as `wanted` returns false.
pub fn review(
    text: &str,
    seat: SeatNumber,
    wanted: impl Fn() -> bool,
) -> Result<Review, ReplayError> {
    let game = game_of(text).map_err(ReplayError::Ledger)?;
    let unknown = |refusal| ReplayError::Ledger(game.refused(refusal));
    with_game(game.name, Judge { text, seat, wanted }).map_err(unknown)?
}

struct Judge<'a, W> {
    text: &'a str,
    seat: SeatNumber,
    wanted: W,
}

impl<W: Fn() -> bool> WithGame for Judge<'_, W> {
    type Done = Result<Review, ReplayError>;

    fn with<G: Hosted>(self) -> Self::Done {
        let Judge { text, seat: number, wanted } = self;
        let ledger = Ledger::<G>::read(text).map_err(ReplayError::Ledger)?;
        let (seat, seats) = (number.seat(), ledger.setup.seats());
        if seat.index() >= seats {
            return Err(ReplayError::NoSuchSeat { seats });
        }
        let is_own = |entry: &&Entry<G>| entry.seat() == Some(seat);
        let decisions = ledger.entries.iter().filter(is_own).count().max(1) as u32;
        let budget = Budget::Time(EACH.min(ALL / decisions));
        // A fixed seed, so that the same game is always reviewed with the same random numbers.
        let seed = Pcg::new(text.len() as u64).bits();
        let moments = bots::review(&ledger, seat, budget, seed, |_| wanted());
        // A ledger that has been read is legal from the first line to the last.
        let moments = moments.map_err(|error| match error {
            ReviewError::NoAdviser => ReplayError::NoAdviser,
            ReviewError::Ledger(error) => ReplayError::Ledger(error.at(1)),
        })?;
        let moments = moments.iter().map(|moment| wire::<G>(moment, seats)).collect();
        Ok(Review { seat: number, moments })
    }
}

fn wire<G: Hosted>(moment: &ReviewedMove<G::Move>, seats: usize) -> WireMoment {
    let (played, best) = (&moment.played, &moment.best);
    WireMoment {
        step: moment.step as u32,
        played: weighed::<G>(&played.0, played.1),
        best: weighed::<G>(&best.0, best.1),
        cost: moment.cost(),
        shares: moment.shares.iter(seats).map(|(_, share)| *share).collect(),
    }
}
