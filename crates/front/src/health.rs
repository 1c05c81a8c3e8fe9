//! What those ask who watch over the house.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bus::TableError;
use store::StoreError;

use super::Web;
use super::error::HttpError;
use super::origin::Origin;
use super::who::bearer;

/// How long the store may take for a trivial question.
const PATIENCE: Duration = Duration::from_secs(2);

/// Whether the process lives.
pub async fn alive() -> &'static str {
    "ok"
}

/// Whether the house can take guests.
pub async fn ready(State(web): State<Arc<Web>>) -> Result<&'static str, HttpError> {
    if *web.stopping.borrow() {
        return Err(TableError::Stopping.into());
    }
    let reading = tokio::time::timeout(PATIENCE, web.store.next_wake());
    reading.await.map_err(|_| StoreError::Broken("it does not answer".to_string()))??;
    Ok("ready")
}

/// What the house counts and measures: for this machine, and for its keeper.
pub async fn metrics(State(web): State<Arc<Web>>, request: Request) -> Response {
    let secret = bearer(request.headers()).and_then(|text| text.parse().ok());
    let is_local = Origin::of(&request, &web.settings).is_local;
    if !is_local && secret != Some(web.keeper) {
        return HttpError::NotFound.into_response();
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], web.metrics.text()).into_response()
}
