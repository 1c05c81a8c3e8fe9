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

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { searching_tables, hint_tables, hints, .. } = self;
        writeln!(
            f,
            "an abuser has {searching_tables} tables of searching bots and asks for hints at \
             {hint_tables} ({hints} came)"
        )?;
        writeln!(f, "  {:<28} {:>11} {:>11}  bound", "", "in calm", "abused")?;
        let verdict = |kept: bool| if kept { "kept" } else { "broken" };
        let bot = self.bot_busy_p99_ms <= self.bot_quiet_p99_ms + BOT_MS;
        let ask = |quiet: f64, busy: f64| verdict(busy <= ASK_TIMES * quiet);
        let review = self.review_busy_s <= REVIEW_TIMES * self.review_quiet_s;
        let (quiet, busy) = (self.bot_quiet_p50_ms, self.bot_busy_p50_ms);
        writeln!(f, "  {:<28} {quiet:>8.2} ms {busy:>8.2} ms", "a quick bot's move, p50")?;
        let (quiet, busy) = (self.bot_quiet_p99_ms, self.bot_busy_p99_ms);
        let bound = verdict(bot);
        writeln!(
            f,
            "  {:<28} {quiet:>8.2} ms {busy:>8.2} ms  + {BOT_MS:.0} ms: {bound}",
            "a quick bot's move, p99"
        )?;
        for (name, quiet, busy) in [
            ("a guest's ask, p50", self.ask_quiet_p50_ms, self.ask_busy_p50_ms),
            ("a guest's ask, p99", self.ask_quiet_p99_ms, self.ask_busy_p99_ms),
        ] {
            let bound = ask(quiet, busy);
            writeln!(f, "  {name:<28} {quiet:>8.2} ms {busy:>8.2} ms  × {ASK_TIMES:.0}: {bound}")?;
        }
        let (quiet, busy) = (self.review_quiet_s, self.review_busy_s);
        let bound = verdict(review);
        writeln!(
            f,
            "  {:<28} {quiet:>8.2} s  {busy:>8.2} s   × {REVIEW_TIMES:.0}: {bound}",
            "the longest review"
        )?;
        if let (Some(quiet), Some(busy)) = (self.house_quiet_cpu, self.house_busy_cpu) {
            writeln!(f, "  {:<28} {quiet:>8.2}    {busy:>8.2}", "cores used by the house")?;
        }
        Ok(())
    }
}
