//! Sums over the matches of a run.

use crate::rating::Ratings;
use crate::sample::Sample;
use crate::{Counts, GameRecord, MatchRecord, Results, RunEnd, Snapshot, Sprt, Standing, Terms};

/// Sums over matches, added in the order of their numbers. Its size does not depend on how many
/// there are.
pub struct Tally {
    terms: Terms,
    sprt: Option<Sprt>,
    bots: Vec<BotTally>,
    ratings: Ratings,
    matches: u64,
    games: u64,
    shared: u64,
    nobody: u64,
    moves: Counts,
    rounds: Counts,
    course: Course,
}

/// Sums for one bot.
struct BotTally {
    won: Sample,
    won_by_seat: Vec<Sample>,
    points: u64,
    sittings: u64,
    decisions: u64,
    nanos: u64,
    slowest: u64,
}

impl Tally {
    /// An empty tally.
    pub fn new(terms: Terms, sprt: Option<Sprt>) -> Tally {
        let bots = terms.bots.bots().len();
        let none = || BotTally {
            won: Sample::default(),
            won_by_seat: vec![Sample::default(); terms.players],
            points: 0,
            sittings: 0,
            decisions: 0,
            nanos: 0,
            slowest: 0,
        };
        Tally {
            bots: (0..bots).map(|_| none()).collect(),
            ratings: Ratings::new(bots),
            sprt,
            matches: 0,
            games: 0,
            shared: 0,
            nobody: 0,
            moves: Counts::default(),
            rounds: Counts::default(),
            course: Course::default(),
            terms,
        }
    }

    /// Adds a match with these terms.
    ///
    /// # Panics
    /// If the match has other terms; a [`Journal`](crate::Journal) never contains such matches.
    pub fn add(&mut self, played: &MatchRecord) {
        let seats = self.terms.players;
        // What each bot won in each seat, and how often it sat there.
        let mut won = vec![vec![(0.0, 0.0); seats]; self.bots.len()];
        for game in &played.games {
            let seating = self.seating(game);
            for (seat, bot) in seating.iter().enumerate() {
                let (share, sittings) = &mut won[*bot][seat];
                *share += game.share(seat);
                *sittings += 1.0;
                self.bots[*bot].add(game, seat);
            }
            self.ratings.add(&seating, &game.places());
            match game.winners.len() {
                0 => self.nobody += 1,
                1 => {}
                _ => self.shared += 1,
            }
            self.moves.add(game.moves);
            self.rounds.add(game.rounds);
        }
        let mut shares = Vec::new();
        for (bot, won) in self.bots.iter_mut().zip(&won) {
            for (sample, (share, sittings)) in bot.won_by_seat.iter_mut().zip(won) {
                sample.add(*share, *sittings);
            }
            let sum = |(a, b): (f64, f64), (c, d): &(f64, f64)| (a + c, b + d);
            let (share, sittings) = won.iter().fold((0.0, 0.0), sum);
            bot.won.add(share, sittings);
            shares.push(share / sittings);
        }
        if let Some(sprt) = &mut self.sprt {
            sprt.add(&shares);
        }
        self.matches += 1;
        self.games += played.games.len() as u64;
        if self.course.wants(self.matches) {
            let shares = self.shares();
            self.course.add(Snapshot { matches: self.matches, shares });
        }
    }

    /// The bot in each seat.
    fn seating(&self, game: &GameRecord) -> Vec<usize> {
        game.seating.iter().filter_map(|name| self.terms.bots.find(name)).collect()
    }

    /// The number of games added.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Whether a question was asked and has been answered.
    pub fn is_decided(&self) -> bool {
        self.sprt.as_ref().is_some_and(Sprt::is_decided)
    }

    fn shares(&self) -> Vec<f64> {
        self.bots.iter().map(|bot| bot.won.share()).collect()
    }

    /// How the win shares converged, up to the last match.
    fn course(&self) -> Vec<Snapshot> {
        let mut snapshots = self.course.snapshots.clone();
        if snapshots.last().is_some_and(|last| last.matches < self.matches) {
            snapshots.push(Snapshot { matches: self.matches, shares: self.shares() });
        }
        snapshots
    }

    /// The results so far.
    pub fn results(&self, ended: RunEnd) -> Results {
        let named = self.terms.bots.bots().iter().zip(&self.bots).enumerate();
        let standing = |(index, (entrant, bot)): (usize, (&crate::Entrant, &BotTally))| {
            let seats = self.terms.bots.seats_of(index);
            let decisions = bot.decisions.max(1) as f64;
            Standing {
                name: entrant.name.clone(),
                seats,
                win_share: bot.won.interval(1.0 / seats as f64),
                by_seat: bot.won_by_seat.iter().map(|won| won.interval(1.0)).collect(),
                score: bot.points as f64 / bot.sittings.max(1) as f64,
                decisions: bot.decisions,
                mean_ms: milliseconds(bot.nanos) / decisions,
                slowest_ms: milliseconds(bot.slowest),
                rating: self.ratings.of(index),
            }
        };
        Results {
            terms: self.terms.clone(),
            ended,
            matches: self.matches,
            games: self.games,
            shared: self.shared,
            nobody: self.nobody,
            bots: named.map(standing).collect(),
            moves: self.moves.clone(),
            rounds: self.rounds.clone(),
            course: self.course(),
            answer: self.sprt.as_ref().map(Sprt::answer),
        }
    }
}

impl BotTally {
    fn add(&mut self, game: &GameRecord, seat: usize) {
        self.sittings += 1;
        self.points += u64::from(game.scores[seat]);
        // Journals come from files, so nothing in them may cause an overflow.
        self.decisions = self.decisions.saturating_add(game.decisions[seat]);
        self.nanos = self.nanos.saturating_add(game.nanos[seat]);
        self.slowest = self.slowest.max(game.slowest[seat]);
    }
}

fn milliseconds(nanos: u64) -> f64 {
    nanos as f64 / 1e6
}

/// The win shares in evenly spaced snapshots.
struct Course {
    every: u64,
    snapshots: Vec<Snapshot>,
}

impl Default for Course {
    fn default() -> Course {
        Course { every: 1, snapshots: Vec::new() }
    }
}

impl Course {
    /// At this many snapshots, every second one is dropped.
    const MOST: usize = 240;

    fn wants(&self, matches: u64) -> bool {
        matches.is_multiple_of(self.every)
    }

    fn add(&mut self, snapshot: Snapshot) {
        self.snapshots.push(snapshot);
        if self.snapshots.len() == Course::MOST {
            self.every *= 2;
            self.snapshots.retain(|snapshot| snapshot.matches.is_multiple_of(self.every));
        }
    }
}
