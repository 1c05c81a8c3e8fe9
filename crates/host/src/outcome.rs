//! How a game ended, in a form that statistics can use without the rules.

use protocol::Clock;
use serde::{Deserialize, Serialize};
use table::{Outcome, Seat};

use super::play::EndedBy;
use super::playing::bot_plays;
use super::record::Who;
use super::{Host, Hosted, Play};
use crate::id::GuestId;
use crate::time::Millis;

/// How a game ended, and who played it.
#[derive(Clone, PartialEq, Debug)]
pub struct GameOutcome {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u8,
    /// The options that were chosen, without the colours.
    pub options: Vec<(String, String)>,
    /// The clock.
    pub clock: Clock,
    /// How it ended.
    pub ending: Ending,
    /// When it ended.
    pub ended_at: Millis,
    /// The outcome of each seat.
    pub seats: Vec<SeatOutcome>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By its rules.
    Over,
    /// The guests ended it, because one of them had been gone too long.
    Abandoned,
    /// The keeper of the house ended it.
    Closed,
}

/// The outcome of a game for one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatOutcome {
    /// Who sat there.
    pub player: Player,
    /// The bots that played in this player's place, each named once, however long it played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stand_ins: Vec<String>,
    /// Whether the seat was given hints.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// The points; `None` if the game did not end by its rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<u8>,
    /// The share of the win; the shares add up to 1 if anyone won. `None` if the game did not end
    /// by its rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub share: Option<f64>,
}

/// Who sat in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// A guest.
    Guest(GuestId),
    /// A bot.
    Bot {
        /// Its name.
        name: String,
        /// How strong it is; `None` if this build does not have it.
        level: Option<u8>,
    },
}

impl<G: Hosted> Host<G> {
    /// The outcome of the game, once it has ended.
    pub fn game_outcome(&self) -> Option<GameOutcome> {
        let (play, ended_at) = (self.play.as_ref()?, self.ended_at?);
        let outcome = play.outcome();
        let ending = match (&outcome, play.ended_by()) {
            (Some(_), _) => Ending::Over,
            (None, Some(EndedBy::Guests)) => Ending::Abandoned,
            (None, Some(EndedBy::Keeper)) => Ending::Closed,
            (None, None) => return None,
        };
        let seat = |seat| self.seat_outcome(play, outcome.as_ref(), seat);
        Some(GameOutcome {
            game: self.opening.game.clone(),
            rules: self.opening.rules,
            options: self.opening.options.clone(),
            clock: self.opening.clock,
            ending,
            ended_at,
            seats: Seat::all(self.seats()).map(seat).collect::<Option<_>>()?,
        })
    }

    /// `None` if the seat is empty, which never happens once the game has begun.
    fn seat_outcome(
        &self,
        play: &Play<G>,
        outcome: Option<&Outcome>,
        seat: Seat,
    ) -> Option<SeatOutcome> {
        let player = match &self.places[seat.index()].who {
            Who::Nobody => return None,
            Who::Guest(sitter) => Player::Guest(sitter.guest),
            Who::Bot(name) => Player::Bot {
                name: name.clone(),
                level: self.roster.find(name).ok().map(|bot| bot.level()),
            },
        };
        let mut stand_ins: Vec<String> = Vec::new();
        let noted = bot_plays(seat, "");
        for bot in play.notes().filter_map(|note| note.strip_prefix(noted.as_str())) {
            if !stand_ins.iter().any(|known| known == bot) {
                stand_ins.push(bot.to_string());
            }
        }
        Some(SeatOutcome {
            player,
            stand_ins,
            hints: self.hinted_seats.contains(seat),
            score: outcome.map(|outcome| outcome.scores[seat.index()]),
            share: outcome.map(|outcome| match outcome.winners.contains(seat) {
                true => 1.0 / outcome.winners.len() as f64,
                false => 0.0,
            }),
        })
    }
}
