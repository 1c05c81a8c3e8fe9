//! The laws, one file for each.

pub(crate) mod census;
pub(crate) mod ending;
pub(crate) mod folding;
pub(crate) mod kinds;
pub(crate) mod no_panic;
pub(crate) mod offers;
pub(crate) mod refusals;
pub(crate) mod replay;
pub(crate) mod two_worlds;

use core::fmt;

/// Whether a law was kept; if not, what was observed.
pub(crate) type Kept = Result<(), String>;

/// A law that every game keeps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// Offered moves are accepted, and no others.
    Offers,
    /// A refusal changes nothing, says nothing and names its rule.
    Refusals,
    /// Every piece is in exactly one place.
    Census,
    /// Play ends within its bound and never reaches a dead end.
    Ending,
    /// A ledger reads back equal and replays to an equal table.
    Replay,
    /// What a seat has heard adds up to what it sees.
    Folding,
    /// Changing what a viewer may not know changes nothing for that viewer.
    TwoWorlds,
    /// Every kind of move, offer and refusal is listed.
    Kinds,
    /// The rules never panic.
    NoPanic,
}

impl Law {
    /// Every law.
    pub const ALL: [Law; 9] = [
        Law::Offers,
        Law::Refusals,
        Law::Census,
        Law::Ending,
        Law::Replay,
        Law::Folding,
        Law::TwoWorlds,
        Law::Kinds,
        Law::NoPanic,
    ];
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Law::Offers => "offered moves are accepted, and no others",
            Law::Refusals => "a refusal changes nothing, says nothing and names its rule",
            Law::Census => "every piece is in exactly one place",
            Law::Ending => "play ends and never comes to a dead end",
            Law::Replay => "a ledger replays to an equal table",
            Law::Folding => "what a seat heard adds up to what it sees",
            Law::TwoWorlds => "what a viewer may not know changes nothing for it",
            Law::Kinds => "every kind is on its list",
            Law::NoPanic => "the rules never panic",
        })
    }
}

/// A set of laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laws(u16);

impl Laws {
    /// Every law.
    pub const ALL: Laws = Laws::only(&Law::ALL);

    /// Only these laws, for a game that is still being written.
    pub const fn only(laws: &[Law]) -> Laws {
        let mut set = 0;
        let mut at = 0;
        while at < laws.len() {
            set |= 1 << laws[at] as u16;
            at += 1;
        }
        Laws(set)
    }

    /// Whether the set contains this law.
    pub const fn contains(self, law: Law) -> bool {
        self.0 & 1 << law as u16 != 0
    }

    /// Checks a law, if the set contains it.
    pub(crate) fn judge(self, law: Law, kept: impl FnOnce() -> Kept) -> Result<(), Broken> {
        if !self.contains(law) {
            return Ok(());
        }
        kept().map_err(|what| Broken { law, what })
    }
}

/// A law that was broken, before it is known in which game.
#[derive(Debug)]
pub(crate) struct Broken {
    pub law: Law,
    pub what: String,
}
