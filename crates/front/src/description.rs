//! The description of all requests over HTTP, for whoever asks.

use axum::http::header;
use axum::response::IntoResponse;

/// Made from the handlers by `OPENAPI=write cargo test --package house --test web described`.
const DESCRIPTION: &str = include_str!("../../../docs/openapi.json");

/// The description as OpenAPI.
pub async fn document() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DESCRIPTION)
}
