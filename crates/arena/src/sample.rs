//! Win shares over matches.

use crate::Interval;
use crate::interval::student;

/// Sums over what a bot won in each match.
///
/// Games of one match share their deal, so matches are counted, not games: the share is games won
/// divided by sittings, and its error is that of a ratio estimate over clusters. Two made-up
/// matches, one in which everything is won and one in which nothing is, are added before the error
/// is computed; otherwise ten matches with the same result would claim certainty. With them, the
/// interval is then about 3/n wide, like the rule of three, and with many matches they do not
/// matter.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sample {
    matches: f64,
    sittings: f64,
    won: f64,
    won_squared: f64,
    won_by_sittings: f64,
    sittings_squared: f64,
}

impl Sample {
    /// Adds a match: how much was won in how many sittings.
    pub fn add(&mut self, won: f64, sittings: f64) {
        self.matches += 1.0;
        self.sittings += sittings;
        self.won += won;
        self.won_squared += won * won;
        self.won_by_sittings += won * sittings;
        self.sittings_squared += sittings * sittings;
    }

    /// The share per sitting; 0 if there were none.
    pub fn share(&self) -> f64 {
        if self.sittings > 0.0 { self.won / self.sittings } else { 0.0 }
    }

    /// The share with its 95 % interval; `most` is the highest possible average per sitting.
    pub fn interval(&self, most: f64) -> Interval {
        if self.sittings == 0.0 {
            return Interval { value: 0.0, low: 0.0, high: most };
        }
        let mut with = *self;
        let usual = self.sittings / self.matches;
        with.add(0.0, usual);
        with.add(most * usual, usual);
        let error = student(with.matches - 1.0) * with.variance().sqrt();
        let (value, middle) = (self.share(), with.share());
        Interval { value, low: (middle - error).max(0.0), high: (middle + error).min(most) }
    }

    /// The estimated variance of the share.
    fn variance(&self) -> f64 {
        let share = self.share();
        let residues = self.won_squared - 2.0 * share * self.won_by_sittings
            + share * share * self.sittings_squared;
        let spread = residues.max(0.0) * self.matches / (self.matches - 1.0);
        spread / (self.sittings * self.sittings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Pcg;

    /// How many of a thousand intervals contain the true value, if a match consists of `games`
    /// games that are each won with a probability that depends on the deal: `fair` plus or minus
    /// `luck`.
    fn covered(matches: usize, games: u32, fair: f64, luck: f64) -> usize {
        let mut quick = Pcg::new(7);
        let mut chance = |of: f64| f64::from(quick.pick(1 << 30)) / f64::from(1u32 << 30) < of;
        let covers = |_: &usize| {
            let mut sample = Sample::default();
            for _ in 0..matches {
                let of = if chance(0.5) { fair + luck } else { fair - luck };
                let won = (0..games).filter(|_| chance(of)).count();
                sample.add(won as f64, games.into());
            }
            sample.interval(1.0).covers(fair)
        };
        (0..1000).filter(covers).count()
    }

    #[test]
    fn nineteen_of_twenty_intervals_cover_the_truth() {
        for (matches, games, fair, luck) in
            [(200, 3, 0.33, 0.3), (200, 6, 0.05, 0.05), (200, 2, 0.5, 0.0), (500, 2, 0.5, 0.5)]
        {
            let covered = covered(matches, games, fair, luck);
            assert!((935..=975).contains(&covered), "{matches} {games} {fair} {luck}: {covered}");
        }
    }

    /// The made-up matches weigh more here: intervals should rather be too wide than too narrow.
    #[test]
    fn with_few_matches_no_fewer_cover_it() {
        for (matches, games, fair, luck) in
            [(3, 2, 0.5, 0.3), (10, 3, 0.33, 0.0), (30, 3, 0.33, 0.3), (30, 6, 0.05, 0.05)]
        {
            let covered = covered(matches, games, fair, luck);
            assert!(covered >= 940, "{matches} {games} {fair} {luck}: {covered}");
        }
    }

    #[test]
    fn a_few_matches_that_end_alike_are_not_certain() {
        for (won, value) in [(3.0, 1.0), (0.0, 0.0), (1.5, 0.5)] {
            let mut sample = Sample::default();
            (0..20).for_each(|_| sample.add(won, 3.0));
            let interval = sample.interval(1.0);
            assert_eq!(interval.value, value);
            assert!(interval.covers(value));
            assert!((0.1..0.2).contains(&(interval.high - interval.low)), "{interval:?}");
        }
    }

    #[test]
    fn nothing_played_says_nothing() {
        let interval = Sample::default().interval(0.5);
        assert_eq!((interval.low, interval.high), (0.0, 0.5));
    }

    #[test]
    fn matches_of_different_sizes_weigh_by_their_games() {
        let mut sample = Sample::default();
        sample.add(2.0, 6.0);
        sample.add(0.0, 2.0);
        assert_eq!(sample.share(), 0.25);
    }
}
