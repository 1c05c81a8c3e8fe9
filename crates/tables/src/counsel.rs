//! Hints in the making: strong bots that think for guests, in the same pool as all others.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use bots::{Advice, Budget, SeatedAdviser};
use table::{Eyes, Seat};
use tokio::sync::{Semaphore, mpsc};

use crate::host::{Host, Hosted};
use crate::metrics::Metrics;

/// How long an adviser thinks: with the way there and back a hint comes within a second.
const BUDGET: Budget = Budget::Time(Duration::from_millis(700));

/// What an adviser has thought out.
pub struct Counsel<G: Hosted> {
    /// For which seat.
    pub seat: Seat,
    /// How much had been said to it.
    pub heard: u32,
    /// The advice; none when the adviser failed.
    pub advice: Option<Advice<G::Move>>,
}

/// The advisers at a table.
pub struct Counsels<G: Hosted> {
    thinking: BTreeSet<Seat>,
    pool: Arc<Semaphore>,
    metrics: Arc<Metrics>,
    counsels: mpsc::Sender<Counsel<G>>,
}

impl<G: Hosted> Counsels<G> {
    /// No adviser yet; what they think out is sent to `counsels`.
    pub fn new(
        pool: Arc<Semaphore>,
        metrics: Arc<Metrics>,
        counsels: mpsc::Sender<Counsel<G>>,
    ) -> Counsels<G> {
        Counsels { thinking: BTreeSet::new(), pool, metrics, counsels }
    }

    /// Whether any adviser is thinking.
    pub fn are_thinking(&self) -> bool {
        !self.thinking.is_empty()
    }

    /// Lets an adviser think for this seat, unless one does already.
    pub fn think(&mut self, host: &Host<G>, seat: Seat, heard: u32, seed: u64) {
        let Some(play) = host.play() else { return };
        if !self.thinking.insert(seat) {
            return;
        }
        let start = G::new(G::setup(play.game().public()));
        let past = play.said_after(Eyes::Seat(seat), 0);
        let (game, table) = (*play.game(), host.id());
        let (pool, metrics) = (self.pool.clone(), self.metrics.clone());
        let counsels = self.counsels.clone();
        tokio::spawn(async move {
            // The pool is closed only when the house is gone.
            let Ok(_turn) = pool.acquire().await else { return };
            let began = std::time::Instant::now();
            let advising = tokio::task::spawn_blocking(move || {
                let mut adviser = SeatedAdviser::new(&start, seat, BUDGET, seed);
                past.iter().for_each(|saying| adviser.hear(saying));
                adviser.advise(&game, None)
            });
            let advice = advising.await.ok();
            metrics.thinking.observe(began.elapsed().as_secs_f64());
            if advice.is_none() {
                metrics.bot_failures.inc();
                tracing::error!(%table, %seat, "an adviser failed");
            }
            // The table may have left memory meanwhile; whoever wants a hint asks again.
            let _ = counsels.send(Counsel { seat, heard, advice }).await;
        });
    }

    /// An adviser is back.
    pub fn came_back(&mut self, seat: Seat) {
        self.thinking.remove(&seat);
    }
}
