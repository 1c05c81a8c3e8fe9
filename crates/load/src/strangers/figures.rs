//! What an abuser takes from the others.

use std::fmt;

use serde::Serialize;

use super::{Order, Timed};

/// So much longer than in calm a quick bot may take, in milliseconds.
const BOT_MS: f64 = 50.0;
/// So many times as long as in calm an ask may take.
const ASK_TIMES: f64 = 2.0;
/// So many times as long as in calm a review may take.
const REVIEW_TIMES: f64 = 3.0;

/// What was measured, in calm and beside the abuser.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// The abuser's tables of searching bots.
    pub searching_tables: usize,
    /// The abuser's tables at which hints are asked for.
    pub hint_tables: usize,
    /// The hints that the abuser got.
    pub hints: u64,
    /// A quick bot's move with its wait, in calm: half took no longer.
    pub bot_quiet_p50_ms: f64,
    /// The same beside the abuser.
    pub bot_busy_p50_ms: f64,
    /// A quick bot's move with its wait, in calm: all but one in a hundred took no longer.
    pub bot_quiet_p99_ms: f64,
    /// The same beside the abuser.
    pub bot_busy_p99_ms: f64,
    /// An ask of a guest, in calm: half took no longer.
    pub ask_quiet_p50_ms: f64,
    /// The same beside the abuser.
    pub ask_busy_p50_ms: f64,
    /// An ask of a guest, in calm: all but one in a hundred took no longer.
    pub ask_quiet_p99_ms: f64,
    /// The same beside the abuser.
    pub ask_busy_p99_ms: f64,
    /// The longest of some reviews, in calm.
    pub review_quiet_s: f64,
    /// The same beside the abuser, at another address.
    pub review_busy_s: f64,
    /// The processors' time that the house used for asks and quick bots, in calm.
    pub house_quiet_cpu: Option<f64>,
    /// The same beside the abuser.
    pub house_busy_cpu: Option<f64>,
}

impl Figures {
    pub(super) fn of(order: &Order, quiet: &Timed, busy: &Timed, hints: u64) -> Figures {
        Figures {
            searching_tables: order.searching,
            hint_tables: order.hints,
            hints,
            bot_quiet_p50_ms: quiet.bots.p50_ms,
            bot_busy_p50_ms: busy.bots.p50_ms,
            bot_quiet_p99_ms: quiet.bots.p99_ms,
            bot_busy_p99_ms: busy.bots.p99_ms,
            ask_quiet_p50_ms: quiet.asks.latencies.p50_ms,
            ask_busy_p50_ms: busy.asks.latencies.p50_ms,
            ask_quiet_p99_ms: quiet.asks.latencies.p99_ms,
            ask_busy_p99_ms: busy.asks.latencies.p99_ms,
            review_quiet_s: quiet.review,
            review_busy_s: busy.review,
            house_quiet_cpu: quiet.asks.house_cpu,
            house_busy_cpu: busy.asks.house_cpu,
        }
    }
}

/// How a figure with a bound compares.
struct Bound {
    name: &'static str,
    quiet: f64,
    busy: f64,
    unit: &'static str,
    /// What is allowed, in words.
    allowed: String,
    is_kept: bool,
}

impl Figures {
    /// The figures that have a bound. Of asks it is the median: one slow sync of a shared disk
    /// decides over the p99, whoever else is there.
    fn bounds(&self) -> [Bound; 3] {
        let times = |times: f64| format!("× {times:.0}");
        let (bot, bot_abused) = (self.bot_quiet_p99_ms, self.bot_busy_p99_ms);
        let (ask, ask_abused) = (self.ask_quiet_p50_ms, self.ask_busy_p50_ms);
        let (review, review_abused) = (self.review_quiet_s, self.review_busy_s);
        [
            Bound {
                name: "a quick bot's move, p99",
                quiet: bot,
                busy: bot_abused,
                unit: "ms",
                allowed: format!("+ {BOT_MS:.0} ms"),
                is_kept: bot_abused <= bot + BOT_MS,
            },
            Bound {
                name: "a guest's ask, p50",
                quiet: ask,
                busy: ask_abused,
                unit: "ms",
                allowed: times(ASK_TIMES),
                is_kept: ask_abused <= ASK_TIMES * ask,
            },
            Bound {
                name: "the longest review",
                quiet: review,
                busy: review_abused,
                unit: "s",
                allowed: times(REVIEW_TIMES),
                is_kept: review_abused <= REVIEW_TIMES * review,
            },
        ]
    }

    /// The names of the figures that are beyond their bound.
    pub fn broken(&self) -> Vec<&'static str> {
        let bounds = self.bounds();
        bounds.iter().filter(|bound| !bound.is_kept).map(|bound| bound.name).collect()
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { searching_tables, hint_tables, hints, .. } = self;
        writeln!(
            f,
            "an abuser has {searching_tables} tables of searching bots and asks for hints at \
             {hint_tables} ({hints} came)"
        )?;
        writeln!(f, "  {:<28} {:>11} {:>11}  bound", "", "in calm", "abused")?;
        for Bound { name, quiet, busy, unit, allowed, is_kept } in self.bounds() {
            let verdict = if is_kept { "kept" } else { "broken" };
            writeln!(
                f,
                "  {name:<28} {quiet:>8.2} {unit:<2} {busy:>8.2} {unit:<2}  {allowed}: {verdict}"
            )?;
        }
        for (name, quiet, busy) in [
            ("a quick bot's move, p50", self.bot_quiet_p50_ms, self.bot_busy_p50_ms),
            ("a guest's ask, p99", self.ask_quiet_p99_ms, self.ask_busy_p99_ms),
        ] {
            writeln!(f, "  {name:<28} {quiet:>8.2} ms {busy:>8.2} ms")?;
        }
        if let (Some(quiet), Some(busy)) = (self.house_quiet_cpu, self.house_busy_cpu) {
            writeln!(f, "  {:<28} {quiet:>8.2}    {busy:>8.2}", "cores used by the house")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CALM: Figures = Figures {
        searching_tables: 60,
        hint_tables: 30,
        hints: 1,
        bot_quiet_p50_ms: 1.0,
        bot_busy_p50_ms: 1.0,
        bot_quiet_p99_ms: 10.0,
        bot_busy_p99_ms: 60.0,
        ask_quiet_p50_ms: 2.0,
        ask_busy_p50_ms: 4.0,
        ask_quiet_p99_ms: 5.0,
        ask_busy_p99_ms: 50.0,
        review_quiet_s: 4.0,
        review_busy_s: 12.0,
        house_quiet_cpu: None,
        house_busy_cpu: None,
    };

    #[test]
    fn what_is_beyond_its_bound_is_named() {
        assert_eq!(CALM.broken(), Vec::<&str>::new());
        assert!(!CALM.to_string().contains("broken"), "{CALM}");
        let figures = Figures { bot_busy_p99_ms: 60.1, ..CALM.clone() };
        assert_eq!(figures.broken(), ["a quick bot's move, p99"]);
        let figures = Figures { ask_busy_p50_ms: 4.1, review_busy_s: 12.1, ..CALM };
        assert_eq!(figures.broken(), ["a guest's ask, p50", "the longest review"]);
        assert!(figures.to_string().contains("× 2: broken"), "{figures}");
    }
}
