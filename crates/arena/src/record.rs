//! The record of a match: one line of JSON.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::terms::write_json;

/// A finished match: one deal, played in all its seatings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchRecord {
    /// Its number, counted from 0.
    #[serde(rename = "match")]
    pub number: u64,
    /// Its games, one for each seating.
    pub games: Vec<GameRecord>,
}

/// A finished game. The lists have one entry per seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameRecord {
    /// The bots' names.
    pub seating: Vec<String>,
    /// The numbers of the seats that won, counted from 1; there may be several, or none.
    pub winners: Vec<u8>,
    /// Points.
    pub scores: Vec<u8>,
    /// Rounds begun.
    pub rounds: u64,
    /// Moves made by all seats together.
    pub moves: u64,
    /// Decisions made.
    pub decisions: Vec<u64>,
    /// Total nanoseconds of all decisions.
    pub nanos: Vec<u64>,
    /// Nanoseconds of the slowest decision.
    pub slowest: Vec<u64>,
}

impl GameRecord {
    /// The share of the win of a seat, counted from 0. A shared win is divided equally.
    pub fn share(&self, seat: usize) -> f64 {
        if self.won(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }

    /// The place of each seat, 1 being the best: first the winners, then the others by points.
    pub fn places(&self) -> Vec<usize> {
        let key =
            |seat: usize| (self.won(seat), if self.won(seat) { 0 } else { self.scores[seat] });
        let seats = 0..self.seating.len();
        seats
            .clone()
            .map(|seat| 1 + seats.clone().filter(|other| key(*other) > key(seat)).count())
            .collect()
    }

    fn won(&self, seat: usize) -> bool {
        self.winners.iter().any(|winner| usize::from(*winner) == seat + 1)
    }

    /// Whether this can be a game with these bots in these seats.
    pub(crate) fn fits<'n>(&self, seating: impl ExactSizeIterator<Item = &'n str>) -> bool {
        let seats = seating.len();
        let mut winners = self.winners.clone();
        winners.sort_unstable();
        winners.dedup();
        self.seating.iter().map(String::as_str).eq(seating)
            && winners.len() == self.winners.len()
            && winners.iter().all(|winner| (1..=seats).contains(&usize::from(*winner)))
            && self.scores.len() == seats
            && [&self.decisions, &self.nanos, &self.slowest].iter().all(|list| list.len() == seats)
    }
}

/// One line of JSON.
impl fmt::Display for MatchRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_json(f, self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(winners: &[u8], scores: &[u8]) -> GameRecord {
        let none = vec![0; scores.len()];
        GameRecord {
            seating: vec![String::new(); scores.len()],
            winners: winners.to_vec(),
            scores: scores.to_vec(),
            rounds: 0,
            moves: 0,
            decisions: none.clone(),
            nanos: none.clone(),
            slowest: none,
        }
    }

    #[test]
    fn winners_come_first_and_the_others_by_their_points() {
        assert_eq!(game(&[2], &[9, 4, 7]).places(), [2, 1, 3]);
        assert_eq!(game(&[1, 2], &[9, 4, 7]).places(), [1, 1, 3]);
        assert_eq!(game(&[3], &[5, 5, 6]).places(), [2, 2, 1]);
        assert_eq!(game(&[], &[5, 8, 5]).places(), [2, 1, 2]);
    }

    #[test]
    fn a_shared_win_is_parted() {
        let shared = game(&[1, 3], &[5, 4, 5]);
        assert_eq!([0, 1, 2].map(|seat| shared.share(seat)), [0.5, 0.0, 0.5]);
        let nobody = game(&[], &[5, 4, 5]);
        assert_eq!([0, 1, 2].map(|seat| nobody.share(seat)), [0.0; 3]);
    }
}
