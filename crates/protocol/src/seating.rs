//! Who sits at a table, what they agreed on, and how it stands.

use serde::{Deserialize, Serialize};

use crate::{Fairness, SeatNumber, Visibility};

/// Everything about a table that is no part of the game: the same for all who may see it,
/// except the links, which only those get who may hand them on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableState {
    /// The table's id.
    pub id: String,
    /// The game.
    pub game: String,
    /// Every option that was chosen, by name.
    pub options: Vec<(String, String)>,
    /// Who may find it.
    pub visibility: Visibility,
    /// The clock.
    pub clock: Clock,
    /// Whether there is a chat.
    pub chat: bool,
    /// Whether hints may be asked for: nobody else sits here, or all guests agreed.
    pub hints: bool,
    /// How it stands.
    pub stage: Stage,
    /// The opener's seat; none when the opener stood up.
    pub opener: Option<SeatNumber>,
    /// Whether you are the opener.
    pub you_opened: bool,
    /// The seats, clockwise.
    pub places: Vec<Place>,
    /// The colours of this game.
    pub colours: Vec<String>,
    /// How far the deal can be checked.
    pub fairness: Fairness,
    /// The secret for the invite link, to those who sit here and while it can be used.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub invite: Option<String>,
    /// The secret for the watchers' link, to those who sit here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub watch: Option<String>,
    /// The secret that carries your seat to another device; none where you switched that off.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub seat_secret: Option<String>,
    /// How many other devices sit in your seat by that link; only to whoever sat down there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub seat_devices: Option<u8>,
    /// The table that follows this one. Who sits here sits there too; others can watch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub followed_by: Option<Followed>,
}

/// The table that follows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Followed {
    /// Its id.
    pub table: String,
    /// The watchers' secret of that table.
    pub watch: String,
}

/// How a table stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Stage {
    /// Guests sit down.
    Gathering,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over(Result),
    /// It was ended before the game was over.
    Abandoned,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Result {
    /// Who won; several share a win, and there may be none.
    pub winners: Vec<SeatNumber>,
    /// Each seat's points.
    pub scores: Vec<u8>,
}

/// One seat and who sits there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Place {
    /// The seat.
    pub seat: SeatNumber,
    /// Its colour: chosen, or once the game began given.
    pub colour: Option<String>,
    /// Who sits there.
    pub who: Who,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Who {
    /// Nobody.
    Nobody,
    /// A guest.
    Guest {
        /// The name.
        name: String,
        /// Whether it is ready to start.
        ready: bool,
        /// Whether it agrees that hints may be asked for.
        #[serde(default)]
        hints: bool,
        /// The bot that plays in the meantime, where one does.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemas", ts(optional))]
        played_by: Option<String>,
    },
    /// A bot.
    Bot {
        /// Its name.
        level: String,
        /// The bot that stands in for it, where the house does not have a bot of that name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemas", ts(optional))]
        played_by: Option<String>,
    },
}

/// Whether a guest is here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Presence {
    /// Whose seat.
    pub seat: SeatNumber,
    /// Whether the guest is connected.
    pub here: bool,
    /// Whether the guest is away so long that the others may decide what becomes of the seat.
    pub too_long: bool,
}

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As much as one likes.
    #[default]
    None,
    /// So much for the whole game, and a little more after each move.
    Live {
        /// For the whole game, in seconds: 10 to 36,000.
        #[cfg_attr(feature = "schemas", schema(minimum = 10, maximum = 36_000))]
        base: u32,
        /// After each move, in seconds: 0 to 600.
        #[cfg_attr(feature = "schemas", schema(minimum = 0, maximum = 600))]
        increment: u32,
    },
    /// So much for each move.
    Correspondence {
        /// For each move, in seconds: 60 to 2,592,000 (thirty days).
        #[cfg_attr(feature = "schemas", schema(minimum = 60, maximum = 2_592_000))]
        per_move: u32,
    },
}

/// What the clocks show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ClockFace {
    /// Milliseconds left for each seat.
    pub left: Vec<u32>,
    /// The seats whose clocks run.
    pub running: Vec<SeatNumber>,
}
