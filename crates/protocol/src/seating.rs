//! Who sits at a table, what they agreed on, and its stage.

use serde::{Deserialize, Serialize};

use crate::{Fairness, Language, Phrase, SeatNumber, Visibility};

/// Everything about a table apart from the game itself. It is the same for everyone who may see it,
/// except the links, which are sent only to those who may pass them on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableState {
    /// The table's id.
    pub id: String,
    /// The game.
    pub game: String,
    /// All options that were chosen, by name.
    pub options: Vec<(String, String)>,
    /// Who may find it.
    pub visibility: Visibility,
    /// The clock.
    pub clock: Clock,
    /// The language that is spoken here; none for tables from before there was a choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub language: Option<Language>,
    /// Whether the chat is on.
    pub chat: bool,
    /// Whether hints may be asked for: there is only one guest, or all guests agreed.
    pub hints: bool,
    /// The stage of the table.
    pub stage: Stage,
    /// The opener's seat; `null` if the opener is not seated.
    pub opener: Option<SeatNumber>,
    /// Whether you have the opener's say.
    pub you_opened: bool,
    /// Those who were removed and may not sit down again: to the opener, while the table gathers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schemas", ts(optional, as = "Option<Vec<RemovedGuest>>"))]
    pub removed: Vec<RemovedGuest>,
    /// Why you do not sit here any more, where you were removed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub you_were_removed: Option<Phrase>,
    /// The seats, clockwise.
    pub places: Vec<Place>,
    /// The colours of this game.
    pub colours: Vec<String>,
    /// The evidence that the deal is fair.
    pub fairness: Fairness,
    /// The secret of the invite link; sent to those who sit here, while it can be used.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub invite: Option<String>,
    /// The secret of the watchers' link; sent to those who sit here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub watch: Option<String>,
    /// The secret that moves your seat to another device; absent if you switched it off.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub seat_secret: Option<String>,
    /// How many other devices came to your seat by that link. Sent only to the guest who sat down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub seat_devices: Option<u8>,
    /// The table that follows this one. Those who sit here also sit there; others can watch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub followed_by: Option<Followed>,
}

/// A guest who was removed from a table that gathers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RemovedGuest {
    /// What to call this guest when the removal is lifted.
    pub number: u32,
    /// The name under which the guest sat here.
    pub name: String,
}

/// The table that follows another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Followed {
    /// Its id.
    pub table: String,
    /// The secret of its watchers' link.
    pub watch: String,
}

/// The stage of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Stage {
    /// Guests are sitting down.
    Gathering,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over(Result),
    /// The table was ended before the game was over.
    Abandoned,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Result {
    /// The winners: several if the win is shared, possibly none.
    pub winners: Vec<SeatNumber>,
    /// Each seat's points.
    pub scores: Vec<u8>,
}

/// A seat and who sits in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Place {
    /// The seat.
    pub seat: SeatNumber,
    /// Its colour: chosen by its player, or assigned when the game began.
    pub colour: Option<String>,
    /// Who sits in it.
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
        /// The guest's name.
        name: String,
        /// Whether the guest is ready to start.
        ready: bool,
        /// Whether the guest agrees that hints may be asked for.
        #[serde(default)]
        hints: bool,
        /// The bot that plays for the guest in the meantime, if any.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemas", ts(optional))]
        played_by: Option<String>,
    },
    /// A bot.
    Bot {
        /// The bot's name.
        level: String,
        /// The bot that stands in for it, if the house has no bot of that name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemas", ts(optional))]
        played_by: Option<String>,
    },
}

/// Whether a guest is present.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Presence {
    /// The guest's seat.
    pub seat: SeatNumber,
    /// Whether the guest is connected.
    pub here: bool,
    /// Whether the guest has been away so long that the others may decide what happens to the seat;
    /// before the start, that whoever stands in for the opener may free it.
    pub too_long: bool,
}

/// The time control of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// No time limit.
    #[default]
    None,
    /// A time budget for the whole game, with an increment after each move.
    Live {
        /// For the whole game, in seconds: 10 to 36,000.
        #[cfg_attr(feature = "schemas", schema(minimum = 10, maximum = 36_000))]
        base: u32,
        /// After each move, in seconds: 0 to 600.
        #[cfg_attr(feature = "schemas", schema(minimum = 0, maximum = 600))]
        increment: u32,
    },
    /// A time limit for each move.
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
    /// The milliseconds left for each seat.
    pub left: Vec<u32>,
    /// The seats whose clocks are running.
    pub running: Vec<SeatNumber>,
    /// How many milliseconds it takes at normal speed to show what has been said. The clocks stand
    /// still until then.
    pub show: u32,
}
