//! Who plays against whom.

use std::fmt;

use bots::Level;
use serde::{Deserialize, Serialize};

/// A bot that takes part, under the name the results give it.
///
/// The same level under two names is two entrants: that is how the arena is tested with itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entrant {
    /// Its name in the results.
    pub name: String,
    /// How strong it is; a number in JSON.
    #[serde(with = "level_number")]
    pub level: Level,
}

impl From<Level> for Entrant {
    /// The bot of this level under the level's own name.
    fn from(level: Level) -> Entrant {
        Entrant { name: level.name().to_string(), level }
    }
}

mod level_number {
    use bots::Level;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(level: &Level, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(level.number())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Level, D::Error> {
        let number = u8::deserialize(from)?;
        let level = Level::ALL.into_iter().find(|level| level.number() == number);
        level.ok_or_else(|| D::Error::custom(format!("there is no level {number}")))
    }
}

/// A bot for each seat of the table. Where they sit changes from game to game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Entrant>", into = "Vec<Entrant>")]
pub struct Lineup {
    /// Each bot once, in the sequence in which they were named.
    bots: Vec<Entrant>,
    /// For each seat the place of its bot among `bots`.
    list: Vec<usize>,
}

/// Why these bots cannot play at this table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadLineup {
    /// Neither one bot for each seat, nor two.
    Count {
        /// How many were named.
        given: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// One name for two different bots.
    OneNameForTwo {
        /// The name.
        name: String,
    },
}

impl fmt::Display for BadLineup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLineup::Count { given, seats: 2 } => write!(f, "two bots are needed, not {given}"),
            BadLineup::Count { given, seats } => write!(
                f,
                "{seats} bots are needed, or two (one of the first, the others of the second), \
                 not {given}"
            ),
            BadLineup::OneNameForTwo { name } => write!(f, "two different bots are called {name}"),
        }
    }
}

impl std::error::Error for BadLineup {}

impl Lineup {
    /// One bot for each seat; or two, which is the usual question: one of the first among
    /// others of the second.
    pub fn new(named: &[Entrant], seats: usize) -> Result<Lineup, BadLineup> {
        match named {
            [one, others] if seats > 2 => {
                let others = std::iter::repeat_n(others.clone(), seats - 1);
                Lineup::try_from(std::iter::once(one.clone()).chain(others).collect::<Vec<_>>())
            }
            _ if named.len() == seats => Lineup::try_from(named.to_vec()),
            _ => Err(BadLineup::Count { given: named.len(), seats }),
        }
    }

    /// Each bot once, in the sequence in which they were named.
    pub fn bots(&self) -> &[Entrant] {
        &self.bots
    }

    /// For each seat of the list the place of its bot among [`bots`](Lineup::bots).
    pub fn list(&self) -> &[usize] {
        &self.list
    }

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        self.list.len()
    }

    /// In how many seats a bot sits at once.
    pub fn seats_of(&self, bot: usize) -> usize {
        self.list.iter().filter(|at| **at == bot).count()
    }

    /// The place of the bot with this name among [`bots`](Lineup::bots).
    pub fn find(&self, name: &str) -> Option<usize> {
        self.bots.iter().position(|bot| bot.name == name)
    }
}

impl TryFrom<Vec<Entrant>> for Lineup {
    type Error = BadLineup;

    /// One bot for each seat.
    fn try_from(named: Vec<Entrant>) -> Result<Lineup, BadLineup> {
        let mut bots: Vec<Entrant> = Vec::new();
        let mut list = Vec::new();
        for entrant in named {
            match bots.iter().position(|bot| bot.name == entrant.name) {
                Some(at) if bots[at] == entrant => list.push(at),
                Some(_) => return Err(BadLineup::OneNameForTwo { name: entrant.name }),
                None => {
                    list.push(bots.len());
                    bots.push(entrant);
                }
            }
        }
        Ok(Lineup { bots, list })
    }
}

impl From<Lineup> for Vec<Entrant> {
    fn from(lineup: Lineup) -> Vec<Entrant> {
        lineup.list.iter().map(|bot| lineup.bots[*bot].clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(levels: &[Level], seats: usize) -> Result<Vec<usize>, BadLineup> {
        let named: Vec<Entrant> = levels.iter().copied().map(Entrant::from).collect();
        Lineup::new(&named, seats).map(|lineup| lineup.list().to_vec())
    }

    #[test]
    fn two_bots_are_one_among_others() {
        assert_eq!(list(&[Level::Two, Level::One], 4), Ok(vec![0, 1, 1, 1]));
        assert_eq!(list(&[Level::Two, Level::One], 2), Ok(vec![0, 1]));
    }

    #[test]
    fn a_full_list_names_every_seat() {
        assert_eq!(list(&[Level::Two, Level::One, Level::Two], 3), Ok(vec![0, 1, 0]));
        assert_eq!(list(&[Level::Two; 3], 5), Err(BadLineup::Count { given: 3, seats: 5 }));
        assert_eq!(list(&[Level::Two], 2), Err(BadLineup::Count { given: 1, seats: 2 }));
    }

    #[test]
    fn a_name_stands_for_one_bot() {
        let called = |level| Entrant { name: "rosa".to_string(), level };
        let refused = Lineup::new(&[called(Level::Zero), called(Level::One)], 2);
        assert_eq!(refused, Err(BadLineup::OneNameForTwo { name: "rosa".to_string() }));
    }
}
