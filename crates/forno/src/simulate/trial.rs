//! One simulated game.

use bots::{Bot as _, Random};
use table::ledger::{Guest, Ledger, Record};
use table::{Eyes, Next, Outcome, Saying, Seed, Setup, Told, View};

use crate::dealing::{dealer, whims};
use crate::failure::Failure;
use crate::show::{Length, Shown};

/// What came of a game.
pub struct Trial {
    /// What it was dealt from.
    pub seed: Seed,
    /// How long it was.
    pub length: Length,
    /// Who won, and how high.
    pub outcome: Outcome,
    /// How often what the summary counts happened, row by row.
    pub counted: Vec<u64>,
}

impl Trial {
    /// Plays one game at random, dealt fairly from this seed.
    pub fn play<G: Shown>(setup: G::Setup, seed: Seed) -> Result<(Trial, Ledger<G>), Failure> {
        let guests = vec![Guest::default(); setup.seats()];
        let ledger = Ledger::new(setup, guests, Some(seed.commitment()));
        let mut dealer = dealer(seed, &ledger);
        let mut player = Random::new(whims(&seed, 0).bits());
        let mut record = Record::<G>::new(ledger);
        let mut counted = vec![0; G::counted_rows(&setup).len()];
        let mut count = |saying: Saying<G>| {
            if let Told::Everyone(said) = saying
                && let Some(row) = G::counted(&setup, &said)
                && let Some(times) = counted.get_mut(row)
            {
                *times += 1;
            }
        };
        let mut moves = 0;
        let outcome = loop {
            let game = record.game();
            match G::next(game.public()) {
                Next::Dealer => {
                    let drawn = game.draw(&mut dealer);
                    let deal = drawn.ok_or(Failure::Fault("the dealer has nothing to deal"))?;
                    record.deal(deal, &mut count)?;
                }
                Next::Seats(awaited) => {
                    let seat = awaited.first().ok_or(Failure::Fault("nobody is awaited"))?;
                    let mv = player.choose(&View::of(game, Eyes::Seat(seat)));
                    let made = record.play(seat, mv, &mut count);
                    made.map_err(|_| Failure::Fault("the rules refuse what they offer"))?;
                    moves += 1;
                }
                Next::Over(outcome) => break outcome,
            }
        };
        let length = G::length(record.game().public(), moves);
        let mut ledger = record.into_ledger();
        ledger.seed = Some(seed);
        Ok((Trial { seed, length, outcome, counted }, ledger))
    }
}
