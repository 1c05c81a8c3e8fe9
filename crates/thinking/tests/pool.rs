//! The pool: its threads, and the work that waits for them.

use std::sync::mpsc;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use metrics::Metrics;
use thinking::{Lane, Missed, Owner, Pool, Urgency, Waiting};

const COST: Duration = Duration::from_millis(200);

fn at(household: u64) -> Owner {
    Owner { household, ..Owner::default() }
}

/// A pool of one thread that is kept busy until something is sent.
fn busy() -> (Pool, mpsc::Sender<()>, Waiting<()>) {
    let pool = Pool::new(1, Urgency::Patient, Arc::new(Metrics::default()));
    let (release, released) = mpsc::channel();
    let (begin, begun) = mpsc::channel();
    let blocking = pool.submit(Lane::Bots, at(0), COST, move || {
        begin.send(()).expect("somebody waits");
        released.recv().expect("it is released");
    });
    begun.recv().expect("it begins");
    (pool, release, blocking)
}

#[tokio::test]
async fn work_is_done_in_the_sequence_that_is_told() {
    let (pool, release, _blocking) = busy();
    let done = Arc::new(Mutex::new(Vec::new()));
    let submit = |household, name| {
        let done = Arc::clone(&done);
        let work = move || done.lock().expect("no panic").push(name);
        pool.submit(Lane::Hints, at(household), COST, work)
    };
    let waiting = [submit(1, "a"), submit(1, "b"), submit(1, "c"), submit(2, "other")];
    let ahead: Vec<_> = waiting.iter().map(|it| it.ahead().expect("it waits")).collect();
    assert_eq!(ahead, [0, 2, 3, 1]);
    release.send(()).expect("it waits for it");
    for waiting in waiting {
        waiting.done().await.expect("it is done");
    }
    assert_eq!(*done.lock().expect("no panic"), ["a", "other", "b", "c"]);
}

#[tokio::test]
async fn what_was_not_begun_in_time_is_not_done() {
    let (pool, release, blocking) = busy();
    let late = pool.submit(Lane::Hints, at(1), COST, || panic!("it is never begun"));
    assert_eq!(late.done_or_late().await, Err::<(), _>(Missed::Late));
    release.send(()).expect("it waits for it");
    assert_eq!(blocking.done_or_late().await, Ok(()), "what was begun is waited for");
}

#[tokio::test]
async fn whoever_goes_away_keeps_nobody_waiting() {
    let (pool, release, _blocking) = busy();
    let gone = pool.submit(Lane::Bots, at(1), COST, || panic!("it is never begun"));
    let mut next = pool.submit(Lane::Bots, at(1), COST, || 7);
    assert_eq!(next.ahead(), Some(1));
    drop(gone);
    assert_eq!(next.ahead(), Some(0));
    assert_eq!(next.done_within(Duration::from_millis(1)).await, None);
    release.send(()).expect("it waits for it");
    assert_eq!(next.done().await, Ok(7));
}

#[tokio::test]
async fn a_panic_is_told_and_the_thread_goes_on() {
    let pool = Pool::new(1, Urgency::Prompt, Arc::new(Metrics::default()));
    let failed = pool.submit(Lane::Quick, at(1), COST, || -> u8 { panic!("on purpose") });
    assert_eq!(failed.done().await, Err(Missed::Failed));
    assert_eq!(pool.submit(Lane::Quick, at(1), COST, || 1).done().await, Ok(1));
}
