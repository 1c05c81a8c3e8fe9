//! Games judged again.

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

/// So many ledgers are kept in memory until their turn comes.
const MOST_WAITING: usize = 100;

/// What a review takes.
const COST: Duration = Duration::from_secs(6);

/// Who judges games again, and who waits for it.
pub struct Reviewers {
    pool: Pool,
    within: Duration,
    /// The places in the queue of those who gave their review a name. An address cannot look at
    /// those of others.
    named: Mutex<HashMap<(Household, AskId), Place>>,
}

impl Reviewers {
    /// As it was set.
    pub fn new(settings: Reviews, metrics: Arc<Metrics>) -> Reviewers {
        let Reviews { at_once, within } = settings;
        let pool = Pool::new(at_once, Urgency::Awaited, metrics);
        Reviewers { pool, within, named: Mutex::default() }
    }
}

/// A place in the queue under its name; forgotten when it is dropped.
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

/// Whose decisions.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
pub struct Whose {
    /// The number of the seat whose decisions are judged, from 1 to 6.
    #[cfg_attr(feature = "openapi", param(value_type = u8, minimum = 1, maximum = 6))]
    seat: SeatNumber,
    /// A name of your choice, of 1 to 64 bytes, under which you can ask for the place in the queue.
    #[cfg_attr(feature = "openapi", param(value_type = Option<String>))]
    id: Option<AskId>,
}

/// Any ledger, judged again by the strongest bot from one seat. It takes some seconds, and longer
/// when others have games judged too; nothing of it is kept.
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

/// How many reviews come before the one that you asked for under this name.
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

/// Whether somebody still waits; whoever goes away drops it.
struct Wanted(Arc<AtomicBool>);

impl Drop for Wanted {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}
