//! Links as QR codes.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;

use super::Web;
use super::body::Query;
use super::error::HttpError;
#[cfg(feature = "openapi")]
use super::openapi::Usual;
use super::origin::Origin;
use super::table_name::TableName;
use super::who::Who;
use protocol::LinkKind;

/// Which link the QR code is for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
pub struct LinkQuery {
    /// What the link is for.
    #[serde(rename = "for")]
    #[cfg_attr(feature = "openapi", param(inline))]
    kind: LinkKind,
}

/// A link to a table as a QR code, for guests who may hand on that link.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/tables/{id}/qr.svg", tag = "tables",
    params(("id" = String, Path, description = "The table"), LinkQuery),
    security(("cookie" = []), ("token" = [])),
    responses(
        (status = 200, description = "The picture", body = String, content_type = "image/svg+xml"),
        (status = 400, description = "There is no such kind of link", body = protocol::Trouble),
        (status = 401, description = "Not signed in", body = protocol::Trouble),
        (status = 404, description = "There is no such table or link for you",
            body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn qr(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    TableName(table): TableName,
    Query(LinkQuery { kind }): Query<LinkQuery>,
    who: Who,
) -> Result<impl IntoResponse, HttpError> {
    web.must_see(table, Some(who.guest.id)).await?;
    let state = web.tables.state(table, who.guest.id).await?;
    let (name, secret) = match kind {
        LinkKind::Invite => ("invite", state.invite),
        LinkKind::Watch => ("watch", state.watch),
        LinkKind::Seat => ("seat", state.seat_secret),
    };
    let secret = secret.ok_or(HttpError::NoSuchLink)?;
    let base = origin.base().ok_or(HttpError::NoSuchLink)?;
    let link = format!("{base}/t/{table}#{name}={secret}");
    // This fails only if the link is too long, which takes an absurdly long host name.
    let code = QrCode::new(link).map_err(|_| HttpError::NoSuchLink)?;
    let picture = code.render::<svg::Color>().min_dimensions(240, 240).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture))
}
