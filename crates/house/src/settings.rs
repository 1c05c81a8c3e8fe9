//! What whoever keeps a house can set.

use bus::Medium;

/// The settings of a house, by the part that they concern.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The tables.
    pub tables: tables::Settings,
    /// Those who come to the house.
    pub front: front::Settings,
    /// Calling guests who are elsewhere.
    pub alerts: alerts::Settings,
    /// In what form the front and the tables pass messages to each other.
    pub medium: Medium,
}

impl Settings {
    /// As the alerts want them: where the house is in the web, its address is the contact.
    pub(crate) fn alerts(&self) -> alerts::Settings {
        let mut alerts = self.alerts.clone();
        let mut public = self.front.public_urls.iter();
        if let Some(url) = public.find(|url| url.starts_with("https://")) {
            alerts.contact.clone_from(url);
        }
        alerts
    }
}
