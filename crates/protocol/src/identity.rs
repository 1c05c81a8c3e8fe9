//! Where a guest is signed in, and how one comes back.

use serde::{Deserialize, Serialize};

use crate::Guest;

/// What a program may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// Open tables, sit down, move, chat.
    Play,
    /// Connect to tables, and hear there what the guest hears.
    Watch,
    /// Ask for what there is to read.
    Read,
}

/// For whom a program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TokenFor {
    /// For itself: it is a guest of its own.
    #[default]
    Itself,
    /// For the guest who makes the token.
    Me,
}

/// What is signed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SessionKind {
    /// A device of yours.
    Device,
    /// A program with a token.
    Program,
}

/// A device or a program that is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Session {
    /// Its id; not a secret.
    pub id: String,
    /// What it is.
    pub kind: SessionKind,
    /// What it is called, such as `Firefox, Linux`; may be empty.
    pub name: String,
    /// What it may do; a device may also look after who you are.
    pub scopes: Vec<Scope>,
    /// The guest it speaks for: you, or a program that you made a token for.
    pub guest: Guest,
    /// When it was signed in, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub added_at: u64,
    /// When it was last seen, to the hour.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub seen_at: u64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// All that keeps you who you are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Identity {
    /// Where you are signed in: devices, and programs that you made tokens for; the one seen last
    /// first.
    pub sessions: Vec<Session>,
    /// How many recovery codes you have left.
    pub codes: u32,
    /// Your passkeys, the newest first.
    pub passkeys: Vec<Passkey>,
    /// The address where passkeys work, if they do not at the one by which you came.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub passkeys_at: Option<String>,
}

/// A passkey of yours.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Passkey {
    /// Its id; not a secret.
    pub id: String,
    /// What it is called, after the device on which it was made; may be empty.
    pub name: String,
    /// The domain it belongs to.
    pub domain: String,
    /// Whether the house still is at that domain.
    pub usable: bool,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub added_at: u64,
    /// When it was last used to sign in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional, type = "number"))]
    pub used_at: Option<u64>,
}

/// What a browser is to do with a passkey.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PasskeyOptions {
    /// The options for `navigator.credentials`, as WebAuthn writes them in JSON.
    #[cfg_attr(feature = "schemas", ts(type = "unknown"), schema(value_type = Object))]
    pub options: serde_json::Value,
}

/// What a passkey answered, to sign in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignInByPasskey {
    /// The credential, as WebAuthn writes it in JSON.
    #[cfg_attr(feature = "schemas", ts(type = "unknown"), schema(value_type = Object))]
    pub credential: serde_json::Value,
    /// Whether who you are on this device becomes the same guest, with seats and history.
    #[serde(default)]
    #[cfg_attr(feature = "schemas", ts(optional, as = "Option<bool>"))]
    pub merge: bool,
}

/// What a passkey answered, to be added.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasskeyAnswer {
    /// The credential, as WebAuthn writes it in JSON.
    #[cfg_attr(feature = "schemas", ts(type = "unknown"), schema(value_type = Object))]
    pub credential: serde_json::Value,
}

/// One-time codes that bring you back. They are shown once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RecoveryCodes {
    /// The codes.
    pub codes: Vec<String>,
}

/// To come back with a recovery code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignInByCode {
    /// The code, in small or capital letters, grouped or not.
    pub code: String,
    /// Whether who you are on this device becomes the same guest, with seats and history.
    #[serde(default)]
    #[cfg_attr(feature = "schemas", ts(optional, as = "Option<bool>"))]
    pub merge: bool,
}

/// A link that signs you in on another device, once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SignInLink {
    /// The link.
    pub link: String,
    /// The same as a QR code, an SVG picture.
    pub qr: String,
    /// For how many seconds it can be used.
    pub lasts: u32,
}

/// To sign in by a link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignInByLink {
    /// The secret out of the link.
    pub secret: String,
    /// Whether who you are on this device becomes the same guest, with seats and history.
    #[serde(default)]
    #[cfg_attr(feature = "schemas", ts(optional, as = "Option<bool>"))]
    pub merge: bool,
    /// Whether it is for a device that is nobody yet, and to be refused to any other.
    #[serde(default)]
    #[cfg_attr(feature = "schemas", ts(optional, as = "Option<bool>"))]
    pub only_new: bool,
}
