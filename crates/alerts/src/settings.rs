//! What whoever keeps a house can set about calling guests.

use std::time::Duration;

use crate::allowed::{AllowedHost, PUSH_SERVICES};

/// Whom the house calls, and when.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long guests who lost their connection, be it because the house was closed, have for
    /// coming back before they are called.
    pub coming_back: Duration,
    /// The push services that the house calls.
    pub push_hosts: Vec<AllowedHost>,
    /// Where tables may have webhooks; nowhere, if it is empty.
    pub webhook_hosts: Vec<AllowedHost>,
    /// Who keeps the house, for push services that have a question: an address of the web or
    /// of mail.
    pub contact: String,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            coming_back: Duration::from_secs(5),
            push_hosts: PUSH_SERVICES.iter().filter_map(|host| host.parse().ok()).collect(),
            webhook_hosts: Vec::new(),
            contact: "mailto:forno@localhost".to_string(),
        }
    }
}
