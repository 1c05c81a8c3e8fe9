//! A natural pace. The delay is drawn before the bot looks at its hand, so that the time it takes
//! reveals nothing.

use core::ops::Range;
use core::time::Duration;

use table::Pcg;

/// How much there is to think about, as far as everyone at the table can tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// A turn, or a cut.
    Full,
    /// An order that has come up: the whole table is watching, and many more may follow.
    Half,
    /// The rest of a turn.
    Brief,
    /// A yes or no to a player who asks everyone in turn.
    Answer,
}

impl Weight {
    /// The shortest and longest wait, in milliseconds.
    const fn range(self) -> Range<u64> {
        match self {
            Weight::Full => 500..1_800,
            Weight::Half => 400..900,
            Weight::Brief => 250..700,
            Weight::Answer => 120..380,
        }
    }
}

/// Draws how long a bot waits before it is asked for a move.
#[derive(Clone, Debug)]
pub struct Pace(Pcg);

impl Pace {
    /// A pace that is determined by the seed.
    pub fn new(seed: u64) -> Pace {
        Pace(Pcg::new(seed))
    }

    /// How long to wait before the next decision.
    pub fn wait(&mut self, weight: Weight) -> Duration {
        let Range { start, end } = weight.range();
        Duration::from_millis(start + u64::from(self.0.pick((end - start) as u32)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `wait` knows nothing about a hand, so two tables with the same seed wait for the same time
    /// whatever is held there; and the time varies, so that no wait stands out.
    #[test]
    fn waits_follow_from_the_seed_alone_and_vary() {
        for weight in [Weight::Full, Weight::Half, Weight::Brief, Weight::Answer] {
            let waits = |seed| {
                let mut pace = Pace::new(seed);
                (0..100).map(|_| pace.wait(weight).as_millis() as u64).collect::<Vec<_>>()
            };
            assert_eq!(waits(1), waits(1));
            assert_ne!(waits(1), waits(2));
            let mut seen = waits(1);
            assert!(seen.iter().all(|wait| weight.range().contains(wait)));
            seen.sort_unstable();
            seen.dedup();
            assert!(seen.len() > 80, "waits hardly repeat");
        }
    }
}
