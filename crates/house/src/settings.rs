//! The settings of a house that the keeper can change.

use bus::Medium;

/// The settings of a house, by part.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The tables.
    pub tables: tables::Settings,
    /// The front.
    pub front: front::Settings,
    /// The alerts.
    pub alerts: alerts::Settings,
    /// Whether the clock of this machine is right, however far it is ahead of what is stored.
    pub clock_is_right: bool,
    /// The form in which the front and the tables pass messages to each other.
    pub medium: Medium,
}

impl Settings {
    /// The settings of the alerts. If the house has a public `https` URL, that is the contact.
    pub(crate) fn alerts(&self) -> alerts::Settings {
        let mut alerts = self.alerts.clone();
        let mut public = self.front.public_urls.iter();
        if let Some(url) = public.find(|url| url.starts_with("https://")) {
            alerts.contact.clone_from(url);
        }
        alerts
    }
}
