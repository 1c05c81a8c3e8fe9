//! A pool of threads that run the work in the queue's order.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use metrics::{Lane, Metrics};
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::{FairQueue, Owner, Ticket};

/// The highest place in the queue that is reported.
const MOST_TOLD: usize = 999;

/// How urgent the work of a pool is to the operating system.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Urgency {
    /// Short work that somebody waits for, like any other answer.
    Prompt,
    /// Work of some seconds that somebody waits for. Short work goes first.
    Awaited,
    /// Work that keeps coming and takes all the time it is given. Everything else goes first.
    Patient,
}

impl Urgency {
    /// How far a thread gives way to others (its `nice` increment).
    fn steps_back(self) -> i32 {
        match self {
            Urgency::Prompt => 0,
            Urgency::Awaited => 5,
            Urgency::Patient => 10,
        }
    }
}

/// Why a piece of work has no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missed {
    /// Its turn did not come in time; it was never started.
    Late,
    /// It failed.
    Failed,
}

/// A few threads and the work that waits for them. Dropping the pool ends its threads.
pub struct Pool {
    shared: Arc<Shared>,
}

struct Shared {
    state: Mutex<State>,
    /// Signalled when there is new work or the pool is closed.
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
    /// Creates a pool with this many threads, at least one.
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

    /// Queues work to run when its turn comes. The cost is roughly how long it will take.
    pub fn submit<T: Send + 'static>(
        &self,
        lane: Lane,
        owner: Owner,
        cost: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Waiting<T> {
        let (done, answer) = oneshot::channel();
        // The receiver may be gone.
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
            // After a panic, the receiver learns that no result will come.
            let _ = catch_unwind(AssertUnwindSafe(run));
        }
    }

    /// Waits for the next job. Returns `None` once the pool is closed.
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

    /// Withdraws a job that has not started. Returns whether there was one.
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

/// A submitted piece of work. If dropped before its turn, the work is never run.
pub struct Waiting<T> {
    ticket: Ticket,
    answer: oneshot::Receiver<T>,
    shared: Arc<Shared>,
}

impl<T> Waiting<T> {
    /// How many of its kind are ahead of it, or `None` once its turn has come.
    pub fn ahead(&self) -> Option<usize> {
        self.place().ahead()
    }

    /// Its place in the queue, to be watched from elsewhere.
    pub fn place(&self) -> Place {
        Place { ticket: self.ticket, shared: Arc::clone(&self.shared) }
    }

    /// Waits until it is done.
    pub async fn done(mut self) -> Result<T, Missed> {
        (&mut self.answer).await.map_err(|_| Missed::Failed)
    }

    /// Waits at most this long for the result. Returns `None` if it is not done by then.
    pub async fn done_within(&mut self, time: Duration) -> Option<Result<T, Missed>> {
        let done = timeout(time, &mut self.answer).await.ok()?;
        Some(done.map_err(|_| Missed::Failed))
    }

    /// Withdraws the work if it has not started; otherwise waits for its result.
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
    /// How many of its kind are ahead of it, or `None` once its turn has come.
    pub fn ahead(&self) -> Option<usize> {
        self.shared.state().queue.ahead(self.ticket, MOST_TOLD)
    }
}

/// Lowers the priority of this thread by this many `nice` steps.
#[cfg(target_os = "linux")]
fn step_back(steps: i32) {
    // On Linux this affects only the calling thread. Where it is not allowed, all have equal
    // priority.
    let _ = rustix::process::nice(steps);
}

/// Does nothing: other systems have no equally simple per-thread priority.
#[cfg(not(target_os = "linux"))]
fn step_back(_steps: i32) {}
