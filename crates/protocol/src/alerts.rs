//! Notifying guests who are not at the table, through their browsers and through webhooks.
//!
//! Anyone who knows the address of a browser or webhook could send messages to it, so `Debug`
//! prints no addresses and no keys.

use std::fmt;

use serde::{Deserialize, Serialize};

/// How this house notifies its guests.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PushInfo {
    /// The public key that a browser subscribes with: a P-256 point in base64url.
    pub key: String,
    /// Whether tables may have webhooks here.
    pub webhooks: bool,
}

/// A browser to be notified when it is your turn; the fields come from its `PushSubscription`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewBrowser {
    /// The address at its push service that takes messages for it.
    #[cfg_attr(feature = "schemas", schema(max_length = 2048))]
    pub endpoint: String,
    /// Its public key (`p256dh`), in base64url.
    pub p256dh: String,
    /// Its authentication secret, in base64url.
    pub auth: String,
    /// The language of its notifications: `en`, `fr` or `it`.
    pub language: String,
    /// When not to notify it.
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

/// The hours of each day without notifications.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// When they begin, in minutes after midnight, local time.
    #[cfg_attr(feature = "schemas", schema(maximum = 1439))]
    pub from: u16,
    /// When they end, in minutes after midnight, local time. They may extend past midnight.
    #[cfg_attr(feature = "schemas", schema(maximum = 1439))]
    pub until: u16,
    /// The browser's time zone: the current offset, and the coming changes the browser knows of.
    #[cfg_attr(feature = "schemas", schema(min_items = 1, max_items = 8))]
    pub zone: Vec<ZoneOffset>,
}

/// How far a time zone is ahead of UTC.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ZoneOffset {
    /// When this offset takes effect, in milliseconds since 1970.
    #[cfg_attr(feature = "schemas", ts(type = "number"))]
    pub since: u64,
    /// The offset in minutes.
    #[cfg_attr(feature = "schemas", schema(minimum = -1080, maximum = 1080))]
    pub minutes: i16,
}

/// A browser that no longer wants notifications.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GoneBrowser {
    /// The address at its push service.
    pub endpoint: String,
}

impl fmt::Debug for GoneBrowser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GoneBrowser").finish_non_exhaustive()
    }
}

/// A webhook that is to be called for the turns at a table.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewWebhook {
    /// Its address, on one of the hosts that the keeper of the house allows.
    #[cfg_attr(feature = "schemas", schema(max_length = 2048))]
    pub url: String,
    /// The language of the messages: `en`, `fr` or `it`.
    pub language: String,
}

impl fmt::Debug for NewWebhook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewWebhook").field("language", &self.language).finish_non_exhaustive()
    }
}

/// The webhook of a table, as far as you may see it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableWebhook {
    /// Its address; only the opener of the table sees it.
    pub url: Option<String>,
}

impl fmt::Debug for TableWebhook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableWebhook").finish_non_exhaustive()
    }
}

/// A push message to a guest's browser, encrypted so that only that browser can read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Alert {
    /// It is the guest's turn.
    Turn {
        /// The table.
        table: String,
        /// Its game.
        game: String,
        /// The sentence to show, in the browser's language.
        text: String,
    },
}

/// What is posted to a webhook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum WebhookCall {
    /// A table is waiting for some of its guests.
    Turn {
        /// The table.
        table: String,
        /// A link to the table. It admits only guests who are admitted already.
        link: String,
        /// Its game.
        game: String,
        /// The names of the players it is waiting for.
        players: Vec<String>,
        /// The same as a sentence, in the field that Slack and similar services read.
        text: String,
        /// The same sentence, in the field that Discord reads.
        content: String,
        /// Whom the sentence may mention on Discord.
        allowed_mentions: AllowedMentions,
    },
}

/// Whom a Discord message may mention. The default is nobody, whatever the text says.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct AllowedMentions {
    /// The kinds of mentions that Discord looks for in the text.
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
