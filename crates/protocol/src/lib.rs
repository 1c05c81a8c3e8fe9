//! The messages between a house and its guests: typed, versioned JSON.
//!
//! These types are separate from those of the rules, so that the rules can change without breaking
//! a client, and so that nothing is sent by accident: every field is copied by name.
//! `docs/protocol.md` describes a whole conversation.

mod advice;
mod alerts;
mod ask;
mod card;
mod deed;
mod eyes;
mod frame;
mod games;
mod identity;
mod keeper;
mod lesson;
mod lobby;
mod mirrored;
mod moderation;
mod phrase;
mod pick;
mod privacy;
mod rest;
mod seat;
mod seating;
pub mod show;
mod wire;

/// The modules with each family's own wire types.
macro_rules! modules {
    ($($family:ident: $rules:ident, $about:literal;)+) => {
        $(pub mod $family;)+
    };
}
catalogue::families!(modules);

pub use advice::{Hint, Moment, Review, ReviewPlace, Weighed};
pub use alerts::{
    Alert, AllowedMentions, GoneBrowser, NewBrowser, NewWebhook, PushInfo, QuietHours,
    TableWebhook, WebhookCall, ZoneOffset,
};
pub use ask::{Answer, AskId, Outcome};
pub use card::OrderCard;
pub use deed::{Choice, Deed};
pub use eyes::Ear;
pub use frame::{FromClient, FromHouse, Move, News, Offer, Said, Saying, View};
pub use games::games;
pub use identity::{
    Identity, Passkey, PasskeyAnswer, PasskeyOptions, RecoveryCodes, Scope, Session, SessionKind,
    SignInByCode, SignInByLink, SignInByPasskey, SignInLink, TokenFor,
};
pub use keeper::{
    Against, AnswerReport, AuditAction, AuditEntry, Fault, Invite, KeeperGuest, KeeperGuestDetail,
    KeeperLine, KeeperSession, KeeperSignInByLink, KeeperTable, KeeperTableDetail, Measure,
    MeasureKind, NewInvite, NewMeasure, Overview, Page, Report, ReportAnswer, ReportedLine, Role,
    SeenAddress, SetBanner, SetRole, SignedInBy, TableCounts,
};
pub use lesson::{Lesson, LessonPart};
pub use lobby::{LobbyFrame, TableCard};
pub use moderation::{
    Block, Complaint, Muted, NewReport, Notice, Standing, Switches, Warning, Whom,
};
pub use phrase::{Arg, Phrase};
pub use privacy::{Erasure, Privacy};
pub use rest::{
    Bot, Fairness, Finished, Game, Guest, Language, Link, LinkKind, Linked, NewTable, NewToken,
    Opened, OptionChoice, Rename, Replay, ReplayEyes, ReplayStep, Token, Trouble, Verdict,
    Visibility, WantedBot,
};
pub use seat::SeatNumber;
pub use seating::{
    Clock, ClockFace, Followed, Place, Presence, RemovedGuest, Result, Stage, TableState, Who,
};
pub use wire::{Wire, sayings};

/// The version of the protocol. A house speaks one version; a client with another is told to
/// reload.
pub const VERSION: u32 = 1;

/// The name of the WebSocket subprotocol.
pub const SUBPROTOCOL: &str = "forno.v1";

/// The maximum length of a frame from a client, in bytes.
pub const LONGEST_FRAME: usize = 16 * 1024;
