//! Settings of the notifications that the keeper can change.

use std::time::Duration;

use crate::allowed::{AllowedHost, PUSH_SERVICES};

/// Whom the house notifies, and when.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long guests who lost their connection (perhaps because the house restarted) have to come
    /// back before they are notified.
    pub coming_back: Duration,
    /// The push services that the house uses.
    pub push_hosts: Vec<AllowedHost>,
    /// The hosts where tables may have webhooks; none if empty.
    pub webhook_hosts: Vec<AllowedHost>,
    /// How push services can reach the keeper of the house: a web or mail address.
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
