//! Reviews of games.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::{Path, State};
use axum::{Extension, Json};
use metrics::{Lane, Metrics};
use protocol::{AskId, Review, ReviewPlace, SeatNumber};
use replay::review;
use serde::Deserialize;
use thinking::{Missed, Owner, Place, Pool, Urgency};
use tokio::sync::oneshot;

use super::Web;
use super::body::{Query, Text};
use super::error::HttpError;
use super::limits::{Household, Quota, Reached};
#[cfg(feature = "openapi")]
use super::openapi::{Sent, Usual};
use super::origin::Origin;
use super::who::Who;
use crate::settings::Reviews;

/// How long a review is expected to take.
const COST: Duration = Duration::from_secs(6);

/// How long an address with too many reviews is asked to wait: the time of one.
const A_REVIEW: Duration = COST;

/// The pool that reviews games, and the reviews that wait in its queue or run.
pub struct Reviewers {
    pool: Pool,
    settings: Reviews,
    queue: Mutex<Queue>,
}

/// The reviews that wait or run.
#[derive(Default)]
struct Queue {
    /// Those of each address that has any, the earliest first.
    by_address: HashMap<Household, Vec<Entry>>,
    /// How many there are in all.
    count: usize,
    /// The number of the latest.
    last: u64,
    /// The latest review of each name. An address can look only at its own.
    named: HashMap<(Household, AskId), (u64, Place)>,
}

/// A review that waits or runs.
struct Entry {
    number: u64,
    /// Dropped if the review has to give way.
    _stay: oneshot::Sender<std::convert::Infallible>,
}

/// Why a review is not queued.
enum Full {
    /// The address has too many.
    Address,
    /// There are too many, and no other address has more than this one.
    House,
}

impl Queue {
    /// Adds a review. If the queue is full, the address with the most reviews gives up its latest
    /// one, unless it has no more than this address would have; returns whether one gave way.
    fn add(&mut self, who: Household, most: &Reviews) -> Result<(u64, Stay, bool), Full> {
        let own = self.by_address.get(&who).map_or(0, Vec::len);
        if own >= most.by_address {
            return Err(Full::Address);
        }
        let is_full = self.count >= most.by_all;
        if is_full {
            let others = self.by_address.iter().map(|(other, all)| (all.len(), *other));
            let longest = others.max_by_key(|(count, _)| *count);
            let (_, other) = longest.filter(|(count, _)| *count > own + 1).ok_or(Full::House)?;
            let latest = self.by_address.get(&other).and_then(|all| all.last());
            if let Some(number) = latest.map(|entry| entry.number) {
                self.remove(other, number);
            }
        }
        self.last += 1;
        self.count += 1;
        let (stay, gives_way) = oneshot::channel();
        let number = self.last;
        self.by_address.entry(who).or_default().push(Entry { number, _stay: stay });
        Ok((number, gives_way, is_full))
    }

    /// Removes a review, if it is still there.
    fn remove(&mut self, who: Household, number: u64) {
        let Some(all) = self.by_address.get_mut(&who) else { return };
        let before = all.len();
        all.retain(|entry| entry.number != number);
        self.count -= before - all.len();
        if all.is_empty() {
            self.by_address.remove(&who);
        }
        self.named.retain(|_, (named, _)| *named != number);
    }
}

/// Ends when a review has to give way to those of others.
type Stay = oneshot::Receiver<std::convert::Infallible>;

impl Reviewers {
    /// A pool with these settings.
    pub fn new(settings: Reviews, metrics: Arc<Metrics>) -> Reviewers {
        let pool = Pool::new(settings.at_once, Urgency::Awaited, metrics);
        Reviewers { pool, settings, queue: Mutex::default() }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A review in the queue; removed on drop.
struct Queued<'w> {
    reviewers: &'w Reviewers,
    who: Household,
    number: u64,
}

impl Queued<'_> {
    /// Lets the place in the queue be found by this name, which now belongs to this review alone.
    fn name(&self, id: AskId, place: Place) {
        self.reviewers.queue().named.insert((self.who, id), (self.number, place));
    }
}

impl Drop for Queued<'_> {
    fn drop(&mut self) {
        self.reviewers.queue().remove(self.who, self.number);
    }
}

impl Web {
    /// Adds a review to the queue, or refuses it. Counts the limits that were reached.
    fn queue_review(&self, who: Household) -> Result<(Queued<'_>, Stay), HttpError> {
        let reviewers = &self.reviewers;
        let added = reviewers.queue().add(who, &reviewers.settings);
        match added {
            Ok((number, stay, gave_way)) => {
                if gave_way {
                    self.metrics.limited("house.reviews-waiting");
                }
                Ok((Queued { reviewers, who, number }, stay))
            }
            Err(Full::Address) => {
                let limit = "address.reviews-waiting";
                Err(self.refuse(Reached::Address { limit, wait: A_REVIEW }))
            }
            Err(Full::House) => {
                self.metrics.limited("house.reviews-waiting");
                Err(HttpError::Crowded)
            }
        }
    }
}

/// Which decisions to review.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
pub struct Whose {
    /// The number of the seat whose decisions are reviewed, from 1 to 6.
    #[cfg_attr(feature = "openapi", param(value_type = u8, minimum = 1, maximum = 6))]
    seat: SeatNumber,
    /// A name of your choice, of 1 to 64 bytes, with which you can query the place in the queue.
    #[cfg_attr(feature = "openapi", param(value_type = Option<String>))]
    id: Option<AskId>,
}

/// The strongest bot's review of one seat's decisions in any ledger.
///
/// It takes some seconds, and longer if other reviews are waiting. The ledger is not stored.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/reviews", tag = "replays", params(Whose),
    security((), ("cookie" = []), ("token" = [])),
    request_body(content = String, content_type = "text/plain"),
    responses(
        (status = 200, description = "The decisions", body = Review),
        (status = 401, description = "The token is not known here", body = protocol::Trouble),
        (status = 422, description = "This is no ledger, a wrong one, or has no such seat",
            body = protocol::Trouble),
        Sent,
        Usual,
    ),
))]
pub async fn upload(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    who: Option<Who>,
    Query(whose): Query<Whose>,
    Text(ledger): Text,
) -> Result<Json<Review>, HttpError> {
    web.allow(origin.who, Quota::Review)?;
    let reviewers = &web.reviewers;
    let (queued, stay) = web.queue_review(origin.who)?;
    let wanted = Wanted(Arc::new(AtomicBool::new(true)));
    let still = Arc::clone(&wanted.0);
    let owner = Owner {
        household: web.household_key(origin.who).0,
        guest: who.map_or(0, |who| who.guest.id.number()),
        table: 0,
    };
    let judging = move || review(&ledger, whose.seat, || still.load(Ordering::Relaxed));
    let mut waiting = reviewers.pool.submit(Lane::Reviews, owner, COST, judging);
    if let Some(id) = whose.id {
        queued.name(id, waiting.place());
    }
    let judged = async {
        match waiting.done_within(reviewers.settings.within).await {
            Some(judged) => judged,
            None => waiting.done_or_late().await,
        }
    };
    let judged = tokio::select! {
        judged = judged => judged,
        _ = stay => return Err(HttpError::Crowded),
    };
    drop(wanted);
    match judged {
        Ok(review) => Ok(Json(review?)),
        Err(Missed::Late) => {
            web.metrics.limited("house.review-wait");
            Err(HttpError::Crowded)
        }
        Err(Missed::Failed) => Err(HttpError::Fault),
    }
}

/// How many reviews are ahead of the one you requested with this name.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/reviews/{id}", tag = "replays", security(()),
    params(("id" = String, Path, description = "The name that you gave it")),
    responses(
        (status = 200, description = "Its place in the queue", body = ReviewPlace),
        (status = 404, description = "No review of yours has this name, or it is done",
            body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn place(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    Path(id): Path<String>,
) -> Result<Json<ReviewPlace>, HttpError> {
    let id = AskId::try_from(id).map_err(|_| HttpError::NotFound)?;
    let place = {
        let queue = web.reviewers.queue();
        let (_, place) = queue.named.get(&(origin.who, id)).ok_or(HttpError::NotFound)?;
        place.clone()
    };
    let ahead = place.ahead().map(|ahead| u32::try_from(ahead).unwrap_or(u32::MAX));
    Ok(Json(ReviewPlace { ahead }))
}

/// Whether the client still waits: cleared on drop, when the client goes away.
struct Wanted(Arc<AtomicBool>);

impl Drop for Wanted {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}
