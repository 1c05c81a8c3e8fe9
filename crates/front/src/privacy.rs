//! What the house keeps about its guests, from its settings.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use protocol::Privacy;
use store::{DAY, Retention};

use super::Web;
#[cfg(feature = "openapi")]
use super::openapi::Usual;
use super::who::COOKIE_DAYS;

/// What this house keeps, and for how long.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/privacy", tag = "guests", security(()),
    responses((status = 200, description = "What is kept, in days", body = Privacy), Usual),
))]
pub async fn facts(State(web): State<Arc<Web>>) -> Json<Privacy> {
    let Retention { forget_after, unseen_guests, gathering, abandoned, finished, chat, addresses } =
        web.retention;
    Json(Privacy {
        forget_after: days(forget_after),
        unseen_guests: unseen_guests.map(days),
        gathering: gathering.map(days),
        abandoned: abandoned.map(days),
        finished: finished.map(days),
        chat: chat.map(days),
        addresses: days(addresses),
        cookie: COOKIE_DAYS,
        push: web.alerts.allows_push(),
        webhooks: web.alerts.allows_webhooks(),
    })
}

/// Whole days, rounded up.
fn days(kept: Duration) -> u32 {
    u32::try_from(kept.as_secs().div_ceil(DAY.as_secs())).unwrap_or(u32::MAX)
}
