//! Calling guests who are not at the table: browsers that want it, and webhooks.
//!
//! Whoever knows where a browser or a webhook is called could call it too, so `Debug` prints no
//! addresses and no keys.

use std::fmt;

use serde::{Deserialize, Serialize};

/// How this house calls its guests.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PushInfo {
    /// The key that a browser subscribes with: a point of P-256 in base64url.
    pub key: String,
    /// Whether a table may have a webhook here.
    pub webhooks: bool,
}

/// A browser that wants to be called when it is your turn, as its `PushSubscription` says.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewBrowser {
    /// Where its push service takes messages.
    #[cfg_attr(feature = "schemas", schema(max_length = 2048))]
    pub endpoint: String,
    /// Its public key, in base64url.
    pub p256dh: String,
    /// Its secret, in base64url.
    pub auth: String,
    /// The language it is called in: `en`, `fr` or `it`.
    pub language: String,
    /// When it is left in peace.
    #[serde(default)]
    pub quiet: Option<QuietHours>,
}

impl fmt::Debug for NewBrowser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewBrowser")
            .field("language", &self.language)
            .field("quiet", &self.quiet)
            .finish_non_exhaustive()
    }
}

/// Hours of every day in which nobody is called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// When they begin, in minutes after midnight.
    #[cfg_attr(feature = "schemas", schema(maximum = 1439))]
    pub from: u16,
    /// When they end, in minutes after midnight. They may go past midnight.
    #[cfg_attr(feature = "schemas", schema(maximum = 1439))]
    pub until: u16,
    /// Where the browser is, as far as clocks go: what holds now, and the changes to come that it
    /// knows of.
    #[cfg_attr(feature = "schemas", schema(min_items = 1, max_items = 8))]
    pub zone: Vec<ZoneOffset>,
}

/// How far a place's clocks are ahead of universal time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ZoneOffset {
    /// From when on, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub since: u64,
    /// How many minutes.
    #[cfg_attr(feature = "schemas", schema(minimum = -1080, maximum = 1080))]
    pub minutes: i16,
}

/// A browser that no longer wants to be called.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GoneBrowser {
    /// Where its push service took messages.
    pub endpoint: String,
}

impl fmt::Debug for GoneBrowser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GoneBrowser").finish_non_exhaustive()
    }
}

/// Where else the turns of a table shall be told.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewWebhook {
    /// Its address, at one of the hosts that the keeper of the house allows.
    #[cfg_attr(feature = "schemas", schema(max_length = 2048))]
    pub url: String,
    /// The language in which they are told: `en`, `fr` or `it`.
    pub language: String,
}

impl fmt::Debug for NewWebhook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewWebhook").field("language", &self.language).finish_non_exhaustive()
    }
}

/// Where else the turns of a table are told, as far as you may know.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableWebhook {
    /// Its address, to whoever opened the table.
    pub url: Option<String>,
}

impl fmt::Debug for TableWebhook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableWebhook").finish_non_exhaustive()
    }
}

/// What a browser is told while its guest is elsewhere, encrypted for it alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Alert {
    /// It is the guest's turn.
    Turn {
        /// At which table.
        table: String,
        /// The game there.
        game: String,
        /// The sentence, in the language that was asked for.
        text: String,
    },
}

/// What a webhook is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum WebhookCall {
    /// A table waits for some of its guests.
    Turn {
        /// The table.
        table: String,
        /// A link to it, which lets nobody in who is not let in already.
        link: String,
        /// The game there.
        game: String,
        /// The names of those it waits for.
        players: Vec<String>,
        /// The same as a sentence, where Slack and its like look for it.
        text: String,
        /// That sentence once more, where Discord looks for it.
        content: String,
        /// Whom Discord lets the sentence mention.
        allowed_mentions: AllowedMentions,
    },
}

/// Whom a message in Discord may mention: by default nobody, whatever stands in it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct AllowedMentions {
    /// The kinds of mentions that Discord looks for in it.
    pub parse: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_tells_nobody_whom_to_call() {
        let secret = || "https://push.example/secret".to_owned();
        let browser = NewBrowser {
            endpoint: secret(),
            p256dh: secret(),
            auth: secret(),
            language: "en".to_owned(),
            quiet: None,
        };
        let gone = GoneBrowser { endpoint: secret() };
        let webhook = NewWebhook { url: secret(), language: "en".to_owned() };
        let told = TableWebhook { url: Some(secret()) };
        let printed = format!("{browser:?} {gone:?} {webhook:?} {told:?}");
        assert!(!printed.contains("secret"), "{printed}");
        assert!(printed.contains("NewBrowser { language: \"en\", quiet: None, .. }"), "{printed}");
    }
}
