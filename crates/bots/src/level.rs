//! How strong a bot is. Its name and character are in the locales.

use core::fmt;
use core::str::FromStr;

use table::Phrase;

/// A level, from 0 on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Takes any move it is offered.
    Zero,
    /// A beginner: judges sensibly, forgets, sees no further than its nose.
    One,
    /// The same judgement with perfect counts.
    Two,
    /// Looks one step ahead: tries each move and judges what comes of it.
    Three,
    /// Plays each move on, many times, at tables as they may be.
    Four,
    /// Searches: looks deeper where it promises more, for itself and for the others.
    Five,
}

/// No bot has this number or name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel {
    /// What was asked for.
    pub asked: String,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 6] =
        [Level::Zero, Level::One, Level::Two, Level::Three, Level::Four, Level::Five];

    /// Who a newcomer plays against.
    pub const FOR_NEWCOMERS: Level = Level::One;

    /// Its number.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The name it goes by on the command line and at the table; the same in all languages.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Zero => "dado",
            Level::One => "mimi",
            Level::Two => "nonna",
            Level::Three => "luigi",
            Level::Four => "sofia",
            Level::Five => "professore",
        }
    }

    /// Its name as people read it.
    pub fn title(self) -> Phrase {
        Phrase::new(match self {
            Level::Zero => "bot-dado",
            Level::One => "bot-mimi",
            Level::Two => "bot-nonna",
            Level::Three => "bot-luigi",
            Level::Four => "bot-sofia",
            Level::Five => "bot-professore",
        })
    }

    /// Its character in one line.
    pub fn character(self) -> Phrase {
        Phrase::new(match self {
            Level::Zero => "bot-dado-about",
            Level::One => "bot-mimi-about",
            Level::Two => "bot-nonna-about",
            Level::Three => "bot-luigi-about",
            Level::Four => "bot-sofia-about",
            Level::Five => "bot-professore-about",
        })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    /// A level's number or its name.
    fn from_str(word: &str) -> Result<Level, UnknownLevel> {
        let mut levels = Level::ALL.into_iter();
        levels
            .find(|level| level.name() == word || level.number().to_string() == word)
            .ok_or_else(|| UnknownLevel { asked: word.to_string() })
    }
}
