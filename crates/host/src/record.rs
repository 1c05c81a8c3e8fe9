//! What is stored of a table: everything else follows from it.

use protocol::{AskId, Clock, Language, Visibility};
use serde::{Deserialize, Serialize};

use crate::id::{AddressHash, GuestId, HouseholdKey, Secret, TableId};

/// What happened at one moment, stored as a whole or not at all.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// How much of what was said to each seat its guest has taken in.
    #[serde(rename = "heard", default, skip_serializing_if = "Vec::is_empty")]
    pub cursors: Vec<u32>,
    /// Milliseconds left on each seat's clock.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<u32>,
    /// The request that brought it about; none where nobody asked for it, and for moves and chat,
    /// whose events name it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<Request>,
    /// What happened, in sequence.
    pub events: Vec<Event>,
}

/// What a guest asked for, under the name that the guest gave it.
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
    /// A guest was removed, while the table gathers.
    Removed(Removed),
    /// A guest who was removed may sit down again, or does already.
    Readmitted {
        /// The number among those who were removed.
        number: u32,
    },
    /// The game began, with these colours, seat by seat.
    Started {
        /// The colours' names.
        colours: Vec<String>,
    },
    /// Deals, moves and notes, as ledgers write them.
    Lines {
        /// The ask that brought them about, and whose it was.
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
    /// Somebody said something.
    Chat {
        /// Who.
        guest: GuestId,
        /// The number of the seat.
        seat: u8,
        /// The request.
        id: AskId,
        /// The words.
        text: String,
    },
    /// The chat was switched on or off.
    ChatSwitch(bool),
    /// A guest hears no more, or again, what a seat says in the chat. Not stored any more: what
    /// somebody does not want to hear is nobody else's business.
    Muted {
        /// Who does not hear it.
        guest: GuestId,
        /// Whose words.
        seat: u8,
        /// Whether they are kept away.
        on: bool,
    },
    /// Another table follows this one.
    FollowedBy {
        /// That table.
        table: TableId,
        /// Its watchers' secret.
        watch: Secret,
    },
    /// Nobody was here for a while: bots and clocks rest until somebody comes.
    Rested,
}

/// What is fixed when a table is opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// The game's name.
    pub game: String,
    /// The version of its rules, which holds to the end; tables from before there were versions
    /// have the first.
    #[serde(default = "first_rules")]
    pub rules: u8,
    /// The options that were chosen, without the colours.
    pub options: Vec<(String, String)>,
    /// Who may find it.
    pub visibility: Visibility,
    /// The clock.
    pub clock: Clock,
    /// The language that is spoken there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// Whether there is a chat at first.
    pub chat: bool,
    /// Who opened it.
    pub opener: GuestId,
    /// The address that it was opened from; not known of tables from before shares were counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub household: Option<HouseholdKey>,
    /// Lets a guest in to sit down.
    pub invite: Secret,
    /// Lets a guest in to watch.
    pub watch: Secret,
    /// The dealer's seed: drawn now, shown after the end; its hash is shown from now on.
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
    /// Under which name.
    pub name: String,
    /// What carries the seat to another device.
    pub secret: Secret,
    /// The guests of other devices that used it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub devices: Vec<GuestId>,
    /// Whether the guest wants no such link.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub link_off: bool,
    /// Whether the guest is ready to start.
    #[serde(default)]
    pub ready: bool,
    /// What the guest mixes into the deal, as ledgers write it.
    pub nonce: String,
    /// From where the guest last came, while the table gathers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<AddressHash>,
    /// Whether the guest agrees that hints may be asked for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// The bot that plays in the meantime.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_by: Option<String>,
}

/// A guest who was removed from a table that gathers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Removed {
    /// The number among those who were removed here, from 1.
    pub number: u32,
    /// The guest, and those of the devices to which the seat was carried.
    pub guests: Vec<GuestId>,
    /// The name under which the guest sat here.
    pub name: String,
    /// From where they came.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub addresses: Vec<AddressHash>,
    /// Who removed the guest, and so what follows from it.
    pub by: Remover,
}

/// Who removed a guest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remover {
    /// The opener: the guest does not sit down again here.
    Opener,
    /// Whoever stood in for the opener, because the guest was away: the guest may come back.
    StandIn,
}

impl Sitter {
    /// What carries the seat to another device, if anything does.
    pub fn link(&self) -> Option<Secret> {
        (!self.link_off).then_some(self.secret)
    }

    /// Whether this guest sits here, on whatever device.
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

    /// The guest who sits here, to be changed.
    pub fn sitter_mut(&mut self) -> Option<&mut Sitter> {
        match &mut self.who {
            Who::Guest(sitter) => Some(sitter),
            Who::Nobody | Who::Bot(_) => None,
        }
    }

    /// The bot that plays here, for itself or in place of a guest.
    pub fn played_by(&self) -> Option<&str> {
        match &self.who {
            Who::Bot(level) => Some(level),
            Who::Guest(sitter) => sitter.played_by.as_deref(),
            Who::Nobody => None,
        }
    }
}
