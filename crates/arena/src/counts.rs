//! How often each number came up.

use std::collections::BTreeMap;

/// How often each number came up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts(BTreeMap<u64, u64>);

impl Counts {
    /// Counts a number.
    pub fn add(&mut self, number: u64) {
        *self.0.entry(number).or_default() += 1;
    }

    /// Each number that came up and how often, in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = (u64, u64)> {
        self.0.iter().map(|(number, times)| (*number, *times))
    }

    /// How many numbers were counted.
    pub fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// The smallest and the largest number, if there are any.
    pub fn range(&self) -> Option<(u64, u64)> {
        Some((*self.0.first_key_value()?.0, *self.0.last_key_value()?.0))
    }

    /// The mean; 0 if nothing was counted.
    pub fn mean(&self) -> f64 {
        let sum: f64 = self.iter().map(|(number, times)| number as f64 * times as f64).sum();
        sum / self.total().max(1) as f64
    }
}

impl FromIterator<u64> for Counts {
    fn from_iter<I: IntoIterator<Item = u64>>(numbers: I) -> Counts {
        let mut counts = Counts::default();
        numbers.into_iter().for_each(|number| counts.add(number));
        counts
    }
}
