//! What a guest can do at a table other than move.

use serde::{Deserialize, Serialize};

use crate::SeatNumber;

/// An action of a guest at a table other than a move (chat, ready, rematch).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// Sit down in this seat, or in the first free one. Before the start.
    Sit {
        /// The seat; the first free one if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemas", ts(optional))]
        seat: Option<SeatNumber>,
    },
    /// Stand up. Before the start.
    Stand,
    /// Choose a colour, or make no choice. Before the start.
    Colour {
        /// The colour's name.
        colour: Option<String>,
    },
    /// Say that you are ready, or no longer ready. Before the start.
    Ready {
        /// Whether you are ready.
        ready: bool,
        /// Your contribution to the random deal: up to 64 hexadecimal digits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemas", ts(optional))]
        nonce: Option<String>,
    },
    /// Put a bot into a free seat, replace it, or remove it. The opener only, before the start.
    Bot {
        /// The seat.
        seat: SeatNumber,
        /// The bot's name; `null` removes it.
        level: Option<String>,
    },
    /// Free the seat of a guest. The opener only, before the start; whoever stands in for the opener
    /// may free the seats of guests who have been away too long.
    Remove {
        /// The guest's seat.
        seat: SeatNumber,
    },
    /// Let somebody sit down again who was removed. The opener, before the start.
    Readmit {
        /// Whom: the number among those who were removed.
        number: u32,
    },
    /// Start the game: every seat is taken and every guest is ready. The opener only.
    Start,
    /// Say something to everyone at the table.
    Chat {
        /// The message.
        text: String,
    },
    /// Switch the chat on or off. The opener only.
    ChatSwitch {
        /// Whether the chat is on.
        on: bool,
    },
    /// Hide or show again what this seat writes in the chat. Affects only you.
    Mute {
        /// The seat to mute or unmute.
        seat: SeatNumber,
        /// Whether it is muted.
        on: bool,
    },
    /// Vote on what happens to the seat of a guest who has been away too long.
    Decide {
        /// The absent guest's seat.
        seat: SeatNumber,
        /// Your vote.
        choice: Choice,
    },
    /// Take your seat back from the bot that plays it.
    TakeBack,
    /// Replace the link that moves your seat to another device, or switch it off. Devices that came
    /// by the old link lose the seat; they cannot do this themselves.
    SeatLink {
        /// Whether there is a link.
        on: bool,
    },
    /// Agree that players at this table may ask for hints, or withdraw your agreement.
    Hints {
        /// Whether you agree.
        on: bool,
    },
    /// Ask what a strong bot would do. Allowed if your only opponents are bots, or if all guests
    /// agreed.
    Hint,
    /// After the end, open another table with the same seats; watchers follow. After a practice
    /// round the new table is played for real.
    Rematch {
        /// Another game for the same guests, with its default options; if absent, the same game
        /// again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemas", ts(optional))]
        game: Option<String>,
    },
}

/// What the others may choose when a guest has been away too long.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Wait longer.
    Wait,
    /// Let a bot play on; the guest can take the seat back later.
    Bot,
    /// End the table without a result.
    End,
}
