//! One game between bots.

use std::time::Instant;

use bots::{BotSpec, Botted, Budget, Seated};
use table::{Eyes, Fair, Next, Saying, Seat, Seed, View};

use crate::{Entrant, FaultKind, GameRecord};

/// A game before it is played.
pub struct Bout<'c, G: Botted> {
    /// The game's setup.
    pub setup: &'c G::Setup,
    /// The bots, in seat order.
    pub seating: Vec<(&'c Entrant, &'c BotSpec<G>)>,
    /// The budget of a decision.
    pub budget: Budget,
    /// The seed of the deal.
    pub deal: Seed,
    /// The seed of each seat's bot.
    pub bot_seeds: Vec<u64>,
    /// Returns how many rounds a table has begun.
    pub rounds: fn(&G::Public) -> u64,
}

/// The cost of a seat's decisions so far.
#[derive(Clone, Copy, Default)]
struct Thought {
    decisions: u64,
    nanos: u64,
    slowest: u64,
}

impl Thought {
    fn since(&mut self, began: Instant) {
        let nanos = u64::try_from(began.elapsed().as_nanos()).unwrap_or(u64::MAX);
        self.decisions += 1;
        self.nanos += nanos;
        self.slowest = self.slowest.max(nanos);
    }
}

impl<G: Botted> Bout<'_, G> {
    /// Plays the game to the end; stops early and returns `None` when `halt` says so.
    pub fn play(self, halt: &impl Fn() -> bool) -> Result<Option<GameRecord>, FaultKind> {
        let mut table = G::new(self.setup);
        let mut guests: Vec<Seated<G>> = Seat::all(self.seating.len())
            .zip(self.seating.iter().zip(&self.bot_seeds))
            .map(|(seat, ((_, bot), seed))| {
                Seated::new(bot, &View::of(&table, Eyes::Seat(seat)), self.budget, *seed)
            })
            .collect();
        let mut dealer = Fair::new(self.deal, Vec::new());
        let mut thoughts = vec![Thought::default(); guests.len()];
        let outcome = loop {
            match G::next(table.public()) {
                Next::Dealer => {
                    let deal = table.draw(&mut dealer).ok_or(FaultKind::Stuck)?;
                    table.deal(deal, &mut tell(&mut guests)).map_err(|_| FaultKind::Stuck)?;
                }
                Next::Seats(awaited) => {
                    if halt() {
                        return Ok(None);
                    }
                    let seat = awaited.first().ok_or(FaultKind::Stuck)?;
                    let began = Instant::now();
                    let mv = guests[seat.index()].choose(&View::of(&table, Eyes::Seat(seat)));
                    thoughts[seat.index()].since(began);
                    table.play(seat, mv, &mut tell(&mut guests)).map_err(|_| {
                        let bot = self.seating[seat.index()].0.name.clone();
                        FaultKind::Refused { bot, seat, mv: mv.to_string() }
                    })?;
                }
                Next::Over(outcome) => break outcome,
            }
        };
        Ok(Some(GameRecord {
            seating: self.seating.iter().map(|(entrant, _)| entrant.name.clone()).collect(),
            winners: outcome.winners.iter().map(Seat::number).collect(),
            scores: outcome.scores[..guests.len()].to_vec(),
            rounds: (self.rounds)(table.public()),
            moves: thoughts.iter().map(|thought| thought.decisions).sum(),
            decisions: thoughts.iter().map(|thought| thought.decisions).collect(),
            nanos: thoughts.iter().map(|thought| thought.nanos).collect(),
            slowest: thoughts.iter().map(|thought| thought.slowest).collect(),
        }))
    }
}

/// Passes a saying to all bots; each hears what reaches its seat.
fn tell<G: Botted>(guests: &mut [Seated<G>]) -> impl FnMut(Saying<G>) {
    |saying| guests.iter_mut().for_each(|guest| guest.hear(&saying))
}
