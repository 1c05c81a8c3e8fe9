//! Many tables at once, with moves due at a fixed rate.
//!
//! The rate does not adapt to the house: a move is due at its moment whether or not those before it
//! were answered. It goes to the next table where an awaited seat knows what it may do; if there is
//! none it waits, and the wait counts. Finished tables are replaced by others that were opened
//! ahead of time.

mod figures;
mod floor;
mod games;
mod limit;
mod opener;
mod table;
mod tally;
mod thinkers;

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Notify;
use tokio::task::JoinSet;

pub use figures::Figures;
pub(crate) use figures::mebibytes;
pub use games::Games;
pub use limit::Limit;
pub(crate) use table::pick;

use crate::client::{ClientError, Doorway};
use crate::doorways::Doorways;
use crate::metrics::Counts;
use crate::process;
use crate::schedule::Schedule;
use floor::Floor;
use limit::{BOUND_MS, Search, is_well};
use opener::Opener;

/// How many tables are opened at the same time.
const OPENERS: usize = 16;

/// How often in a row opening a table may fail.
const PATIENCE: u32 = 50;

/// How long to wait for the last answers.
const GRACE: Duration = Duration::from_secs(10);

/// What to play, and where.
#[derive(Clone, Debug)]
pub struct Order {
    /// The house.
    pub url: String,
    /// The address of the house's metrics, if it is not `/metrics` of the house.
    pub metrics: Option<String>,
    /// The house's process, to measure its resource use.
    pub pid: Option<u32>,
    /// The games.
    pub games: Games,
    /// The number of tables in play at the same time.
    pub tables: usize,
    /// Requests due per second.
    pub rate: f64,
    /// How long to measure.
    pub lasting: Duration,
    /// How long to play before that.
    pub warm_up: Duration,
    /// The number of additional tables where guests play against the strongest bots.
    pub thinkers: usize,
}

/// Plays at a fixed rate.
pub async fn run(order: &Order) -> Result<Figures, ClientError> {
    let hall = Hall::open(order).await?;
    Ok(hall.measure(order.rate).await)
}

/// Raises the rate until answers take too long. `told` is called after every step.
pub async fn find_limit(
    order: &Order,
    mut told: impl FnMut(&Figures),
) -> Result<Limit, ClientError> {
    let hall = Hall::open(order).await?;
    let mut search = Search::from(order.rate);
    let mut steps = Vec::new();
    while let Some(rate) = search.next() {
        // Other programs disturb a measurement, so each rate gets a second chance.
        for _ in 0..2 {
            let figures = hall.measure(rate).await;
            told(&figures);
            search.found(rate, is_well(&figures));
            steps.push(figures);
            if search.best() == Some(rate) {
                break;
            }
        }
    }
    Ok(Limit { asks_per_s: search.best(), bound_ms: BOUND_MS, steps })
}

/// A house full of guests.
struct Hall<'o> {
    order: &'o Order,
    doorway: Doorway,
    floor: Arc<Floor>,
    /// They stop when the hall is dropped.
    _openers: JoinSet<()>,
    _thinkers: JoinSet<()>,
}

impl Hall<'_> {
    /// Opens all tables.
    async fn open(order: &Order) -> Result<Hall<'_>, ClientError> {
        let doorway = Doorway::new(&order.url, None)?;
        let kept = order.tables / 10 + 10;
        let floor = Arc::new(Floor::new(order.tables, kept));
        let doorways = Doorways::of(&order.url)?;
        let thinkers = thinkers::invite(order.thinkers, &doorways, order.games).await?;
        let opener = Opener::new(Arc::clone(&floor), doorways, order.games);
        let openers = (0..OPENERS).map(|_| Arc::clone(&opener).work()).collect::<JoinSet<()>>();
        while floor.counts().0 < order.tables {
            if let Some(error) = opener.stuck(PATIENCE) {
                return Err(error);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(Hall { order, doorway, floor, _openers: openers, _thinkers: thinkers })
    }

    /// Plays moves at this rate, and returns the results.
    async fn measure(&self, rate: f64) -> Figures {
        let Order { games, tables, lasting, warm_up, metrics, .. } = self.order;
        let start = Instant::now() + Duration::from_millis(50);
        let schedule = Schedule::new(start, rate, *warm_up + *lasting);
        let count_from = start + *warm_up;
        self.floor.begin(schedule, count_from);
        let playing = self.play(schedule);
        let before = async {
            tokio::time::sleep_until(count_from.into()).await;
            self.look(metrics.as_deref()).await
        };
        let ((), before) = tokio::join!(playing, before);
        let after = self.look(metrics.as_deref()).await;
        self.finish().await;
        let tally = self.floor.end().expect("a measurement goes on");
        let mut figures = Figures::of(&tally, games.name(), rate);
        figures.tables = *tables;
        figures.games_finished = self.floor.counts().1;
        after.tell(&before, &mut figures);
        figures
    }

    /// Dispatches due moves until there will be no more.
    async fn play(&self, schedule: Schedule) {
        let tick = Arc::new(Notify::new());
        let ticking = metronome(schedule, Arc::clone(&tick));
        tokio::pin!(ticking);
        loop {
            tokio::select! {
                () = tick.notified() => self.floor.dispatch(),
                () = &mut ticking => return self.floor.dispatch(),
            }
        }
    }

    /// Waits for the last answers, up to a limit.
    async fn finish(&self) {
        let end = Instant::now() + GRACE;
        while !self.floor.is_complete() && Instant::now() < end {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    async fn look(&self, metrics: Option<&str>) -> Look {
        Look {
            at: Instant::now(),
            counts: Counts::of(&self.doorway, metrics).await,
            house: self.order.pid.and_then(process::busy),
            own: process::busy(std::process::id()),
            bytes: self.order.pid.and_then(process::resident),
        }
    }
}

/// Ticks whenever something is due.
///
/// A separate thread sleeps far more precisely than the runtime, whose timer has a resolution of
/// milliseconds.
async fn metronome(schedule: Schedule, tick: Arc<Notify>) {
    let ticking = tokio::task::spawn_blocking(move || {
        let mut next = 0;
        while next < schedule.count() {
            if let Some(wait) = schedule.at(next).checked_duration_since(Instant::now()) {
                std::thread::sleep(wait);
            }
            tick.notify_one();
            next = schedule.due(Instant::now()).max(next + 1);
        }
    });
    // It neither panics nor is cancelled.
    let _ = ticking.await;
}

/// Resource use and counters at one moment.
struct Look {
    at: Instant,
    counts: Option<Counts>,
    house: Option<f64>,
    own: Option<f64>,
    bytes: Option<u64>,
}

impl Look {
    /// Enters what changed since an earlier moment into the figures.
    fn tell(&self, then: &Look, figures: &mut Figures) {
        let seconds = (self.at - then.at).as_secs_f64();
        let cores = |now: Option<f64>, then: Option<f64>| Some((now? - then?) / seconds);
        figures.house_cpu = cores(self.house, then.house);
        figures.own_cpu = cores(self.own, then.own);
        figures.house_bytes = self.bytes;
        figures.records_per_commit = match (&self.counts, &then.counts) {
            (Some(now), Some(then)) => now.per_commit_since(then),
            (_, _) => None,
        };
    }
}
