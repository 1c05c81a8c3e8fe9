//! Why something is not done that is no move of a game.

use protocol::Outcome;
use table::{Phrase, Phrased, Seat, SetupRefusal};

use crate::removals::KeptOut;

/// Why a guest's request is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It is for before the start.
    Started,
    /// It is for while the game goes on.
    NotPlaying,
    /// It is for after the end.
    NotOver,
    /// One has to sit at the table for it.
    NotSeated,
    /// It is for the opener.
    NotOpener,
    /// There is no such seat.
    NoSuchSeat {
        /// How many there are.
        seats: usize,
    },
    /// Somebody sits there.
    Taken(Seat),
    /// Every seat is taken.
    Full,
    /// One may watch here, but sit down only with the invite.
    NotInvited,
    /// The opener removed this guest.
    Removed,
    /// The opener removed somebody who came from the same address.
    RemovedAddress,
    /// Nobody of this number was removed.
    NobodyRemoved {
        /// The number.
        number: u32,
    },
    /// A guest changes things too often.
    TooFast,
    /// The game has no such colour.
    NoSuchColour {
        /// The colour.
        colour: String,
        /// Those there are.
        possible: Vec<String>,
    },
    /// Another seat has that colour.
    ColourTaken {
        /// The colour.
        colour: String,
    },
    /// That is no nonce.
    BadNonce,
    /// There is no such bot.
    NoSuchBot {
        /// What was asked for.
        asked: String,
        /// Those there are.
        possible: Vec<String>,
    },
    /// The guest is there.
    StillHere(Seat),
    /// Nobody sits there.
    NobodyThere(Seat),
    /// Not all who sit here agreed to hints.
    NoHints,
    /// Nobody gives hints in this game.
    NoAdviser,
    /// Somebody else is to move.
    NotAwaited,
    /// Not every seat is taken.
    SeatsFree {
        /// How many are free.
        free: usize,
    },
    /// Not everyone is ready.
    NotReady(Seat),
    /// The chat is switched off.
    ChatOff,
    /// Nothing is said, or too much.
    ChatLength {
        /// The most characters.
        most: usize,
    },
    /// Too much is said in too short a time.
    ChatTooFast,
    /// The guest has not been away long enough.
    NotAwayLong(Seat),
    /// Whoever came by a seat's link does not change it.
    CameByLink,
    /// The seat is played by its own guest.
    NotPlayedByBot,
    /// A bot plays this seat: take it back first.
    PlayedByBot,
    /// The setup is refused.
    Setup(SetupRefusal),
    /// This clock cannot be.
    BadClock,
    /// A move of another game, or none at all.
    NotAMove {
        /// What is wrong with it.
        why: String,
    },
    /// An ask without a move, or with too many.
    MoveCount {
        /// The most there can be.
        most: usize,
    },
}

impl Refusal {
    /// The rule behind it, where there is one.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::Setup(refusal) => refusal.rule(),
            _ => None,
        }
    }

    /// As an answer.
    pub fn outcome(&self) -> Outcome {
        Outcome::Refused {
            why: self.phrase().into(),
            rule: self.rule().map(str::to_string),
            at: None,
        }
    }
}

impl From<KeptOut> for Refusal {
    fn from(why: KeptOut) -> Refusal {
        match why {
            KeptOut::Guest => Refusal::Removed,
            KeptOut::Address => Refusal::RemovedAddress,
        }
    }
}

impl From<SetupRefusal> for Refusal {
    fn from(refusal: SetupRefusal) -> Refusal {
        Refusal::Setup(refusal)
    }
}

impl Phrased for Refusal {
    fn phrase(&self) -> Phrase {
        match self {
            Refusal::Started => Phrase::new("house-started"),
            Refusal::NotPlaying => Phrase::new("house-not-playing"),
            Refusal::NotOver => Phrase::new("house-not-over"),
            Refusal::NotSeated => Phrase::new("house-not-seated"),
            Refusal::NotOpener => Phrase::new("house-not-opener"),
            Refusal::NoSuchSeat { seats } => {
                Phrase::new("house-no-such-seat").with("seats", *seats)
            }
            Refusal::Taken(seat) => Phrase::new("house-taken").with("number", seat.number()),
            Refusal::Full => Phrase::new("house-full"),
            Refusal::NotInvited => Phrase::new("house-not-invited"),
            Refusal::Removed => Phrase::new("house-removed"),
            Refusal::RemovedAddress => Phrase::new("house-removed-address"),
            Refusal::NobodyRemoved { number } => {
                Phrase::new("house-nobody-removed").with("number", *number as usize)
            }
            Refusal::TooFast => Phrase::new("house-too-fast"),
            Refusal::NoSuchColour { colour, possible } => Phrase::new("house-no-such-colour")
                .with("colour", colour.as_str())
                .with("possible", possible.join(", ")),
            Refusal::ColourTaken { colour } => {
                Phrase::new("house-colour-taken").with("colour", colour.as_str())
            }
            Refusal::BadNonce => Phrase::new("house-bad-nonce"),
            Refusal::NoSuchBot { asked, possible } => Phrase::new("house-no-such-bot")
                .with("asked", asked.as_str())
                .with("possible", possible.join(", ")),
            Refusal::StillHere(seat) => {
                Phrase::new("house-still-here").with("number", seat.number())
            }
            Refusal::NobodyThere(seat) => {
                Phrase::new("house-nobody-there").with("number", seat.number())
            }
            Refusal::SeatsFree { free } => Phrase::new("house-seats-free").with("free", *free),
            Refusal::NotReady(seat) => Phrase::new("house-not-ready").with("number", seat.number()),
            Refusal::NoHints => Phrase::new("house-no-hints"),
            Refusal::NoAdviser => Phrase::new("house-no-adviser"),
            Refusal::NotAwaited => Phrase::new("house-not-awaited"),
            Refusal::ChatOff => Phrase::new("house-chat-off"),
            Refusal::ChatLength { most } => Phrase::new("house-chat-length").with("most", *most),
            Refusal::ChatTooFast => Phrase::new("house-chat-too-fast"),
            Refusal::NotAwayLong(seat) => {
                Phrase::new("house-not-away-long").with("number", seat.number())
            }
            Refusal::CameByLink => Phrase::new("house-came-by-link"),
            Refusal::NotPlayedByBot => Phrase::new("house-not-played-by-bot"),
            Refusal::PlayedByBot => Phrase::new("house-played-by-bot"),
            Refusal::Setup(refusal) => refusal.phrase(),
            Refusal::BadClock => Phrase::new("house-bad-clock"),
            Refusal::NotAMove { why } => Phrase::new("house-not-a-move").with("why", why.as_str()),
            Refusal::MoveCount { most } => Phrase::new("house-move-count").with("most", *most),
        }
    }
}
