//! Latency histograms.

use std::time::Duration;

use hdrhistogram::Histogram;
use serde::Serialize;

/// The longest duration that is recorded exactly; longer ones count as this.
const LONGEST: Duration = Duration::from_secs(600);

/// Many durations, recorded with three significant digits.
#[derive(Clone, Debug)]
pub struct Latencies(Histogram<u64>);

impl Default for Latencies {
    fn default() -> Latencies {
        let longest = LONGEST.as_micros() as u64;
        Latencies(Histogram::new_with_bounds(1, longest, 3).expect("these bounds are possible"))
    }
}

impl Latencies {
    /// Adds a duration.
    pub fn add(&mut self, took: Duration) {
        self.0.saturating_record(u64::try_from(took.as_micros()).unwrap_or(u64::MAX));
    }

    /// The number of durations.
    pub fn count(&self) -> u64 {
        self.0.len()
    }

    /// This percentile, in milliseconds.
    pub fn percentile(&self, percent: f64) -> f64 {
        self.0.value_at_percentile(percent) as f64 / 1_000.0
    }

    /// A summary.
    pub fn summary(&self) -> Summary {
        Summary {
            p50_ms: self.percentile(50.0),
            p90_ms: self.percentile(90.0),
            p99_ms: self.percentile(99.0),
            p99_9_ms: self.percentile(99.9),
            max_ms: self.0.max() as f64 / 1_000.0,
        }
    }
}

/// A summary of many durations, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The median.
    pub p50_ms: f64,
    /// The 90th percentile.
    pub p90_ms: f64,
    /// The 99th percentile.
    pub p99_ms: f64,
    /// The 99.9th percentile.
    pub p99_9_ms: f64,
    /// The maximum.
    pub max_ms: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_told_in_milliseconds() {
        let mut latencies = Latencies::default();
        (1..=1_000).for_each(|millis| latencies.add(Duration::from_millis(millis)));
        let Summary { p50_ms, p90_ms, p99_ms, p99_9_ms, max_ms } = latencies.summary();
        let near = |is: f64, expected: f64| (is / expected - 1.0).abs() < 0.002;
        assert!(near(p50_ms, 500.0) && near(p90_ms, 900.0) && near(p99_ms, 990.0));
        assert!(near(p99_9_ms, 999.0) && near(max_ms, 1_000.0));
        assert_eq!(latencies.count(), 1_000);
    }

    #[test]
    fn what_takes_for_ever_counts_too() {
        let mut latencies = Latencies::default();
        latencies.add(Duration::from_secs(86_400));
        latencies.add(Duration::ZERO);
        assert_eq!(latencies.count(), 2);
        assert!(latencies.summary().max_ms >= 600_000.0);
    }
}
