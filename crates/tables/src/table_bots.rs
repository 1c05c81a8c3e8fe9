//! The bots at one table: what they have heard, and their turns on the house's thinking threads.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{BotSpec, Budget, Pace, Seated};
use table::{Eyes, Offer, Pcg, Saying, Seat, View};
use tokio::sync::{mpsc, watch};
use tokio::time;

use crate::host::{Host, Hosted};
use crate::metrics::{Lane, Metrics};
use crate::settings;
use crate::thinkers::Thinkers;

/// How long a bot may search.
const BUDGET: Budget = Budget::Time(Duration::from_millis(200));

/// The approximate cost of a decision, by the level of the bot.
fn cost<G: Hosted>(spec: &BotSpec<G>) -> Duration {
    Duration::from_millis(match spec.level() {
        0..=2 => 1,
        3 => 10,
        4 => 50,
        _ => 200,
    })
}

/// The result of a bot's thinking.
pub struct Thought<G: Hosted> {
    /// The seat whose turn it was.
    pub seat: Seat,
    /// The move.
    pub mv: G::Move,
    /// The bot itself, or `None` if it failed.
    bot: Option<Seated<G>>,
    /// The turn of thinking that this result belongs to.
    turn: u64,
}

/// A bot in a seat.
struct TableBot<G: Hosted> {
    spec: BotSpec<G>,
    /// `None` while the bot is thinking, and after it has failed.
    seated: Option<Seated<G>>,
    /// What was said to its seat while it was thinking.
    missed: Vec<Saying<G>>,
    /// The turn of thinking that is in progress.
    thinking: Option<u64>,
    pace: Pace,
}

/// The bots at a table.
pub struct TableBots<G: Hosted> {
    bots: BTreeMap<Seat, TableBot<G>>,
    whims: Pcg,
    pace: settings::Pace,
    /// Until when guests are shown what was said.
    show: watch::Sender<time::Instant>,
    thinkers: Arc<Thinkers>,
    metrics: Arc<Metrics>,
    thoughts: mpsc::Sender<Thought<G>>,
}

impl<G: Hosted> TableBots<G> {
    /// Creates it without bots. Their moves are sent to `thoughts`.
    pub fn new(
        whims: u64,
        pace: settings::Pace,
        thinkers: Arc<Thinkers>,
        metrics: Arc<Metrics>,
        thoughts: mpsc::Sender<Thought<G>>,
    ) -> TableBots<G> {
        let (bots, whims) = (BTreeMap::new(), Pcg::new(whims));
        let show = watch::Sender::new(time::Instant::now());
        TableBots { bots, whims, pace, show, thinkers, metrics, thoughts }
    }

    /// Whether any bot is thinking.
    pub fn are_thinking(&self) -> bool {
        self.bots.values().any(|bot| bot.thinking.is_some())
    }

    /// Lets all bots hear what reaches their seats.
    pub fn hear(&mut self, sayings: &[Saying<G>]) {
        for (seat, bot) in &mut self.bots {
            let own = sayings.iter().filter(|saying| saying.reaches(Eyes::Seat(*seat)));
            match &mut bot.seated {
                Some(seated) => own.for_each(|saying| seated.hear(saying)),
                None => bot.missed.extend(own.copied()),
            }
        }
    }

    /// Guests are shown for this long what was said. Bots at a natural pace wait for it.
    pub fn wait_for_show(&self, left: Duration) {
        self.show.send_replace(time::Instant::now() + left);
    }

    /// Starts every bot whose turn it is and that is not thinking yet.
    pub fn wake(&mut self, host: &Host<G>) {
        for (seat, bot) in host.bots_awaited() {
            self.seat(host, seat, bot);
            self.think(host, seat);
        }
    }

    /// Makes sure that this bot sits there and has heard everything that was said to its seat.
    fn seat(&mut self, host: &Host<G>, seat: Seat, spec: &BotSpec<G>) {
        let known = self.bots.get(&seat);
        if known.is_some_and(|bot| {
            bot.spec.name() == spec.name() && (bot.thinking.is_some() || bot.seated.is_some())
        }) {
            return;
        }
        let Some(play) = host.play() else { return };
        if let Some(missing) = host.missing_bot(seat) {
            let (table, stands_in) = (host.id(), spec.name());
            tracing::warn!(%table, %seat, missing, stands_in, "this build has no such bot");
        }
        let start = G::new(G::setup(play.game().public()));
        let view = View::of(&start, Eyes::Seat(seat));
        let mut seated = Seated::new(spec, &view, BUDGET, self.whims.bits());
        play.said_after(Eyes::Seat(seat), 0).iter().for_each(|saying| seated.hear(saying));
        let bot = TableBot {
            spec: spec.clone(),
            seated: Some(seated),
            missed: Vec::new(),
            thinking: None,
            pace: Pace::new(self.whims.bits()),
        };
        self.bots.insert(seat, bot);
    }

    fn think(&mut self, host: &Host<G>, seat: Seat) {
        let (Some(bot), Some(play)) = (self.bots.get_mut(&seat), host.play()) else { return };
        let Some(mut seated) = bot.seated.take() else { return };
        let turn = self.whims.bits();
        bot.thinking = Some(turn);
        // The wait is drawn before the bot looks at its cards, so its length reveals nothing.
        let pause = match self.pace {
            settings::Pace::Natural => {
                let wait = bot.pace.wait(G::weight(play.game().public()));
                Some((wait, self.show.subscribe()))
            }
            settings::Pace::AtOnce => None,
        };
        // The thinking thread gets what the seat may see, and nothing else.
        let view = View::of(play.game(), Eyes::Seat(seat));
        let (table, whim) = (host.id(), self.whims.bits());
        let lane = match bot.spec.searches() {
            false => Lane::Quick,
            true if host.is_over_days_and_empty() => Lane::Days,
            true => Lane::Bots,
        };
        let (asker, cost) = (host.opener(), cost(&bot.spec));
        let (thinkers, metrics) = (self.thinkers.clone(), self.metrics.clone());
        let thoughts = self.thoughts.clone();
        tokio::spawn(async move {
            if let Some((wait, show)) = pause {
                time::sleep(wait).await;
                end_of(show).await;
            }
            let thinking = metrics.thinking.clone();
            let chosen = thinkers.think(lane, asker, table, cost, move || {
                let began = Instant::now();
                let mv = seated.choose(&view);
                thinking.observe(began.elapsed().as_secs_f64());
                (seated, mv)
            });
            let chosen = chosen.done().await;
            let thought = match chosen {
                Ok((seated, mv)) if is_offered(&view, &mv) => {
                    Some(Thought { seat, mv, bot: Some(seated), turn })
                }
                Ok(_) | Err(_) => {
                    metrics.bot_failures.inc();
                    tracing::error!(%table, %seat, "a bot failed; it makes any legal move");
                    any_move(&view, whim).map(|mv| Thought { seat, mv, bot: None, turn })
                }
            };
            if let Some(thought) = thought {
                // The table may have left memory meanwhile; it will ask again.
                let _ = thoughts.send(thought).await;
            }
        });
    }

    /// Takes a bot back from thinking and returns its move.
    pub fn came_back(&mut self, thought: Thought<G>) -> (Seat, G::Move) {
        let Thought { seat, mv, bot: back, turn } = thought;
        // Another bot may have been given the seat in the meantime.
        if let Some(bot) = self.bots.get_mut(&seat)
            && bot.thinking == Some(turn)
        {
            bot.thinking = None;
            bot.seated = back;
            let missed = std::mem::take(&mut bot.missed);
            if let Some(seated) = &mut bot.seated {
                missed.iter().for_each(|saying| seated.hear(saying));
            }
        }
        (seat, mv)
    }
}

/// Waits until the show is over. It may be prolonged, or end early.
async fn end_of(mut show: watch::Receiver<time::Instant>) {
    loop {
        let end = *show.borrow_and_update();
        tokio::select! {
            () = time::sleep_until(end) => return,
            // A table that has left memory has no show.
            changed = show.changed() => if changed.is_err() { return },
        }
    }
}

fn is_offered<G: Hosted>(view: &View<G>, mv: &<G as table::Game>::Move) -> bool {
    let mut offered = false;
    view.offers(|offer| offered |= offer.covers(mv));
    offered
}

fn any_move<G: Hosted>(view: &View<G>, whim: u64) -> Option<<G as table::Game>::Move> {
    let mut offers = Vec::new();
    view.offers(|offer| offers.push(offer));
    let mut whims = Pcg::new(whim);
    let offer = offers.get(whims.pick(offers.len().max(1) as u32) as usize)?;
    Some(offer.pick(&mut |bound| whims.pick(bound)))
}
