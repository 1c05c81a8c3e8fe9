//! The bodies of requests and answers over HTTP.

use serde::{Deserialize, Serialize};

use crate::{Clock, NewWebhook, Phrase, Saying, Scope, SeatNumber, TableState, TokenFor};

/// Who you are in this house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Guest {
    /// Your id; not a secret.
    pub id: String,
    /// Your name.
    pub name: String,
}

/// Another name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The name: 1 to 40 characters.
    #[cfg_attr(feature = "schemas", schema(min_length = 1, max_length = 40))]
    pub name: String,
}

/// A token for a program of yours.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// The name under which the program sits down, or by which you know it: 1 to 40 characters.
    #[cfg_attr(feature = "schemas", schema(min_length = 1, max_length = 40))]
    pub name: String,
    /// What it may do; everything where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub scopes: Option<Vec<Scope>>,
    /// For whom it speaks.
    #[serde(default, rename = "for")]
    #[cfg_attr(feature = "schemas", ts(optional, as = "Option<TokenFor>"))]
    pub speaks_for: TokenFor,
}

/// A token that was made. It is shown once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Token {
    /// The secret, for the header `Authorization: Bearer …`.
    pub token: String,
    /// The session's id, by which the token can be revoked; not a secret.
    pub session: String,
    /// Who the program is.
    pub guest: Guest,
}

/// Who may find a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// Everyone: the lobby lists it, anyone may sit down or watch.
    Public,
    /// Those who have a link.
    #[default]
    Private,
}

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// How many seats.
    #[cfg_attr(feature = "schemas", schema(minimum = 2, maximum = 6))]
    pub seats: u8,
    /// The options that shall differ from the defaults, by name.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// Who may find it.
    #[serde(default)]
    pub visibility: Visibility,
    /// The clock.
    #[serde(default)]
    pub clock: Clock,
    /// Whether there is a chat.
    #[serde(default = "yes")]
    pub chat: bool,
    /// The seat of the opener; none opens the table without sitting down.
    #[serde(default = "first_seat")]
    pub seat: Option<SeatNumber>,
    /// The bots.
    #[serde(default)]
    pub bots: Vec<WantedBot>,
    /// Where else the turns of a table with a correspondence clock are told.
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

/// A bot in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WantedBot {
    /// Where it sits.
    pub seat: SeatNumber,
    /// Its name.
    pub level: String,
}

/// A table that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Opened {
    /// Its id.
    pub table: String,
    /// How it stands.
    pub state: TableState,
}

/// A secret out of a link, to be used.
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
    /// To sit down.
    Invite,
    /// To watch.
    Watch,
    /// To go on in one's own seat from another device.
    Seat,
}

/// What a link led to. From now on this guest may come in without it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Linked {
    /// The table.
    pub table: String,
    /// What the link was for.
    pub kind: LinkKind,
}

/// A game of this house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Game {
    /// Its name.
    pub name: String,
    /// The fewest who can play.
    pub fewest: u8,
    /// The most who can play.
    pub most: u8,
    /// The colours to choose from.
    pub colours: Vec<String>,
    /// The options, the preset first where there is one.
    pub options: Vec<OptionChoice>,
}

/// An option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OptionChoice {
    /// Its name.
    pub name: String,
    /// The values there are; for `first` there are also the seats' numbers.
    pub values: Vec<String>,
    /// The value that holds where none is chosen, for the most players.
    pub default: String,
    /// The rule that tells of it.
    pub rule: String,
}

/// A bot of this house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Bot {
    /// The name to ask for it by.
    pub level: String,
    /// How strong it is, from 0.
    pub strength: u8,
    /// Its name, to be read.
    pub title: Phrase,
    /// Its character, to be read.
    pub about: Phrase,
    /// Whether it suits newcomers.
    pub for_newcomers: bool,
}

/// What can be said about the deal.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Fairness {
    /// SHA-256 of the dealer's seed, shown before the deal.
    pub commitment: Option<String>,
    /// What each seat mixed in.
    pub nonces: Vec<String>,
    /// The seed, shown after the end.
    pub seed: Option<String>,
}

/// A finished table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Finished {
    /// Everything about it.
    pub state: TableState,
    /// Whether the dealer was honest.
    pub verdict: Verdict,
}

/// Whether the dealer was honest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Verdict {
    /// Every deal follows from the seed that was committed to.
    Honest,
    /// The seed is not shown.
    NotRevealed,
    /// There was no commitment, so nothing can be compared.
    NotCommitted,
    /// Something does not follow.
    NotHonest {
        /// What.
        why: Phrase,
    },
}

/// A finished game, to be told again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Replay {
    /// The game.
    pub game: String,
    /// The options, by name.
    pub options: Vec<(String, String)>,
    /// The guests' names, clockwise.
    pub names: Vec<String>,
    /// The seats' colours, clockwise.
    pub colours: Vec<String>,
    /// How it ended; none when it was abandoned, or goes on.
    pub result: Option<crate::Result>,
    /// The deal's proof.
    pub fairness: Fairness,
    /// Whether the dealer was honest.
    pub verdict: Verdict,
    /// Through whose eyes it is told.
    pub eyes: ReplayEyes,
    /// What these eyes see before anything was dealt; with everyone's eyes the gallery's view,
    /// then each seat's. What was said is to be folded into them.
    pub start: Vec<crate::View>,
    /// What the table waits for before anything was dealt, for people.
    pub status: crate::Phrase,
    /// The deals and moves, in sequence.
    pub steps: Vec<ReplayStep>,
    /// The ledger, word for word.
    pub ledger: String,
}

/// Through whose eyes a game is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ReplayEyes {
    /// A watcher's.
    Gallery,
    /// One seat's.
    Seat(SeatNumber),
    /// Everyone's together.
    All,
}

/// A deal or a move, and what was heard of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReplayStep {
    /// Who moved; none for a deal.
    pub by: Option<SeatNumber>,
    /// What was said.
    pub sayings: Vec<Saying>,
}

/// What is wrong with a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Trouble {
    /// What is wrong, and what to do, to be read.
    pub why: Phrase,
    /// The same in English.
    pub text: String,
    /// The rule behind it, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub rule: Option<String>,
}
