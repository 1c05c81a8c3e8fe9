//! Which games are played.

use std::fmt;
use std::str::FromStr;

use catalogue::GAMES;
use protocol::{Clock, NewTable, SeatNumber, Visibility};
use table::Facts;

/// The name that selects all games in turn.
const MIXED: &str = "mixed";

/// Which games are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Games {
    /// Only this one.
    One(&'static Facts),
    /// All in turn.
    Mixed,
}

impl Games {
    /// The name that selects it.
    pub fn name(self) -> &'static str {
        match self {
            Games::One(game) => game.name,
            Games::Mixed => MIXED,
        }
    }

    /// The table with this number: two and three seats in turn, as far as the game allows, no bots,
    /// no clock.
    pub(crate) fn table(self, number: usize) -> NewTable {
        let game = match self {
            Games::One(game) => game,
            Games::Mixed => GAMES[number / 2 % GAMES.len()],
        };
        let wanted = if number.is_multiple_of(2) { 2 } else { 3 };
        NewTable {
            game: game.name.to_string(),
            seats: wanted.clamp(*game.players.start(), *game.players.end()) as u8,
            options: Vec::new(),
            visibility: Visibility::Private,
            clock: Clock::None,
            chat: true,
            seat: SeatNumber::try_from(1).ok(),
            bots: Vec::new(),
            language: None,
            request: None,
            webhook: None,
        }
    }
}

impl fmt::Display for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Games {
    type Err = String;
    fn from_str(name: &str) -> Result<Games, String> {
        match name {
            MIXED => Ok(Games::Mixed),
            _ => catalogue::game(name).map(Games::One).map_err(|_| {
                let possible = [catalogue::NAMES, &[MIXED]].concat().join(", ");
                format!("choose one of: {possible}")
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn mixed_tables_are_of_every_game_with_two_and_three_seats() {
        let tables = (0..2 * GAMES.len()).map(|number| Games::Mixed.table(number));
        let kinds: BTreeSet<(String, u8)> = tables.map(|it| (it.game, it.seats)).collect();
        for game in GAMES {
            for seats in [2, 3].iter().filter(|seats| game.players.contains(seats)) {
                let kind = (game.name.to_string(), *seats as u8);
                assert!(kinds.contains(&kind), "{kind:?}");
            }
        }
    }

    #[test]
    fn a_choice_is_read_as_it_is_written() {
        for games in GAMES.iter().copied().map(Games::One).chain([Games::Mixed]) {
            assert_eq!(games.to_string().parse(), Ok(games));
        }
        assert!("poker".parse::<Games>().is_err());
    }
}
