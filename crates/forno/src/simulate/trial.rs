//! One simulated game.

use bots::{Bot as _, BotSpec, Budget, Random, Seated};
use table::ledger::{Guest, Ledger, Recorder};
use table::{Eyes, Next, Nonce, Outcome, Pcg, Saying, Seat, Seed, Setup, View};

use crate::dealing::whims;
use crate::failure::Failure;
use crate::show::{Length, Shown};

/// The result of a game.
pub struct Trial {
    /// The seed it was dealt from.
    pub seed: Seed,
    /// Its length.
    pub length: Length,
    /// Who won, and the scores.
    pub outcome: Outcome,
    /// How often each row of the summary's counts occurred.
    pub counted: Vec<u64>,
}

/// Who plays.
pub enum Lineup<G: Shown> {
    /// Random players: every offer is equally likely to be taken.
    AtRandom,
    /// Bots, seat by seat, and their budget for each decision.
    Bots(Vec<BotSpec<G>>, Budget),
}

impl<G: Shown> Lineup<G> {
    /// The players, as ledgers name them.
    fn guests(&self, seats: usize) -> Vec<Guest> {
        match self {
            Lineup::AtRandom => vec![Guest::default(); seats],
            Lineup::Bots(bots, _) => {
                let guest = |bot: &BotSpec<G>| Guest::new(bot.name(), Nonce::default());
                bots.iter().map(guest).collect()
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
    fn new(lineup: &Lineup<G>, table: &G, whims: &mut Pcg) -> Players<G> {
        match lineup {
            Lineup::AtRandom => Players::AtRandom(Random::new(whims.bits())),
            Lineup::Bots(bots, budget) => {
                let seated = Seat::all(bots.len()).zip(bots).map(|(seat, bot)| {
                    let view = View::of(table, Eyes::Seat(seat));
                    Seated::new(bot, &view, *budget, whims.bits())
                });
                Players::Bots(seated.collect())
            }
        }
    }

    fn hear(&mut self, saying: &Saying<G>) {
        match self {
            // It chooses only by what it is offered.
            Players::AtRandom(_) => {}
            Players::Bots(bots) => bots.iter_mut().for_each(|bot| bot.hear(saying)),
        }
    }

    fn choose(&mut self, seat: Seat, table: &G) -> G::Move {
        let view = View::of(table, Eyes::Seat(seat));
        match self {
            Players::AtRandom(player) => player.choose(&view),
            Players::Bots(bots) => bots[seat.index()].choose(&view),
        }
    }
}

impl Trial {
    /// Plays one game, dealt fairly from this seed.
    pub fn play<G: Shown>(
        setup: G::Setup,
        lineup: &Lineup<G>,
        seed: Seed,
    ) -> Result<(Trial, Ledger<G>), Failure> {
        let ledger = Ledger::new(setup, lineup.guests(setup.seats()), Some(seed.commitment()));
        let mut dealer = ledger.dealer(seed);
        let mut record = Recorder::<G>::new(ledger);
        let mut players = Players::new(lineup, record.game(), &mut whims(&seed, 0));
        let mut said: Vec<Saying<G>> = Vec::new();
        let mut counted = vec![0; G::counted_rows(&setup).len()];
        let mut count = |saying: &Saying<G>| {
            if let Saying::ToAll(said) = saying
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
