//! Which games are played.

use std::fmt;
use std::str::FromStr;

use protocol::{Clock, NewTable, SeatNumber, Visibility};

/// Which games are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Games {
    /// Mamma Mia alone.
    MammaMia,
    /// Pizza Theory alone.
    PizzaTheory,
    /// All three in turn.
    Mixed,
}

impl Games {
    /// All there is to choose from.
    pub const ALL: [Games; 3] = [Games::MammaMia, Games::PizzaTheory, Games::Mixed];

    /// The name it is chosen by.
    pub fn name(self) -> &'static str {
        match self {
            Games::MammaMia => "mamma-mia",
            Games::PizzaTheory => "pizza-theory",
            Games::Mixed => "mixed",
        }
    }

    /// The table of this number: two and three seats in turn, no bots, no clock.
    pub(crate) fn table(self, number: usize) -> NewTable {
        let game = match self {
            Games::MammaMia => "mamma-mia",
            Games::PizzaTheory => "pizza-theory",
            Games::Mixed => ["mamma-mia", "mamma-mia-plus", "pizza-theory"][number / 2 % 3],
        };
        let seats = if number.is_multiple_of(2) { 2 } else { 3 };
        NewTable {
            game: game.to_string(),
            seats,
            options: Vec::new(),
            visibility: Visibility::Private,
            clock: Clock::None,
            chat: true,
            seat: SeatNumber::try_from(1).ok(),
            bots: Vec::new(),
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
        let named = Games::ALL.into_iter().find(|games| games.name() == name);
        named.ok_or_else(|| format!("{name} is none of mamma-mia, pizza-theory, mixed"))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn mixed_tables_are_of_every_game_with_two_and_three_seats() {
        let tables = (0..6).map(|number| Games::Mixed.table(number));
        let kinds: BTreeSet<(String, u8)> = tables.map(|it| (it.game, it.seats)).collect();
        assert_eq!(kinds.len(), 6);
    }

    #[test]
    fn a_choice_is_read_as_it_is_written() {
        for games in Games::ALL {
            assert_eq!(games.to_string().parse(), Ok(games));
        }
    }
}
