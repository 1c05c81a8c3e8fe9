//! The frames of a table's socket, by direction.

use serde::{Deserialize, Serialize};

use crate::{Answer, AskId, ClockFace, Deed, Ear, Hint, Phrase, Presence, SeatNumber, TableState};

/// What a client sends. Every frame may carry `heard`: how many of the sayings to its seat the
/// client has taken in.
///
/// `M` is a move of the table's game; the house reads it only when it knows which game that is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS))]
#[cfg_attr(feature = "schemas", ts(concrete(M = Move)))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient<M = serde_json::Value> {
    /// Asks for one or more moves, all or none.
    Ask {
        /// The ask's own name.
        id: AskId,
        /// The moves, in sequence.
        moves: Vec<M>,
        /// The cursor.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemas", ts(optional))]
        heard: Option<u32>,
    },
    /// Does something that is no move of the game.
    Do {
        /// The request's own name.
        id: AskId,
        /// What is done.
        deed: Deed,
        /// The cursor.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemas", ts(optional))]
        heard: Option<u32>,
    },
    /// Moves the cursor and nothing else.
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
    /// The first frame: who this connection is.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The table.
        table: String,
        /// The seat this connection sits in; none watches.
        seat: Option<SeatNumber>,
    },
    /// Who sits here, what was agreed, how it stands: whenever something of it changes.
    Table(Box<TableState>),
    /// Who is here and who is away.
    Presence {
        /// Each seat that a guest sits in.
        seats: Vec<Presence>,
        /// How many watch.
        watchers: u32,
    },
    /// What was said to this viewer since the last one, and what it sees after it.
    News(Box<News>),
    /// The clocks, whenever one starts or stops.
    Clock(ClockFace),
    /// What somebody said at the table. Not part of the game.
    Chat {
        /// Its place among what was said in the chat, from 1.
        number: u32,
        /// The seat of who said it; none for a watcher.
        seat: Option<SeatNumber>,
        /// The name of who said it.
        name: String,
        /// The words: plain text.
        text: String,
    },
    /// What came of a request.
    Answer(Answer),
    /// The hint that this seat asked for.
    Hint(Box<Hint>),
    /// The hint that this seat asked for has to wait for its turn; again whenever that changes.
    HintWaits {
        /// How many other hints come before it.
        ahead: u32,
    },
    /// The hint that this seat asked for does not come.
    NoHint {
        /// Why not.
        why: Phrase,
    },
    /// A frame that could not be understood; the connection is closed after a few of them.
    Trouble {
        /// What is wrong with it.
        why: Phrase,
    },
    /// The last frame before the house closes the connection.
    Bye {
        /// Why.
        why: Phrase,
        /// Whether to come back, and after how many milliseconds at the earliest.
        again_in: Option<u32>,
    },
}

/// What was said to a viewer, and what it sees and may do now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct News {
    /// How many sayings reached this viewer so far, these included.
    pub heard: u32,
    /// What was said; the last one's number is `heard`.
    pub sayings: Vec<Saying>,
    /// What the viewer sees after all of it.
    pub view: View,
    /// Who must do what, for people: the phrase of the last `now` that was said.
    pub status: Phrase,
    /// The matter at hand, as whoever was there has heard it last; for those who were not. It is in
    /// the view already.
    pub matter: Option<Said>,
    /// Whom the table waits for.
    pub awaited: Vec<SeatNumber>,
    /// What this seat may do, step by step: what is offered now, and where the next steps of
    /// the turn are known, what is offered in each of them. One move of each step can go into
    /// one ask. Empty for whoever is not awaited.
    pub steps: Vec<Vec<Offer>>,
    /// What this seat may do though nobody waits for it: choose another cut.
    pub may_also: Vec<Offer>,
}

/// Something said, with its place among what this viewer hears.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Saying {
    /// Its place among what this viewer hears, from 1.
    pub number: u32,
    /// Who hears it.
    pub to: Ear,
    /// What is said, to be folded into the view.
    pub said: Said,
    /// What is said, to be read.
    pub phrase: Phrase,
}

macro_rules! by_family {
    ($($family:ident: $rules:ident, $about:tt;)+) => {
        /// What is said, by the family of games.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
        #[serde(tag = "family", rename_all = "kebab-case")]
        pub enum Said {
            $(#[doc = $about] $rules(crate::$family::Said),)+
        }

        /// What a viewer sees, by the family of games.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
        #[serde(tag = "family", rename_all = "kebab-case")]
        pub enum View {
            $(#[doc = $about] $rules(crate::$family::View),)+
        }

        /// What a seat may do, by the family of games; no kind of offer is in two of them.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
        #[serde(untagged)]
        pub enum Offer {
            $(#[doc = $about] $rules(crate::$family::Offer),)+
        }

        /// What a seat does, by the family of games; no kind of move is in two of them.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
        #[serde(untagged)]
        pub enum Move {
            $(#[doc = $about] $rules(crate::$family::Move),)+
        }

        impl Offer {
            /// One of the moves; `choose(n)` gives a number below `n`. None where the offer is
            /// empty, which no house sends.
            pub fn pick(&self, choose: &mut impl FnMut(u32) -> u32) -> Option<Move> {
                match self {
                    $(Offer::$rules(offer) => offer.pick(choose).map(Move::$rules),)+
                }
            }
        }
    };
}

catalogue::families!(by_family);
