//! Playing thousands of games on all cores.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use table::Lawful;

use crate::law::{Broken, no_panic};
use crate::trial::Trial;
use crate::{Breach, Laws, Tally};

/// Plays random games with this setup and checks every law at every step. In half of the games the
/// players make progress whenever they can.
///
/// The same seed plays the same games on any number of cores. If several games break a law, the
/// earliest is reported.
pub fn check<G: Lawful>(
    setup: &G::Setup,
    games: usize,
    seed: u64,
    tally: &mut Tally<G>,
) -> Result<(), Box<Breach>>
where
    G::Setup: Sync,
{
    check_some(Laws::ALL, setup, games, seed, tally)
}

/// Like [`check`], with only these laws; a panic is always reported.
pub fn check_some<G: Lawful>(
    laws: Laws,
    setup: &G::Setup,
    games: usize,
    seed: u64,
    tally: &mut Tally<G>,
) -> Result<(), Box<Breach>>
where
    G::Setup: Sync,
{
    let next = AtomicUsize::new(0);
    // Games are taken in order, so every game before the earliest breach is played too.
    let end = AtomicUsize::new(games);
    let work = |mut tally: Tally<G>| {
        let mut found = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= end.load(Ordering::Relaxed) {
                return (tally, found);
            }
            if let Err(breach) = one(laws, setup, seed, number, &mut tally) {
                end.fetch_min(number, Ordering::Relaxed);
                found.push(breach);
            }
        }
    };
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get());
    let mut found = Vec::new();
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores.min(games))
            .map(|_| {
                let blank = tally.blank();
                scope.spawn(|| work(blank))
            })
            .collect();
        for worker in workers {
            match worker.join() {
                Ok((counted, breaches)) => {
                    tally.absorb(counted);
                    found.extend(breaches);
                }
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    found.into_iter().min_by_key(|breach| breach.game).map_or(Ok(()), Err)
}

/// For tests: [`check`] that panics on a breach.
///
/// # Panics
/// If a law is broken; the message contains everything in the [`Breach`].
pub fn assert_kept<G: Lawful>(setup: &G::Setup, games: usize, seed: u64, tally: &mut Tally<G>)
where
    G::Setup: Sync,
{
    if let Err(breach) = check(setup, games, seed, tally) {
        panic!("{breach}");
    }
}

/// Plays one game of [`check`] again, by its number, for example in a debugger.
pub fn examine<G: Lawful>(
    setup: &G::Setup,
    seed: u64,
    game: usize,
    tally: &mut Tally<G>,
) -> Result<(), Box<Breach>> {
    one(Laws::ALL, setup, seed, game, tally)
}

fn one<G: Lawful>(
    laws: Laws,
    setup: &G::Setup,
    seed: u64,
    number: usize,
    tally: &mut Tally<G>,
) -> Result<(), Box<Breach>> {
    let mut trial = Trial::new(laws, setup, seed, number, tally);
    no_panic::calmly(|| trial.play()).map_err(|Broken { law, what }| {
        let ledger = trial.ledger();
        let step = ledger.entries.len();
        Box::new(Breach { law, seed, game: number, step, what, ledger: ledger.to_string() })
    })
}
