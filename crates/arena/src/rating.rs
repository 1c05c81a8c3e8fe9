//! Weng-Lin ratings, for games of two to six players.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::Interval;
use crate::interval::NORMAL;

/// The ratings of all bots.
///
/// They depend on the order of games, so games are added in the order of their numbers.
///
/// The interval is the model's own. It assumes that games are independent, which those of one deal
/// are not. Whether a bot is better is decided by win shares and by the sequential test.
pub struct Ratings {
    ratings: Vec<WengLinRating>,
    config: WengLinConfig,
}

impl Ratings {
    /// The initial ratings of this many bots.
    pub fn new(bots: usize) -> Ratings {
        Ratings { ratings: vec![WengLinRating::new(); bots], config: WengLinConfig::new() }
    }

    /// Adds a game: the bot in each seat, and its place.
    ///
    /// A bot in several seats gets the mean of what each of them would get; results between two
    /// seats of the same bot say nothing about it.
    pub fn add(&mut self, seating: &[usize], places: &[usize]) {
        let teams: Vec<[WengLinRating; 1]> =
            seating.iter().map(|bot| [self.ratings[*bot]]).collect();
        let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .zip(places)
            .map(|(team, place)| (&team[..], MultiTeamOutcome::new(*place)))
            .collect();
        let new: Vec<WengLinRating> =
            weng_lin_multi_team(&ranked, &self.config).into_iter().flatten().collect();
        for (bot, rating) in self.ratings.iter_mut().enumerate() {
            let own: Vec<&WengLinRating> =
                new.iter().zip(seating).filter(|(_, at)| **at == bot).map(|(new, _)| new).collect();
            if own.is_empty() {
                continue;
            }
            let seats = own.len() as f64;
            let variance: f64 = own.iter().map(|new| new.uncertainty.powi(2)).sum();
            rating.rating = own.iter().map(|new| new.rating).sum::<f64>() / seats;
            rating.uncertainty = (variance / seats).sqrt();
        }
    }

    /// A bot's rating with its 95 % interval.
    pub fn of(&self, bot: usize) -> Interval {
        let WengLinRating { rating: value, uncertainty } = self.ratings[bot];
        let error = NORMAL * uncertainty;
        Interval { value, low: value - error, high: value + error }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_bot_is_rated_higher() {
        let mut ratings = Ratings::new(3);
        for game in 0..300 {
            let mut places = [1, 2, 3];
            if game % 4 == 0 {
                places.reverse();
            }
            ratings.add(&[0, 1, 2], &places);
        }
        let [best, middle, last] = [0, 1, 2].map(|bot| ratings.of(bot));
        assert!(best.low > middle.high && middle.low > last.high, "{best:?} {middle:?} {last:?}");
    }

    #[test]
    fn a_bot_learns_nothing_from_itself() {
        let mut ratings = Ratings::new(1);
        (0..50).for_each(|_| ratings.add(&[0, 0, 0], &[1, 2, 3]));
        assert!((ratings.of(0).value - 25.0).abs() < 1e-9);
    }

    #[test]
    fn equal_bots_are_rated_alike() {
        let mut ratings = Ratings::new(2);
        for game in 0..400 {
            let places = [[1, 2, 3], [2, 1, 3], [3, 2, 1]][game % 3];
            ratings.add(&[0, 1, 1], &places);
        }
        let [one, other] = [0, 1].map(|bot| ratings.of(bot));
        assert!((one.value - other.value).abs() < 1.0, "{one:?} {other:?}");
    }
}
