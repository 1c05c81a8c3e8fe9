//! Bots playing one game against each other.

use bots::{BotSpec, Botted, Budget, Roster};
use table::{Seat, Setup};

use crate::bout::Bout;
use crate::dealing::{bot_seed, deal_seed};
use crate::{
    BadLineup, Entrant, Fault, Journal, KnownMatches, Lineup, MatchRecord, OtherTerms, Seatings,
    Terms,
};

/// A contest: a game with its options, the bots, and the seed that determines everything.
pub struct Contest<G: Botted> {
    setup: G::Setup,
    lineup: Lineup,
    /// The bots of the line-up, in its order.
    bots: Vec<BotSpec<G>>,
    budget: Budget,
    seed: u64,
    rounds: fn(&G::Public) -> u64,
    seatings: Seatings,
}

impl<G: Botted> Contest<G> {
    /// A contest of bots from this roster. `rounds` returns how many rounds a table has begun,
    /// which each game stores in its own place.
    ///
    /// The roster is usually the game's own, but it may include other bots too.
    pub fn new(
        roster: &Roster<G>,
        setup: G::Setup,
        lineup: Lineup,
        budget: Budget,
        seed: u64,
        rounds: fn(&G::Public) -> u64,
    ) -> Result<Contest<G>, BadLineup> {
        if lineup.seats() != setup.seats() {
            return Err(BadLineup::Count { given: lineup.seats(), seats: setup.seats() });
        }
        let known = |entrant: &Entrant| roster.find(&entrant.bot).cloned();
        let bots: Result<_, _> = lineup.bots().iter().map(known).collect();
        let bots = bots.map_err(BadLineup::Unknown)?;
        let seatings = Seatings::new(lineup.list());
        Ok(Contest { setup, lineup, bots, budget, seed, rounds, seatings })
    }

    /// What is played, in a form that can be written down and compared.
    pub fn terms(&self) -> Terms {
        let options = self.setup.options().into_iter();
        Terms {
            forno: env!("CARGO_PKG_VERSION").to_string(),
            game: self.setup.game().to_string(),
            players: self.setup.seats(),
            bots: self.lineup.clone(),
            budget: self.budget.to_string(),
            seed: self.seed,
            options: options.map(|(name, value)| (name.to_string(), value)).collect(),
        }
    }

    /// The matches of a journal with the same terms, which need not be played again.
    pub fn resume(&self, journal: Journal) -> Result<KnownMatches, OtherTerms> {
        let keys = self.terms().differences(&journal.terms);
        if keys.is_empty() {
            Ok(KnownMatches::new(journal.matches))
        } else {
            Err(OtherTerms { keys })
        }
    }

    /// The seatings of every match.
    pub fn seatings(&self) -> &Seatings {
        &self.seatings
    }

    /// Plays one match, or abandons it when `halt` says so.
    pub(crate) fn play(
        &self,
        number: u64,
        halt: &impl Fn() -> bool,
    ) -> Result<Option<MatchRecord>, Fault> {
        let mut games = Vec::new();
        for (game, seating) in self.seatings.of_match(number).iter().enumerate() {
            let seats = Seat::all(seating.len());
            let bout: Bout<'_, G> = Bout {
                setup: &self.setup,
                seating: seating
                    .iter()
                    .map(|bot| (&self.lineup.bots()[*bot], &self.bots[*bot]))
                    .collect(),
                budget: self.budget,
                deal: deal_seed(self.seed, number),
                bot_seeds: seats.map(|seat| bot_seed(self.seed, number, game, seat)).collect(),
                rounds: self.rounds,
            };
            match bout.play(halt).map_err(|kind| Fault { number, game, kind })? {
                Some(line) => games.push(line),
                None => return Ok(None),
            }
        }
        Ok(Some(MatchRecord { number, games }))
    }
}
