//! Hints in progress: advisers behind guests' seats, with their own share of the thinking time.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Advice, Budget, SeatedAdviser};
use table::{Eyes, Seat, View};
use thinking::{Missed, Waiting};
use tokio::sync::mpsc;

use crate::host::{Asker, Host, Hosted, Input};
use crate::metrics::{Lane, Metrics};
use crate::thinkers::Thinkers;

/// How long an adviser thinks. Including the round trip, a hint arrives within a second.
const COST: Duration = Duration::from_millis(700);

/// How often to check how many others are ahead of a waiting hint.
const LOOKING: Duration = Duration::from_secs(1);

/// Progress of a hint.
pub enum HintNews<G: Hosted> {
    /// This many others are ahead of it.
    Waits(Seat, u32),
    /// It is ready, or will never be.
    Thought(ThoughtHint<G>),
}

/// The result of an adviser's thinking.
pub struct ThoughtHint<G: Hosted> {
    seat: Seat,
    question: Question,
    advice: Result<Advice<G::Move>, Missed>,
}

/// A question to an adviser.
#[derive(Clone, Copy)]
struct Question {
    /// How many lines the ledger had. This identifies the decision.
    lines: usize,
    /// The seed of the adviser's random numbers.
    seed: u64,
    /// Who asks.
    asker: Asker,
}

/// The advisers at a table.
pub struct Hints<G: Hosted> {
    /// The seats behind which an adviser is thinking, each with the latest question that came
    /// meanwhile.
    thinking: BTreeMap<Seat, Option<Question>>,
    thinkers: Arc<Thinkers>,
    /// A hint that has not had its turn after this time is given up.
    within: Duration,
    metrics: Arc<Metrics>,
    hints: mpsc::Sender<HintNews<G>>,
}

impl<G: Hosted> Hints<G> {
    /// Creates it without advisers. Their results are sent to `hints`.
    pub fn new(
        thinkers: Arc<Thinkers>,
        within: Duration,
        metrics: Arc<Metrics>,
        hints: mpsc::Sender<HintNews<G>>,
    ) -> Hints<G> {
        Hints { thinking: BTreeMap::new(), thinkers, within, metrics, hints }
    }

    /// Whether any adviser is thinking.
    pub fn are_thinking(&self) -> bool {
        !self.thinking.is_empty()
    }

    /// Lets an adviser think about this seat's decision after this many lines of the ledger. If one
    /// is already thinking, its answer serves for both questions. If that answer comes too late,
    /// the latest question is next.
    pub fn think(&mut self, host: &Host<G>, seat: Seat, lines: usize, asker: Asker, seed: u64) {
        let question = Question { lines, seed, asker };
        match self.thinking.get_mut(&seat) {
            Some(next) => *next = Some(question),
            None => self.begin(host, seat, question),
        }
    }

    fn begin(&mut self, host: &Host<G>, seat: Seat, question: Question) {
        let Some(play) = host.play() else { return };
        self.thinking.insert(seat, None);
        let eyes = Eyes::Seat(seat);
        // The thinking thread gets what the seat has heard and may see, and nothing else.
        let start = View::of(&G::new(G::setup(play.game().public())), eyes);
        let past = play.said_after(eyes, 0);
        let view = View::of(play.game(), eyes);
        let table = host.id();
        let thinking = self.metrics.thinking.clone();
        let advice = self.thinkers.think(Lane::Hints, question.asker, table, COST, move || {
            let began = Instant::now();
            let mut adviser = SeatedAdviser::new(&start, Budget::Time(COST), question.seed)?;
            past.iter().for_each(|saying| adviser.hear(saying));
            let advice = adviser.advise(&view, None);
            thinking.observe(began.elapsed().as_secs_f64());
            Some(advice)
        });
        let (within, metrics, hints) = (self.within, self.metrics.clone(), self.hints.clone());
        tokio::spawn(async move {
            let advice = wait(advice, seat, within, &hints).await;
            let advice = advice.and_then(|advice| advice.ok_or(Missed::Failed));
            if advice == Err(Missed::Failed) {
                metrics.bot_failures.inc();
                tracing::error!(%table, %seat, "an adviser failed");
            }
            // The table may have left memory meanwhile; a guest who still wants a hint asks again.
            let _ = hints.send(HintNews::Thought(ThoughtHint { seat, question, advice })).await;
        });
    }

    /// Takes an adviser's result and returns the input for the host. If the seat has moved on and
    /// asked again, starts on that question instead.
    pub fn came_back(&mut self, host: &Host<G>, hint: ThoughtHint<G>) -> Option<Input<G>> {
        let ThoughtHint { seat, question: Question { lines, .. }, advice } = hint;
        let next = self.thinking.remove(&seat).flatten();
        let is_late = !host.play().is_some_and(|play| play.has_same_decision(seat, lines));
        if let Some(next) = next.filter(|_| is_late) {
            self.begin(host, seat, next);
            return None;
        }
        Some(match advice {
            Ok(advice) => Input::Advised { seat, lines, advice: Some(advice) },
            Err(Missed::Failed) => Input::Advised { seat, lines, advice: None },
            Err(Missed::Late) => {
                self.metrics.limited("seat.hint-wait");
                Input::HintGivenUp { seat }
            }
        })
    }
}

/// Waits for a hint, reports meanwhile how many others are ahead of it, and gives it up if its turn
/// does not come in time.
async fn wait<G: Hosted, T>(
    mut hint: Waiting<T>,
    seat: Seat,
    within: Duration,
    news: &mpsc::Sender<HintNews<G>>,
) -> Result<T, Missed> {
    let asked = Instant::now();
    let mut told = 0;
    loop {
        if let Some(ahead) = hint.ahead()
            && ahead != told
        {
            told = ahead;
            let ahead = u32::try_from(ahead).unwrap_or(u32::MAX);
            // The table may have left memory meanwhile.
            let _ = news.send(HintNews::Waits(seat, ahead)).await;
        }
        let left = within.saturating_sub(asked.elapsed());
        if let Some(done) = hint.done_within(left.min(LOOKING)).await {
            return done;
        }
        if left <= LOOKING {
            return hint.done_or_late().await;
        }
    }
}
