//! A log of what was played, line by line, so that a run can be resumed.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{MatchRecord, Seatings, Terms};

/// The terms of a run and the finished matches.
///
/// The text consists of a line with the terms, a line for each match, and a line with the summary.
/// The summary is not read back, because it follows from the matches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal {
    /// What was played.
    pub terms: Terms,
    /// The finished matches, by number.
    pub matches: BTreeMap<u64, MatchRecord>,
}

/// Why a text is not the journal of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadJournal {
    /// It does not start with the terms.
    NoTerms,
    /// It contains two different terms.
    TwoTerms {
        /// The number of the line, counted from 1.
        line: usize,
    },
    /// A line that no run writes.
    BadLine {
        /// Its number, counted from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// A match that does not belong to these terms.
    OtherMatch {
        /// The number of the line, counted from 1.
        line: usize,
    },
}

impl fmt::Display for BadJournal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadJournal::NoTerms => f.write_str("it does not begin with the terms of a run"),
            BadJournal::TwoTerms { line } => write!(f, "line {line} has the terms of another run"),
            BadJournal::BadLine { line, why } => write!(f, "line {line}: {why}"),
            BadJournal::OtherMatch { line } => {
                write!(f, "line {line} is a match of another run")
            }
        }
    }
}

impl std::error::Error for BadJournal {}

impl Journal {
    /// The journal of a run that has not started.
    pub fn new(terms: Terms) -> Journal {
        Journal { terms, matches: BTreeMap::new() }
    }
}

/// The terms and the matches, one per line. The caller adds the summary.
impl fmt::Display for Journal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.terms)?;
        self.matches.values().try_for_each(|line| writeln!(f, "{line}"))
    }
}

impl FromStr for Journal {
    type Err = BadJournal;

    /// Reads the lines of one run, or of several runs with the same terms.
    ///
    /// An incomplete last line, left by a run that was killed while writing, is ignored.
    fn from_str(text: &str) -> Result<Journal, BadJournal> {
        let mut reader: Option<Reader> = None;
        let whole = text.ends_with('\n');
        let lines = text.lines().count();
        for (at, written) in text.lines().enumerate() {
            let line = at + 1;
            if written.trim().is_empty() {
                continue;
            }
            let value = match serde_json::from_str::<Value>(written) {
                Ok(value) => value,
                Err(_) if line == lines && !whole => break,
                Err(why) => return Err(BadJournal::BadLine { line, why: why.to_string() }),
            };
            match &mut reader {
                None => reader = Some(Reader::begin(line, value)?),
                Some(reader) => reader.read(line, value)?,
            }
        }
        reader.map(|reader| reader.journal).ok_or(BadJournal::NoTerms)
    }
}

/// A journal being read, and what its matches must look like.
struct Reader {
    journal: Journal,
    seatings: Seatings,
}

impl Reader {
    fn begin(line: usize, mut first: Value) -> Result<Reader, BadJournal> {
        let terms = first.get_mut("terms").ok_or(BadJournal::NoTerms)?.take();
        let terms: Terms = read(line, terms)?;
        if terms.bots.seats() != terms.players {
            let why = format!("{} bots for {} players", terms.bots.seats(), terms.players);
            return Err(BadJournal::BadLine { line, why });
        }
        let seatings = Seatings::new(terms.bots.list());
        Ok(Reader { journal: Journal::new(terms), seatings })
    }

    fn read(&mut self, line: usize, mut value: Value) -> Result<(), BadJournal> {
        if let Some(terms) = value.get_mut("terms") {
            let terms: Terms = read(line, terms.take())?;
            return if terms == self.journal.terms {
                Ok(())
            } else {
                Err(BadJournal::TwoTerms { line })
            };
        }
        if value.get("match").is_some() {
            let played: MatchRecord = read(line, value)?;
            if !self.gives(&played) {
                return Err(BadJournal::OtherMatch { line });
            }
            // A match that was played twice is the same match; the first line counts.
            self.journal.matches.entry(played.number).or_insert(played);
            return Ok(());
        }
        if value.get("bots").is_some() {
            return Ok(());
        }
        let why = "neither terms nor a match nor a summary".to_string();
        Err(BadJournal::BadLine { line, why })
    }

    fn gives(&self, played: &MatchRecord) -> bool {
        let bots = self.journal.terms.bots.bots();
        let seatings = self.seatings.of_match(played.number);
        seatings.len() == played.games.len()
            && seatings.iter().zip(&played.games).all(|(seating, game)| {
                game.fits(seating.iter().map(|bot| bots[*bot].name.as_str()))
            })
    }
}

fn read<T: DeserializeOwned>(line: usize, value: Value) -> Result<T, BadJournal> {
    serde_json::from_value(value).map_err(|why| BadJournal::BadLine { line, why: why.to_string() })
}
