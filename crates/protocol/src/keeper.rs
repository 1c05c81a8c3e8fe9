//! The keeper's room: what keepers and moderators see and do.

use serde::{Deserialize, Serialize};

use crate::{Complaint, Guest, Notice, Place, Stage, Visibility};

/// What somebody may do in the keeper's room.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Reports, guests, chat, tables.
    Moderator,
    /// Everything: also roles, invitations, the banner, the switches, and deleting tables.
    Keeper,
}

/// The state of the house.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Overview {
    /// Your role.
    pub role: Role,
    /// Who you are.
    pub you: Guest,
    /// When your session in this room ends, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub session_ends_at: u64,
    /// The version of the house.
    pub version: String,
    /// When the house was started.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub started_at: u64,
    /// Open connections.
    pub connections: u32,
    /// Tables in memory.
    pub tables_awake: u32,
    /// Tables by stage.
    pub tables: TableCounts,
    /// Guests of the house.
    pub guests: u32,
    /// Guests seen in the last hour.
    pub guests_lately: u32,
    /// Searches of bots that wait for a thinker.
    pub thinking_waits: u32,
    /// The size of the database, in bytes.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub database_bytes: u64,
    /// The free space beside it, if the system says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional, type = "number"))]
    pub free_bytes: Option<u64>,
    /// What is wrong with the store now, in a sentence, if anything is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub trouble: Option<String>,
    /// What went wrong since the house was started, the latest first; at most 50.
    pub faults: Vec<Fault>,
    /// Reports that wait for an answer.
    pub open_reports: u32,
    /// The banner and the switches.
    pub notice: Notice,
}

/// How many tables are at each stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableCounts {
    /// Guests are sitting down.
    pub gathering: u32,
    /// The game is being played.
    pub playing: u32,
    /// Over or abandoned.
    pub finished: u32,
}

/// Something that went wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Fault {
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub at: u64,
    /// What, as the log says it.
    pub text: String,
}

/// A part of a list that may be long.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Page<T> {
    /// The entries.
    pub items: Vec<T>,
    /// What to send as `after` for the next ones; none at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub next: Option<String>,
}

/// A table, with public facts and who is there, and never a hand.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct KeeperTable {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// Who may find it.
    pub visibility: Visibility,
    /// Its stage.
    pub stage: Stage,
    /// The seats and who sits there.
    pub places: Vec<Place>,
    /// When it was opened, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub opened_at: u64,
}

/// A table and its chat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct KeeperTableDetail {
    /// The table.
    pub table: KeeperTable,
    /// The guests seated there, by seat number.
    pub guests: Vec<(u8, Guest)>,
    /// The chat.
    pub chat: Vec<KeeperLine>,
}

/// A chat message as moderators see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct KeeperLine {
    /// Its number in the chat, from 1.
    pub number: u32,
    /// The author.
    pub author: Guest,
    /// The text; empty where it was deleted.
    pub text: String,
    /// Whether it was deleted.
    pub deleted: bool,
}

/// A guest as moderators see one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct KeeperGuest {
    /// Who.
    pub guest: Guest,
    /// The role, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub role: Option<Role>,
    /// When the guest was added, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub added_at: u64,
    /// When the guest was last seen, to the hour.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub seen_at: u64,
    /// Reports about the guest, answered or not.
    pub reports: u32,
    /// What is in force against the guest now.
    pub in_force: Vec<Measure>,
}

/// A guest, with what is needed to decide something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct KeeperGuestDetail {
    /// The guest.
    pub guest: KeeperGuest,
    /// The addresses the guest came from of late: each as the smallest range that can be banned.
    pub addresses: Vec<SeenAddress>,
    /// Everything that was ever decided about the guest, the latest first.
    pub measures: Vec<Measure>,
    /// The unfinished tables where the guest sits.
    pub tables: Vec<String>,
}

/// An address a guest came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SeenAddress {
    /// The range: an IPv4 address, or the /64 network of an IPv6 address.
    pub range: String,
    /// When it was last used, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub seen_at: u64,
}

/// What a moderator can decide about somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum MeasureKind {
    /// A warning, which the guest has to confirm.
    Warn,
    /// No chat.
    Mute,
    /// Not admitted at all.
    Ban,
}

/// Whom a measure is against.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Against {
    /// A guest.
    Guest {
        /// Who.
        guest: Guest,
    },
    /// Everyone from a range of addresses; only for a ban.
    Addresses {
        /// The range, such as `203.0.113.0/24` or `2001:db8::/56`.
        range: String,
    },
}

/// A measure that a moderator took.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Measure {
    /// Its id.
    pub id: String,
    /// What it is.
    pub kind: MeasureKind,
    /// Whom it is against.
    pub against: Against,
    /// Why: the guest reads it.
    pub reason: String,
    /// Who took it; none is the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub by: Option<Guest>,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub at: u64,
    /// Until when; none is until it is lifted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional, type = "number"))]
    pub until: Option<u64>,
    /// When it was lifted, or when the guest confirmed the warning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional, type = "number"))]
    pub lifted_at: Option<u64>,
}

/// A measure to take.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewMeasure {
    /// What it is.
    pub kind: MeasureKind,
    /// The guest's id, unless it is against addresses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub guest: Option<String>,
    /// The range of addresses, unless it is against a guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub range: Option<String>,
    /// Why: 1 to 500 characters.
    #[cfg_attr(feature = "schemas", schema(min_length = 1, max_length = 500))]
    pub reason: String,
    /// For how many hours; none is until it is lifted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub hours: Option<u32>,
}

/// A report, with its context as it was when the report was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Report {
    /// Its id.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub at: u64,
    /// Who made it.
    pub by: Guest,
    /// Whom it is about.
    pub about: Guest,
    /// The name that guest had then.
    pub name: String,
    /// The table.
    pub table: String,
    /// What it complains about.
    pub complaint: Complaint,
    /// What the reporter wrote.
    pub text: String,
    /// The chat around it.
    pub context: Vec<ReportedLine>,
    /// Who answered it and how, if somebody has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub answer: Option<ReportAnswer>,
}

/// A chat message that a report quotes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReportedLine {
    /// Its number in the chat.
    pub number: u32,
    /// The author.
    pub author: Guest,
    /// The text.
    pub text: String,
    /// Whether the report is about this one.
    pub reported: bool,
}

/// How a report was answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReportAnswer {
    /// Who answered it; none is the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub by: Option<Guest>,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub at: u64,
    /// A note for the other moderators; may be empty.
    pub note: String,
}

/// To answer a report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AnswerReport {
    /// A note for the other moderators: at most 500 characters.
    #[serde(default)]
    #[cfg_attr(feature = "schemas", schema(max_length = 500))]
    pub note: String,
}

/// An entry of the audit log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct AuditEntry {
    /// Its number, from 1.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub number: u64,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub at: u64,
    /// Who acted; none is the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub by: Option<Guest>,
    /// What was done.
    pub action: AuditAction,
    /// The guest, if it was done to one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub guest: Option<Guest>,
    /// The table, if it was done to one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub table: Option<String>,
    /// The id of the measure or report, the number of the chat message, the role or the switches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub detail: Option<String>,
}

/// What can be done in the keeper's room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum AuditAction {
    /// Signed in to the room.
    SignIn,
    /// Ended a session of the room.
    EndSession,
    /// Made an invitation.
    Invite,
    /// Gave or took a role.
    SetRole,
    /// Warned a guest.
    Warn,
    /// Muted a guest.
    Mute,
    /// Banned a guest or addresses.
    Ban,
    /// Lifted a measure.
    Lift,
    /// Renamed a guest.
    Rename,
    /// Closed a table.
    CloseTable,
    /// Deleted a table.
    DeleteTable,
    /// Deleted a chat message.
    DeleteLine,
    /// Answered a report.
    AnswerReport,
    /// Changed the banner.
    SetBanner,
    /// Changed the switches.
    SetSwitches,
}

/// How somebody signed in to the keeper's room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SignedInBy {
    /// By passkey.
    Passkey,
    /// By a one-time link.
    Link,
}

/// A session of the keeper's room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct KeeperSession {
    /// Its id; not a secret.
    pub id: String,
    /// Who.
    pub guest: Guest,
    /// The role.
    pub role: Role,
    /// How.
    pub by: SignedInBy,
    /// The device, such as `Firefox, Linux`; may be empty.
    pub device: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub added_at: u64,
    /// When it ends by itself.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub ends_at: u64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// To sign in to the keeper's room by a one-time link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct KeeperSignInByLink {
    /// The secret out of the link.
    pub secret: String,
}

/// To invite somebody to the keeper's room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewInvite {
    /// The role that whoever opens the link gets.
    pub role: Role,
}

/// A one-time link to the keeper's room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Invite {
    /// The link.
    pub link: String,
    /// For how many seconds it can be used.
    pub lasts: u32,
}

/// To give or take a role.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SetRole {
    /// The role; none takes it away.
    pub role: Option<Role>,
}

/// To change the banner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SetBanner {
    /// The line for everyone: at most 300 characters; none takes it away.
    pub banner: Option<String>,
}
