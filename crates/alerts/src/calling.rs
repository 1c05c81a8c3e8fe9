//! Sending the notifications that are due, and recording their outcomes.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use data_encoding::BASE64URL_NOPAD;
use host::id::TableId;
use host::time::Millis;
use hyper::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderValue};
use metrics::AlertOutcome;
use protocol::TableCard;
use sha2::{Digest, Sha256};
use store::{Browser, Call, CallOutcome, Called, StoreError, Webhook};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::allowed::Address;
use crate::post::Answer;
use crate::quiet::Quiet;
use crate::{Alerts, Presence, sealed, wording};

/// How many notifications of each kind are sent at the same time.
const TOGETHER: u32 = 32;

/// The pauses before each retry. After the last one the notification is given up.
const PAUSES: [Duration; 4] = [
    Duration::from_secs(30),
    Duration::from_secs(2 * 60),
    Duration::from_secs(10 * 60),
    Duration::from_secs(60 * 60),
];

/// How long to wait for more turns, so that many of them need only one look into the store.
const GATHERING: Duration = Duration::from_millis(100);

/// How often to look into the store even if nobody reported anything new.
const LOOKING: Duration = Duration::from_secs(60);

/// A turn shorter than this is worth waking a sleeping phone for.
const URGENT: Duration = Duration::from_secs(6 * 60 * 60);

/// What to do with a notification that was found in the store.
enum Look {
    /// It is to be sent, and this is the table's card.
    Due(Box<TableCard>),
    /// It is not to be sent, or not now.
    Settled(CallOutcome),
    /// Nothing can be decided now.
    Unknown,
}

impl Alerts {
    /// Sends all notifications that are due, and returns when the next ones will be.
    ///
    /// `now` is the house's own time, `clock` the wall-clock time: the house's time does not follow
    /// when the system clock is set, nor while the machine sleeps.
    pub async fn call_due(
        self: &Arc<Self>,
        presence: &Arc<dyn Presence>,
        now: Millis,
        clock: Millis,
    ) -> Result<Option<Millis>, StoreError> {
        let calls = self.store.calls(now, TOGETHER).await?;
        let are_more = calls.len() >= TOGETHER as usize;
        let mut making = JoinSet::new();
        for call in calls {
            let (alerts, presence) = (Arc::clone(self), Arc::clone(presence));
            making.spawn(async move { alerts.make(presence.as_ref(), call, now, clock).await });
        }
        let mut all_settled = Ok(());
        // Wait for all of them, whatever happens to one.
        while let Some(made) = making.join_next().await {
            // A notification whose task panicked is retried later; the others must not suffer for
            // it.
            all_settled = all_settled.and(made.unwrap_or(Ok(())));
        }
        all_settled?;
        Ok(if are_more { Some(now) } else { self.store.next_call().await? })
    }

    /// Sends a notification, if it is to be sent now.
    async fn make(
        &self,
        presence: &dyn Presence,
        call: Call,
        now: Millis,
        clock: Millis,
    ) -> Result<(), StoreError> {
        let outcome = match self.look_at(presence, &call, now, clock).await {
            Look::Unknown => return Ok(()),
            Look::Settled(outcome) => outcome,
            Look::Due(card) => {
                // If this cannot be stored, neither could anything else that would prevent it from
                // being sent again and again.
                let claim = CallOutcome::Later(now.after(pause_after(call.tries)), call.tries + 1);
                self.store.settle(call.clone(), claim).await?;
                let answer = match &call.called {
                    Called::Browser(browser) => self.push(&call, &card, browser, now, clock).await,
                    Called::Webhook(webhook) => self.hook(&call, &card, webhook).await,
                };
                self.judge(&call, answer, now).await
            }
        };
        self.store.settle(call, outcome).await
    }

    async fn look_at(
        &self,
        presence: &dyn Presence,
        call: &Call,
        now: Millis,
        clock: Millis,
    ) -> Look {
        let quiet = match &call.called {
            Called::Browser(browser) => browser.quiet.clone().and_then(Quiet::new),
            Called::Webhook(_) => None,
        };
        if let Some(end) = quiet.and_then(|quiet| quiet.ends(clock)) {
            return Look::Settled(CallOutcome::Later(now.after(end.since(clock)), call.tries));
        }
        let mut all_here = true;
        for seat in &call.seats {
            all_here = all_here && presence.is_here(call.table, *seat).await;
        }
        if all_here {
            return Look::Settled(CallOutcome::Seen);
        }
        // When the house stops, nobody is at a table any more. The notification is sent after the
        // restart, to whoever is absent then.
        if *self.stopping.borrow() {
            return Look::Unknown;
        }
        // There were so many attempts that only the outcome of the last one is missing.
        if call.tries as usize > PAUSES.len() {
            self.metrics.alerted(AlertOutcome::Dropped);
            return Look::Settled(CallOutcome::Done);
        }
        match serde_json::from_str(&call.card) {
            Ok(card) => Look::Due(Box::new(card)),
            // The record is from a newer version, so nothing is known about that table.
            Err(_) => Look::Settled(CallOutcome::Done),
        }
    }

    async fn push(
        &self,
        call: &Call,
        card: &TableCard,
        browser: &Browser,
        now: Millis,
        clock: Millis,
    ) -> Answer {
        let alert = wording::to_browser(call, card, browser.language);
        // It consists of strings, so serializing it cannot fail.
        let message = serde_json::to_vec(&alert).unwrap_or_default();
        // The keeper may have changed the settings since the browser was added.
        let allowed = |address: &Address| self.may_push_to(address);
        let Some(to) = Address::read(&browser.endpoint).filter(allowed) else {
            return Answer::Refused(0);
        };
        let body = match sealed::seal(&message, browser) {
            Ok(body) => body,
            Err(sealed::NotSealed::BadKey) => return Answer::Gone,
            Err(sealed::NotSealed::TooLong) => return Answer::Refused(0),
            Err(sealed::NotSealed::NoRandomness) => return Answer::Later(None),
        };
        let Ok(vapid) = self.vapid().await else { return Answer::Later(None) };
        let left = wording::left(call, card, now);
        let headers = vapid.proof(&to, &self.settings.contact, clock).and_then(|proof| {
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
            Some(headers) => self.caller.post(&to, headers, body).await,
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
        let body =
            serde_json::to_vec(&wording::to_webhook(call, card, webhook)).unwrap_or_default();
        self.caller.post(&to, headers, body).await
    }

    /// What happens to a notification after this answer.
    async fn judge(&self, call: &Call, answer: Answer, now: Millis) -> CallOutcome {
        let table = call.table;
        let (counted, outcome) = match (answer, &call.called) {
            (Answer::Taken, _) => (AlertOutcome::Sent, CallOutcome::Done),
            (Answer::Gone, Called::Browser(browser)) => {
                if let Err(error) = self.store.remove_browser(&browser.endpoint, None).await {
                    tracing::warn!(?error, "a browser that is gone is not forgotten");
                }
                (AlertOutcome::Gone, CallOutcome::Done)
            }
            (Answer::Gone, Called::Webhook(_)) => (AlertOutcome::Refused, CallOutcome::Done),
            (Answer::Refused(status), _) => {
                tracing::warn!(%table, status, "a call was refused");
                (AlertOutcome::Refused, CallOutcome::Done)
            }
            (Answer::Later(_) | Answer::NotReached, _) => {
                let asked = if let Answer::Later(asked) = answer { asked } else { None };
                match PAUSES.get(call.tries as usize) {
                    Some(pause) => {
                        let at = now.after(asked.unwrap_or_default().max(*pause));
                        (AlertOutcome::Postponed, CallOutcome::Later(at, call.tries + 1))
                    }
                    None => (AlertOutcome::Dropped, CallOutcome::Done),
                }
            }
        };
        self.metrics.alerted(counted);
        outcome
    }

    /// Sends notifications as long as the house is open.
    pub async fn run(self: Arc<Self>, presence: Arc<dyn Presence>) {
        let mut stopping = self.stopping.clone();
        tokio::select! {
            // Guests who were at a table when the house closed are reconnecting.
            () = sleep(self.settings.coming_back) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        while !*stopping.borrow() {
            let wait = match self.call_due(&presence, self.watch.now(), world_clock()).await {
                Ok(next) => next.map_or(LOOKING, |at| at.since(self.watch.now()).min(LOOKING)),
                Err(error) => {
                    tracing::warn!(?error, "guests could not be called");
                    LOOKING
                }
            };
            tokio::select! {
                () = self.news.notified() => {}
                () = sleep(wait) => {}
                // The house holds the sender, so this cannot fail.
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
            sleep(GATHERING).await;
        }
    }
}

/// How long to wait before the next attempt if this one fails too.
fn pause_after(tries: u32) -> Duration {
    PAUSES[(tries as usize).min(PAUSES.len() - 1)]
}

/// The wall-clock time.
fn world_clock() -> Millis {
    Millis::default().after(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
}

/// The topic by which a push service replaces an older message with a newer one. It reveals nothing
/// about the table to those who do not know its id.
fn topic(table: TableId) -> String {
    let hash = Sha256::digest(table.to_string().as_bytes());
    BASE64URL_NOPAD.encode(&hash[..24])
}
