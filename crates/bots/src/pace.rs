//! A natural pace. The delay is drawn before the bot looks at its hand, so that the time it
//! takes tells nothing.

use core::time::Duration;

use table::Quick;

/// Draws how long a bot waits before it is even asked.
#[derive(Clone, Debug)]
pub struct Pace(Quick);

impl Pace {
    /// The shortest and the longest wait, in milliseconds.
    const SHORTEST: u64 = 500;
    const LONGEST: u64 = 1_800;

    /// A pace of its own for each seed.
    pub fn new(seed: u64) -> Pace {
        Pace(Quick::new(seed))
    }

    /// How long to wait before the next decision, whatever it is about.
    pub fn wait(&mut self) -> Duration {
        let spread = (Pace::LONGEST - Pace::SHORTEST) as u32;
        Duration::from_millis(Pace::SHORTEST + u64::from(self.0.pick(spread)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `wait` is given nothing to look at, so two tables with the same seed wait alike whatever
    /// lies on them; and it varies, so that no wait stands out.
    #[test]
    fn waits_follow_from_the_seed_alone_and_vary() {
        let waits = |seed| {
            let mut pace = Pace::new(seed);
            (0..100).map(|_| pace.wait().as_millis() as u64).collect::<Vec<_>>()
        };
        assert_eq!(waits(1), waits(1));
        assert_ne!(waits(1), waits(2));
        let mut seen = waits(1);
        assert!(seen.iter().all(|wait| (Pace::SHORTEST..Pace::LONGEST).contains(wait)));
        seen.sort_unstable();
        seen.dedup();
        assert!(seen.len() > 80, "waits hardly repeat");
    }
}
