//! Using a link to a table.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use bus::TableError;
use host::id::Secret;
use protocol::{Link, LinkKind, Linked};
use store::Admission;

use super::Web;
use super::body;
use super::error::HttpError;
#[cfg(feature = "openapi")]
use super::openapi::{Sent, Usual};
use super::table_name::TableName;
use super::who::Who;

/// Use the secret from a link.
///
/// From then on you are admitted to the table without it.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/tables/{id}/link", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    security(("cookie" = []), ("token" = [])), request_body = Link,
    responses(
        (status = 200, description = "What the link was for", body = Linked),
        (status = 401, description = "Not signed in", body = protocol::Trouble),
        (status = 403, description = "The guest to whom the seat belongs is banned",
            body = protocol::Trouble),
        (status = 404, description = "The link leads nowhere", body = protocol::Trouble),
        (status = 409, description = "The house does not know the rules of this table, or you do not \
            sit together with somebody there",
            body = protocol::Trouble),
        Sent,
        Usual,
    ),
))]
pub async fn link(
    State(web): State<Arc<Web>>,
    who: Who,
    table: Result<TableName, HttpError>,
    body::Json(Link { secret }): body::Json<Link>,
) -> Result<Json<Linked>, HttpError> {
    // A wrong secret and an unknown table get the same answer, so that nobody learns which it was.
    let TableName(table) = table.map_err(|_| HttpError::BadLink)?;
    let secret: Secret = secret.parse().map_err(|_| HttpError::BadLink)?;
    let kind = match web.tables.link(table, secret).await {
        Ok(kind) => kind.ok_or(HttpError::BadLink)?,
        Err(TableError::NoSuchTable) => return Err(HttpError::BadLink),
        Err(error) => return Err(error.into()),
    };
    let guest = who.guest.id;
    match kind {
        LinkKind::Invite => web.store.admit(Admission { table, guest, may_sit: true }).await?,
        LinkKind::Watch => web.store.admit(Admission { table, guest, may_sit: false }).await?,
        LinkKind::Seat => web.tables.carry(table, guest, secret).await?,
    }
    Ok(Json(Linked { table: table.to_string(), kind }))
}
