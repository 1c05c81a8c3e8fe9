//! What is known about a game before anyone sits down, as data.

use core::ops::RangeInclusive;

/// The facts of a game, which hold for every setup and every deal.
///
/// Programs that list, describe or measure games read them; the rules do not.
///
/// A rules crate states the facts of its games in [`Setup::GAMES`](crate::Setup::GAMES). The
/// catalogue's tests compare them with the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The game's name on the command line, in ledgers, in the protocol and in the names of its
    /// files (rules pages, lesson, pictures).
    pub name: &'static str,
    /// The title printed on the box.
    pub title: &'static str,
    /// The year of publication.
    pub year: u16,
    /// The id of the text with the name that players see.
    pub called: &'static str,
    /// The id of the text that describes the game in one sentence.
    pub about: &'static str,
    /// The numbers of players it allows.
    pub players: RangeInclusive<usize>,
    /// The section of its rules that lists its options.
    pub options: &'static str,
    /// Whether players have to remember anything.
    pub memory: Memory,
    /// Whether seats move in turn or at once.
    pub moves: Moves,
    /// The piles the dealer draws from, as named in its [`Stream`](crate::Stream)s.
    pub piles: &'static [&'static str],
    /// An upper bound on the number of moves and deals in any game.
    pub longest: usize,
    /// The table sizes at which speed is measured.
    pub measured: MeasuredTables,
    /// Command-line arguments that make an instructive example.
    pub example: &'static str,
}

/// Whether players have to remember anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Memory {
    /// No: what was shown stays open or no longer matters.
    Needless,
    /// Yes: something is shown once, then buried, and matters later.
    Needed,
}

/// Whether seats move in turn or at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moves {
    /// One seat after another.
    InTurn,
    /// Sometimes several seats move at once, without knowing what the others choose.
    AtOnce,
}

/// The table sizes, in seats, at which a game's speed is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MeasuredTables {
    /// The size for random games played at full speed.
    pub engine: usize,
    /// The sizes for games between bots.
    pub bots: &'static [usize],
}
