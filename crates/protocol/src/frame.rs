//! The frames of a table's socket, by direction.

use serde::{Deserialize, Serialize};

use crate::{
    Answer, AskId, ClockFace, Deed, Ear, Hint, Notice, Phrase, Presence, SeatNumber, TableState,
};

/// What a client sends. Every frame may contain the cursor `heard`: how many of the sayings to its
/// seat the client has processed.
///
/// `M` is a move of the table's game; the house parses it only once it knows which game that is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS))]
#[cfg_attr(feature = "schemas", ts(concrete(M = Move)))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient<M = serde_json::Value> {
    /// Makes one or more moves, all or none.
    Ask {
        /// The request's id.
        id: AskId,
        /// The moves, in order.
        moves: Vec<M>,
        /// The cursor.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemas", ts(optional))]
        heard: Option<u32>,
    },
    /// Performs an action other than a move.
    Do {
        /// The request's id.
        id: AskId,
        /// The action.
        deed: Deed,
        /// The cursor.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemas", ts(optional))]
        heard: Option<u32>,
    },
    /// Only moves the cursor.
    Heard {
        /// The cursor.
        heard: u32,
    },
}

/// What a house sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum FromHouse {
    /// The first frame: tells the client who it is at this table.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The table.
        table: String,
        /// The seat of this connection; `null` for a watcher.
        seat: Option<SeatNumber>,
    },
    /// Who sits here, what was agreed, and the stage of the table. Sent whenever any of it changes.
    Table(Box<TableState>),
    /// Who is here and who is away.
    Presence {
        /// One entry for each seat that a guest sits in.
        seats: Vec<Presence>,
        /// The number of watchers.
        watchers: u32,
    },
    /// What this viewer has heard since the last such frame, and what it sees now.
    News(Box<News>),
    /// The clocks; sent whenever one starts or stops.
    Clock(ClockFace),
    /// A chat message. Not part of the game.
    Chat {
        /// Its number in the chat, from 1.
        number: u32,
        /// The author's seat; `null` for a watcher.
        seat: Option<SeatNumber>,
        /// The author's name.
        name: String,
        /// The message, as plain text.
        text: String,
    },
    /// A moderator deleted a chat message: it is no longer shown.
    ChatDeleted {
        /// Its number in the chat.
        number: u32,
    },
    /// The keeper's banner and switches: before everything else where they are not empty, and
    /// whenever they change.
    Notice(Notice),
    /// The answer to a request.
    Answer(Answer),
    /// The hint that this seat asked for.
    Hint(Box<Hint>),
    /// The hint that this seat asked for has to wait for its turn; again whenever that changes.
    HintWaits {
        /// How many other hints come before it.
        ahead: u32,
    },
    /// The hint that this seat asked for could not be given.
    NoHint {
        /// Why not.
        why: Phrase,
    },
    /// The client sent a frame that could not be understood. After a few of these the house closes
    /// the connection.
    Trouble {
        /// What is wrong with it.
        why: Phrase,
    },
    /// The last frame before the house closes the connection.
    Bye {
        /// Why.
        why: Phrase,
        /// How many milliseconds to wait before reconnecting; `null` if the client should stay
        /// away.
        again_in: Option<u32>,
    },
}

/// What a viewer has heard, and what it sees and may do now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct News {
    /// How many sayings have reached this viewer so far, including these.
    pub heard: u32,
    /// The new sayings; the last one's number is `heard`.
    pub sayings: Vec<Saying>,
    /// What the viewer sees after all of them.
    pub view: View,
    /// Who must do what, to be shown to people: the phrase of the latest `now` saying.
    pub status: Phrase,
    /// The matter at hand, as the last saying about it described it, for viewers who did not hear
    /// that saying. `view` already includes it.
    pub matter: Option<Said>,
    /// The seats the table is waiting for.
    pub awaited: Vec<SeatNumber>,
    /// What this seat may do, step by step: the current offers and, where the next steps of the
    /// turn are known, the offers of each of them. One request may contain one move for each step.
    /// Empty if the seat is not awaited.
    pub steps: Vec<Vec<Offer>>,
    /// What this seat may do although the table is not waiting for it: choose another cut.
    pub may_also: Vec<Offer>,
}

/// A saying, with its number among those this viewer hears.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Saying {
    /// Its number among the sayings this viewer hears, from 1.
    pub number: u32,
    /// Who hears it.
    pub to: Ear,
    /// What is said, as data to fold into the view.
    pub said: Said,
    /// What is said, as a phrase.
    pub phrase: Phrase,
    /// For how many milliseconds it is shown at normal speed before the next one.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "schemas", ts(as = "Option<u32>", optional))]
    pub show: u32,
}

fn is_zero(millis: &u32) -> bool {
    *millis == 0
}

macro_rules! by_family {
    ($($family:ident: $rules:ident, $about:tt;)+) => {
        /// What is said, by family of games.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
        #[serde(tag = "family", rename_all = "kebab-case")]
        pub enum Said {
            $(#[doc = $about] $rules(crate::$family::Said),)+
        }

        /// What a viewer sees, by family of games.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
        #[serde(tag = "family", rename_all = "kebab-case")]
        pub enum View {
            $(#[doc = $about] $rules(crate::$family::View),)+
        }

        /// What a seat may do, by family of games. No two families share a kind of offer.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
        #[serde(untagged)]
        pub enum Offer {
            $(#[doc = $about] $rules(crate::$family::Offer),)+
        }

        /// What a seat does, by family of games. No two families share a kind of move.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
        #[serde(untagged)]
        pub enum Move {
            $(#[doc = $about] $rules(crate::$family::Move),)+
        }

        impl Offer {
            /// Picks one of the moves; `choose(n)` returns a number below `n`. `None` if the offer
            /// is empty, which a house never sends.
            pub fn pick(&self, choose: &mut impl FnMut(u32) -> u32) -> Option<Move> {
                match self {
                    $(Offer::$rules(offer) => offer.pick(choose).map(Move::$rules),)+
                }
            }
        }
    };
}

catalogue::families!(by_family);
