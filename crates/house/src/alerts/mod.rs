//! Calling guests back to tables that wait for days: through their browsers' push services, and
//! through the webhook that a table's opener named.
//!
//! The store is the queue. What a table waits for is stored with the record that brought it about;
//! one task reads from there who has to be called, calls, and stores what became of it. So a
//! restart neither loses a call nor makes it twice, and no table ever waits for a call.

mod allowed;
mod post;
mod quiet;
mod sealed;
mod told;
mod vapid;

use std::sync::Arc;
use std::time::Duration;

use data_encoding::BASE64URL_NOPAD;
use hyper::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderValue};
use protocol::{NewBrowser, NewWebhook, TableCard};
use sha2::{Digest, Sha256};
use table::Seat;
use tokio::sync::{Notify, OnceCell};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::house::House;
use crate::id::{GuestId, TableId};
use crate::metrics::AlertOutcome;
use crate::store::{Browser, Call, Called, Fate, StoreError, Webhook};
use crate::time::Millis;
use crate::trouble::Trouble;
use post::{Answer, Caller};
use vapid::Vapid;

pub use allowed::{Address, AllowedHost, NotAHost, PUSH_SERVICES};
pub use quiet::Quiet;

/// So many calls of each kind are made at the same time.
const TOGETHER: u32 = 32;

/// The most browsers of one guest.
const MOST_BROWSERS: u32 = 8;

/// How long the next try waits after each that failed. After the last of them it is given up.
const PAUSES: [Duration; 4] = [
    Duration::from_secs(30),
    Duration::from_secs(2 * 60),
    Duration::from_secs(10 * 60),
    Duration::from_secs(60 * 60),
];

/// Calls are gathered for so long, so that many turns at once are one look into the store.
const GATHERING: Duration = Duration::from_millis(100);

/// Looks into the store after this time even if nobody said that there is something new.
const LOOKING: Duration = Duration::from_secs(60);

/// A turn that is shorter than this is worth waking a sleeping telephone for.
const URGENT: Duration = Duration::from_secs(6 * 60 * 60);

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

    /// The connection of a guest turned out to be dead, so whatever was sent over it for this turn
    /// was not seen.
    pub async fn not_seen(&self, table: TableId, seat: Seat, since: u32) {
        match self.store().unsee(table, seat, since).await {
            Ok(()) => self.alerts().look(),
            Err(error) => tracing::warn!(%table, ?error, "a guest may not be called"),
        }
    }

    /// Calls whoever has to be called at this time; says when there will be somebody again.
    pub async fn call_due(self: &Arc<Self>, now: Millis) -> Result<Option<Millis>, Trouble> {
        let calls = self.store().calls(now, TOGETHER).await?;
        let are_more = calls.len() >= TOGETHER as usize;
        let mut making = JoinSet::new();
        for call in calls {
            let house = Arc::clone(self);
            making.spawn(async move {
                let fate = house.make(&call, now).await;
                house.store().settle(call, fate).await
            });
        }
        while let Some(made) = making.join_next().await {
            // A call that panics is made again later; the others are not to suffer for it.
            if let Ok(settled) = made {
                settled?;
            }
        }
        Ok(if are_more { Some(now) } else { self.store().next_call().await? })
    }

    /// Makes a call, if it is to be made now.
    async fn make(self: &Arc<Self>, call: &Call, now: Millis) -> Fate {
        let quiet = match &call.called {
            Called::Browser(browser) => browser.quiet.as_ref(),
            Called::Webhook(_) => None,
        };
        if let Some(end) = quiet.and_then(|quiet| quiet.ends(now)) {
            return Fate::Later(end, call.tries);
        }
        let mut all_here = true;
        for seat in &call.seats {
            all_here = all_here && self.is_here(call.table, *seat).await;
        }
        if all_here {
            return Fate::Seen;
        }
        // A card that cannot be read is of a newer house: nothing can be said about that table.
        let Ok(card) = serde_json::from_str::<TableCard>(&call.card) else { return Fate::Done };
        let answer = match &call.called {
            Called::Browser(browser) => self.push(call, &card, browser, now).await,
            Called::Webhook(webhook) => self.hook(call, &card, webhook).await,
        };
        self.judge(call, answer, now).await
    }

    async fn push(&self, call: &Call, card: &TableCard, browser: &Browser, now: Millis) -> Answer {
        let alert = told::to_browser(call, card, browser.language);
        // Made of strings: it can always be written.
        let message = serde_json::to_vec(&alert).unwrap_or_default();
        // The keeper may have changed his mind since the browser was added.
        let allowed = |address: &Address| self.may_push_to(address);
        let Some(to) = Address::read(&browser.endpoint).filter(allowed) else {
            return Answer::Refused(0);
        };
        let body = match sealed::seal(&message, browser) {
            Ok(body) => body,
            Err(sealed::NotSealed::BadKey) => return Answer::Gone,
            Err(sealed::NotSealed::NoRandomness) => return Answer::Later(None),
        };
        let Ok(vapid) = self.vapid().await else { return Answer::Later(None) };
        let left = told::left(call, card, now);
        let headers = vapid.proof(&to, &self.contact(), now).and_then(|proof| {
            let mut headers = HeaderMap::new();
            headers.insert(AUTHORIZATION, HeaderValue::try_from(proof).ok()?);
            headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
            headers.insert("ttl", HeaderValue::from(left.as_secs()));
            let urgency = if left < URGENT { "high" } else { "normal" };
            headers.insert("urgency", HeaderValue::from_static(urgency));
            headers.insert("topic", HeaderValue::try_from(topic(call.table)).ok()?);
            Some(headers)
        });
        match headers {
            Some(headers) => self.alerts().caller.post(&to, headers, body).await,
            None => Answer::Later(None),
        }
    }

    async fn hook(&self, call: &Call, card: &TableCard, webhook: &Webhook) -> Answer {
        let allowed = |address: &Address| self.may_hook_to(address);
        let Some(to) = Address::read(&webhook.url).filter(allowed) else {
            return Answer::Refused(0);
        };
        let mut headers = HeaderMap::new();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        let body = serde_json::to_vec(&told::to_webhook(call, card, webhook)).unwrap_or_default();
        self.alerts().caller.post(&to, headers, body).await
    }

    /// What becomes of a call that was answered so.
    async fn judge(&self, call: &Call, answer: Answer, now: Millis) -> Fate {
        let table = call.table;
        let (outcome, fate) = match (answer, &call.called) {
            (Answer::Taken, _) => (AlertOutcome::Sent, Fate::Done),
            (Answer::Gone, Called::Browser(browser)) => {
                if let Err(error) = self.store().remove_browser(&browser.endpoint, None).await {
                    tracing::warn!(?error, "a browser that is gone is not forgotten");
                }
                (AlertOutcome::Gone, Fate::Done)
            }
            (Answer::Gone, Called::Webhook(_)) => (AlertOutcome::Refused, Fate::Done),
            (Answer::Refused(status), _) => {
                tracing::warn!(%table, status, "a call was refused");
                (AlertOutcome::Refused, Fate::Done)
            }
            (Answer::Later(_) | Answer::NotReached, _) => {
                let asked = if let Answer::Later(asked) = answer { asked } else { None };
                match PAUSES.get(call.tries as usize) {
                    Some(pause) => {
                        let at = now.after(asked.unwrap_or_default().max(*pause));
                        (AlertOutcome::Postponed, Fate::Later(at, call.tries + 1))
                    }
                    None => (AlertOutcome::Dropped, Fate::Done),
                }
            }
        };
        self.metrics().alerted(outcome);
        fate
    }

    /// Who keeps the house, for push services that have a question.
    fn contact(&self) -> String {
        let public = self.settings().public_urls.iter().find(|url| url.starts_with("https://"));
        public.cloned().unwrap_or_else(|| "mailto:forno@localhost".to_string())
    }
}

/// Under this name a push service replaces an older message by a newer one. It says nothing about
/// the table to those who do not know it.
fn topic(table: TableId) -> String {
    let hash = Sha256::digest(table.to_string().as_bytes());
    BASE64URL_NOPAD.encode(&hash[..24])
}

/// Calls whoever has to be called, as long as the house is open.
pub async fn run(house: Arc<House>) {
    let mut stopping = house.stopping();
    while !*stopping.borrow() {
        let wait = match house.call_due(house.now()).await {
            Ok(next) => next.map_or(LOOKING, |at| at.since(house.now()).min(LOOKING)),
            Err(trouble) => {
                tracing::warn!(?trouble, "guests could not be called");
                LOOKING
            }
        };
        tokio::select! {
            () = house.alerts().news.notified() => {}
            () = sleep(wait) => {}
            // The house holds the sender, so it always says so.
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        sleep(GATHERING).await;
    }
}
