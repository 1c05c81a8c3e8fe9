//! The bodies of HTTP requests and responses.

use serde::{Deserialize, Serialize};

use crate::{AskId, Clock, NewWebhook, Phrase, Saying, Scope, SeatNumber, TableState, TokenFor};

/// Who you are in this house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Guest {
    /// Your id; not a secret.
    pub id: String,
    /// Your name; empty if you asked to be forgotten.
    pub name: String,
    /// When you will be forgotten, in milliseconds since 1970, if you asked for that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional, type = "number"))]
    pub forgotten_at: Option<u64>,
}

/// A request to change your name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The new name: 1 to 40 characters.
    #[cfg_attr(feature = "schemas", schema(min_length = 1, max_length = 40))]
    pub name: String,
}

/// A request for a token for one of your programs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// The name the program plays under, or the name you know it by: 1 to 40 characters.
    #[cfg_attr(feature = "schemas", schema(min_length = 1, max_length = 40))]
    pub name: String,
    /// What it may do; if absent, everything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub scopes: Option<Vec<Scope>>,
    /// The guest it acts as.
    #[serde(default, rename = "for")]
    #[cfg_attr(feature = "schemas", ts(optional, as = "Option<TokenFor>"))]
    pub speaks_for: TokenFor,
}

/// A new token. It is shown only once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Token {
    /// The secret, for the header `Authorization: Bearer …`.
    pub token: String,
    /// The id of its session, with which the token can be revoked; not a secret.
    pub session: String,
    /// The guest that the program acts as.
    pub guest: Guest,
}

/// Who may find a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// Everyone: it is listed in the lobby, and anyone may sit down or watch.
    Public,
    /// Only those with a link.
    #[default]
    Private,
}

/// The language that is spoken at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// English.
    En,
    /// French.
    Fr,
    /// Italian.
    It,
}

/// A request to open a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// The number of seats.
    #[cfg_attr(feature = "schemas", schema(minimum = 2, maximum = 6))]
    pub seats: u8,
    /// The options that differ from the defaults, by name.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// Who may find it.
    #[serde(default)]
    pub visibility: Visibility,
    /// The clock.
    #[serde(default)]
    pub clock: Clock,
    /// Whether the chat is on.
    #[serde(default = "yes")]
    pub chat: bool,
    /// The opener's seat; `null` opens the table without sitting down.
    #[serde(default = "first_seat")]
    pub seat: Option<SeatNumber>,
    /// The bots to seat.
    #[serde(default)]
    pub bots: Vec<WantedBot>,
    /// The language that is spoken there; none is the one that the request asks to be answered in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub language: Option<Language>,
    /// The request's own name, as of an ask: a guest who repeats a request under the same name is
    /// given the table that it opened, and no second one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    #[cfg_attr(feature = "schemas", schema(value_type = String, min_length = 1, max_length = 64))]
    pub request: Option<AskId>,
    /// A webhook that is called for the turns at a table with a correspondence clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub webhook: Option<NewWebhook>,
}

fn yes() -> bool {
    true
}

fn first_seat() -> Option<SeatNumber> {
    SeatNumber::try_from(1).ok()
}

/// A bot to put into a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WantedBot {
    /// Its seat.
    pub seat: SeatNumber,
    /// The bot's name.
    pub level: String,
}

/// A newly opened table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Opened {
    /// Its id.
    pub table: String,
    /// Its state.
    pub state: TableState,
}

/// The secret from a link, to be redeemed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Link {
    /// The secret.
    pub secret: String,
}

/// What a link is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LinkKind {
    /// To sit down at the table.
    Invite,
    /// To watch.
    Watch,
    /// To continue in your own seat on another device.
    Seat,
}

/// Where a link led. From now on this guest is admitted without it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Linked {
    /// The table.
    pub table: String,
    /// What the link was for.
    pub kind: LinkKind,
}

/// A game that this house offers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Game {
    /// Its name.
    pub name: String,
    /// The minimum number of players.
    pub fewest: u8,
    /// The maximum number of players.
    pub most: u8,
    /// The colours to choose from.
    pub colours: Vec<String>,
    /// The options; if there is a preset, it comes first.
    pub options: Vec<OptionChoice>,
}

/// An option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OptionChoice {
    /// Its name.
    pub name: String,
    /// The possible values; `first` also takes a seat's number.
    pub values: Vec<String>,
    /// The default value, at a table with the maximum number of players.
    pub default: String,
    /// The section of the rules that describes it.
    pub rule: String,
}

/// A bot that this house offers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Bot {
    /// The name used in requests.
    pub level: String,
    /// How strong it is, from 0.
    pub strength: u8,
    /// Its displayed name, as a phrase.
    pub title: Phrase,
    /// A description of its character, as a phrase.
    pub about: Phrase,
    /// Whether it suits beginners.
    pub for_newcomers: bool,
}

/// The evidence that the deal was fair.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Fairness {
    /// SHA-256 of the dealer's seed, published before the deal.
    pub commitment: Option<String>,
    /// Each seat's contribution to the random deal.
    pub nonces: Vec<String>,
    /// The seed, published after the end.
    pub seed: Option<String>,
}

/// A finished table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Finished {
    /// Its state.
    pub state: TableState,
    /// Whether the dealer was honest.
    pub verdict: Verdict,
}

/// Whether the dealer was honest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Verdict {
    /// Every deal follows from the seed that the house committed to.
    Honest,
    /// The seed has not been published.
    NotRevealed,
    /// There was no commitment, so there is nothing to check against.
    NotCommitted,
    /// Something does not follow from the seed.
    NotHonest {
        /// What does not.
        why: Phrase,
    },
}

/// A finished game, to be replayed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Replay {
    /// The game.
    pub game: String,
    /// The options, by name.
    pub options: Vec<(String, String)>,
    /// The players' names, clockwise.
    pub names: Vec<String>,
    /// The seats' colours, clockwise.
    pub colours: Vec<String>,
    /// How it ended; `null` if it was abandoned or is still being played.
    pub result: Option<crate::Result>,
    /// The evidence that the deal was fair.
    pub fairness: Fairness,
    /// Whether the dealer was honest.
    pub verdict: Verdict,
    /// The viewpoint of this replay.
    pub eyes: ReplayEyes,
    /// What this viewpoint sees before anything is dealt; for `all`, the gallery's view followed by
    /// each seat's. The sayings are folded into these.
    pub start: Vec<crate::View>,
    /// What the table is waiting for before anything is dealt, to be shown to people.
    pub status: crate::Phrase,
    /// The deals and moves, in order.
    pub steps: Vec<ReplayStep>,
    /// The ledger, verbatim.
    pub ledger: String,
}

/// The viewpoint of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ReplayEyes {
    /// The gallery's.
    Gallery,
    /// One seat's.
    Seat(SeatNumber),
    /// Everyone's at once.
    All,
}

/// A deal or a move, and what was said about it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReplayStep {
    /// The seat that moved; `null` for a deal.
    pub by: Option<SeatNumber>,
    /// What was said.
    pub sayings: Vec<Saying>,
}

/// An error response.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Trouble {
    /// What is wrong and what to do about it, as a phrase.
    pub why: Phrase,
    /// The same as English text.
    pub text: String,
    /// The rule behind it, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub rule: Option<String>,
}
