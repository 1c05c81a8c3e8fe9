//! The endpoints for monitoring: health, readiness and metrics.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bus::TableError;

use super::error::HttpError;
use super::origin::Origin;
use super::who::bearer;
use super::{Web, hosts};

/// Whether the process is alive.
pub async fn alive() -> &'static str {
    "ok"
}

/// Whether the house can take guests. The house checks its store itself, every few seconds; this
/// returns the last result.
pub async fn ready(
    State(web): State<Arc<Web>>,
    request: Request,
) -> Result<&'static str, HttpError> {
    if *web.stopping.borrow() {
        return Err(TableError::Stopping.into());
    }
    let trouble = web.trouble.borrow().clone();
    match trouble {
        None => Ok("ready"),
        Some(error) if may_know(&web, &request) => {
            Err(HttpError::NotReadyBecause { why: error.to_string() })
        }
        Some(_) => Err(HttpError::NotReady),
    }
}

/// Whether a client may see internal details: only from this machine, or as the keeper.
fn may_know(web: &Web, request: &Request) -> bool {
    let secret = bearer(request.headers()).and_then(|text| text.parse().ok());
    let is_local = Origin::of(request, &web.settings).is_local
        && hosts::is_own(request.headers(), &web.settings);
    is_local || secret == Some(web.keeper)
}

/// The metrics, for this machine and for the keeper.
pub async fn metrics(State(web): State<Arc<Web>>, request: Request) -> Response {
    if !hosts::is_own(request.headers(), &web.settings) {
        return hosts::foreign(request.method(), request.headers());
    }
    if !may_know(&web, &request) {
        return HttpError::NotFound.into_response();
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], web.metrics.text()).into_response()
}
