//! Reading input from people and ledgers: words separated by blanks.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// Words that could not be parsed: what was expected and what was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadWords {
    /// What was expected.
    pub expected: String,
    /// What was found instead.
    pub found: String,
}

impl BadWords {
    /// An error that says what was expected and what was found.
    pub fn new(expected: impl Into<String>, found: &str) -> BadWords {
        BadWords { expected: expected.into(), found: shorten(found) }
    }
}

impl fmt::Display for BadWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found “{}”", self.expected, self.found)
    }
}

impl core::error::Error for BadWords {}

/// Shortens a quotation to fit an error message.
pub(crate) fn shorten(text: &str) -> String {
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        None => text.to_string(),
        Some((end, _)) => {
            let mut short = text[..end].to_string();
            short.push('…');
            short
        }
    }
}

/// The words of one line, read from left to right.
#[derive(Clone, Debug)]
pub struct Words<'l> {
    rest: &'l str,
}

/// The characters that separate words.
pub(crate) const BLANKS: [char; 2] = [' ', '\t'];

impl<'l> Words<'l> {
    /// The words of `line`.
    pub fn of(line: &'l str) -> Words<'l> {
        Words { rest: line }
    }

    /// The next word.
    pub fn next(&mut self, expected: &str) -> Result<&'l str, BadWords> {
        self.maybe().ok_or_else(|| BadWords::new(expected, "the end of the line"))
    }

    /// The next word, if there is one.
    pub fn maybe(&mut self) -> Option<&'l str> {
        let rest = self.rest.trim_start_matches(BLANKS);
        let (word, rest) = rest.split_once(BLANKS).unwrap_or((rest, ""));
        self.rest = rest;
        (!word.is_empty()).then_some(word)
    }

    /// The next word, read as a `T`.
    pub fn read<T: FromStr<Err = BadWords>>(&mut self, expected: &str) -> Result<T, BadWords> {
        self.next(expected)?.parse()
    }

    /// The next word, read as a number.
    pub fn number(&mut self, expected: &str) -> Result<u8, BadWords> {
        let word = self.next(expected)?;
        number(word).ok_or_else(|| BadWords::new(expected, word))
    }

    /// The rest of the line, without surrounding blanks.
    pub fn as_str(&self) -> &'l str {
        self.rest.trim_matches(BLANKS)
    }

    /// All remaining words.
    pub fn rest(mut self) -> Vec<&'l str> {
        core::iter::from_fn(|| self.maybe()).collect()
    }

    /// Checks that nothing follows.
    pub fn end(mut self) -> Result<(), BadWords> {
        match self.maybe() {
            None => Ok(()),
            Some(word) => Err(BadWords::new("the end of the line", word)),
        }
    }
}

/// Parses a number made of digits only, without sign or leading zero, so that it has one spelling.
pub fn number(word: &str) -> Option<u8> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit());
    let leading_zero = word.len() > 1 && word.starts_with('0');
    if plain && !leading_zero { word.parse().ok() } else { None }
}
