//! One line of play: how it is written, read and applied.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use super::{LineError, is_plain, plain};
use crate::{BadWords, Game, Listener, Seat, Words};

/// One line of play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry<G: Game> {
    /// The dealer dealt.
    Deal(G::Deal),
    /// A seat moved.
    Move(Seat, G::Move),
    /// Something outside the rules: a time, a seat handed to a bot.
    Note(String),
}

impl<G: Game> Entry<G> {
    /// A note with this text. Whitespace between words becomes a single space and control
    /// characters are dropped, so that any note fits on one line.
    pub fn note(text: &str) -> Entry<G> {
        Entry::Note(plain(text))
    }

    /// Whether it is a note. Notes change nothing and are not counted.
    pub fn is_note(&self) -> bool {
        matches!(self, Entry::Note(_))
    }

    /// The seat that moved, if it is a move.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Entry::Move(seat, _) => Some(*seat),
            Entry::Deal(_) | Entry::Note(_) => None,
        }
    }

    /// Applies the entry to this table, or says why it cannot and changes nothing.
    pub fn apply(&self, game: &mut G, listener: &mut impl Listener<G>) -> Result<(), LineError> {
        match self {
            Entry::Deal(deal) => game.deal(*deal, listener).map_err(LineError::Deal),
            Entry::Move(seat, mv) => game
                .play(*seat, *mv, listener)
                .map_err(|refusal| LineError::refused(*seat, &refusal)),
            Entry::Note(_) => Ok(()),
        }
    }
}

/// `deal supply 1 olive 2`, `1 lay olive 2`, `note seat 1 is played by mimi`
impl<G: Game> fmt::Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Deal(deal) => write!(f, "deal {deal}"),
            Entry::Move(seat, mv) => write!(f, "{seat} {mv}"),
            Entry::Note(note) if note.is_empty() => f.write_str("note"),
            Entry::Note(note) => write!(f, "note {note}"),
        }
    }
}

impl<G: Game> FromStr for Entry<G> {
    type Err = LineError;

    fn from_str(line: &str) -> Result<Entry<G>, LineError> {
        let mut words = Words::of(line);
        match words.next("deal, note or a seat's number")? {
            "deal" => Ok(Entry::Deal(words.as_str().parse()?)),
            "note" => {
                let note = words.rest().join(" ");
                match note.chars().all(|c| is_plain(&c)) {
                    true => Ok(Entry::Note(note)),
                    false => Err(BadWords::new("a note without control characters", &note).into()),
                }
            }
            word => {
                let seat: Seat = word.parse().map_err(|_| {
                    let expected = "deal, note, result, end or a seat's number";
                    LineError::UnknownMove(BadWords::new(expected, word))
                })?;
                let mv: G::Move = words.as_str().parse().map_err(LineError::UnknownMove)?;
                Ok(Entry::Move(seat, mv))
            }
        }
    }
}
