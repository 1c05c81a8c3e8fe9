//! The records of a table. Everything else about the table is derived from them.

use protocol::{AskId, Clock, Language, Visibility};
use serde::{Deserialize, Serialize};

use crate::id::{AddressHash, GuestId, HouseholdKey, Secret, TableId};

/// What happened at one moment, stored entirely or not at all.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// For each seat, how many of the sayings to it its guest has taken in.
    #[serde(rename = "heard", default, skip_serializing_if = "Vec::is_empty")]
    pub cursors: Vec<u32>,
    /// Milliseconds left on each seat's clock.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<u32>,
    /// The request that caused it. `None` if nobody asked for it, and for moves and chat, whose
    /// events name the request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<Request>,
    /// What happened, in order.
    pub events: Vec<Event>,
}

/// A guest's request, identified by the id that the client gave it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Who.
    pub guest: GuestId,
    /// The name.
    pub id: AskId,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The table was opened.
    Opened(Box<Opening>),
    /// Who sits where, from now on.
    Places(Vec<Place>),
    /// A guest was removed while the table was gathering.
    Removed(Removed),
    /// A guest who was removed may sit down again.
    Readmitted {
        /// The number of the removal.
        number: u32,
    },
    /// The game began, with these colours, seat by seat.
    Started {
        /// The colours' names.
        colours: Vec<String>,
    },
    /// Deals, moves and notes, written as in a ledger.
    Lines {
        /// The ask that caused them, after the number of the seat that asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ask: Option<(u8, AskId)>,
        /// The lines.
        lines: Vec<String>,
    },
    /// The guests ended the table before the game was over.
    Abandoned,
    /// The keeper of the house ended the table before the game was over.
    Closed,
    /// A seat was given its first hint.
    Hinted {
        /// The number of the seat.
        seat: u8,
    },
    /// Somebody wrote in the chat.
    Chat {
        /// Who.
        guest: GuestId,
        /// The number of the seat.
        seat: u8,
        /// The request.
        id: AskId,
        /// The message.
        text: String,
    },
    /// The chat was switched on or off.
    ChatSwitch(bool),
    /// A guest muted a seat in the chat, or unmuted it. No longer stored, because whom a guest
    /// mutes is nobody else's business.
    Muted {
        /// The guest who muted it.
        guest: GuestId,
        /// The number of the muted seat.
        seat: u8,
        /// Whether the seat is muted.
        on: bool,
    },
    /// Another table follows this one.
    FollowedBy {
        /// That table.
        table: TableId,
        /// Its watchers' secret.
        watch: Secret,
    },
    /// Nobody was here for a while: bots and clocks rest until somebody joins.
    Rested,
}

/// What is fixed when a table is opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// The game's name.
    pub game: String,
    /// The version of its rules, which applies until the end. Tables from before rules had versions
    /// use the first.
    #[serde(default = "first_rules")]
    pub rules: u8,
    /// The options that were chosen, without the colours.
    pub options: Vec<(String, String)>,
    /// Who may find it.
    pub visibility: Visibility,
    /// The clock.
    pub clock: Clock,
    /// The language spoken at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// Whether the chat is on at first.
    pub chat: bool,
    /// Who opened it.
    pub opener: GuestId,
    /// The address that it was opened from; unknown for tables from before addresses were counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub household: Option<HouseholdKey>,
    /// Lets guests join and sit down.
    pub invite: Secret,
    /// Lets guests watch.
    pub watch: Secret,
    /// The dealer's seed: drawn at the opening and shown after the end. Its hash is shown from the
    /// start.
    pub seed: String,
}

fn first_rules() -> u8 {
    1
}

/// A seat and who sits there.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// The colour that was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
    /// Who sits there.
    #[serde(default)]
    pub who: Who,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Nobody.
    #[default]
    Nobody,
    /// A guest.
    Guest(Sitter),
    /// A bot of this name.
    Bot(String),
}

/// A guest in a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sitter {
    /// Who.
    pub guest: GuestId,
    /// The name shown.
    pub name: String,
    /// The secret that carries the seat to another device.
    pub secret: Secret,
    /// The guests on other devices who used the secret.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub devices: Vec<GuestId>,
    /// Whether the guest switched that link off.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub link_off: bool,
    /// Whether the guest is ready to start.
    #[serde(default)]
    pub ready: bool,
    /// What the guest mixes into the deal, written as in a ledger.
    pub nonce: String,
    /// The address that the guest last came from, while the table is gathering.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<AddressHash>,
    /// Whether the guest agrees to hints.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// The bot that plays in the guest's place, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_by: Option<String>,
}

/// A guest who was removed from a table that was gathering.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Removed {
    /// The number of the removal at this table, from 1.
    pub number: u32,
    /// The guest, and the guests on the devices to which the seat was carried.
    pub guests: Vec<GuestId>,
    /// The name under which the guest sat here.
    pub name: String,
    /// The addresses they came from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub addresses: Vec<AddressHash>,
    /// Who removed the guest, which decides whether the guest may come back.
    pub by: Remover,
}

/// Who removed a guest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remover {
    /// The opener: the guest may not sit down here again.
    Opener,
    /// A stand-in for the opener, because the guest was away: the guest may come back.
    StandIn,
}

impl Sitter {
    /// The secret that carries the seat to another device, unless it is switched off.
    pub fn link(&self) -> Option<Secret> {
        (!self.link_off).then_some(self.secret)
    }

    /// Whether this guest sits here, on any device.
    pub fn is(&self, guest: GuestId) -> bool {
        self.guest == guest || self.devices.contains(&guest)
    }
}

impl Place {
    /// The guest who sits here.
    pub fn sitter(&self) -> Option<&Sitter> {
        match &self.who {
            Who::Guest(sitter) => Some(sitter),
            Who::Nobody | Who::Bot(_) => None,
        }
    }

    /// The guest who sits here, mutably.
    pub fn sitter_mut(&mut self) -> Option<&mut Sitter> {
        match &mut self.who {
            Who::Guest(sitter) => Some(sitter),
            Who::Nobody | Who::Bot(_) => None,
        }
    }

    /// The bot that plays here, in its own seat or in place of a guest.
    pub fn played_by(&self) -> Option<&str> {
        match &self.who {
            Who::Bot(level) => Some(level),
            Who::Guest(sitter) => sitter.played_by.as_deref(),
            Who::Nobody => None,
        }
    }
}
