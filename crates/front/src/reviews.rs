//! Reviews of games.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::{Path, State};
use axum::{Extension, Json};
use metrics::{Lane, Metrics};
use protocol::{AskId, Review, ReviewPlace, SeatNumber};
use replay::review;
use serde::Deserialize;
use thinking::{Missed, Owner, Place, Pool, Urgency};

use super::Web;
use super::body::{Query, Text};
use super::error::HttpError;
use super::limits::{Household, Quota};
#[cfg(feature = "openapi")]
use super::openapi::{Sent, Usual};
use super::origin::Origin;
use super::who::Who;
use crate::settings::Reviews;

/// The most ledgers kept in memory until their turn comes.
const MOST_WAITING: usize = 100;

/// How long a review is expected to take.
const COST: Duration = Duration::from_secs(6);

/// The pool that reviews games, and the reviews that wait in its queue.
pub struct Reviewers {
    pool: Pool,
    within: Duration,
    /// The places in the queue of reviews that have a name. An address can look only at its own.
    named: Mutex<HashMap<(Household, AskId), Place>>,
}

impl Reviewers {
    /// A pool with these settings.
    pub fn new(settings: Reviews, metrics: Arc<Metrics>) -> Reviewers {
        let Reviews { at_once, within } = settings;
        let pool = Pool::new(at_once, Urgency::Awaited, metrics);
        Reviewers { pool, within, named: Mutex::default() }
    }
}

/// A named place in the queue; removed on drop.
struct Named<'w>(&'w Reviewers, (Household, AskId));

impl<'w> Named<'w> {
    fn new(reviewers: &'w Reviewers, who: Household, id: AskId, place: Place) -> Named<'w> {
        let mut named = reviewers.named.lock().unwrap_or_else(PoisonError::into_inner);
        named.insert((who, id.clone()), place);
        Named(reviewers, (who, id))
    }
}

impl Drop for Named<'_> {
    fn drop(&mut self) {
        let mut named = self.0.named.lock().unwrap_or_else(PoisonError::into_inner);
        named.remove(&self.1);
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
    if reviewers.pool.waiting() >= MOST_WAITING {
        return Err(HttpError::Crowded);
    }
    let wanted = Wanted(Arc::new(AtomicBool::new(true)));
    let still = Arc::clone(&wanted.0);
    let owner = Owner {
        household: web.household_key(origin.who).0,
        guest: who.map_or(0, |who| who.guest.id.number()),
        table: 0,
    };
    let judging = move || review(&ledger, whose.seat, || still.load(Ordering::Relaxed));
    let mut waiting = reviewers.pool.submit(Lane::Reviews, owner, COST, judging);
    let _named = whose.id.map(|id| Named::new(reviewers, origin.who, id, waiting.place()));
    let judged = match waiting.done_within(reviewers.within).await {
        Some(judged) => judged,
        None => waiting.done_or_late().await,
    };
    drop(wanted);
    match judged {
        Ok(review) => Ok(Json(review?)),
        Err(Missed::Late) => Err(HttpError::Crowded),
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
        let named = web.reviewers.named.lock().unwrap_or_else(PoisonError::into_inner);
        named.get(&(origin.who, id)).cloned().ok_or(HttpError::NotFound)?
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
