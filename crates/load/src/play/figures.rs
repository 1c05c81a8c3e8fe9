//! The results of a measurement, for people and for programs.

use std::fmt;

use serde::Serialize;

use super::tally::Tally;
use crate::latencies::Summary;

/// The results of a measurement with moves due at a fixed rate.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// The games that were played.
    pub game: &'static str,
    /// The number of tables in play at the same time.
    pub tables: usize,
    /// Requests due per second.
    pub wanted_per_s: f64,
    /// Requests carried out per second.
    pub done_per_s: f64,
    /// Moves in them per second: a turn of several moves is one request.
    pub moves_per_s: f64,
    /// The duration of the measurement, in seconds.
    pub seconds: f64,
    /// The time from the moment a request was due to its answer.
    #[serde(flatten)]
    pub latencies: Summary,
    /// Requests that were carried out.
    pub done: u64,
    /// Requests that were refused although their moves were offered.
    pub refused: u64,
    /// Requests that the house failed to store.
    pub failed: u64,
    /// Requests whose connection broke.
    pub lost: u64,
    /// Requests that were due, but had no answer when the measurement ended.
    pub unanswered: u64,
    /// Games that were finished since the tables were opened.
    pub games_finished: u64,
    /// How many records one commit made durable, on average.
    pub records_per_commit: Option<f64>,
    /// The CPU time that the house used, in seconds per second.
    pub house_cpu: Option<f64>,
    /// The CPU time that the measurement itself used, in seconds per second.
    pub own_cpu: Option<f64>,
    /// The house's memory at the end, in bytes.
    pub house_bytes: Option<u64>,
}

impl Figures {
    pub(super) fn of(tally: &Tally, game: &'static str, wanted_per_s: f64) -> Figures {
        let seconds = tally.counted().as_secs_f64();
        Figures {
            game,
            tables: 0,
            wanted_per_s,
            done_per_s: tally.done as f64 / seconds,
            moves_per_s: tally.moves as f64 / seconds,
            seconds,
            latencies: tally.latencies.summary(),
            done: tally.done,
            refused: tally.refused,
            failed: tally.failed,
            lost: tally.lost,
            unanswered: tally.unanswered,
            games_finished: 0,
            records_per_commit: None,
            house_cpu: None,
            own_cpu: None,
            house_bytes: None,
        }
    }

    /// Requests that did not end as they should.
    pub fn errors(&self) -> u64 {
        self.refused + self.failed + self.lost + self.unanswered
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Summary { p50_ms, p90_ms, p99_ms, p99_9_ms, max_ms } = self.latencies;
        writeln!(
            f,
            "{} at {} tables, {:.0} asks/s due for {:.0} s",
            self.game, self.tables, self.wanted_per_s, self.seconds
        )?;
        writeln!(f, "  {:>9.1} asks/s done, {:.1} moves/s", self.done_per_s, self.moves_per_s)?;
        let percentiles = [
            ("p50", p50_ms),
            ("p90", p90_ms),
            ("p99", p99_ms),
            ("p99.9", p99_9_ms),
            ("max", max_ms),
        ];
        for (name, millis) in percentiles {
            writeln!(f, "  {millis:>9.2} ms {name}")?;
        }
        writeln!(
            f,
            "  {:>9} refused, {} failed, {} lost, {} unanswered",
            self.refused, self.failed, self.lost, self.unanswered
        )?;
        writeln!(f, "  {:>9} games finished", self.games_finished)?;
        if let Some(records) = self.records_per_commit {
            writeln!(f, "  {records:>9.2} records per commit")?;
        }
        if let (Some(house), Some(own)) = (self.house_cpu, self.own_cpu) {
            writeln!(f, "  {house:>9.2} cores used by the house, {own:.2} by measuring")?;
        }
        match self.house_bytes {
            Some(bytes) => writeln!(f, "  {:>9.0} MiB of memory in the house", mebibytes(bytes)),
            None => Ok(()),
        }
    }
}

/// Bytes in mebibytes.
pub(crate) fn mebibytes(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}
