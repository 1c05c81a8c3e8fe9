//! What whoever keeps the house does while it runs.

use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::request::Parts;

use super::Web;
use super::table_name::TableName;
use super::trouble::Trouble;
use super::who::bearer;
use crate::Trouble as HouseTrouble;

/// The keeper, proven by his secret.
pub struct Keeper;

impl FromRequestParts<Arc<Web>> for Keeper {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, web: &Arc<Web>) -> Result<Keeper, Trouble> {
        let secret = bearer(&parts.headers).and_then(|text| text.parse().ok());
        if secret == Some(web.keeper) { Ok(Keeper) } else { Err(Trouble::BadToken) }
    }
}

/// Ends a table.
pub async fn close(
    State(web): State<Arc<Web>>,
    _: Keeper,
    TableName(table): TableName,
) -> Result<StatusCode, Trouble> {
    web.house.close(table).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a table for ever.
pub async fn delete(
    State(web): State<Arc<Web>>,
    _: Keeper,
    TableName(table): TableName,
) -> Result<StatusCode, Trouble> {
    let listed = web.house.store().listed(table).await?;
    listed.ok_or(Trouble::House(HouseTrouble::NoSuchTable))?;
    web.house.delete(table).await?;
    Ok(StatusCode::NO_CONTENT)
}
