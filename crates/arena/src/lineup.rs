//! Who plays against whom.

use std::fmt;

use bots::{BotSpec, Persona, UnknownBot};
use serde::{Deserialize, Serialize};
use table::Game;

/// A bot that takes part, under its name in the results.
///
/// The same bot under two names is two entrants; this is how the arena is tested against itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "WrittenEntrant", into = "WrittenEntrant")]
pub struct Entrant {
    /// Its name in the results.
    pub name: String,
    /// Its name in the game's roster.
    pub bot: String,
    /// Its nominal strength.
    pub level: u8,
}

impl Entrant {
    /// A bot under a different name.
    pub fn named<G: Game>(name: &str, bot: &BotSpec<G>) -> Entrant {
        Entrant { name: name.to_string(), bot: bot.name().to_string(), level: bot.level() }
    }
}

impl<G: Game> From<&BotSpec<G>> for Entrant {
    /// A bot under its name in the game's roster.
    fn from(bot: &BotSpec<G>) -> Entrant {
        Entrant::named(bot.name(), bot)
    }
}

/// An entrant in JSON. The six standard bots are identified by their level alone, as in journals
/// from before there were others.
#[derive(Serialize, Deserialize)]
struct WrittenEntrant {
    name: String,
    level: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
}

/// The name of the standard bot with this level.
fn on_the_ladder(level: u8) -> Option<&'static str> {
    Persona::LADDER.get(usize::from(level)).map(Persona::name)
}

impl From<Entrant> for WrittenEntrant {
    fn from(Entrant { name, bot, level }: Entrant) -> WrittenEntrant {
        let bot = Some(bot).filter(|bot| on_the_ladder(level) != Some(bot));
        WrittenEntrant { name, level, bot }
    }
}

impl TryFrom<WrittenEntrant> for Entrant {
    type Error = String;

    fn try_from(WrittenEntrant { name, level, bot }: WrittenEntrant) -> Result<Entrant, String> {
        let bot = bot.or_else(|| on_the_ladder(level).map(str::to_string));
        let bot = bot.ok_or_else(|| format!("there is no level {level}"))?;
        Ok(Entrant { name, bot, level })
    }
}

/// One bot for each seat of the table. Their seats change from game to game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Entrant>", into = "Vec<Entrant>")]
pub struct Lineup {
    /// Each bot once, in the order in which they were named.
    bots: Vec<Entrant>,
    /// For each seat, the index of its bot in `bots`.
    list: Vec<usize>,
}

/// Why these bots cannot play at this table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadLineup {
    /// There is neither one bot for each seat nor two in total.
    Count {
        /// How many were named.
        given: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// Two different bots have the same name.
    OneNameForTwo {
        /// The name.
        name: String,
    },
    /// The game has no such bot.
    Unknown(UnknownBot),
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
            BadLineup::Unknown(unknown) => unknown.fmt(f),
        }
    }
}

impl std::error::Error for BadLineup {}

impl Lineup {
    /// One bot for each seat; or two, for the usual comparison: one of the first against several of
    /// the second.
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

    /// Each bot once, in the order in which they were named.
    pub fn bots(&self) -> &[Entrant] {
        &self.bots
    }

    /// For each entry of the list, the index of its bot in [`bots`](Lineup::bots).
    pub fn list(&self) -> &[usize] {
        &self.list
    }

    /// The number of seats at the table.
    pub fn seats(&self) -> usize {
        self.list.len()
    }

    /// The number of seats a bot occupies.
    pub fn seats_of(&self, bot: usize) -> usize {
        self.list.iter().filter(|at| **at == bot).count()
    }

    /// The index of the bot with this name in [`bots`](Lineup::bots).
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

    fn entrant(persona: Persona) -> Entrant {
        let level = Persona::LADDER.iter().position(|it| *it == persona).expect("on the ladder");
        let name = persona.name().to_string();
        Entrant { bot: name.clone(), name, level: level as u8 }
    }

    fn list(personas: &[Persona], seats: usize) -> Result<Vec<usize>, BadLineup> {
        let named: Vec<Entrant> = personas.iter().copied().map(entrant).collect();
        Lineup::new(&named, seats).map(|lineup| lineup.list().to_vec())
    }

    const MIMI: Persona = Persona::MIMI;
    const NONNA: Persona = Persona::NONNA;

    #[test]
    fn two_bots_are_one_among_others() {
        assert_eq!(list(&[NONNA, MIMI], 4), Ok(vec![0, 1, 1, 1]));
        assert_eq!(list(&[NONNA, MIMI], 2), Ok(vec![0, 1]));
    }

    #[test]
    fn a_full_list_names_every_seat() {
        assert_eq!(list(&[NONNA, MIMI, NONNA], 3), Ok(vec![0, 1, 0]));
        assert_eq!(list(&[NONNA; 3], 5), Err(BadLineup::Count { given: 3, seats: 5 }));
        assert_eq!(list(&[NONNA], 2), Err(BadLineup::Count { given: 1, seats: 2 }));
    }

    #[test]
    fn a_name_stands_for_one_bot() {
        let called = |persona| Entrant { name: "rosa".to_string(), ..entrant(persona) };
        let refused = Lineup::new(&[called(MIMI), called(NONNA)], 2);
        assert_eq!(refused, Err(BadLineup::OneNameForTwo { name: "rosa".to_string() }));
    }

    #[track_caller]
    fn check(entrant: &Entrant, json: &str) {
        assert_eq!(serde_json::to_string(entrant).expect("JSON"), json);
        assert_eq!(&serde_json::from_str::<Entrant>(json).expect("an entrant"), entrant);
    }

    #[test]
    fn the_ladder_is_written_by_level_and_others_by_name_too() {
        check(&entrant(NONNA), r#"{"name":"nonna","level":2}"#);
        let renamed = Entrant { name: "rosa".to_string(), ..entrant(NONNA) };
        check(&renamed, r#"{"name":"rosa","level":2}"#);
        let variant = Entrant { bot: "nonna@forgetful".to_string(), ..entrant(NONNA) };
        check(&variant, r#"{"name":"nonna","level":2,"bot":"nonna@forgetful"}"#);
        let stronger = Entrant { name: "rete".into(), bot: "rete".into(), level: 6 };
        check(&stronger, r#"{"name":"rete","level":6,"bot":"rete"}"#);
        assert!(serde_json::from_str::<Entrant>(r#"{"name":"rete","level":6}"#).is_err());
    }
}
