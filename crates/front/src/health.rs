//! What those ask who watch over the house.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bus::TableError;

use super::error::HttpError;
use super::origin::Origin;
use super::who::bearer;
use super::{Web, hosts};

/// Whether the process lives.
pub async fn alive() -> &'static str {
    "ok"
}

/// Whether the house can take guests. The house finds that out by itself, every few seconds.
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

/// Whether what is inside the house may be told: to this machine, and to its keeper.
fn may_know(web: &Web, request: &Request) -> bool {
    let secret = bearer(request.headers()).and_then(|text| text.parse().ok());
    let is_local = Origin::of(request, &web.settings).is_local
        && hosts::is_own(request.headers(), &web.settings);
    is_local || secret == Some(web.keeper)
}

/// What the house counts and measures: for this machine, and for its keeper.
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
