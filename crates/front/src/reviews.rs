//! Games judged again.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::State;
use axum::{Extension, Json};
use protocol::{Review, SeatNumber};
use replay::review;
use serde::Deserialize;

use super::Web;
use super::body::{Query, Text};
use super::error::HttpError;
use super::limits::Quota;
#[cfg(feature = "openapi")]
use super::openapi::{Sent, Usual};
use super::origin::Origin;

/// Whose decisions.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
pub struct Whose {
    /// The number of the seat whose decisions are judged, from 1 to 6.
    #[cfg_attr(feature = "openapi", param(value_type = u8, minimum = 1, maximum = 6))]
    seat: SeatNumber,
}

/// Any ledger, judged again by the strongest bot from one seat. It takes some seconds; nothing
/// of it is kept.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/reviews", tag = "replays", params(Whose), security(()),
    request_body(content = String, content_type = "text/plain"),
    responses(
        (status = 200, description = "The decisions", body = Review),
        (status = 422, description = "This is no ledger, a wrong one, or has no such seat",
            body = protocol::Trouble),
        Sent,
        Usual,
    ),
))]
pub async fn upload(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    Query(whose): Query<Whose>,
    Text(ledger): Text,
) -> Result<Json<Review>, HttpError> {
    let fault = || HttpError::Fault;
    web.allow(origin.who, Quota::Review)?;
    let _turn = web.reviewers.acquire().await.map_err(|_| fault())?;
    let wanted = Wanted(Arc::new(AtomicBool::new(true)));
    let still = Arc::clone(&wanted.0);
    let judging = move || review(&ledger, whose.seat, || still.load(Ordering::Relaxed));
    let judged = tokio::task::spawn_blocking(judging).await;
    drop(wanted);
    Ok(Json(judged.map_err(|_| fault())??))
}

/// Whether somebody still waits; whoever goes away drops it.
struct Wanted(Arc<AtomicBool>);

impl Drop for Wanted {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}
