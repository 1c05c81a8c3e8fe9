//! The page that stands at the door.

use axum::response::Html;

/// What this house is, for whoever comes with a browser.
pub async fn front() -> Html<&'static str> {
    Html(include_str!("front.html"))
}
