//! The house's metrics, for Prometheus.
//!
//! The registry belongs to one house, so that several houses can share a process.

mod fault_log;

use std::time::Duration;

use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

pub use fault_log::FaultLog;

/// The label of a request: how it was answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct AskLabel {
    /// The outcome.
    pub outcome: AskOutcome,
}

/// The outcome of a request.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelValue)]
pub enum AskOutcome {
    /// It was done.
    Done,
    /// It was refused.
    Refused,
    /// It could not be stored.
    Failed,
}

/// The label of a dropped connection.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct DropLabel {
    /// The reason.
    pub why: Dropped,
}

/// Why a connection was dropped or rejected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelValue)]
pub enum Dropped {
    /// It read its frames too slowly.
    Slow,
    /// It sent invalid frames.
    BadFrames,
    /// A limit was exceeded: by its address, or by the number of connections at its table.
    Limited,
}

/// Which limit was reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct LimitLabel {
    /// Its name, as `forno serve --print-limits` lists it.
    pub limit: &'static str,
}

/// The label of a notification to a guest who is not at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct AlertLabel {
    /// The outcome.
    pub outcome: AlertOutcome,
}

/// The outcome of a notification to a guest who is not at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelValue)]
pub enum AlertOutcome {
    /// It was accepted.
    Sent,
    /// It has to be retried.
    Postponed,
    /// The browser's subscription is gone and has been removed.
    Gone,
    /// It was refused.
    Refused,
    /// It was retried too often and abandoned.
    Dropped,
}

/// A kind of thinking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct LaneLabel {
    /// Which.
    pub lane: Lane,
}

/// A kind of thinking, which has a share of the time for itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, EncodeLabelValue)]
pub enum Lane {
    /// Bots that do not search.
    Quick,
    /// Bots that search.
    Bots,
    /// Bots that search at tables with days for each move where nobody is.
    Days,
    /// Hints for guests.
    Hints,
    /// Games judged again.
    Reviews,
}

impl Lane {
    /// All kinds.
    pub const ALL: [Lane; 5] = [Lane::Quick, Lane::Bots, Lane::Days, Lane::Hints, Lane::Reviews];
}

/// All metrics of a house.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// Tables in memory.
    pub tables: Gauge,
    /// Open connections, sockets among them.
    pub connections: Gauge,
    /// Open sockets.
    pub sockets: Gauge,
    /// Requests of guests at tables, by outcome.
    pub asks: Family<AskLabel, Counter>,
    /// The time from a frame's arrival to its answer.
    pub answer: Histogram,
    /// The time a commit takes.
    pub commit: Histogram,
    /// Records stored in one commit.
    pub records: Histogram,
    /// The time bots think.
    pub thinking: Histogram,
    /// Pieces of thinking that wait for their turn, by kind.
    pub thinking_waiting: Family<LaneLabel, Gauge>,
    /// How long they waited, by kind.
    pub thinking_wait: Family<LaneLabel, Histogram, fn() -> Histogram>,
    /// The time it takes to load a table.
    pub loading: Histogram,
    /// Bots and advisers that failed. For a bot, some legal move was made instead.
    pub bot_failures: Counter,
    /// Tables that stopped because of a fault of ours.
    pub faults: Counter,
    /// Connections dropped or rejected.
    pub drops: Family<DropLabel, Counter>,
    /// How often limits were reached.
    pub limits: Family<LimitLabel, Counter>,
    /// Whether the house can store and read all it has: 1 if so.
    pub ready: Gauge,
    /// Notifications to guests who are not at the table, by outcome.
    pub alerts: Family<AlertLabel, Counter>,
    /// The latest warnings and errors, for the keeper's room.
    pub fault_log: FaultLog,
}

/// From a tenth of a millisecond to several seconds.
fn latencies() -> Histogram {
    Histogram::new(exponential_buckets(0.000_1, 2.0, 17))
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("forno");
        let mut metrics = Metrics {
            registry: Registry::default(),
            tables: Gauge::default(),
            connections: Gauge::default(),
            sockets: Gauge::default(),
            asks: Family::default(),
            answer: latencies(),
            commit: latencies(),
            records: Histogram::new(exponential_buckets(1.0, 2.0, 10)),
            thinking: latencies(),
            thinking_waiting: Family::default(),
            thinking_wait: Family::new_with_constructor(latencies as fn() -> Histogram),
            loading: latencies(),
            bot_failures: Counter::default(),
            faults: Counter::default(),
            drops: Family::default(),
            limits: Family::default(),
            ready: Gauge::default(),
            alerts: Family::default(),
            fault_log: FaultLog::default(),
        };
        registry.register("tables", "Tables in memory", metrics.tables.clone());
        registry.register("connections", "Open connections", metrics.connections.clone());
        registry.register("sockets", "Open sockets", metrics.sockets.clone());
        registry.register("asks", "Requests at tables, by outcome", metrics.asks.clone());
        let seconds = || Unit::Seconds;
        let timed: [(&str, &str, &Histogram); 4] = [
            ("answer", "From a frame's arrival to its answer", &metrics.answer),
            ("commit", "How long a commit takes", &metrics.commit),
            ("thinking", "How long a bot thinks", &metrics.thinking),
            ("loading", "How long loading a table takes", &metrics.loading),
        ];
        for (name, help, histogram) in timed {
            registry.register_with_unit(name, help, seconds(), histogram.clone());
        }
        let (wait, waiting) = (metrics.thinking_wait.clone(), metrics.thinking_waiting.clone());
        let help = "How long thinking waits for its turn, by kind";
        registry.register_with_unit("thinking_wait", help, seconds(), wait);
        registry.register("thinking_waiting", "Thinking that waits for its turn", waiting);
        registry.register("records", "Records made durable together", metrics.records.clone());
        registry.register("bot_failures", "Bots that failed", metrics.bot_failures.clone());
        registry.register("faults", "Tables stopped by a fault", metrics.faults.clone());
        registry.register("drops", "Connections dropped or not let in", metrics.drops.clone());
        registry.register("limits", "Limits reached, by name", metrics.limits.clone());
        registry.register("ready", "Whether the house can store and read", metrics.ready.clone());
        registry.register("alerts", "Calls to absent guests, by outcome", metrics.alerts.clone());
        metrics.registry = registry;
        metrics
    }
}

impl Metrics {
    /// Counts a request.
    pub fn asked(&self, outcome: AskOutcome, took: Duration) {
        self.asks.get_or_create(&AskLabel { outcome }).inc();
        self.answer.observe(took.as_secs_f64());
    }

    /// Counts a connection that was dropped.
    pub fn dropped(&self, why: Dropped) {
        self.drops.get_or_create(&DropLabel { why }).inc();
    }

    /// How much thinking of this kind waits.
    pub fn waiting(&self, lane: Lane) -> Gauge {
        self.thinking_waiting.get_or_create(&LaneLabel { lane }).clone()
    }

    /// Counts how long a piece of thinking waited.
    pub fn waited(&self, lane: Lane, time: Duration) {
        self.thinking_wait.get_or_create(&LaneLabel { lane }).observe(time.as_secs_f64());
    }

    /// Counts that a limit was reached.
    pub fn limited(&self, limit: &'static str) {
        self.limits.get_or_create(&LimitLabel { limit }).inc();
    }

    /// Counts the outcome of a notification.
    pub fn alerted(&self, outcome: AlertOutcome) {
        self.alerts.get_or_create(&AlertLabel { outcome }).inc();
    }

    /// Everything in the text format of Prometheus.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = text::encode(&mut text, &self.registry);
        text
    }
}
