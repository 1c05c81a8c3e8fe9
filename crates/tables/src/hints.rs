//! Hints that are being thought out: advisers behind guests' seats, in the same pool as all bots.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use bots::{Advice, Budget, SeatedAdviser};
use table::{Eyes, Seat, View};
use tokio::sync::{Semaphore, mpsc};

use crate::host::{Host, Hosted, Input};
use crate::metrics::Metrics;

/// How long an adviser thinks: with the way there and back a hint comes within a second.
const BUDGET: Budget = Budget::Time(Duration::from_millis(700));

/// What an adviser has thought out.
pub struct ThoughtHint<G: Hosted> {
    seat: Seat,
    question: Question,
    /// The advice; none when the adviser failed.
    advice: Option<Advice<G::Move>>,
}

/// What an adviser is asked.
#[derive(Clone, Copy)]
struct Question {
    /// How many lines the ledger had: the decision it is about.
    lines: usize,
    /// What the adviser's random numbers follow from.
    seed: u64,
}

/// The advisers at a table.
pub struct Hints<G: Hosted> {
    /// For each seat behind which an adviser thinks, the last question that came meanwhile.
    thinking: BTreeMap<Seat, Option<Question>>,
    pool: Arc<Semaphore>,
    metrics: Arc<Metrics>,
    hints: mpsc::Sender<ThoughtHint<G>>,
}

impl<G: Hosted> Hints<G> {
    /// No adviser yet; what they think out is sent to `hints`.
    pub fn new(
        pool: Arc<Semaphore>,
        metrics: Arc<Metrics>,
        hints: mpsc::Sender<ThoughtHint<G>>,
    ) -> Hints<G> {
        Hints { thinking: BTreeMap::new(), pool, metrics, hints }
    }

    /// Whether any adviser is thinking.
    pub fn are_thinking(&self) -> bool {
        !self.thinking.is_empty()
    }

    /// Lets an adviser think for this seat about what it has to decide after so many lines of the
    /// ledger. Where one is thinking already, its answer serves for both questions; if it comes
    /// too late, the last question is thought about next.
    pub fn think(&mut self, host: &Host<G>, seat: Seat, lines: usize, seed: u64) {
        let question = Question { lines, seed };
        match self.thinking.get_mut(&seat) {
            Some(next) => *next = Some(question),
            None => self.begin(host, seat, question),
        }
    }

    fn begin(&mut self, host: &Host<G>, seat: Seat, question: Question) {
        let Some(play) = host.play() else { return };
        self.thinking.insert(seat, None);
        let eyes = Eyes::Seat(seat);
        // The thread that thinks is given what the seat heard and may see, and nothing else.
        let start = View::of(&G::new(G::setup(play.game().public())), eyes);
        let past = play.said_after(eyes, 0);
        let view = View::of(play.game(), eyes);
        let table = host.id();
        let (pool, metrics) = (self.pool.clone(), self.metrics.clone());
        let hints = self.hints.clone();
        tokio::spawn(async move {
            // The pool is closed only when the house is gone.
            let Ok(_turn) = pool.acquire().await else { return };
            let began = std::time::Instant::now();
            let advising = tokio::task::spawn_blocking(move || {
                let mut adviser = SeatedAdviser::new(&start, BUDGET, question.seed)?;
                past.iter().for_each(|saying| adviser.hear(saying));
                Some(adviser.advise(&view, None))
            });
            let advice = advising.await.ok().flatten();
            metrics.thinking.observe(began.elapsed().as_secs_f64());
            if advice.is_none() {
                metrics.bot_failures.inc();
                tracing::error!(%table, %seat, "an adviser failed");
            }
            // The table may have left memory meanwhile; whoever wants a hint asks again.
            let _ = hints.send(ThoughtHint { seat, question, advice }).await;
        });
    }

    /// An adviser is back; gives what the host is to be told. When the seat has moved on and has
    /// asked again, an adviser thinks about that first.
    pub fn came_back(&mut self, host: &Host<G>, hint: ThoughtHint<G>) -> Option<Input<G>> {
        let ThoughtHint { seat, question: Question { lines, .. }, advice } = hint;
        let next = self.thinking.remove(&seat).flatten();
        let is_late = !host.play().is_some_and(|play| play.has_same_decision(seat, lines));
        if let Some(next) = next.filter(|_| is_late) {
            self.begin(host, seat, next);
            return None;
        }
        Some(Input::Advised { seat, lines, advice })
    }
}
