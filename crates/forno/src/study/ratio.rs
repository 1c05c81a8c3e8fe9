//! A ratio and its confidence interval.

use serde::Serialize;

/// A ratio over many games: how often something happened, out of how often it could have.
///
/// Events within one game are correlated, so the interval is computed over games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ratio {
    games: f64,
    of: f64,
    happened: f64,
    squares: f64,
    of_squares: f64,
    products: f64,
}

/// The value of a ratio.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Figure {
    /// The ratio.
    pub value: f64,
    /// The lower end of the 95 % confidence interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Ratio {
    /// Adds a game in which it happened `happened` times out of `of`.
    pub fn add(&mut self, happened: f64, of: f64) {
        self.games += 1.0;
        self.happened += happened;
        self.of += of;
        self.squares += happened * happened;
        self.of_squares += of * of;
        self.products += happened * of;
    }

    /// The ratio and its interval; `None` if it could never happen.
    pub fn figure(&self) -> Option<Figure> {
        if self.of <= 0.0 {
            return None;
        }
        let value = self.happened / self.of;
        // The variance of a ratio of sums, to first order.
        let rest = self.squares - 2.0 * value * self.products + value * value * self.of_squares;
        let correction = self.games / (self.games - 1.0).max(1.0);
        let error = (correction * rest.max(0.0)).sqrt() / self.of;
        Some(Figure { value, low: value - 1.96 * error, high: value + 1.96 * error })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coin_has_the_interval_of_a_coin() {
        let mut coin = Ratio::default();
        (0..10_000).for_each(|toss| coin.add(f64::from(toss % 2), 1.0));
        let Figure { value, low, high } = coin.figure().expect("it was tossed");
        assert!((value - 0.5).abs() < 1e-9);
        assert!((high - low - 2.0 * 1.96 * 0.005).abs() < 1e-4, "{low} {high}");
    }

    #[test]
    fn games_that_hang_together_count_as_one() {
        let mut alone = Ratio::default();
        let mut together = Ratio::default();
        for game in 0..1_000 {
            alone.add(f64::from(game % 2), 1.0);
            together.add(10.0 * f64::from(game % 2), 10.0);
        }
        assert_eq!(alone.figure(), together.figure());
    }

    #[test]
    fn what_cannot_happen_has_no_ratio() {
        let mut never = Ratio::default();
        never.add(0.0, 0.0);
        assert_eq!(never.figure(), None);
    }
}
