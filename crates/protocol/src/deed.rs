//! What a guest does at a table that is no move of the game.

use serde::{Deserialize, Serialize};

use crate::SeatNumber;

/// Something a guest does at a table that is no move of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// Sit down, in this seat or in the first free one. Before the start.
    Sit {
        /// Where.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemas", ts(optional))]
        seat: Option<SeatNumber>,
    },
    /// Stand up. Before the start.
    Stand,
    /// Choose a colour, or leave it open. Before the start.
    Colour {
        /// Its name.
        colour: Option<String>,
    },
    /// Be ready, or no longer. Before the start.
    Ready {
        /// Whether one is.
        ready: bool,
        /// What the guest mixes into the deal: up to 64 hexadecimal digits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemas", ts(optional))]
        nonce: Option<String>,
    },
    /// Put a bot into a free seat, change it, or take it away. The opener, before the start.
    Bot {
        /// Where.
        seat: SeatNumber,
        /// Its name; none takes it away.
        level: Option<String>,
    },
    /// Free the seat of a guest who is absent. The opener, before the start.
    Remove {
        /// Whose seat.
        seat: SeatNumber,
    },
    /// Start: every seat is taken and every guest ready. The opener.
    Start,
    /// Say something to everyone at the table.
    Chat {
        /// The words.
        text: String,
    },
    /// Switch the chat on or off. The opener.
    ChatSwitch {
        /// Whether there is a chat.
        on: bool,
    },
    /// Hear no more, or again, of what this seat says in the chat. For oneself alone.
    Mute {
        /// Whose words.
        seat: SeatNumber,
        /// Whether they are kept away.
        on: bool,
    },
    /// Say what shall become of the seat of a guest who is away too long.
    Decide {
        /// Whose seat.
        seat: SeatNumber,
        /// What shall become of it.
        choice: Choice,
    },
    /// Take one's seat back from the bot that plays it.
    TakeBack,
    /// Make the link that carries one's seat to another device anew, or have none. Whoever came by
    /// the old one sits there no longer.
    SeatLink {
        /// Whether there is a link.
        on: bool,
    },
    /// Agree that those at this table may ask for hints, or no longer.
    Hints {
        /// Whether one agrees.
        on: bool,
    },
    /// Ask what a strong bot would do: at tables with bots alone, or where all agreed.
    Hint,
    /// Open another table with the same seats, after the end; watchers follow. After a practice
    /// round the new table is for real.
    Rematch {
        /// Another game for the same guests, with its usual options; none plays this one again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemas", ts(optional))]
        game: Option<String>,
    },
}

/// What the others choose when a guest is away too long.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Wait a while longer.
    Wait,
    /// Let a bot play on; the guest can take the seat back.
    Bot,
    /// End the table without a result.
    End,
}
