//! What a measurement found, for people and for programs.

use std::fmt;

use serde::Serialize;

use super::tally::Tally;
use crate::latencies::Summary;

/// What was measured while moves were due at a fixed rate.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// The games that were played.
    pub game: &'static str,
    /// Tables at which they were played at the same time.
    pub tables: usize,
    /// Asks that were due in each second.
    pub wanted_per_s: f64,
    /// Asks that were done in each second.
    pub done_per_s: f64,
    /// Moves in them, in each second: a turn of several moves goes into one ask.
    pub moves_per_s: f64,
    /// How long was measured, in seconds.
    pub seconds: f64,
    /// From the moment an ask was due to its answer.
    #[serde(flatten)]
    pub latencies: Summary,
    /// Asks that were done.
    pub done: u64,
    /// Asks that were refused though what they ask for was offered.
    pub refused: u64,
    /// Asks that the house could not store.
    pub failed: u64,
    /// Asks whose connection broke.
    pub lost: u64,
    /// Asks that were due, but not answered when the measurement ended.
    pub unanswered: u64,
    /// Games that were played to the end since the tables were opened.
    pub games_finished: u64,
    /// Records that one commit made durable, on average.
    pub records_per_commit: Option<f64>,
    /// The processors' time that the house used, in seconds of each second.
    pub house_cpu: Option<f64>,
    /// The processors' time that measuring used, in seconds of each second.
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

    /// Asks that did not end as they should.
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

/// Bytes as people like to read them.
pub(crate) fn mebibytes(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}
