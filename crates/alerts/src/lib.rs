//! Notifying guests when a table with long turns waits for them: through their browsers' push
//! services, and through the webhook that the table's opener named.
//!
//! The store is the queue. Who is to move is stored with the record that caused it; one task reads
//! from there who is to be notified, sends the notification, and stores its outcome. So a restart
//! neither loses a notification nor repeats it, and no table ever waits for one. Each attempt is
//! stored before it is made: if the house is killed in between, or cannot store the outcome, it
//! retries after a pause, a limited number of times.

mod allowed;
mod calling;
mod error;
mod post;
mod quiet;
mod sealed;
mod settings;
mod vapid;
mod wording;

use std::sync::Arc;

use async_trait::async_trait;
use host::id::{GuestId, SessionId, TableId};
use host::time::Watch;
use metrics::Metrics;
use protocol::{NewBrowser, NewWebhook};
use store::{Browser, Store, Webhook};
use table::Seat;
use tokio::sync::{Notify, OnceCell, watch};
use tokio::time::sleep;

use post::Caller;
use quiet::Quiet;
use vapid::Vapid;

pub use allowed::{Address, AllowedHost, NotAHost, PUSH_SERVICES};
pub use error::{AlertError, Unreachable};
pub use post::PATIENCE;
pub use settings::Settings;

/// The most browsers a guest can have.
const MOST_BROWSERS: u32 = 8;

/// Knows who is connected to a table.
#[async_trait]
pub trait Presence: Send + Sync + 'static {
    /// Whether the guest in a seat is connected.
    async fn is_here(&self, table: TableId, seat: Seat) -> bool;
}

/// Notifies guests who are away from their tables.
pub struct Alerts {
    store: Arc<dyn Store>,
    settings: Settings,
    metrics: Arc<Metrics>,
    watch: Watch,
    /// Becomes true when the house stops.
    stopping: watch::Receiver<bool>,
    /// Signals that there may be notifications to send.
    news: Notify,
    vapid: OnceCell<Vapid>,
    caller: Caller,
}

impl Alerts {
    /// Sends the notifications that are due in this store.
    pub fn new(
        store: Arc<dyn Store>,
        settings: Settings,
        metrics: Arc<Metrics>,
        watch: Watch,
        stopping: watch::Receiver<bool>,
    ) -> Arc<Alerts> {
        Arc::new(Alerts {
            store,
            settings,
            metrics,
            watch,
            stopping,
            news: Notify::new(),
            vapid: OnceCell::new(),
            caller: Caller::new(),
        })
    }

    /// Says that there may be notifications to send. Returns at once.
    pub fn look(&self) {
        self.news.notify_one();
    }

    /// Whether browsers can be notified at all.
    pub fn allows_push(&self) -> bool {
        !self.settings.push_hosts.is_empty()
    }

    /// Whether tables may have webhooks at all.
    pub fn allows_webhooks(&self) -> bool {
        !self.settings.webhook_hosts.is_empty()
    }

    async fn vapid(&self) -> Result<&Vapid, AlertError> {
        self.vapid.get_or_try_init(|| Vapid::of(self.store.as_ref())).await
    }

    /// The public key that browsers subscribe with.
    pub async fn push_key(&self) -> Result<String, AlertError> {
        Ok(self.vapid().await?.public_key())
    }

    /// Adds a browser that is notified when it is the guest's turn, until its session ends.
    pub async fn add_browser(
        &self,
        guest: GuestId,
        session: SessionId,
        new: NewBrowser,
    ) -> Result<(), AlertError> {
        let browser = self.browser(new)?;
        let now = self.watch.now();
        self.store.add_browser(guest, session, browser, now, MOST_BROWSERS).await?;
        self.look();
        Ok(())
    }

    fn browser(&self, new: NewBrowser) -> Result<Browser, Unreachable> {
        let NewBrowser { endpoint, p256dh, auth, language, quiet } = new;
        let address = Address::read(&endpoint).ok_or(Unreachable::BadBrowser)?;
        if !self.may_push_to(&address) {
            return Err(Unreachable::ForeignService);
        }
        let point = sealed::read(&p256dh, sealed::POINT).filter(|point| point.first() == Some(&4));
        Ok(Browser {
            endpoint,
            p256dh: point.ok_or(Unreachable::BadBrowser)?,
            auth: sealed::read(&auth, sealed::AUTH).ok_or(Unreachable::BadBrowser)?,
            language: language.parse().map_err(|_| Unreachable::BadLanguage)?,
            quiet: match quiet {
                Some(hours) if Quiet::new(hours.clone()).is_some() => Some(hours),
                Some(_) => return Err(Unreachable::BadQuiet),
                None => None,
            },
        })
    }

    fn may_push_to(&self, address: &Address) -> bool {
        self.settings.push_hosts.iter().any(|host| host.allows(address))
    }

    fn may_hook_to(&self, address: &Address) -> bool {
        self.settings.webhook_hosts.iter().any(|host| host.allows(address))
    }

    /// The webhook that a guest wants for a new table. `base` is the beginning of all links to the
    /// house.
    pub fn wanted_webhook(
        &self,
        opener: GuestId,
        new: NewWebhook,
        clock: protocol::Clock,
        base: &str,
    ) -> Result<Webhook, Unreachable> {
        let NewWebhook { url, language } = new;
        if !matches!(clock, protocol::Clock::Correspondence { .. }) {
            return Err(Unreachable::NoCorrespondence);
        }
        let allowed = |address: &Address| self.may_hook_to(address);
        Address::read(&url).filter(allowed).ok_or(Unreachable::ForeignWebhook)?;
        let language = language.parse().map_err(|_| Unreachable::BadLanguage)?;
        Ok(Webhook { opener, url, base: base.to_string(), language })
    }

    /// A guest lost the connection. Unless they come back soon, they have not seen this turn.
    pub async fn lost(&self, presence: &dyn Presence, table: TableId, seat: Seat, since: u32) {
        let mut stopping = self.stopping.clone();
        tokio::select! {
            () = sleep(self.settings.coming_back) => {}
            // Whatever is not recorded before the house closes is lost.
            _ = stopping.wait_for(|stopping| *stopping) => {}
        }
        if !presence.is_here(table, seat).await {
            self.not_seen(table, seat, since).await;
        }
    }

    /// A guest's connection turned out to be dead, so nothing that was sent over it in this turn
    /// was seen.
    pub async fn not_seen(&self, table: TableId, seat: Seat, since: u32) {
        match self.store.forget_seen(table, seat, since).await {
            Ok(()) => self.look(),
            Err(error) => tracing::warn!(%table, ?error, "a guest may not be called"),
        }
    }
}
