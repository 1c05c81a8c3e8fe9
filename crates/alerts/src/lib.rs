//! Calling guests back to tables that wait for days: through their browsers' push services, and
//! through the webhook that a table's opener named.
//!
//! The store is the queue. What a table waits for is stored with the record that brought it about;
//! one task reads from there who has to be called, calls, and stores what became of it. So a
//! restart neither loses a call nor makes it twice, and no table ever waits for a call. That a call
//! is made is stored before it is: a house that is killed meanwhile, or cannot store what became of
//! it, makes it again after a pause, and only so often.

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

/// The most browsers of one guest.
const MOST_BROWSERS: u32 = 8;

/// Knows who is connected to a table.
#[async_trait]
pub trait Presence: Send + Sync + 'static {
    /// Whether the guest of a seat is connected.
    async fn is_here(&self, table: TableId, seat: Seat) -> bool;
}

/// Calls guests who are elsewhere.
pub struct Alerts {
    store: Arc<dyn Store>,
    settings: Settings,
    metrics: Arc<Metrics>,
    watch: Watch,
    /// Becomes true when the house stops.
    stopping: watch::Receiver<bool>,
    /// There may be somebody to call.
    news: Notify,
    vapid: OnceCell<Vapid>,
    caller: Caller,
}

impl Alerts {
    /// Calls those of whom this store knows.
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

    /// There may be somebody to call. Nobody waits for that.
    pub fn look(&self) {
        self.news.notify_one();
    }

    /// Whether tables may have webhooks at all.
    pub fn allows_webhooks(&self) -> bool {
        !self.settings.webhook_hosts.is_empty()
    }

    async fn vapid(&self) -> Result<&Vapid, AlertError> {
        self.vapid.get_or_try_init(|| Vapid::of(self.store.as_ref())).await
    }

    /// The key that browsers subscribe with.
    pub async fn push_key(&self) -> Result<String, AlertError> {
        Ok(self.vapid().await?.public_key())
    }

    /// Calls a browser when it is this guest's turn, from now on and as long as the session lasts.
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

    /// The webhook that a guest wants for a new table. `base` is what links into the house begin
    /// with.
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

    /// The connection of a guest was lost. Unless he comes back soon he has not seen this turn.
    pub async fn lost(&self, presence: &dyn Presence, table: TableId, seat: Seat, since: u32) {
        let mut stopping = self.stopping.clone();
        tokio::select! {
            () = sleep(self.settings.coming_back) => {}
            // What is not noted before the house is closed is not noted at all.
            _ = stopping.wait_for(|stopping| *stopping) => {}
        }
        if !presence.is_here(table, seat).await {
            self.not_seen(table, seat, since).await;
        }
    }

    /// The connection of a guest turned out to be dead, so whatever was sent over it for this turn
    /// was not seen.
    pub async fn not_seen(&self, table: TableId, seat: Seat, since: u32) {
        match self.store.forget_seen(table, seat, since).await {
            Ok(()) => self.look(),
            Err(error) => tracing::warn!(%table, ?error, "a guest may not be called"),
        }
    }
}
