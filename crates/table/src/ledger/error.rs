//! What can be wrong with a ledger.

use alloc::string::{String, ToString};

use crate::{BadDeal, BadWords, Phrase, Phrased, Refuse, Seat, SetupRefusal, UnknownRules};

/// An error in a ledger, with the line where it was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LedgerError {
    /// The line's number, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub error: LineError,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineError {
    /// The file does not start like a ledger.
    NotALedger,
    /// The format or the rules are newer than this program.
    Newer {
        /// The version the file asks for.
        found: u32,
        /// The newest version this program knows.
        known: u8,
    },
    /// The rules are older than any this program still knows.
    Older {
        /// The version the file asks for.
        found: u8,
        /// The oldest version this program knows.
        known: u8,
    },
    /// The file breaks off before its `end` line.
    Truncated,
    /// Words that are not valid here.
    Words(BadWords),
    /// A move that does not exist in the game.
    UnknownMove(BadWords),
    /// A setup that is refused.
    Setup(SetupRefusal),
    /// A move that the rules refuse here.
    Move {
        /// Who made it.
        seat: Seat,
        /// Why it is refused.
        why: Phrase,
        /// The rule that refuses it.
        rule: &'static str,
    },
    /// A deal that is impossible here.
    Deal(BadDeal),
    /// The result is not the one the rules give.
    WrongResult {
        /// The result by the rules.
        by_the_rules: String,
    },
    /// The game is over and the result is not written.
    ResultMissing,
    /// The `end` line states a different count than the lines above it.
    WrongCount {
        /// How many deals and moves there are.
        counted: usize,
    },
}

impl LineError {
    /// Attaches the number of the line.
    pub fn at(self, line: usize) -> LedgerError {
        LedgerError { line, error: self }
    }

    /// A move that was refused.
    pub fn refused(seat: Seat, refusal: &impl Refuse) -> LineError {
        LineError::Move { seat, why: refusal.phrase(), rule: refusal.rule() }
    }
}

impl From<BadWords> for LineError {
    fn from(bad: BadWords) -> LineError {
        LineError::Words(bad)
    }
}

impl From<UnknownRules> for LineError {
    fn from(unknown: UnknownRules) -> LineError {
        match unknown {
            UnknownRules::Newer { found, newest } => LineError::Newer { found, known: newest },
            UnknownRules::Older { found, oldest } => LineError::Older { found, known: oldest },
        }
    }
}

impl Phrased for LineError {
    fn phrase(&self) -> Phrase {
        match self {
            LineError::NotALedger => Phrase::new("ledger-not-a-ledger"),
            LineError::Newer { found, known } => {
                Phrase::new("ledger-newer").with("found", *found as usize).with("known", *known)
            }
            LineError::Older { found, known } => {
                Phrase::new("ledger-older").with("found", *found).with("known", *known)
            }
            LineError::Truncated => Phrase::new("ledger-truncated"),
            LineError::Words(bad) => Phrase::new("ledger-words")
                .with("expected", bad.expected.as_str())
                .with("found", bad.found.as_str()),
            LineError::UnknownMove(bad) => Phrase::new("ledger-unknown-move")
                .with("expected", bad.expected.as_str())
                .with("found", bad.found.as_str()),
            LineError::Setup(refusal) => refusal.phrase(),
            LineError::Move { seat, why, rule } => Phrase::new("ledger-illegal-move")
                .with("seat", seat.to_string())
                .with("why", why.clone())
                .with("rule", *rule),
            LineError::Deal(bad) => Phrase::new(match bad {
                BadDeal::NotAwaited => "ledger-deal-not-awaited",
                BadDeal::OtherPile => "ledger-deal-other-pile",
                BadDeal::WrongCount => "ledger-deal-wrong-count",
                BadDeal::NotInPile => "ledger-deal-not-in-pile",
            }),
            LineError::WrongResult { by_the_rules } => {
                Phrase::new("ledger-wrong-result").with("result", by_the_rules.as_str())
            }
            LineError::ResultMissing => Phrase::new("ledger-result-missing"),
            LineError::WrongCount { counted } => {
                Phrase::new("ledger-wrong-count").with("counted", *counted)
            }
        }
    }
}

impl Phrased for LedgerError {
    fn phrase(&self) -> Phrase {
        Phrase::new("ledger-line").with("line", self.line).with("trouble", self.error.phrase())
    }
}
