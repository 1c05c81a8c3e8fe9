//! What guests can do about each other, and what the house says to them about it.

use serde::{Deserialize, Serialize};

use crate::{Role, SeatNumber};

/// Somebody at a table, as the others there know them: guests do not learn each other's ids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Whom {
    /// Whoever sits in a seat.
    Seat {
        /// The table.
        table: String,
        /// The seat.
        seat: SeatNumber,
    },
    /// The author of a chat message, seated or watching.
    Author {
        /// The table.
        table: String,
        /// The message's number in the chat.
        line: u32,
    },
}

/// A guest you blocked. You read no chat from them, and the house does not let the two of you sit
/// down together at a public table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Block {
    /// The id of the block.
    pub id: String,
    /// The name under which you met.
    pub name: String,
    /// When you blocked them, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub added_at: u64,
}

/// What a report complains about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Complaint {
    /// Insults or threats.
    Abuse,
    /// Advertising, or the same thing over and over.
    Spam,
    /// The name.
    Name,
    /// Playing unfairly: stalling, or helping another seat.
    UnfairPlay,
    /// Something else, which the text explains.
    Other,
}

/// A report to the moderators.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// Whom it is about. A report about an author quotes that message and those around it.
    pub about: Whom,
    /// What it complains about.
    pub complaint: Complaint,
    /// What happened, in your own words: at most 1,000 characters, possibly none.
    #[serde(default)]
    #[cfg_attr(feature = "schemas", schema(max_length = 1000))]
    pub text: String,
}

/// What the house has decided about you.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Standing {
    /// Your role, if you have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub role: Option<Role>,
    /// Warnings that you have not confirmed yet.
    pub warnings: Vec<Warning>,
    /// Why and until when you cannot chat, if so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub muted: Option<Muted>,
}

/// A warning from a moderator.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Warning {
    /// Its id.
    pub id: String,
    /// What the moderator wrote.
    pub reason: String,
}

/// Why and until when a guest cannot chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Muted {
    /// What the moderator wrote.
    pub reason: String,
    /// Until when, in milliseconds since 1970; none is until it is lifted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional, type = "number"))]
    pub until: Option<u64>,
}

/// What the keeper tells everyone.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Notice {
    /// A line for everyone, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub banner: Option<String>,
    /// What the house does not do at present.
    pub switches: Switches,
}

/// What the house does not do at present.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Switches {
    /// No tables are opened; the games in progress go on.
    pub no_new_tables: bool,
    /// Nobody new is admitted; those who are known come in.
    pub no_new_guests: bool,
    /// Nothing is changed: everybody can look, nobody can move, chat or open a table.
    pub read_only: bool,
}
