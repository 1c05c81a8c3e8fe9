//! The choices made before a game begins, by the names that the rules give them.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Debug;
use core::ops::RangeInclusive;

use crate::words::{BLANKS, shorten};
use crate::{Facts, MOST_SEATS, Phrase, Phrased, Seat};

/// The setup of a game: how many sit down, and the options they chose.
pub trait Setup: Copy + Eq + Debug {
    /// The games this setup can be for.
    const GAMES: &'static [Facts];

    /// The option, with its value, that makes a game a practice round; after one the table
    /// offers the real game. Few games have such an option.
    const PRACTICE: Option<(&'static str, &'static str)> = None;

    /// The versions of its rules under which this code plays the game called `game`, from the
    /// oldest that is still known to the newest.
    fn versions(game: &str) -> RangeInclusive<u8>;

    /// Reads the options for `seats` players of the game called `game`, under the rules of this
    /// version, which is one of its [`versions`](Setup::versions).
    fn read_under(
        rules: u8,
        game: &str,
        seats: usize,
        options: &Options,
    ) -> Result<Self, SetupRefusal>;

    /// Reads the options for `seats` players of the game called `game`, under its newest rules.
    fn read(game: &str, seats: usize, options: &Options) -> Result<Self, SetupRefusal> {
        Self::read_under(Self::newest(game), game, seats, options)
    }

    /// The version of the rules under which new tables of the game called `game` are played.
    fn newest(game: &str) -> u8 {
        *Self::versions(game).end()
    }

    /// This version of the rules of the game called `game`, if this code knows it.
    fn known(game: &str, rules: u32) -> Result<u8, UnknownRules> {
        let (oldest, newest) = Self::versions(game).into_inner();
        match u8::try_from(rules) {
            Ok(rules) if rules < oldest => Err(UnknownRules::Older { found: rules, oldest }),
            Ok(rules) if rules <= newest => Ok(rules),
            Ok(_) | Err(_) => Err(UnknownRules::Newer { found: rules, newest }),
        }
    }

    /// The game it is for.
    fn facts(&self) -> &'static Facts;
    /// The version of the rules it is played under.
    fn rules(&self) -> u8;
    /// How many sit at the table.
    fn seats(&self) -> usize;
    /// Every option with the value that holds, by name.
    fn options(&self) -> Vec<(&'static str, String)>;
    /// The name of this seat's colour.
    fn colour(&self, seat: Seat) -> &'static str;

    /// The game's name.
    fn game(&self) -> &'static str {
        self.facts().name
    }

    /// Whether a game with this setup is a practice round.
    fn is_practice(&self) -> bool {
        self.options().iter().any(|(name, value)| Self::makes_practice(name, value))
    }

    /// The same table for real, where this one is for practice.
    fn for_real(&self) -> Result<Self, SetupRefusal> {
        let mut options = self.options();
        options.retain(|(name, value)| !Self::makes_practice(name, value));
        Self::read(self.game(), self.seats(), &Options::of(options))
    }

    /// Whether this value of this option makes a game a practice round.
    fn makes_practice(name: &str, value: &str) -> bool {
        Self::PRACTICE == Some((name, value))
    }

    /// The options that the game called `game` has, the preset first where there is one. A game
    /// without options need not say so.
    fn choices(_game: &str) -> Vec<Choice> {
        Vec::new()
    }

    /// How many can play the game called `game`; an empty range where none has this name.
    fn players(game: &str) -> RangeInclusive<usize> {
        let fits = |seats: &usize| Self::read(game, *seats, &Options::none()).is_ok();
        let mut sizes = (1..=MOST_SEATS).filter(fits);
        match sizes.next() {
            Some(fewest) => fewest..=sizes.next_back().unwrap_or(fewest),
            None => RangeInclusive::new(1, 0),
        }
    }

    /// The names of the colours in the game called `game`: at its largest table every colour
    /// has a seat.
    fn colours(game: &str) -> Vec<&'static str> {
        let largest = Self::read(game, *Self::players(game).end(), &Options::none());
        largest.map_or(Vec::new(), |setup| {
            Seat::all(setup.seats()).map(|seat| setup.colour(seat)).collect()
        })
    }
}

/// An option of a game, with the values it can have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its name.
    pub name: &'static str,
    /// The values there are. `first` can be a seat's number too, and `colours` is a list of
    /// these.
    pub values: Vec<&'static str>,
    /// The rule that tells of it.
    pub rule: &'static str,
}

impl Choice {
    /// The option of this name, with the words of the table that it is read by.
    pub fn new<T>(name: &'static str, values: &[(&'static str, T)], rule: &'static str) -> Choice {
        Choice { name, values: values.iter().map(|(word, _)| *word).collect(), rule }
    }

    /// The option that [`Options::first`] reads.
    pub fn first(rule: &'static str) -> Choice {
        Choice::new("first", &[RANDOM], rule)
    }

    /// The option that [`Options::colours`] reads.
    pub fn colours<T>(colours: &[(&'static str, T)], rule: &'static str) -> Choice {
        Choice::new("colours", colours, rule)
    }
}

/// Who plays first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum First {
    /// The dealer draws it.
    #[default]
    Random,
    /// This seat.
    Seat(Seat),
}

/// The first player by lot, as it is written.
const RANDOM: (&str, First) = ("random", First::Random);

impl First {
    /// As it is written: `random` or the seat's number.
    pub fn written(self) -> String {
        match self {
            First::Random => RANDOM.0.to_string(),
            First::Seat(seat) => seat.to_string(),
        }
    }
}

/// Options as they were given: names and values.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options(Vec<(String, String)>);

impl Options {
    /// No option given: every default holds.
    pub fn none() -> Options {
        Options::default()
    }

    /// These names and values.
    pub fn of<N: Into<String>, V: Into<String>>(
        options: impl IntoIterator<Item = (N, V)>,
    ) -> Options {
        Options(options.into_iter().map(|(name, value)| (name.into(), value.into())).collect())
    }

    /// Refuses a name outside `known`, and one that was given twice.
    pub fn only(&self, known: &[&str], rule: &'static str) -> Result<(), SetupRefusal> {
        for (at, (name, _)) in self.0.iter().enumerate() {
            if !known.contains(&name.as_str()) {
                let possible = known.iter().map(|name| name.to_string()).collect();
                return Err(SetupRefusal::UnknownOption { name: name.clone(), possible, rule });
            }
            if self.0[..at].iter().any(|(earlier, _)| earlier == name) {
                return Err(SetupRefusal::GivenTwice { name: name.clone(), rule });
            }
        }
        Ok(())
    }

    /// The value given for this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(given, _)| given == name).map(|(_, value)| value.as_str())
    }

    /// The choice given for this name among `choices`, or none where none was given.
    pub fn choice<T: Copy>(
        &self,
        name: &'static str,
        choices: &[(&'static str, T)],
        rule: &'static str,
    ) -> Result<Option<T>, SetupRefusal> {
        let Some(value) = self.get(name) else { return Ok(None) };
        match choices.iter().find(|(written, _)| *written == value) {
            Some((_, choice)) => Ok(Some(*choice)),
            None => Err(SetupRefusal::UnknownValue {
                option: name,
                value: value.to_string(),
                possible: choices.iter().map(|(written, _)| written.to_string()).collect(),
                rule,
            }),
        }
    }

    /// The option `first`: `random` or a seat's number.
    pub fn first(&self, seats: usize, rule: &'static str) -> Result<First, SetupRefusal> {
        let mut choices = alloc::vec![RANDOM];
        const NUMBERS: [&str; 6] = ["1", "2", "3", "4", "5", "6"];
        choices.extend(Seat::all(seats).map(|seat| (NUMBERS[seat.index()], First::Seat(seat))));
        Ok(self.choice("first", &choices, rule)?.unwrap_or_default())
    }

    /// The option `colours`: distinct colours parted by commas, one for each seat. Without it
    /// the seats get the colours in their sequence.
    pub fn colours<T: Copy + PartialEq>(
        &self,
        seats: usize,
        colours: &[(&'static str, T)],
        rule: &'static str,
    ) -> Result<Vec<T>, SetupRefusal> {
        let Some(value) = self.get("colours") else {
            return Ok(colours.iter().map(|(_, colour)| *colour).take(seats).collect());
        };
        let refused = |colour: &str| SetupRefusal::UnknownColour {
            colour: colour.to_string(),
            possible: colours.iter().map(|(name, _)| name.to_string()).collect(),
            rule,
        };
        let mut chosen = Vec::new();
        for word in value.split(',') {
            let word = word.trim_matches(BLANKS);
            let found = colours.iter().find(|(name, _)| *name == word);
            let (_, colour) = found.ok_or_else(|| refused(word))?;
            if chosen.contains(colour) {
                return Err(SetupRefusal::ColourTwice { colour: word.to_string(), rule });
            }
            chosen.push(*colour);
        }
        if chosen.len() != seats {
            return Err(SetupRefusal::ColourCount { given: chosen.len(), seats, rule });
        }
        Ok(chosen)
    }
}

/// Why a game cannot be played: this code does not know the version of its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnknownRules {
    /// They are newer than this code.
    Newer {
        /// The version that is asked for.
        found: u32,
        /// The newest version that is known.
        newest: u8,
    },
    /// They are so old that this code knows them no longer.
    Older {
        /// The version that is asked for.
        found: u8,
        /// The oldest version that is known.
        oldest: u8,
    },
}

/// Why a table cannot be set up so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupRefusal {
    /// No game has this name.
    UnknownGame {
        /// The name given.
        name: String,
        /// The names there are.
        possible: Vec<String>,
    },
    /// The game is not for so many players.
    Players {
        /// How many were asked for.
        asked: usize,
        /// The fewest there can be.
        fewest: usize,
        /// The most there can be.
        most: usize,
        /// The rule it rests on.
        rule: &'static str,
    },
    /// The game has no such option.
    UnknownOption {
        /// The name given.
        name: String,
        /// The names there are.
        possible: Vec<String>,
        /// The rule it rests on.
        rule: &'static str,
    },
    /// The option has no such value.
    UnknownValue {
        /// The option.
        option: &'static str,
        /// The value given.
        value: String,
        /// The values there are.
        possible: Vec<String>,
        /// The rule it rests on.
        rule: &'static str,
    },
    /// An option was given more than once.
    GivenTwice {
        /// The option.
        name: String,
        /// The rule it rests on.
        rule: &'static str,
    },
    /// The game has no such colour.
    UnknownColour {
        /// The colour given.
        colour: String,
        /// The colours there are.
        possible: Vec<String>,
        /// The rule it rests on.
        rule: &'static str,
    },
    /// Two seats would have the same colour.
    ColourTwice {
        /// The colour.
        colour: String,
        /// The rule it rests on.
        rule: &'static str,
    },
    /// Not as many colours as seats.
    ColourCount {
        /// How many colours were given.
        given: usize,
        /// How many seats there are.
        seats: usize,
        /// The rule it rests on.
        rule: &'static str,
    },
    /// The option cannot be chosen at such a table; the game says why.
    NotHere {
        /// The option.
        option: &'static str,
        /// Why, as the locales tell it.
        why: Phrase,
        /// The rule it rests on.
        rule: &'static str,
    },
}

impl SetupRefusal {
    /// No game has this name, which is quoted as far as it is short; these names there are.
    pub fn unknown_game<'g>(
        name: &str,
        possible: impl IntoIterator<Item = &'g Facts>,
    ) -> SetupRefusal {
        let possible = possible.into_iter().map(|facts| facts.name.to_string()).collect();
        SetupRefusal::UnknownGame { name: shorten(name), possible }
    }

    /// The number of the rule it rests on, if a rule says so.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            SetupRefusal::UnknownGame { .. } => None,
            SetupRefusal::Players { rule, .. }
            | SetupRefusal::UnknownOption { rule, .. }
            | SetupRefusal::UnknownValue { rule, .. }
            | SetupRefusal::GivenTwice { rule, .. }
            | SetupRefusal::UnknownColour { rule, .. }
            | SetupRefusal::ColourTwice { rule, .. }
            | SetupRefusal::ColourCount { rule, .. }
            | SetupRefusal::NotHere { rule, .. } => Some(rule),
        }
    }
}

impl Phrased for SetupRefusal {
    fn phrase(&self) -> Phrase {
        match self {
            SetupRefusal::UnknownGame { name, possible } => Phrase::new("setup-unknown-game")
                .with("name", name.as_str())
                .with("possible", possible.join(", ")),
            SetupRefusal::Players { asked, fewest, most, rule: _ } => Phrase::new("setup-players")
                .with("asked", *asked)
                .with("fewest", *fewest)
                .with("most", *most),
            SetupRefusal::UnknownOption { name, possible, rule: _ } => {
                Phrase::new("setup-unknown-option")
                    .with("name", name.as_str())
                    .with("possible", possible.join(", "))
            }
            SetupRefusal::UnknownValue { option, value, possible, rule: _ } => {
                Phrase::new("setup-unknown-value")
                    .with("option", *option)
                    .with("value", value.as_str())
                    .with("possible", possible.join(", "))
            }
            SetupRefusal::GivenTwice { name, rule: _ } => {
                Phrase::new("setup-given-twice").with("name", name.as_str())
            }
            SetupRefusal::UnknownColour { colour, possible, rule: _ } => {
                Phrase::new("setup-unknown-colour")
                    .with("colour", colour.as_str())
                    .with("possible", possible.join(", "))
            }
            SetupRefusal::ColourTwice { colour, rule: _ } => {
                Phrase::new("setup-colour-twice").with("colour", colour.as_str())
            }
            SetupRefusal::ColourCount { given, seats, rule: _ } => {
                Phrase::new("setup-colour-count").with("given", *given).with("seats", *seats)
            }
            SetupRefusal::NotHere { option: _, why, rule: _ } => why.clone(),
        }
    }
}
