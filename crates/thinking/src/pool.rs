//! Threads that do what the queue says is next.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use metrics::{Lane, Metrics};
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::{FairQueue, Owner, Ticket};

/// Nobody is told a higher place in the queue.
const MOST_TOLD: usize = 999;

/// How urgent the work of a pool is to the operating system.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Urgency {
    /// Short work that somebody waits for, like any other answer.
    Prompt,
    /// Work of some seconds that somebody waits for: short work goes first.
    Awaited,
    /// Work that comes again and again and takes all the time that it is given: everything else
    /// goes first.
    Patient,
}

impl Urgency {
    /// The steps by which a thread gives way to others (`nice`).
    fn steps_back(self) -> i32 {
        match self {
            Urgency::Prompt => 0,
            Urgency::Awaited => 5,
            Urgency::Patient => 10,
        }
    }
}

/// Why nothing came of a piece of work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missed {
    /// Its turn did not come in time; it was not begun.
    Late,
    /// It failed.
    Failed,
}

/// A few threads and those who wait for them. When it is dropped, its threads end.
pub struct Pool {
    shared: Arc<Shared>,
}

struct Shared {
    state: Mutex<State>,
    /// There is something to do, or never again.
    changed: Condvar,
    metrics: Arc<Metrics>,
}

#[derive(Default)]
struct State {
    queue: FairQueue,
    jobs: HashMap<Ticket, Job>,
    last: u64,
    closed: bool,
}

struct Job {
    lane: Lane,
    since: Instant,
    run: Box<dyn FnOnce() + Send>,
}

impl Pool {
    /// A pool of so many threads, at least one.
    pub fn new(threads: usize, urgency: Urgency, metrics: Arc<Metrics>) -> Pool {
        let (state, changed) = (Mutex::default(), Condvar::new());
        let shared = Arc::new(Shared { state, changed, metrics });
        for _ in 0..threads.max(1) {
            let own = Arc::clone(&shared);
            let thread = thread::Builder::new().name("thinker".to_string());
            let begun = thread.spawn(move || {
                step_back(urgency.steps_back());
                own.work();
            });
            if let Err(error) = begun {
                tracing::error!(%error, "there is one thinker less: no thread");
            }
        }
        Pool { shared }
    }

    /// How many pieces of work wait.
    pub fn waiting(&self) -> usize {
        self.shared.state().queue.len()
    }

    /// Has this done when its turn comes. The cost is how long that will take, more or less.
    pub fn submit<T: Send + 'static>(
        &self,
        lane: Lane,
        owner: Owner,
        cost: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Waiting<T> {
        let (done, answer) = oneshot::channel();
        // Whoever waited may be gone.
        let run = Box::new(move || drop(done.send(work())));
        let mut state = self.shared.state();
        state.last += 1;
        let ticket = Ticket(state.last);
        let cost = u64::try_from(cost.as_micros()).unwrap_or(u64::MAX);
        state.queue.push(ticket, lane, owner, cost);
        state.jobs.insert(ticket, Job { lane, since: Instant::now(), run });
        drop(state);
        self.shared.metrics.waiting(lane).inc();
        self.shared.changed.notify_one();
        Waiting { ticket, answer, shared: Arc::clone(&self.shared) }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.state().closed = true;
        self.shared.changed.notify_all();
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some(Job { lane, since, run }) = self.next() {
            self.metrics.waiting(lane).dec();
            self.metrics.waited(lane, since.elapsed());
            // Whoever waits for it learns that nothing comes.
            let _ = catch_unwind(AssertUnwindSafe(run));
        }
    }

    /// Waits for something to do; none when there will be nothing any more.
    fn next(&self) -> Option<Job> {
        let mut state = self.state();
        loop {
            if state.closed {
                return None;
            }
            if let Some(job) = state.queue.pop().and_then(|ticket| state.jobs.remove(&ticket)) {
                return Some(job);
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Takes back what was not begun; says whether there was anything.
    fn withdraw(&self, ticket: Ticket) -> bool {
        let mut state = self.state();
        state.queue.remove(ticket);
        let job = state.jobs.remove(&ticket);
        drop(state);
        if let Some(job) = &job {
            self.metrics.waiting(job.lane).dec();
        }
        job.is_some()
    }
}

/// A piece of work that was submitted. Dropped before its turn, it is not done at all.
pub struct Waiting<T> {
    ticket: Ticket,
    answer: oneshot::Receiver<T>,
    shared: Arc<Shared>,
}

impl<T> Waiting<T> {
    /// How many of its kind come before it; none when its turn has come.
    pub fn ahead(&self) -> Option<usize> {
        self.place().ahead()
    }

    /// Its place in the queue, for others to look at.
    pub fn place(&self) -> Place {
        Place { ticket: self.ticket, shared: Arc::clone(&self.shared) }
    }

    /// Waits until it is done.
    pub async fn done(mut self) -> Result<T, Missed> {
        (&mut self.answer).await.map_err(|_| Missed::Failed)
    }

    /// Waits a while until it is done; none if it is not.
    pub async fn done_within(&mut self, time: Duration) -> Option<Result<T, Missed>> {
        let done = timeout(time, &mut self.answer).await.ok()?;
        Some(done.map_err(|_| Missed::Failed))
    }

    /// Gives up what was not begun. What was begun is waited for.
    pub async fn done_or_late(mut self) -> Result<T, Missed> {
        if self.shared.withdraw(self.ticket) {
            return Err(Missed::Late);
        }
        (&mut self.answer).await.map_err(|_| Missed::Failed)
    }
}

impl<T> Drop for Waiting<T> {
    fn drop(&mut self) {
        self.shared.withdraw(self.ticket);
    }
}

/// The place of a piece of work in the queue.
#[derive(Clone)]
pub struct Place {
    ticket: Ticket,
    shared: Arc<Shared>,
}

impl Place {
    /// How many of its kind come before it; none when its turn has come.
    pub fn ahead(&self) -> Option<usize> {
        self.shared.state().queue.ahead(self.ticket, MOST_TOLD)
    }
}

/// Lets others go first on the cores that this thread shares.
#[cfg(target_os = "linux")]
fn step_back(steps: i32) {
    // On Linux it concerns the calling thread alone. Where it is not allowed, all are equal.
    let _ = rustix::process::nice(steps);
}

/// Elsewhere a thread cannot be given a priority of its own so simply: all are equal.
#[cfg(not(target_os = "linux"))]
fn step_back(_steps: i32) {}
