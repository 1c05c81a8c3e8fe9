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
mod post;
mod quiet;
mod sealed;
mod told;
mod vapid;

use protocol::{NewBrowser, NewWebhook};
use table::Seat;
use tokio::sync::{Notify, OnceCell};
use tokio::time::sleep;

use crate::house::House;
use crate::id::{GuestId, TableId};
use crate::store::{Browser, StoreError, Webhook};
use crate::trouble::Trouble;
use post::Caller;
use vapid::Vapid;

pub use allowed::{Address, AllowedHost, NotAHost, PUSH_SERVICES};
pub use calling::run;
pub use post::PATIENCE;
pub use quiet::Quiet;

/// The most browsers of one guest.
const MOST_BROWSERS: u32 = 8;

/// Why somebody cannot be called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreachable {
    /// What the browser tells about itself cannot be.
    BadBrowser,
    /// Its push service is none that the house calls.
    ForeignService,
    /// The hours of quiet cannot be.
    BadQuiet,
    /// There is no such language.
    BadLanguage,
    /// The keeper of the house allows no webhook there.
    ForeignWebhook,
    /// Only a table with a correspondence clock has a webhook.
    NoCorrespondence,
    /// The webhook could not be stored.
    WebhookNotStored,
}

/// What the house needs for calling.
pub struct Alerts {
    /// There may be somebody to call.
    news: Notify,
    vapid: OnceCell<Vapid>,
    caller: Caller,
}

impl Default for Alerts {
    fn default() -> Alerts {
        Alerts { news: Notify::new(), vapid: OnceCell::new(), caller: Caller::new() }
    }
}

impl Alerts {
    /// There may be somebody to call. Nobody waits for that.
    pub fn look(&self) {
        self.news.notify_one();
    }
}

impl House {
    async fn vapid(&self) -> Result<&Vapid, StoreError> {
        self.alerts().vapid.get_or_try_init(|| Vapid::of(self.store())).await
    }

    /// The key that browsers subscribe with.
    pub async fn push_key(&self) -> Result<String, Trouble> {
        Ok(self.vapid().await?.public_key())
    }

    /// Calls a browser when it is this guest's turn, from now on.
    pub async fn add_browser(&self, guest: GuestId, new: NewBrowser) -> Result<(), Trouble> {
        let browser = self.browser(new).map_err(Trouble::Unreachable)?;
        self.store().add_browser(guest, browser, self.now(), MOST_BROWSERS).await?;
        self.alerts().look();
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
                Some(hours) => Some(Quiet::new(hours).ok_or(Unreachable::BadQuiet)?),
                None => None,
            },
        })
    }

    fn may_push_to(&self, address: &Address) -> bool {
        self.settings().push_hosts.iter().any(|host| host.allows(address))
    }

    fn may_hook_to(&self, address: &Address) -> bool {
        self.settings().webhook_hosts.iter().any(|host| host.allows(address))
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
    pub async fn lost(&self, table: TableId, seat: Seat, since: u32) {
        let mut stopping = self.stopping();
        tokio::select! {
            () = sleep(self.settings().coming_back) => {}
            // What is not noted before the house is closed is not noted at all.
            _ = stopping.wait_for(|stopping| *stopping) => {}
        }
        if !self.is_here(table, seat).await {
            self.not_seen(table, seat, since).await;
        }
    }

    /// The connection of a guest turned out to be dead, so whatever was sent over it for this turn
    /// was not seen.
    pub async fn not_seen(&self, table: TableId, seat: Seat, since: u32) {
        match self.store().unsee(table, seat, since).await {
            Ok(()) => self.alerts().look(),
            Err(error) => tracing::warn!(%table, ?error, "a guest may not be called"),
        }
    }
}
