//! What the arena's tests share: real bots at real tables.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use arena::{Contest, Entrant, Journal, KnownMatches, Lineup, MatchRecord, Plan, Results, run};
use bots::{Botted, Budget};
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use table::{Options, Setup};

/// Matches by number, as in a journal.
pub type Matches = BTreeMap<u64, MatchRecord>;

/// The bots of a game, by name or level, or as `name=bot`.
pub fn lineup<G: Botted>(names: &str, seats: usize) -> Lineup {
    let roster = G::bots();
    let bot = |asked: &str| roster.find(asked).expect("a bot");
    let entrant = |word: &str| match word.split_once('=') {
        Some((name, asked)) => Entrant::named(name, bot(asked)),
        None => Entrant::from(bot(word)),
    };
    let named: Vec<Entrant> = names.split(',').map(entrant).collect();
    Lineup::new(&named, seats).expect("a bot for each seat")
}

fn contest<G: Botted>(
    game: &str,
    players: usize,
    bots: &str,
    seed: u64,
    rounds: fn(&G::Public) -> u64,
) -> Contest<G> {
    let setup = G::Setup::read(game, players, &Options::none()).expect("a valid table");
    let budget = Budget::Iterations(50);
    let lineup = lineup::<G>(bots, players);
    Contest::new(&G::bots(), setup, lineup, budget, seed, rounds).expect("the bots fit")
}

pub fn mamma_mia(players: usize, bots: &str, seed: u64) -> Contest<MammaMia> {
    contest::<MammaMia>("mamma-mia", players, bots, seed, |public| public.round.into())
}

pub fn pizza_theory(players: usize, bots: &str, seed: u64) -> Contest<PizzaTheory> {
    contest::<PizzaTheory>("pizza-theory", players, bots, seed, |public| public.round.into())
}

/// A plan for this many games on this many threads.
pub fn plan(games: u64, threads: usize) -> Plan {
    let threads = NonZeroUsize::new(threads).expect("at least one thread");
    Plan { threads, ..Plan::new(games) }
}

/// The matches of an earlier run of the same contest.
pub fn resumed<G: Botted>(contest: &Contest<G>, matches: &Matches) -> KnownMatches {
    let journal = Journal { terms: contest.terms(), matches: matches.clone() };
    contest.resume(journal).expect("the same terms")
}

/// Plays as planned, and also returns the new matches.
pub fn play<G: Botted<Setup: Send + Sync>>(
    contest: &Contest<G>,
    plan: Plan,
    known: &Matches,
) -> (Results, Matches) {
    let mut fresh = Matches::new();
    let results =
        run(contest, plan, &resumed(contest, known), &AtomicBool::new(false), |progress| {
            fresh.extend(progress.finished.map(|line| (line.number, line.clone())));
        });
    (results.expect("bots play by the rules"), fresh)
}

/// The results without the times, which vary from run to run.
pub fn timeless(mut results: Results) -> Results {
    for bot in &mut results.bots {
        bot.mean_ms = 0.0;
        bot.slowest_ms = 0.0;
    }
    results
}

/// The same for matches.
pub fn timeless_matches(mut matches: Matches) -> Matches {
    for game in matches.values_mut().flat_map(|line| &mut line.games) {
        game.nanos.fill(0);
        game.slowest.fill(0);
    }
    matches
}
