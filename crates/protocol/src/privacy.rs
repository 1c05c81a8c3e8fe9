//! What a house keeps about its guests, and being forgotten by it.

use serde::{Deserialize, Serialize};

/// What becomes of a guest who asked to be forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Erasure {
    /// When you will be forgotten, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub on: u64,
    /// A link that signs you in until then, so that you can change your mind.
    pub link: String,
}

/// What a house keeps, and for how many days. Where there is no number, it is kept for ever.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Privacy {
    /// How long a guest who asked to be forgotten can change their mind.
    pub forget_after: u32,
    /// Guests who do not come back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub unseen_guests: Option<u32>,
    /// Tables that nobody starts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub gathering: Option<u32>,
    /// Games that nobody plays on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub abandoned: Option<u32>,
    /// Finished tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub finished: Option<u32>,
    /// The chat of finished tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub chat: Option<u32>,
    /// The addresses that guests came from, after their last use; 0 if none are stored.
    pub addresses: u32,
    /// The cookie by which a browser is known.
    pub cookie: u32,
    /// Whether guests can be notified through the push services of their browsers.
    pub push: bool,
    /// Whether tables can tell a webhook whose turn it is.
    pub webhooks: bool,
}
