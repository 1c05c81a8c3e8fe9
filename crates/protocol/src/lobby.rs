//! The open tables of a house.

use serde::{Deserialize, Serialize};

use crate::{Clock, Language, Notice, Place, Stage};

/// A table as shown in the lobby and in a guest's list of their own tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableCard {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its stage.
    pub stage: Stage,
    /// The seats, clockwise.
    pub places: Vec<Place>,
    /// The options that differ from the defaults.
    pub options: Vec<(String, String)>,
    /// The clock.
    pub clock: Clock,
    /// The language that is spoken there; none for tables from before there was a choice.
    #[serde(default)]
    pub language: Option<Language>,
    /// Whether a guest who sits there is connected.
    #[serde(default)]
    pub here: bool,
    /// When it was opened, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub opened_at: u64,
    /// When something last happened there that everyone at the table heard of, in milliseconds
    /// since 1970. What one seat does in secret leaves no trace here.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub touched_at: u64,
}

/// What the lobby's socket sends. Clients send nothing there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum LobbyFrame {
    /// The open tables: sent first, and again if too many changes were missed.
    Tables {
        /// The tables: first those where a guest who sits there is connected, then those that
        /// still gather, then those where something happened last.
        tables: Vec<TableCard>,
    },
    /// A table was opened or changed.
    Changed {
        /// The table.
        table: TableCard,
    },
    /// A table is no longer open, or no longer among those that are listed.
    Gone {
        /// Its id.
        id: String,
    },
    /// The keeper's banner and switches: before everything else where they are not empty, and
    /// whenever they change.
    Notice(Notice),
    /// The last frame before the house closes the connection. A visitor who is banned need not
    /// come back: the house answers every request with the reason.
    Bye {
        /// How many milliseconds to wait before reconnecting.
        again_in: u32,
    },
}
