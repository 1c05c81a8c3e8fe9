//! How long to wait before reconnecting.

use std::time::Duration;

use table::Pcg;

/// The first wait, unless the house asks for another.
const FIRST: Duration = Duration::from_millis(100);

/// The longest wait, unless the house asks for a longer one.
const LONGEST: Duration = Duration::from_secs(2);

/// Waits that grow from one failure to the next.
///
/// Jitter spreads out clients that were all disconnected at the same moment.
#[derive(Clone, Debug)]
pub struct Backoff {
    next: Duration,
    chance: Pcg,
}

impl Backoff {
    /// Waits with jitter from this seed.
    pub fn new(seed: u64) -> Backoff {
        Backoff { next: FIRST, chance: Pcg::new(seed) }
    }

    /// How long to wait after another failure; never less than the house asked for.
    pub fn wait(&mut self, asked: Option<Duration>) -> Duration {
        let least = asked.unwrap_or_default().max(self.next / 2);
        let most = u32::try_from(self.next.as_micros()).unwrap_or(u32::MAX);
        let random = Duration::from_micros(self.chance.pick(most.max(1)).into());
        self.next = (self.next * 2).min(LONGEST);
        least + random
    }

    /// After a success, the next wait is short again.
    pub fn reset(&mut self) {
        self.next = FIRST;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_up_to_a_bound_and_begin_anew() {
        let mut backoff = Backoff::new(1);
        assert!(backoff.wait(None) <= FIRST * 2);
        let last = (0..20).map(|_| backoff.wait(None)).last().expect("twenty waits");
        assert!((LONGEST / 2..=LONGEST * 2).contains(&last), "{last:?}");
        backoff.reset();
        assert!(backoff.wait(None) <= FIRST * 2);
    }

    #[test]
    fn the_house_is_never_asked_again_too_early() {
        let mut backoff = Backoff::new(2);
        let asked = Duration::from_secs(30);
        assert!((0..100).all(|_| backoff.wait(Some(asked)) >= asked));
    }

    #[test]
    fn those_sent_away_together_come_back_apart() {
        let waits: std::collections::BTreeSet<Duration> =
            (0..100).map(|seed| Backoff::new(seed).wait(Some(Duration::from_secs(1)))).collect();
        assert!(waits.len() > 90, "{}", waits.len());
    }
}
