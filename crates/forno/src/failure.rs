//! What can go wrong, the sentence that reports it, and the exit status.

use std::io::{self, ErrorKind, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use bots::ReviewError;
use house::BadLimit;
use store::{SqliteError, StoreError};
use table::ledger::{LedgerError, LineError};
use table::{Arg, BadDeal, Phrase, Phrased, SetupRefusal};
use words::Words;

use crate::Voice;
use crate::paint::{ALARM, painted};

/// Why a command was not carried out.
#[derive(Debug)]
pub enum Failure {
    /// There is no such game, or it cannot be set up like this.
    Setup(SetupRefusal),
    /// An option that is not of the form `name=value`.
    NotAnOption {
        /// What was given.
        given: String,
    },
    /// The game has no bot with this level or name.
    UnknownBot {
        /// What was asked for.
        asked: String,
        /// The bots it has.
        possible: Vec<String>,
    },
    /// No bot can review this game.
    NoAdviser,
    /// More or fewer bots than seats for them.
    BotCount {
        /// How many were named.
        given: usize,
        /// How many are needed.
        seats: usize,
    },
    /// Not a valid budget.
    BadBudget {
        /// What was given.
        given: String,
    },
    /// Not two different bots of the contest.
    BadQuestion {
        /// What was given.
        given: String,
    },
    /// A file that does not contain an arena run with the same settings.
    NotARun {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// There is no such language.
    UnknownLanguage {
        /// What was asked for.
        asked: String,
    },
    /// There is nothing to remember in this game.
    NothingToForget,
    /// The table has no such seat.
    NoSuchSeat {
        /// What was asked for.
        asked: String,
        /// How many seats it has.
        seats: usize,
    },
    /// There is no such viewpoint at this table.
    NoSuchEyes {
        /// What was asked for.
        asked: String,
        /// How many seats it has.
        seats: usize,
    },
    /// The rules have no such section.
    NoSuchSection {
        /// What was asked for.
        asked: String,
        /// The sections there are.
        possible: Vec<&'static str>,
    },
    /// A file that cannot be read.
    CannotRead {
        /// The file.
        file: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// A file that is not text.
    NotText {
        /// The file.
        file: PathBuf,
    },
    /// A file far longer than any ledger.
    TooLong {
        /// The file.
        file: PathBuf,
        /// The maximum size in bytes.
        most: u64,
    },
    /// A text that is not a legal ledger.
    Ledger {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        error: LedgerError,
    },
    /// A ledger of a different game than the one named.
    OtherGame {
        /// The file.
        file: PathBuf,
        /// The game it records.
        game: &'static str,
    },
    /// A game that cannot be continued because it has ended.
    Ended {
        /// The file.
        file: PathBuf,
    },
    /// The dealer's seed is not next to the ledger.
    SeedMissing {
        /// Where it should be.
        file: PathBuf,
    },
    /// The seed next to the ledger is not the one it was dealt from.
    OtherSeed {
        /// Where it is.
        file: PathBuf,
    },
    /// A file that would be overwritten.
    Exists {
        /// The file.
        file: PathBuf,
    },
    /// A file that cannot be written.
    CannotWrite {
        /// The file.
        file: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// The system provides no randomness.
    NoRandomness,
    /// Standard output cannot be written to.
    Output(io::Error),
    /// No data folder is given.
    NoDataFolder,
    /// Another process uses the folder.
    InUse {
        /// The folder.
        folder: PathBuf,
    },
    /// The database cannot be used.
    Database(SqliteError),
    /// The database failed.
    Store(StoreError),
    /// Another program listens on this address.
    AddressTaken {
        /// The address.
        address: SocketAddr,
    },
    /// This address cannot be listened on.
    CannotListen {
        /// The address.
        address: SocketAddr,
        /// The system's error.
        error: io::Error,
    },
    /// The house has no such table.
    NoSuchTable {
        /// What was asked for.
        asked: String,
    },
    /// The running house does not respond.
    NotReached {
        /// Where it should be.
        address: SocketAddr,
    },
    /// No house runs with this data folder.
    NoHouse {
        /// The folder.
        folder: PathBuf,
    },
    /// The running house refuses, in its own words.
    Answered {
        /// The status of the response.
        status: u16,
        /// The sentence.
        text: String,
    },
    /// The table refuses the operation.
    Table(Box<bus::TableError>),
    /// Some of what a house keeps is damaged.
    Damaged {
        /// How many tables cannot be loaded.
        tables: usize,
    },
    /// A limit that cannot be set.
    Limit(BadLimit),
    /// Something that cannot be the name of a house.
    NotAHost {
        /// What was given.
        given: String,
    },
    /// The system provides no threads.
    Runtime(io::Error),
    /// The rules contradict themselves: a bug in Forno.
    Fault(&'static str),
}

impl Failure {
    /// Prints the error, and returns the exit status: 2 for a usage error, 1 for a failure.
    pub fn report(&self, words: &Words, errors: &mut dyn Write) -> ExitCode {
        // A reader who closed the pipe has read enough.
        if matches!(self, Failure::Output(error) if error.kind() == ErrorKind::BrokenPipe) {
            return ExitCode::SUCCESS;
        }
        let sentence = Voice::for_all(words).tell(&self.phrase());
        // If even this cannot be written, there is nobody left to report to.
        let _ = writeln!(errors, "{} {sentence}", painted(ALARM, "forno:"));
        ExitCode::from(self.status())
    }

    fn status(&self) -> u8 {
        match self {
            Failure::Setup(_)
            | Failure::NotAnOption { .. }
            | Failure::UnknownLanguage { .. }
            | Failure::UnknownBot { .. }
            | Failure::NoAdviser
            | Failure::BotCount { .. }
            | Failure::BadBudget { .. }
            | Failure::BadQuestion { .. }
            | Failure::NotARun { .. }
            | Failure::NothingToForget
            | Failure::NoSuchSeat { .. }
            | Failure::NoSuchEyes { .. }
            | Failure::NoSuchSection { .. }
            | Failure::CannotRead { .. }
            | Failure::NotText { .. }
            | Failure::TooLong { .. }
            | Failure::Ledger { .. }
            | Failure::OtherGame { .. }
            | Failure::Ended { .. }
            | Failure::SeedMissing { .. }
            | Failure::OtherSeed { .. }
            | Failure::Exists { .. }
            | Failure::NoDataFolder
            | Failure::Limit(_)
            | Failure::NotAHost { .. }
            | Failure::Answered { .. }
            | Failure::NoSuchTable { .. } => 2,
            Failure::CannotWrite { .. }
            | Failure::NoRandomness
            | Failure::Output(_)
            | Failure::InUse { .. }
            | Failure::Database(_)
            | Failure::Store(_)
            | Failure::AddressTaken { .. }
            | Failure::CannotListen { .. }
            | Failure::NotReached { .. }
            | Failure::NoHouse { .. }
            | Failure::Table(_)
            | Failure::Damaged { .. }
            | Failure::Runtime(_)
            | Failure::Fault(_) => 1,
        }
    }
}

/// A phrase about a file.
fn named(id: &'static str, file: &std::path::Path) -> Phrase {
    Phrase::new(id).with("file", file.display().to_string())
}

impl Phrased for Failure {
    fn phrase(&self) -> Phrase {
        match self {
            Failure::Setup(refusal) => match refusal.rule() {
                None => refusal.phrase(),
                Some(rule) => {
                    Phrase::new("refusal").with("why", refusal.phrase()).with("rule", rule)
                }
            },
            Failure::NotAnOption { given } => {
                Phrase::new("error-not-an-option").with("given", given.as_str())
            }
            Failure::UnknownBot { asked, possible } => Phrase::new("error-unknown-bot")
                .with("asked", asked.as_str())
                .with("possible", possible.join(", ")),
            Failure::NoAdviser => Phrase::new("error-no-adviser"),
            Failure::BotCount { given, seats } => {
                Phrase::new("error-bot-count").with("given", *given).with("seats", *seats)
            }
            Failure::BadBudget { given } => {
                Phrase::new("error-bad-budget").with("given", given.as_str())
            }
            Failure::BadQuestion { given } => {
                Phrase::new("error-bad-question").with("given", given.as_str())
            }
            Failure::NotARun { file, why } => {
                named("error-not-a-run", file).with("why", why.as_str())
            }
            Failure::UnknownLanguage { asked } => {
                Phrase::new("error-unknown-language").with("asked", asked.as_str())
            }
            Failure::NothingToForget => Phrase::new("failure-nothing-to-forget"),
            Failure::NoSuchSeat { asked, seats } => {
                let phrase = Phrase::new("error-no-such-seat").with("asked", asked.as_str());
                phrase.with("seats", *seats)
            }
            Failure::NoSuchEyes { asked, seats } => {
                let phrase = Phrase::new("error-no-such-eyes").with("asked", asked.as_str());
                phrase.with("seats", *seats)
            }
            Failure::NoSuchSection { asked, possible } => Phrase::new("error-no-such-section")
                .with("asked", asked.as_str())
                .with("possible", possible.join(", ")),
            Failure::CannotRead { file, error } => {
                named("error-cannot-read", file).with("why", told(error))
            }
            Failure::NotText { file } => named("error-not-text", file),
            Failure::TooLong { file, most } => {
                named("error-too-long", file).with("most", (most / (1024 * 1024)) as usize)
            }
            Failure::Ledger { file, error } => {
                named("error-ledger", file).with("why", error.phrase())
            }
            Failure::OtherGame { file, game } => {
                named("error-other-game", file).with("game", *game)
            }
            Failure::Ended { file } => named("error-ended", file),
            Failure::SeedMissing { file } => named("error-seed-missing", file),
            Failure::OtherSeed { file } => named("error-other-seed", file),
            Failure::Exists { file } => named("error-exists", file),
            Failure::CannotWrite { file, error } => {
                named("error-cannot-write", file).with("why", told(error))
            }
            Failure::NoRandomness => Phrase::new("error-no-randomness"),
            Failure::Output(error) => Phrase::new("error-output").with("why", told(error)),
            Failure::NoDataFolder => Phrase::new("error-no-data-folder"),
            Failure::InUse { folder } => named("error-in-use", folder),
            Failure::Database(error) => database(error),
            Failure::Store(error) => match error {
                StoreError::Full => Phrase::new("error-database-full"),
                StoreError::ReadOnly => Phrase::new("error-database-read-only"),
                StoreError::Conflict => Phrase::new("error-database-conflict"),
                StoreError::Broken(why) | StoreError::Damaged(why) => {
                    Phrase::new("error-database-broken").with("why", why.as_str())
                }
            },
            Failure::AddressTaken { address } => {
                Phrase::new("error-address-taken").with("address", address.to_string())
            }
            Failure::CannotListen { address, error } => Phrase::new("error-cannot-listen")
                .with("address", address.to_string())
                .with("why", told(error)),
            Failure::NoSuchTable { asked } => {
                Phrase::new("error-no-such-table").with("asked", asked.as_str())
            }
            Failure::NotReached { address } => {
                Phrase::new("error-not-reached").with("address", address.to_string())
            }
            Failure::NoHouse { folder } => {
                Phrase::new("error-no-house").with("folder", folder.display().to_string())
            }
            Failure::Answered { text, .. } => {
                Phrase::new("error-answered").with("text", text.as_str())
            }
            Failure::Table(error) => error.phrase(),
            Failure::Damaged { tables } => Phrase::new("error-damaged").with("tables", *tables),
            Failure::Limit(bad) => limit(bad),
            Failure::NotAHost { given } => {
                Phrase::new("error-not-a-host").with("given", given.as_str())
            }
            Failure::Runtime(error) => Phrase::new("error-runtime").with("why", told(error)),
            Failure::Fault(what) => Phrase::new("error-fault").with("what", *what),
        }
    }
}

/// Why a limit cannot be set.
fn limit(bad: &BadLimit) -> Phrase {
    match bad {
        BadLimit::NotALimit { given } => {
            Phrase::new("error-not-a-limit").with("given", given.as_str())
        }
        BadLimit::Unknown { name } => {
            Phrase::new("error-unknown-limit").with("name", name.as_str())
        }
        BadLimit::NotANumber { name, given } => {
            Phrase::new("error-limit-number").with("name", *name).with("given", given.as_str())
        }
        BadLimit::NotATime { name, given } => {
            Phrase::new("error-limit-time").with("name", *name).with("given", given.as_str())
        }
        BadLimit::NotARate { name, given } => {
            Phrase::new("error-limit-rate").with("name", *name).with("given", given.as_str())
        }
    }
}

/// Describes what is wrong with a database file.
fn database(error: &SqliteError) -> Phrase {
    match error {
        SqliteError::Newer { found, known } => Phrase::new("error-database-newer")
            .with("found", *found as usize)
            .with("known", *known as usize),
        SqliteError::Older { found, known } => Phrase::new("error-database-older")
            .with("found", *found as usize)
            .with("known", *known as usize),
        SqliteError::Foreign(file) => named("error-database-foreign", file),
        SqliteError::NotADatabase(file) => named("error-database-not-one", file),
        SqliteError::Missing(file) => named("error-database-missing", file),
        SqliteError::Exists(file) => named("error-exists", file),
        SqliteError::NoFolder { folder, why } => {
            named("error-no-folder", folder).with("why", why.as_str())
        }
        SqliteError::NotWritable(file) => named("error-database-not-writable", file),
        SqliteError::NoLog(file) => named("error-database-no-log", file),
        SqliteError::Locked(file) => named("error-database-locked", file),
        SqliteError::Full => Phrase::new("error-database-full"),
        SqliteError::Broken(why) => Phrase::new("error-database-broken").with("why", why.as_str()),
    }
}

/// Common file errors in the reader's language, others in the system's words.
fn told(error: &io::Error) -> Arg {
    let id = match error.kind() {
        ErrorKind::NotFound => "system-not-found",
        ErrorKind::PermissionDenied => "system-permission-denied",
        ErrorKind::IsADirectory => "system-is-a-folder",
        ErrorKind::NotADirectory => "system-not-a-folder",
        ErrorKind::AlreadyExists => "system-exists",
        ErrorKind::StorageFull => "system-storage-full",
        _ => return error.to_string().into(),
    };
    Phrase::new(id).into()
}

impl From<SetupRefusal> for Failure {
    fn from(refusal: SetupRefusal) -> Failure {
        Failure::Setup(refusal)
    }
}

impl From<io::Error> for Failure {
    /// For writing to standard output. Code that handles a file adds its name instead.
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<BadDeal> for Failure {
    fn from(_: BadDeal) -> Failure {
        Failure::Fault("the rules refuse what their own dealer drew")
    }
}

impl From<ReviewError> for Failure {
    fn from(error: ReviewError) -> Failure {
        match error {
            ReviewError::NoAdviser => Failure::NoAdviser,
            ReviewError::Ledger(error) => Failure::from(error),
        }
    }
}

impl From<LineError> for Failure {
    fn from(_: LineError) -> Failure {
        Failure::Fault("a ledger that was read cannot be replayed")
    }
}
