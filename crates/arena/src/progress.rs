//! The progress of a run.

use std::time::Duration;

use crate::MatchRecord;

/// The progress of a run after a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress<'r> {
    /// Games played, including those of an earlier run with the same terms.
    pub done: u64,
    /// Games that will have been played at the end.
    pub of: u64,
    /// Games played in this run.
    pub fresh: u64,
    /// The time this run has taken so far.
    pub elapsed: Duration,
    /// The match that was just finished; `None` before the first.
    pub finished: Option<&'r MatchRecord>,
}

impl Progress<'_> {
    /// The estimated time left; unknown before the first match.
    pub fn left(&self) -> Option<Duration> {
        let rest = self.of.saturating_sub(self.done) as f64;
        (self.fresh > 0).then(|| self.elapsed.mul_f64(rest / self.fresh as f64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_left_counts_only_what_this_run_played() {
        let elapsed = Duration::from_secs(10);
        let progress = Progress { done: 60, of: 100, fresh: 20, elapsed, finished: None };
        assert_eq!(progress.left(), Some(Duration::from_secs(20)));
        assert_eq!(Progress { fresh: 0, ..progress }.left(), None);
    }
}
