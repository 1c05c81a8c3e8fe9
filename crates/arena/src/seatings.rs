//! Which bot sits where in each game of a match.

/// Who sits where in one game: for each seat, the bot's index in the line-up.
pub type Seating = Vec<usize>;

/// The seatings of every match.
///
/// If there are few distinct seatings, a deal is played in all of them: with two or three players,
/// and with one bot among several of another at any table. Four different bots can be seated in 24
/// ways, six in 720, and a deal played 720 times is still only one deal. There, a match rotates one
/// circular order of the bots once around the table, and the next match takes the next circular
/// order. So in every match every bot sits in every seat equally often, and over all matches it has
/// every other bot as its neighbour equally often.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seatings {
    /// The matches cycle through these.
    matches: Vec<Vec<Seating>>,
}

impl Seatings {
    /// The most seatings of one deal that are played in one match.
    const TOGETHER: usize = 6;

    /// The seatings for a list with one bot per seat.
    pub fn new(list: &[usize]) -> Seatings {
        let mut seating = list.to_vec();
        seating.sort_unstable();
        let mut circles = Vec::new();
        loop {
            let rotations = rotations(&seating);
            // A circular order is met once for each of its rotations; its smallest rotation
            // represents it.
            if rotations.iter().min() == Some(&seating) {
                circles.push(rotations);
            }
            if !next_permutation(&mut seating) {
                break;
            }
        }
        let all: usize = circles.iter().map(Vec::len).sum();
        let matches = if all <= Seatings::TOGETHER {
            vec![circles.into_iter().flatten().collect()]
        } else {
            circles
        };
        Seatings { matches }
    }

    /// The seatings of one match, counted from 0.
    pub fn of_match(&self, number: u64) -> &[Seating] {
        &self.matches[(number % self.matches.len() as u64) as usize]
    }

    /// The number of games in the first `matches` matches.
    pub fn games_in(&self, matches: u64) -> u64 {
        let turn = self.matches.len() as u64;
        let rest = &self.matches[..(matches % turn) as usize];
        let games = |matches: &[Vec<Seating>]| matches.iter().map(Vec::len).sum::<usize>() as u64;
        matches / turn * games(&self.matches) + games(rest)
    }

    /// The number of whole matches needed for at least this many games.
    pub fn matches_for(&self, games: u64) -> u64 {
        let turn = self.matches.len() as u64;
        let mut matches = games / self.games_in(turn) * turn;
        while self.games_in(matches) < games {
            matches += 1;
        }
        matches
    }
}

/// All distinct rotations of a seating, starting with itself.
fn rotations(seating: &[usize]) -> Vec<Seating> {
    let mut rotations: Vec<Seating> = Vec::new();
    for by in 0..seating.len() {
        let mut rotated = seating.to_vec();
        rotated.rotate_right(by);
        // Once the first one comes up again, all the others would too.
        if rotations.first() == Some(&rotated) {
            break;
        }
        rotations.push(rotated);
    }
    rotations
}

/// Steps to the next permutation in lexicographic order, if there is one.
fn next_permutation(of: &mut [usize]) -> bool {
    let Some(pivot) = of.windows(2).rposition(|pair| pair[0] < pair[1]) else { return false };
    let Some(larger) = of.iter().rposition(|value| *value > of[pivot]) else { return false };
    of.swap(pivot, larger);
    of[pivot + 1..].reverse();
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    const LISTS: [&[usize]; 11] = [
        &[0, 1],
        &[0, 0],
        &[0, 1, 1],
        &[0, 1, 2],
        &[0, 1, 0, 1],
        &[0, 1, 2, 3],
        &[0, 1, 1, 1, 1, 1],
        &[0, 1, 2, 0, 1],
        &[0, 0, 0, 1, 1, 1],
        &[0, 0, 1, 1, 2, 2],
        &[0, 1, 2, 3, 4, 5],
    ];

    /// How often each bot sits in each seat.
    fn sittings(seatings: &[Seating], bots: usize) -> Vec<Vec<usize>> {
        let at = |bot, seat: usize| seatings.iter().filter(|seating| seating[seat] == bot).count();
        (0..bots).map(|bot| (0..seatings[0].len()).map(|seat| at(bot, seat)).collect()).collect()
    }

    fn bots(list: &[usize]) -> usize {
        list.iter().max().map_or(0, |last| last + 1)
    }

    #[test]
    fn in_every_match_every_bot_sits_in_every_seat_equally_often() {
        for list in LISTS {
            let seatings = Seatings::new(list);
            for (number, games) in seatings.matches.iter().enumerate() {
                for (bot, times) in sittings(games, bots(list)).iter().enumerate() {
                    let same = times.iter().all(|seat| *seat == times[0]);
                    assert!(same, "{list:?} match {number} bot {bot}: {times:?}");
                }
            }
        }
    }

    #[test]
    fn every_seating_is_played_once_in_a_turn_of_matches() {
        let counts = [2, 1, 3, 6, 6, 24, 6, 30, 20, 90, 720];
        for (list, count) in LISTS.into_iter().zip(counts) {
            let mut all: Vec<Seating> = Seatings::new(list).matches.into_iter().flatten().collect();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), count, "{list:?}");
            let games = Seatings::new(list).games_in(Seatings::new(list).matches.len() as u64);
            assert_eq!(games, count as u64, "{list:?}");
        }
    }

    #[test]
    fn few_seatings_are_one_match_and_many_are_circles() {
        let sizes =
            |list| -> Vec<usize> { Seatings::new(list).matches.iter().map(Vec::len).collect() };
        assert_eq!(sizes(&[0, 1]), [2]);
        assert_eq!(sizes(&[0, 1, 2]), [6]);
        assert_eq!(sizes(&[0, 1, 1, 1, 1, 1]), [6]);
        assert_eq!(sizes(&[0, 1, 2, 3]), [4; 6]);
        assert_eq!(sizes(&[0, 0, 0, 1, 1, 1]), [6, 6, 6, 2]);
    }

    #[test]
    fn games_are_rounded_up_to_whole_matches() {
        for list in LISTS {
            let seatings = Seatings::new(list);
            for games in [0, 1, 2, 5, 7, 100, 1001] {
                let matches = seatings.matches_for(games);
                assert!(seatings.games_in(matches) >= games);
                assert!(matches == 0 || seatings.games_in(matches - 1) < games);
            }
        }
    }
}
