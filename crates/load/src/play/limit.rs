//! Finding the highest rate.

use std::fmt;

use serde::Serialize;

use super::Figures;

/// The limit for the 99th percentile of the latency.
pub const BOUND_MS: f64 = 50.0;

/// The highest rate at which answers come in time, and all measurements on the way there.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Limit {
    /// The highest rate, in requests per second; `None` if even the first was too high.
    pub asks_per_s: Option<f64>,
    /// The limit for the 99th percentile.
    pub bound_ms: f64,
    /// All steps, in order.
    pub steps: Vec<Figures>,
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:>8} {:>9} {:>9} {:>9} {:>8}",
            "asks/s", "done/s", "p50 ms", "p99 ms", "errors"
        )?;
        for step in &self.steps {
            let Figures { wanted_per_s, done_per_s, latencies, .. } = step;
            let (p50, p99, errors) = (latencies.p50_ms, latencies.p99_ms, step.errors());
            writeln!(f, "{wanted_per_s:>8.0} {done_per_s:>9.1} {p50:>9.2} {p99:>9.2} {errors:>8}")?;
        }
        let bound = self.bound_ms;
        match self.asks_per_s {
            Some(rate) => writeln!(f, "up to {rate:.0} asks/s the p99 stays below {bound} ms"),
            None => writeln!(f, "even at the lowest rate the p99 is not below {bound} ms"),
        }
    }
}

/// The search: the rate is raised by half until it is too high, then bisected between the highest
/// good one and the lowest bad one, until both are close.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Search {
    well: Option<f64>,
    badly: Option<f64>,
    first: f64,
}

impl Search {
    pub(super) fn from(first: f64) -> Search {
        Search { well: None, badly: None, first }
    }

    /// The rate to try next; `None` if enough is known.
    pub(super) fn next(&self) -> Option<f64> {
        match (self.well, self.badly) {
            (None, None) => Some(self.first),
            (Some(well), None) => Some((well * 1.5).round()),
            (Some(well), Some(badly)) if badly > well * 1.1 => Some(((well + badly) / 2.0).round()),
            (Some(_), Some(_)) => None,
            (None, Some(badly)) if badly > 10.0 => Some((badly / 2.0).round()),
            (None, Some(_)) => None,
        }
    }

    /// Records the result at a rate.
    pub(super) fn found(&mut self, rate: f64, is_well: bool) {
        if is_well {
            self.well = Some(rate);
            // It may have failed at the first attempt.
            self.badly = self.badly.filter(|badly| *badly > rate);
        } else {
            self.badly = Some(rate);
        }
    }

    /// The highest good rate.
    pub(super) fn best(&self) -> Option<f64> {
        self.well
    }
}

/// Whether all answers came, and in time.
pub(super) fn is_well(figures: &Figures) -> bool {
    figures.latencies.p99_ms < BOUND_MS && figures.errors() == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(first: f64, limit: f64) {
        let mut search = Search::from(first);
        let mut steps = 0;
        while let Some(rate) = search.next() {
            search.found(rate, rate <= limit);
            steps += 1;
        }
        let best = search.best().expect("some rate goes well");
        assert!(best <= limit && best * 1.11 > limit, "{best} for {limit}");
        assert!(steps < 20, "{steps}");
    }

    #[test]
    fn the_search_comes_close_from_below_and_from_above() {
        check(1_000.0, 7_300.0);
        check(1_000.0, 1_040.0);
        check(5_000.0, 300.0);
    }

    #[test]
    fn what_goes_well_at_the_second_attempt_goes_well() {
        let mut search = Search::from(1_000.0);
        search.found(1_000.0, false);
        search.found(1_000.0, true);
        assert_eq!((search.best(), search.next()), (Some(1_000.0), Some(1_500.0)));
    }

    #[test]
    fn a_house_that_answers_nothing_has_no_limit() {
        let mut search = Search::from(1_000.0);
        while let Some(rate) = search.next() {
            search.found(rate, false);
        }
        assert_eq!(search.best(), None);
    }
}
