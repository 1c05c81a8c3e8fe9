//! Playing many matches on all cores.

use std::any::Any;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Instant;

use bots::Botted;

use crate::{Contest, Fault, KnownMatches, MatchRecord, Progress, Results, RunEnd, Sprt, Tally};

/// How much to play.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The number of games, rounded up to whole matches.
    pub games: u64,
    /// The question whose answer ends the run early, if one is asked.
    pub sprt: Option<Sprt>,
    /// The number of matches played at the same time.
    pub threads: NonZeroUsize,
}

impl Plan {
    /// This many games on all cores, without a question.
    pub fn new(games: u64) -> Plan {
        let threads = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        Plan { games, sprt: None, threads }
    }
}

/// Plays a contest as planned, skipping the matches that are `known` from an earlier run with the
/// same terms.
///
/// `watch` is called once before the first match and then after each, in the order of their
/// numbers. When `interrupted` is set, unfinished matches are discarded, and the results cover what
/// is known up to then. Matches are always added in order and without gaps, so the results depend
/// neither on the number of threads nor on which match was quick.
///
/// # Panics
/// If a bot panics, with the same payload.
pub fn run<G: Botted<Setup: Send + Sync>>(
    contest: &Contest<G>,
    plan: Plan,
    known: &KnownMatches,
    interrupted: &AtomicBool,
    mut watch: impl FnMut(Progress<'_>),
) -> Result<Results, Fault> {
    let began = Instant::now();
    let matches = contest.seatings().matches_for(plan.games);
    let beyond: u64 = known.since(matches).map(|line| line.games.len() as u64).sum();
    let of = contest.seatings().games_in(matches) + beyond;
    let mut tally = Tally::new(contest.terms(), plan.sprt);
    let mut fresh = 0;
    let mut report = |tally: &Tally, fresh, finished: Option<&MatchRecord>| {
        watch(Progress { done: tally.games(), of, fresh, elapsed: began.elapsed(), finished });
    };

    let enough = AtomicBool::new(false);
    let next = AtomicU64::new(0);
    let halt = || enough.load(Ordering::Relaxed) || interrupted.load(Ordering::Relaxed);
    let mut ended = RunEnd::Complete;
    let mut reached = 0;
    thread::scope(|scope| {
        let (send, receive) = sync_channel(plan.threads.get());
        for _ in 0..plan.threads.get() {
            let send = send.clone();
            scope.spawn(|| work(contest, matches, known, &next, &halt, send));
        }
        drop(send);
        let mut arrivals = Arrivals { receive, early: BTreeMap::new(), over: false };
        // However this ends, the workers have to be told to stop.
        let _dismissal = Dismissal(&enough);

        report(&tally, fresh, None);
        while reached < matches {
            if let Some(line) = known.get(reached) {
                tally.add(line);
            } else if tally.is_decided() {
                ended = RunEnd::Decided;
                break;
            } else if let Some(line) = arrivals.of(reached)? {
                tally.add(&line);
                fresh += line.games.len() as u64;
                report(&tally, fresh, Some(&line));
            } else {
                ended = RunEnd::Interrupted;
                break;
            }
            reached += 1;
        }
        Ok(())
    })?;
    // An earlier run may have gone further than this one.
    known.since(reached).for_each(|line| tally.add(line));
    Ok(tally.results(ended))
}

/// A match that a worker has finished, or why it could not.
type Arrival = (u64, Result<Result<MatchRecord, Fault>, Box<dyn Any + Send>>);

/// Plays matches until there are none left or no more are needed.
fn work<G: Botted<Setup: Send + Sync>>(
    contest: &Contest<G>,
    matches: u64,
    known: &KnownMatches,
    next: &AtomicU64,
    halt: &impl Fn() -> bool,
    send: SyncSender<Arrival>,
) {
    while !halt() {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= matches {
            return;
        }
        if known.get(number).is_some() {
            continue;
        }
        // A panic is passed to the caller at once; otherwise it would surface only at the end,
        // after the other workers had played on for hours.
        let played = catch_unwind(AssertUnwindSafe(|| contest.play(number, halt)));
        let Some(played) = played.map(Result::transpose).transpose() else { return };
        if send.send((number, played)).is_err() {
            return;
        }
    }
}

/// Tells the workers to stop when it goes out of scope.
struct Dismissal<'r>(&'r AtomicBool);

impl Drop for Dismissal<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Puts the matches that arrive from the workers back in order.
struct Arrivals {
    receive: Receiver<Arrival>,
    early: BTreeMap<u64, Result<MatchRecord, Fault>>,
    over: bool,
}

impl Arrivals {
    /// The match with this number, or `None` if the workers were stopped before it was finished.
    /// Later matches are then not used either: those that happen to be finished tend to be short
    /// ones.
    fn of(&mut self, number: u64) -> Result<Option<MatchRecord>, Fault> {
        while !self.over {
            if let Some(played) = self.early.remove(&number) {
                return played.map(Some);
            }
            match self.receive.recv() {
                Ok((arrived, Ok(played))) => {
                    self.early.insert(arrived, played);
                }
                Ok((_, Err(panic))) => resume_unwind(panic),
                Err(_) => self.over = true,
            }
        }
        Ok(None)
    }
}
