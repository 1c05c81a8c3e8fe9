//! What is known of a game before anybody sits down, as data.

use core::ops::RangeInclusive;

/// What is true of a game whatever is chosen and dealt. Programs that list, describe or measure
/// games read it; the rules do not.
///
/// A rules crate states the facts of its games in [`Setup::GAMES`](crate::Setup::GAMES), and the
/// tests of the catalogue compare them with the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Its name on the command line, in ledgers and in the protocol, and the name of its files:
    /// rules pages, lesson, pictures.
    pub name: &'static str,
    /// What is printed on its box.
    pub title: &'static str,
    /// The year it came out.
    pub year: u16,
    /// The id of the text that names it to players.
    pub called: &'static str,
    /// The id of the text that says in a sentence what it is.
    pub about: &'static str,
    /// How many can play it.
    pub players: RangeInclusive<usize>,
    /// The section of its rules that lists its options.
    pub options: &'static str,
    /// What is known only to those who remember it.
    pub memory: Memory,
    /// Who moves at a time.
    pub moves: Moves,
    /// What the dealer draws from: the piles of its [`Stream`](crate::Stream)s.
    pub piles: &'static [&'static str],
    /// More moves and deals than any game of it can have.
    pub longest: usize,
    /// The tables at which its speed is measured.
    pub measured: MeasuredTables,
    /// Arguments of the command line that make an instructive example.
    pub example: &'static str,
}

/// What is known only to those who remember it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Memory {
    /// Nothing: what was shown once stays open, or does not matter any more.
    Needless,
    /// Something is shown once and then buried, and matters later.
    Needed,
}

/// Who moves at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moves {
    /// One seat after another.
    InTurn,
    /// Sometimes several seats, none of which knows what the others choose.
    AtOnce,
}

/// The tables at which a game's speed is measured, by how many sit there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MeasuredTables {
    /// Where random moves are played as fast as they can.
    pub engine: usize,
    /// Where bots think.
    pub bots: &'static [usize],
}
