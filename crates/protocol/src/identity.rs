//! A guest's identity: sessions, passkeys, recovery codes and sign-in links.

use serde::{Deserialize, Serialize};

use crate::Guest;

/// What a program may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// Make requests that change something: open tables, sit down, move, chat.
    Play,
    /// Connect to tables, and hear what the guest hears there.
    Watch,
    /// Make requests that only read.
    Read,
}

/// The guest a program acts as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TokenFor {
    /// A new guest of its own.
    #[default]
    Itself,
    /// The guest who makes the token.
    Me,
}

/// The kind of a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SessionKind {
    /// One of your devices.
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
    /// Whether it is a device or a program.
    pub kind: SessionKind,
    /// Its name, such as `Firefox, Linux`; may be empty.
    pub name: String,
    /// What it may do. A device has all scopes, and may also manage your identity.
    pub scopes: Vec<Scope>,
    /// The guest it acts as: you, or a program that you made a token for.
    pub guest: Guest,
    /// When it was signed in, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub added_at: u64,
    /// When it was last seen, to the hour, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub seen_at: u64,
    /// Whether this request came from it.
    pub current: bool,
}

/// Your identity: where you are signed in, and how you can sign in again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Identity {
    /// Your devices, and the programs that you made tokens for; the most recently seen first.
    pub sessions: Vec<Session>,
    /// How many recovery codes you have left.
    pub codes: u32,
    /// Your passkeys, the newest first.
    pub passkeys: Vec<Passkey>,
    /// The address where passkeys work, if they do not work at the address of this request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub passkeys_at: Option<String>,
}

/// One of your passkeys.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Passkey {
    /// Its id; not a secret.
    pub id: String,
    /// Its name, after the device on which it was made; may be empty.
    pub name: String,
    /// The domain it belongs to.
    pub domain: String,
    /// Whether it can still be used: the house's passkeys belong to the same domain.
    pub usable: bool,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub added_at: u64,
    /// When it was last used to sign in, in milliseconds since 1970; absent if never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional, type = "number"))]
    pub used_at: Option<u64>,
}

/// The options with which a browser makes or uses a passkey.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PasskeyOptions {
    /// The options for `navigator.credentials`, in the JSON form of WebAuthn.
    #[cfg_attr(feature = "schemas", ts(type = "unknown"), schema(value_type = Object))]
    pub options: serde_json::Value,
}

/// A request to sign in with a passkey.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignInByPasskey {
    /// The credential, in the JSON form of WebAuthn.
    #[cfg_attr(feature = "schemas", ts(type = "unknown"), schema(value_type = Object))]
    pub credential: serde_json::Value,
    /// Whether to merge the guest you are on this device into the one you sign in as, with seats
    /// and history.
    #[serde(default)]
    #[cfg_attr(feature = "schemas", ts(optional, as = "Option<bool>"))]
    pub merge: bool,
}

/// A request to add a passkey.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasskeyAnswer {
    /// The credential, in the JSON form of WebAuthn.
    #[cfg_attr(feature = "schemas", ts(type = "unknown"), schema(value_type = Object))]
    pub credential: serde_json::Value,
}

/// One-time codes with which you can sign in. They are shown only once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RecoveryCodes {
    /// The codes.
    pub codes: Vec<String>,
}

/// A request to sign in with a recovery code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignInByCode {
    /// The code, in lower or upper case, grouped or not.
    pub code: String,
    /// Whether to merge the guest you are on this device into the one you sign in as, with seats
    /// and history.
    #[serde(default)]
    #[cfg_attr(feature = "schemas", ts(optional, as = "Option<bool>"))]
    pub merge: bool,
}

/// A link that signs you in on another device. It works once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SignInLink {
    /// The link.
    pub link: String,
    /// The link as a QR code, an SVG image.
    pub qr: String,
    /// How many seconds it is valid.
    pub lasts: u32,
}

/// A request to sign in with a link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignInByLink {
    /// The secret in the link.
    pub secret: String,
    /// Whether to merge the guest you are on this device into the one you sign in as, with seats
    /// and history.
    #[serde(default)]
    #[cfg_attr(feature = "schemas", ts(optional, as = "Option<bool>"))]
    pub merge: bool,
    /// Whether the secret is one that `/to-localhost` made, for a browser on the machine of the house
    /// that is not signed in at `localhost` yet.
    #[serde(default)]
    #[cfg_attr(feature = "schemas", ts(optional, as = "Option<bool>"))]
    pub carry: bool,
}
