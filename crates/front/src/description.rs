//! Serves the description of the HTTP API.

use axum::http::header;
use axum::response::IntoResponse;

/// Generated from the handlers by `OPENAPI=write cargo test --package house --test web described`.
const DESCRIPTION: &str = include_str!("../../../docs/openapi.json");

/// The OpenAPI document.
pub async fn document() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DESCRIPTION)
}
