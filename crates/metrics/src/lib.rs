//! What the house counts and measures, for Prometheus.
//!
//! The registry belongs to one house, so that several can live in one process.

use std::time::Duration;

use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

/// How an ask was answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct AskLabel {
    /// What came of it.
    pub outcome: AskOutcome,
}

/// What came of an ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelValue)]
pub enum AskOutcome {
    /// It was done.
    Done,
    /// It was refused.
    Refused,
    /// It could not be stored.
    Failed,
}

/// Why a connection was dropped or not let in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct DropLabel {
    /// Why.
    pub why: Dropped,
}

/// Why a connection was dropped or not let in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelValue)]
pub enum Dropped {
    /// It took its frames too slowly.
    Slow,
    /// It sent frames that nobody understands.
    BadFrames,
    /// Its address did too much.
    Limited,
}

/// Which limit was reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct LimitLabel {
    /// Its name, as `forno serve --print-limits` lists it.
    pub limit: &'static str,
}

/// What became of calling a guest who is not at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct AlertLabel {
    /// What became of it.
    pub outcome: AlertOutcome,
}

/// What became of calling a guest who is not at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelValue)]
pub enum AlertOutcome {
    /// It was taken.
    Sent,
    /// It has to be tried again.
    Postponed,
    /// The browser is gone, and forgotten.
    Gone,
    /// It was refused.
    Refused,
    /// It was tried too often, and given up.
    Dropped,
}

/// Everything that is counted.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// Tables in memory.
    pub tables: Gauge,
    /// Open connections, sockets among them.
    pub connections: Gauge,
    /// Open sockets.
    pub sockets: Gauge,
    /// Requests of guests at tables, by what came of them.
    pub asks: Family<AskLabel, Counter>,
    /// From a frame's arrival to its answer.
    pub answer: Histogram,
    /// How long a commit takes.
    pub commit: Histogram,
    /// Records made durable together.
    pub records: Histogram,
    /// How long bots think.
    pub thinking: Histogram,
    /// How long it takes to load a table.
    pub loading: Histogram,
    /// Bots that failed and made any legal move instead.
    pub bot_failures: Counter,
    /// Tables that stopped by a fault of ours.
    pub faults: Counter,
    /// Connections dropped or not let in.
    pub drops: Family<DropLabel, Counter>,
    /// How often limits were reached.
    pub limits: Family<LimitLabel, Counter>,
    /// Whether the house can store and read all it has: 1 if so.
    pub ready: Gauge,
    /// Guests called who are not at the table, by what became of it.
    pub alerts: Family<AlertLabel, Counter>,
}

/// From a tenth of a millisecond to some seconds.
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
            loading: latencies(),
            bot_failures: Counter::default(),
            faults: Counter::default(),
            drops: Family::default(),
            limits: Family::default(),
            ready: Gauge::default(),
            alerts: Family::default(),
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
    /// Counts an ask.
    pub fn asked(&self, outcome: AskOutcome, took: Duration) {
        self.asks.get_or_create(&AskLabel { outcome }).inc();
        self.answer.observe(took.as_secs_f64());
    }

    /// Counts a connection that was dropped.
    pub fn dropped(&self, why: Dropped) {
        self.drops.get_or_create(&DropLabel { why }).inc();
    }

    /// Counts that a limit was reached.
    pub fn limited(&self, limit: &'static str) {
        self.limits.get_or_create(&LimitLabel { limit }).inc();
    }

    /// Counts what became of calling a guest.
    pub fn alerted(&self, outcome: AlertOutcome) {
        self.alerts.get_or_create(&AlertLabel { outcome }).inc();
    }

    /// Everything in the text format of Prometheus.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing into a string does not fail.
        let _ = text::encode(&mut text, &self.registry);
        text
    }
}
