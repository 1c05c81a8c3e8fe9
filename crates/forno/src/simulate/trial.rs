//! One simulated game.

use bots::{Bot as _, Budget, Level, Random, Seated};
use table::ledger::{Guest, Ledger, Recorder};
use table::{Eyes, Next, Nonce, Outcome, Quick, Saying, Seat, Seed, Setup, Told, View};

use crate::dealing::whims;
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

/// Who plays.
#[derive(Clone)]
pub enum Lineup {
    /// Nobody in particular: any offer is taken, each as likely as the others.
    AtRandom,
    /// Bots, seat by seat, and what a decision may cost them.
    Bots(Vec<Level>, Budget),
}

impl Lineup {
    /// Who sits down, as ledgers tell it.
    fn guests(&self, seats: usize) -> Vec<Guest> {
        match self {
            Lineup::AtRandom => vec![Guest::default(); seats],
            Lineup::Bots(levels, _) => {
                let guest = |level: &Level| Guest::new(level.name(), Nonce::default());
                levels.iter().map(guest).collect()
            }
        }
    }
}

/// The players in their seats.
enum Players<G: Shown> {
    AtRandom(Random),
    Bots(Vec<Seated<G>>),
}

impl<G: Shown> Players<G> {
    fn new(lineup: &Lineup, table: &G, whims: &mut Quick) -> Players<G> {
        match lineup {
            Lineup::AtRandom => Players::AtRandom(Random::new(whims.bits())),
            Lineup::Bots(levels, budget) => {
                let seated = Seat::all(levels.len()).zip(levels);
                let seated = seated
                    .map(|(seat, level)| Seated::new(table, seat, *level, *budget, whims.bits()));
                Players::Bots(seated.collect())
            }
        }
    }

    fn hear(&mut self, saying: &Saying<G>) {
        match self {
            // It chooses by what it is offered alone.
            Players::AtRandom(_) => {}
            Players::Bots(bots) => bots.iter_mut().for_each(|bot| bot.hear(saying)),
        }
    }

    fn choose(&mut self, seat: Seat, table: &G) -> G::Move {
        match self {
            Players::AtRandom(player) => player.choose(&View::of(table, Eyes::Seat(seat))),
            Players::Bots(bots) => bots[seat.index()].choose(table),
        }
    }
}

impl Trial {
    /// Plays one game, dealt fairly from this seed.
    pub fn play<G: Shown>(
        setup: G::Setup,
        lineup: &Lineup,
        seed: Seed,
    ) -> Result<(Trial, Ledger<G>), Failure> {
        let ledger = Ledger::new(setup, lineup.guests(setup.seats()), Some(seed.commitment()));
        let mut dealer = ledger.dealer(seed);
        let mut record = Recorder::<G>::new(ledger);
        let mut players = Players::new(lineup, record.game(), &mut whims(&seed, 0));
        let mut said: Vec<Saying<G>> = Vec::new();
        let mut counted = vec![0; G::counted_rows(&setup).len()];
        let mut count = |saying: &Saying<G>| {
            if let Told::Everyone(said) = saying
                && let Some(row) = G::counted(&setup, said)
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
                    record.deal(deal, &mut |saying| said.push(saying))?;
                }
                Next::Seats(awaited) => {
                    let seat = awaited.first().ok_or(Failure::Fault("nobody is awaited"))?;
                    let mv = players.choose(seat, game);
                    let made = record.play(seat, mv, &mut |saying| said.push(saying));
                    made.map_err(|_| Failure::Fault("the rules refuse what they offer"))?;
                    moves += 1;
                }
                Next::Over(outcome) => break outcome,
            }
            for saying in said.drain(..) {
                count(&saying);
                players.hear(&saying);
            }
        };
        let length = G::length(record.game().public(), moves);
        let mut ledger = record.into_ledger();
        ledger.seed = Some(seed);
        Ok((Trial { seed, length, outcome, counted }, ledger))
    }
}
