//! Text for people before it has a language: a message id and its arguments.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::Seat;

/// A sentence or a word: its id in `locales/` and its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The message's id in the Fluent files.
    pub id: &'static str,
    /// The arguments, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a phrase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number, which can select plural forms.
    Number(i64),
    /// A player, shown by name, or as "you" to that player.
    Seat(Seat),
    /// Another phrase.
    Phrase(Box<Phrase>),
    /// Several phrases, joined into a list in the style of the language.
    List(Vec<Phrase>),
    /// Verbatim text: a name, a file, something typed.
    Text(String),
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(id: &'static str) -> Phrase {
        Phrase { id, args: Vec::new() }
    }

    /// Adds the argument with this name.
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

/// Something that can be expressed as a phrase.
pub trait Phrased {
    /// The phrase that expresses it.
    fn phrase(&self) -> Phrase;
}

/// A type with named kinds. The tests check that every kind occurs.
pub trait Kinds {
    /// The names of all kinds.
    const ALL: &'static [&'static str];
    /// The name of this value's kind.
    fn kind(&self) -> &'static str;
}

/// Why a move was refused: a kind, its arguments, and the rule behind it.
pub trait Refuse: Phrased + Kinds {
    /// The number of the rule, as in the rules pages.
    fn rule(&self) -> &'static str;
}
