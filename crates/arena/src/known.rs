//! Matches that need not be played again.

use std::collections::BTreeMap;
use std::fmt;

use crate::MatchRecord;

/// Matches that an earlier run with the same terms has finished.
///
/// Only [`Contest::resume`](crate::Contest::resume) makes one that is not empty, so a run cannot
/// mix games with different terms.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KnownMatches(BTreeMap<u64, MatchRecord>);

impl KnownMatches {
    pub(crate) fn new(matches: BTreeMap<u64, MatchRecord>) -> KnownMatches {
        KnownMatches(matches)
    }

    /// The match with this number, if it is known.
    pub fn get(&self, number: u64) -> Option<&MatchRecord> {
        self.0.get(&number)
    }

    /// The known matches from this number on.
    pub fn since(&self, number: u64) -> impl Iterator<Item = &MatchRecord> {
        self.0.range(number..).map(|(_, line)| line)
    }
}

/// The error that a journal belongs to a run with other terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OtherTerms {
    /// The terms that differ, by their keys in the journal.
    pub keys: Vec<&'static str>,
}

impl fmt::Display for OtherTerms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the journal is of another run: it differs in {}", self.keys.join(", "))
    }
}

impl std::error::Error for OtherTerms {}
