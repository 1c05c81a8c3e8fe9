//! Notifications about turns, through browsers and webhooks.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use protocol::{GoneBrowser, NewBrowser, PushInfo, TableWebhook};

use super::Web;
use super::body;
use super::error::HttpError;
use super::limits::Quota;
#[cfg(feature = "openapi")]
use super::openapi::{Sent, Usual};
use super::origin::Origin;
use super::table_name::TableName;
use super::who::Who;

/// How this house notifies guests who are not at their tables.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/push", tag = "alerts", security(()),
    responses((status = 200, description = "The house's key", body = PushInfo), Usual),
))]
pub async fn info(State(web): State<Arc<Web>>) -> Result<Json<PushInfo>, HttpError> {
    let key = web.alerts.push_key().await?;
    Ok(Json(PushInfo { key, webhooks: web.alerts.allows_webhooks() }))
}

/// Have a browser notified when it is your turn at a table with a correspondence clock.
///
/// It is notified once for each turn, while you are not at the table. If the browser is already
/// registered, its details are replaced. You can register eight browsers; a ninth replaces the
/// oldest.
#[cfg_attr(feature = "openapi", utoipa::path(
    put, path = "/api/me/push", tag = "alerts", security(("cookie" = []), ("token" = [])),
    request_body = NewBrowser,
    responses(
        (status = 204, description = "It will be called"),
        (status = 401, description = "Not signed in", body = protocol::Trouble),
        (status = 422, description = "Such a browser cannot be called", body = protocol::Trouble),
        Sent,
        Usual,
    ),
))]
pub async fn subscribe(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    who: Who,
    body::Json(browser): body::Json<NewBrowser>,
) -> Result<StatusCode, HttpError> {
    web.allow(origin.who, Quota::Browser)?;
    web.alerts.add_browser(who.guest.id, who.session.id, browser).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Stop notifying one of your browsers.
///
/// An unknown browser is not an error.
#[cfg_attr(feature = "openapi", utoipa::path(
    delete, path = "/api/me/push", tag = "alerts", security(("cookie" = []), ("token" = [])),
    request_body = GoneBrowser,
    responses(
        (status = 204, description = "It is not called any more"),
        (status = 401, description = "Not signed in", body = protocol::Trouble),
        Sent,
        Usual,
    ),
))]
pub async fn unsubscribe(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    who: Who,
    body::Json(GoneBrowser { endpoint }): body::Json<GoneBrowser>,
) -> Result<StatusCode, HttpError> {
    web.allow(origin.who, Quota::Browser)?;
    web.store.remove_browser(&endpoint, Some(who.guest.id)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The webhook that is called for turns at a table, shown only to the guest who opened the table.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/tables/{id}/webhook", tag = "alerts",
    params(("id" = String, Path, description = "The table")),
    security(("cookie" = []), ("token" = [])),
    responses(
        (status = 200, description = "The address, where you may know it", body = TableWebhook),
        (status = 401, description = "Not signed in", body = protocol::Trouble),
        (status = 404, description = "There is no such table for you", body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn webhook(
    State(web): State<Arc<Web>>,
    TableName(table): TableName,
    who: Who,
) -> Result<Json<TableWebhook>, HttpError> {
    web.must_see(table, Some(who.guest.id)).await?;
    let webhook = web.store.webhook(table).await?;
    let url = webhook.filter(|webhook| webhook.opener == who.guest.id).map(|webhook| webhook.url);
    Ok(Json(TableWebhook { url }))
}
