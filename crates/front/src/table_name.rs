//! The table that a path names.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use bus::TableError;
use host::id::TableId;

use super::error::HttpError;

/// The table id in a path. A malformed id is answered like an unknown table.
pub struct TableName(pub TableId);

impl<S: Send + Sync> FromRequestParts<S> for TableName {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<TableName, HttpError> {
        let name = Path::<String>::from_request_parts(parts, state).await.ok();
        let table = name.and_then(|Path(name)| name.parse().ok());
        table.map(TableName).ok_or(HttpError::Table(TableError::NoSuchTable))
    }
}
