//! The commands of the keeper's room.

use clap::{Args, Subcommand, ValueEnum};

use super::DataFolder;

pub(super) const KEEPER_HELP: &str = "\
These commands ask the house that runs with the same data folder; what they do is in its audit log. \
Ids are those that the lists print. The page /keeper of the house does the same.

Examples:
  forno keeper invite --role moderator
  forno keeper reports
  forno keeper mute 4xk… 'Insults' --hours 24
  forno keeper ban 203.0.113.0/24 'Spam' --hours 72
  forno keeper switch no-new-guests on";

/// `forno keeper`
#[derive(Args, Debug)]
pub struct Keeper {
    /// What to do.
    #[command(subcommand)]
    pub what: KeeperCommand,
}

/// What to do in the keeper's room.
#[derive(Subcommand, Debug)]
pub enum KeeperCommand {
    /// Print a one-time link into the keeper's room, which works for 15 minutes
    Invite(Invite),
    /// Show how the house is: load, tables, guests, disk, faults, banner and switches
    Status(DataFolder),
    /// List the reports that wait for an answer, the earliest first
    Reports(Listing),
    /// Answer a report
    Answer(Answer),
    /// List the guests, the latest first, or those with a name
    Guests(Guests),
    /// Show a guest: addresses for a ban, everything that was decided, tables
    Guest(One),
    /// Show a table: who sits there, and its chat with the numbers of the messages
    Table(One),
    /// Warn a guest, who has to confirm it
    Warn(Decide),
    /// Let a guest play on without a voice in the chat
    Mute(DecideFor),
    /// Keep a guest or a range of addresses out, such as 203.0.113.0/24
    Ban(DecideFor),
    /// List the warnings, mutes and bans that are in force
    Measures(Listing),
    /// Lift a measure before its end
    Lift(One),
    /// Give a guest another name
    Rename(Rename),
    /// Give a guest a role, or take it away
    Role(SetRole),
    /// End the game at a table
    Close(One),
    /// Delete a message from the chat of a table
    DeleteLine(DeleteLine),
    /// Show everyone a line; without a text, take it away
    Banner(Banner),
    /// Switch something off for a while: new tables, new guests, or every change
    Switch(SwitchArgs),
    /// List who is signed in to the keeper's room
    Sessions(DataFolder),
    /// End a session of the keeper's room
    EndSession(One),
    /// Print the audit log, the latest entry first
    Audit(DataFolder),
}

/// A role in the keeper's room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Role {
    /// Reports, guests, chat and tables
    Moderator,
    /// Everything
    Keeper,
}

/// A role, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum RoleOrNone {
    /// Reports, guests, chat and tables
    Moderator,
    /// Everything
    Keeper,
    /// Takes the role away
    None,
}

/// `forno keeper invite`
#[derive(Args, Debug)]
pub struct Invite {
    /// The role for the guest who opens the link
    #[arg(long, value_enum, default_value_t = Role::Keeper)]
    pub role: Role,
    #[command(flatten)]
    pub data: DataFolder,
}

/// `forno keeper reports` and `forno keeper measures`
#[derive(Args, Debug)]
pub struct Listing {
    /// Also those that were answered, were lifted or have ended, the latest first
    #[arg(long)]
    pub all: bool,
    #[command(flatten)]
    pub data: DataFolder,
}

/// A command about something with an id.
#[derive(Args, Debug)]
pub struct One {
    /// Its id
    pub id: String,
    #[command(flatten)]
    pub data: DataFolder,
}

/// `forno keeper answer`
#[derive(Args, Debug)]
pub struct Answer {
    /// The report's id
    pub report: String,
    /// A note for the other moderators
    #[arg(default_value = "")]
    pub note: String,
    #[command(flatten)]
    pub data: DataFolder,
}

/// `forno keeper guests`
#[derive(Args, Debug)]
pub struct Guests {
    /// Part of a name, or an id
    #[arg(default_value = "")]
    pub search: String,
    #[command(flatten)]
    pub data: DataFolder,
}

/// `forno keeper warn`
#[derive(Args, Debug)]
pub struct Decide {
    /// The guest's id
    pub guest: String,
    /// Why: the guest reads it
    pub reason: String,
    #[command(flatten)]
    pub data: DataFolder,
}

/// `forno keeper mute` and `forno keeper ban`
#[derive(Args, Debug)]
pub struct DecideFor {
    /// The guest's id; for a ban also a range of addresses
    pub whom: String,
    /// Why: the guest reads it
    pub reason: String,
    /// For how many hours [default: until it is lifted]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub hours: Option<u32>,
    #[command(flatten)]
    pub data: DataFolder,
}

/// `forno keeper rename`
#[derive(Args, Debug)]
pub struct Rename {
    /// The guest's id
    pub guest: String,
    /// The name
    pub name: String,
    #[command(flatten)]
    pub data: DataFolder,
}

/// `forno keeper role`
#[derive(Args, Debug)]
pub struct SetRole {
    /// The guest's id
    pub guest: String,
    /// The role
    #[arg(value_enum)]
    pub role: RoleOrNone,
    #[command(flatten)]
    pub data: DataFolder,
}

/// `forno keeper delete-line`
#[derive(Args, Debug)]
pub struct DeleteLine {
    /// The table's id
    pub table: String,
    /// The number of the message
    pub number: u32,
    #[command(flatten)]
    pub data: DataFolder,
}

/// `forno keeper banner`
#[derive(Args, Debug)]
pub struct Banner {
    /// The line for everyone
    pub text: Option<String>,
    #[command(flatten)]
    pub data: DataFolder,
}

/// What can be switched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Switch {
    /// No tables are opened; the games in progress go on
    NoNewTables,
    /// Nobody new is admitted
    NoNewGuests,
    /// Everybody can look, and nothing is changed
    ReadOnly,
}

/// On or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum OnOff {
    /// From now on
    On,
    /// No longer
    Off,
}

/// `forno keeper switch`
#[derive(Args, Debug)]
pub struct SwitchArgs {
    /// Which one
    #[arg(value_enum)]
    pub switch: Switch,
    /// On or off
    #[arg(value_enum)]
    pub to: OnOff,
    #[command(flatten)]
    pub data: DataFolder,
}
