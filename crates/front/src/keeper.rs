//! What the keeper can do while the house runs.

use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use bus::TableError;

use super::Web;
use super::error::HttpError;
use super::table_name::TableName;
use super::who::bearer;

/// The keeper, authenticated by the keeper's secret.
pub struct Keeper;

impl FromRequestParts<Arc<Web>> for Keeper {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, web: &Arc<Web>) -> Result<Keeper, HttpError> {
        let secret = bearer(&parts.headers).and_then(|text| text.parse().ok());
        if secret == Some(web.keeper) { Ok(Keeper) } else { Err(HttpError::BadToken) }
    }
}

/// Closes a table.
pub async fn close(
    State(web): State<Arc<Web>>,
    _: Keeper,
    TableName(table): TableName,
) -> Result<StatusCode, HttpError> {
    web.tables.close(table).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Deletes a table permanently.
pub async fn delete(
    State(web): State<Arc<Web>>,
    _: Keeper,
    TableName(table): TableName,
) -> Result<StatusCode, HttpError> {
    let listed = web.store.listed(table).await?;
    listed.ok_or(HttpError::Table(TableError::NoSuchTable))?;
    web.tables.delete(table).await?;
    Ok(StatusCode::NO_CONTENT)
}
