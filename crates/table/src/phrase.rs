//! What people read, before it has a language: an id of the locales' files and its arguments.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::Seat;

/// A sentence or a word by its id in `locales/`, with what fills its gaps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The message's id in the Fluent files.
    pub id: &'static str,
    /// What fills its gaps, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// What can fill a gap of a phrase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number; plural forms follow it.
    Number(i64),
    /// A player, shown by name, or as "you" to himself.
    Seat(Seat),
    /// Another phrase.
    Phrase(Box<Phrase>),
    /// Several phrases, joined as the language joins a list.
    List(Vec<Phrase>),
    /// Text as it stands: a name, a file, what was typed.
    Text(String),
}

impl Phrase {
    /// A phrase without gaps.
    pub fn new(id: &'static str) -> Phrase {
        Phrase { id, args: Vec::new() }
    }

    /// Fills the gap of this name.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(Box::new(phrase))
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Arg {
        Arg::List(phrases)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as i64)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

/// Something that can be told to people.
pub trait Phrased {
    /// The phrase that tells it.
    fn phrase(&self) -> Phrase;
}

/// Something that comes in named kinds; the tests count that each kind occurs.
pub trait Kinds {
    /// The names of all kinds.
    const ALL: &'static [&'static str];
    /// The name of this one's kind.
    fn kind(&self) -> &'static str;
}

/// Why a move was not accepted: a kind, its arguments, and the rule it rests on.
pub trait Refuse: Phrased + Kinds {
    /// The number of the rule, as the rules page has it.
    fn rule(&self) -> &'static str;
}
