//! Coming in by a link.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use protocol::{Link, LinkKind, Linked};

use super::Web;
use super::body;
use super::openapi::{Sent, Usual};
use super::table_name::TableName;
use super::trouble::Trouble;
use super::who::Who;
use crate::Trouble as HouseTrouble;
use crate::id::Secret;

/// Use the secret out of a link. From then on you may come in without it.
#[utoipa::path(
    post, path = "/api/tables/{id}/link", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    security(("cookie" = []), ("token" = [])), request_body = Link,
    responses(
        (status = 200, description = "What the link was for", body = Linked),
        (status = 401, description = "Nobody in particular asks", body = protocol::Trouble),
        (status = 404, description = "The link leads nowhere", body = protocol::Trouble),
        (status = 409, description = "Nobody can sit at this table: the house does not know its rules",
            body = protocol::Trouble),
        Sent,
        Usual,
    ),
)]
pub async fn link(
    State(web): State<Arc<Web>>,
    who: Who,
    table: Result<TableName, Trouble>,
    body::Json(Link { secret }): body::Json<Link>,
) -> Result<Json<Linked>, Trouble> {
    // A wrong secret and an unknown table are answered alike, so that nobody learns which it was.
    let TableName(table) = table.map_err(|_| Trouble::BadLink)?;
    let secret: Secret = secret.parse().map_err(|_| Trouble::BadLink)?;
    let kind = match web.house.link(table, secret).await {
        Ok(kind) => kind.ok_or(Trouble::BadLink)?,
        Err(HouseTrouble::NoSuchTable) => return Err(Trouble::BadLink),
        Err(trouble) => return Err(trouble.into()),
    };
    let guest = who.guest.id;
    match kind {
        LinkKind::Invite => web.house.store().admit(table, guest, true).await?,
        LinkKind::Watch => web.house.store().admit(table, guest, false).await?,
        LinkKind::Seat => web.house.carry(table, guest, secret).await?,
    }
    Ok(Json(Linked { table: table.to_string(), kind }))
}
