//! Why a request is refused, other than by the rules of a game.

use protocol::Outcome;
use table::{Phrase, Phrased, Seat, SetupRefusal};

use crate::removals::KeptOut;

/// Why a guest's request is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Only possible before the start.
    Started,
    /// Only possible during the game.
    NotPlaying,
    /// Only possible after the end.
    NotOver,
    /// Only possible for guests who sit at the table.
    NotSeated,
    /// Only possible for the opener.
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
    /// The guest may watch; sitting down needs the invite.
    NotInvited,
    /// One of those who sit here and this guest have blocked each other, in one direction or both.
    KeptApart,
    /// The opener removed this guest.
    Removed,
    /// The opener removed somebody at the same address.
    RemovedAddress,
    /// There is no removal with this number.
    NobodyRemoved {
        /// The number.
        number: u32,
    },
    /// The guest makes changes too often.
    TooFast,
    /// The table has so many records that only what the game needs is stored.
    TooManyRecords,
    /// The seat changed its choice so often that it stays as it is until the game goes on.
    ChoiceStays {
        /// How often.
        most: u32,
    },
    /// The game has no such colour.
    NoSuchColour {
        /// The colour.
        colour: String,
        /// The ones there are.
        possible: Vec<String>,
    },
    /// Another seat has that colour.
    ColourTaken {
        /// The colour.
        colour: String,
    },
    /// The nonce is not valid.
    BadNonce,
    /// There is no such bot.
    NoSuchBot {
        /// What was asked for.
        asked: String,
        /// The ones there are.
        possible: Vec<String>,
    },
    /// The guest is still connected.
    StillHere(Seat),
    /// Nobody sits there.
    NobodyThere(Seat),
    /// Not all guests who sit here agreed to hints.
    NoHints,
    /// The game has no adviser.
    NoAdviser,
    /// The seat has nothing to decide now.
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
    /// The message is empty or too long.
    ChatLength {
        /// The most characters.
        most: usize,
    },
    /// Too many messages in too short a time.
    ChatTooFast,
    /// The guest has not been away long enough.
    NotAwayLong(Seat),
    /// A guest who came by a seat's link may not change the link.
    CameByLink,
    /// The seat is played by its own guest.
    NotPlayedByBot,
    /// A bot plays this seat: take it back first.
    PlayedByBot,
    /// The setup is refused.
    Setup(SetupRefusal),
    /// The settings of the clock are out of bounds.
    BadClock,
    /// Not a move of this game.
    NotAMove {
        /// What is wrong with it.
        why: String,
    },
    /// An ask with no moves, or with too many.
    MoveCount {
        /// The most moves allowed.
        most: usize,
    },
}

impl Refusal {
    /// The rule behind it, if there is one.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::Setup(refusal) => refusal.rule(),
            _ => None,
        }
    }

    /// The name of the limit that was reached, if that is the reason.
    pub fn limit(&self) -> Option<&'static str> {
        match self {
            Refusal::TooFast => Some("guest.changes"),
            Refusal::ChatTooFast => Some("guest.chat"),
            Refusal::TooManyRecords => Some("table.records"),
            Refusal::ChoiceStays { .. } => Some("seat.changed-choices"),
            _ => None,
        }
    }

    /// The refusal as an answer.
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
            Refusal::KeptApart => Phrase::new("house-kept-apart"),
            Refusal::Removed => Phrase::new("house-removed"),
            Refusal::RemovedAddress => Phrase::new("house-removed-address"),
            Refusal::NobodyRemoved { number } => {
                Phrase::new("house-nobody-removed").with("number", *number as usize)
            }
            Refusal::TooFast => Phrase::new("house-too-fast"),
            Refusal::TooManyRecords => Phrase::new("house-table-full"),
            Refusal::ChoiceStays { most } => {
                Phrase::new("house-choice-stays").with("most", *most as usize)
            }
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
