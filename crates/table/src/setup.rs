//! The choices made before a game begins, by the names the rules give them.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Debug;
use core::ops::RangeInclusive;

use crate::words::{BLANKS, shorten};
use crate::{Facts, MOST_SEATS, Phrase, Phrased, Seat};

/// The setup of a game: the number of seats and the chosen options.
pub trait Setup: Copy + Eq + Debug {
    /// The games that this type can set up.
    const GAMES: &'static [Facts];

    /// The option and its value that make a game a practice round. Afterwards the table offers the
    /// real game. Few games have this option.
    const PRACTICE: Option<(&'static str, &'static str)> = None;

    /// The versions of the rules under which this code can play the game called `game`, from the
    /// oldest to the newest.
    fn versions(game: &str) -> RangeInclusive<u8>;

    /// Reads the options for `seats` players of the game called `game`, under this version of the
    /// rules, which must be one of its [`versions`](Setup::versions).
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

    /// The version of the rules used for new tables of the game called `game`.
    fn newest(game: &str) -> u8 {
        *Self::versions(game).end()
    }

    /// Checks that this code knows this version of the rules of the game called `game`.
    fn known(game: &str, rules: u32) -> Result<u8, UnknownRules> {
        let (oldest, newest) = Self::versions(game).into_inner();
        match u8::try_from(rules) {
            Ok(rules) if rules < oldest => Err(UnknownRules::Older { found: rules, oldest }),
            Ok(rules) if rules <= newest => Ok(rules),
            Ok(_) | Err(_) => Err(UnknownRules::Newer { found: rules, newest }),
        }
    }

    /// The game that is set up.
    fn facts(&self) -> &'static Facts;
    /// The version of the rules.
    fn rules(&self) -> u8;
    /// The number of seats at the table.
    fn seats(&self) -> usize;
    /// Every option with its value, by name.
    fn options(&self) -> Vec<(&'static str, String)>;
    /// The name of a seat's colour.
    fn colour(&self, seat: Seat) -> &'static str;

    /// The game's name.
    fn game(&self) -> &'static str {
        self.facts().name
    }

    /// Whether a game with this setup is a practice round.
    fn is_practice(&self) -> bool {
        self.options().iter().any(|(name, value)| Self::makes_practice(name, value))
    }

    /// The same table without the practice option.
    fn for_real(&self) -> Result<Self, SetupRefusal> {
        let mut options = self.options();
        options.retain(|(name, value)| !Self::makes_practice(name, value));
        Self::read(self.game(), self.seats(), &Options::of(options))
    }

    /// Whether this value of this option makes a game a practice round.
    fn makes_practice(name: &str, value: &str) -> bool {
        Self::PRACTICE == Some((name, value))
    }

    /// The options of the game called `game`, with the preset first if it has one. The default is
    /// no options.
    fn choices(_game: &str) -> Vec<Choice> {
        Vec::new()
    }

    /// The numbers of players that the game called `game` allows; empty if there is no such game.
    fn players(game: &str) -> RangeInclusive<usize> {
        let fits = |seats: &usize| Self::read(game, *seats, &Options::none()).is_ok();
        let mut sizes = (1..=MOST_SEATS).filter(fits);
        match sizes.next() {
            Some(fewest) => fewest..=sizes.next_back().unwrap_or(fewest),
            None => RangeInclusive::new(1, 0),
        }
    }

    /// The names of the colours in the game called `game`. Every colour has a seat at the largest
    /// table.
    fn colours(game: &str) -> Vec<&'static str> {
        let largest = Self::read(game, *Self::players(game).end(), &Options::none());
        largest.map_or(Vec::new(), |setup| {
            Seat::all(setup.seats()).map(|seat| setup.colour(seat)).collect()
        })
    }
}

/// An option of a game, with its possible values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its name.
    pub name: &'static str,
    /// The possible values. The option `first` also accepts a seat's number, and `colours` is a
    /// list of these.
    pub values: Vec<&'static str>,
    /// The rule that describes it.
    pub rule: &'static str,
}

impl Choice {
    /// An option with this name and the values of the table that is used to read it.
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
    /// A random seat, drawn by the dealer.
    #[default]
    Random,
    /// This seat.
    Seat(Seat),
}

/// How a random first player is written.
const RANDOM: (&str, First) = ("random", First::Random);

impl First {
    /// The written form: `random` or the seat's number.
    pub fn written(self) -> String {
        match self {
            First::Random => RANDOM.0.to_string(),
            First::Seat(seat) => seat.to_string(),
        }
    }
}

/// Options as they were given, by name and value.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options(Vec<(String, String)>);

impl Options {
    /// No options given, so that all defaults apply.
    pub fn none() -> Options {
        Options::default()
    }

    /// Options with these names and values.
    pub fn of<N: Into<String>, V: Into<String>>(
        options: impl IntoIterator<Item = (N, V)>,
    ) -> Options {
        Options(options.into_iter().map(|(name, value)| (name.into(), value.into())).collect())
    }

    /// Refuses names outside `known` and names given twice.
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

    /// The value given for this option, looked up in `choices`; `None` if the option was not given.
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

    /// The option `colours`: distinct colours separated by commas, one for each seat. Without it,
    /// the seats get the colours in their usual order.
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

/// Why a game cannot be played: this code does not know that version of its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnknownRules {
    /// They are newer than this code.
    Newer {
        /// The version asked for.
        found: u32,
        /// The newest known version.
        newest: u8,
    },
    /// They are too old for this code.
    Older {
        /// The version asked for.
        found: u8,
        /// The oldest known version.
        oldest: u8,
    },
}

/// Why a table cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupRefusal {
    /// No game has this name.
    UnknownGame {
        /// The name given.
        name: String,
        /// The names of all games.
        possible: Vec<String>,
    },
    /// The game does not allow this number of players.
    Players {
        /// How many were asked for.
        asked: usize,
        /// The fewest there can be.
        fewest: usize,
        /// The most there can be.
        most: usize,
        /// The rule behind it.
        rule: &'static str,
    },
    /// The game has no such option.
    UnknownOption {
        /// The name given.
        name: String,
        /// The names of the options.
        possible: Vec<String>,
        /// The rule behind it.
        rule: &'static str,
    },
    /// The option has no such value.
    UnknownValue {
        /// The option.
        option: &'static str,
        /// The value given.
        value: String,
        /// The possible values.
        possible: Vec<String>,
        /// The rule behind it.
        rule: &'static str,
    },
    /// An option was given more than once.
    GivenTwice {
        /// The option.
        name: String,
        /// The rule behind it.
        rule: &'static str,
    },
    /// The game has no such colour.
    UnknownColour {
        /// The colour given.
        colour: String,
        /// The possible colours.
        possible: Vec<String>,
        /// The rule behind it.
        rule: &'static str,
    },
    /// Two seats would have the same colour.
    ColourTwice {
        /// The colour.
        colour: String,
        /// The rule behind it.
        rule: &'static str,
    },
    /// The number of colours differs from the number of seats.
    ColourCount {
        /// How many colours were given.
        given: usize,
        /// How many seats there are.
        seats: usize,
        /// The rule behind it.
        rule: &'static str,
    },
    /// The option cannot be chosen at this table; the game says why.
    NotHere {
        /// The option.
        option: &'static str,
        /// The reason, as a phrase.
        why: Phrase,
        /// The rule behind it.
        rule: &'static str,
    },
}

impl SetupRefusal {
    /// The refusal of an unknown game. Long names are shortened; `possible` are the games that
    /// exist.
    pub fn unknown_game<'g>(
        name: &str,
        possible: impl IntoIterator<Item = &'g Facts>,
    ) -> SetupRefusal {
        let possible = possible.into_iter().map(|facts| facts.name.to_string()).collect();
        SetupRefusal::UnknownGame { name: shorten(name), possible }
    }

    /// The number of the rule behind it, if there is one.
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
