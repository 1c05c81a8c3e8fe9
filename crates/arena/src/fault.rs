//! A game that could not be played to its end, because of a bug of ours or of a bot's.

use std::fmt;

use table::Seat;

/// What went wrong and in which game, so that it can be reproduced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The match, counted from 0.
    pub number: u64,
    /// The game of the match, counted from 0.
    pub game: usize,
    /// What went wrong.
    pub kind: FaultKind,
}

/// What went wrong in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// A bot made a move that the rules refuse.
    Refused {
        /// The bot.
        bot: String,
        /// The bot's seat.
        seat: Seat,
        /// The move.
        mv: String,
    },
    /// The rules wait for nobody, or refuse what they drew themselves.
    Stuck,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault { number, game, kind } = self;
        match kind {
            FaultKind::Refused { bot, seat, mv } => {
                write!(f, "match {number}, game {game}: {bot} in seat {seat} may not play {mv}")
            }
            FaultKind::Stuck => write!(f, "match {number}, game {game}: the game does not go on"),
        }
    }
}

impl std::error::Error for Fault {}
