//! Extractors for bodies and queries, with limits on type, length and time.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use serde::de::DeserializeOwned;

use super::error::HttpError;
use super::{LONGEST_JSON, LONGEST_LEDGER};

/// How long a body may take to arrive.
const PATIENCE: Duration = Duration::from_secs(15);

/// A JSON body.
pub struct Json<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = HttpError;

    async fn from_request(request: Request, state: &S) -> Result<Json<T>, HttpError> {
        must_be("application/json", request.headers())?;
        let bytes = read(request, state, LONGEST_JSON).await?;
        let read = serde_json::from_slice(&bytes);
        read.map(Json).map_err(|error| HttpError::BadJson { why: error.to_string() })
    }
}

/// A plain-text body.
pub struct Text(pub String);

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = HttpError;

    async fn from_request(request: Request, state: &S) -> Result<Text, HttpError> {
        must_be("text/plain", request.headers())?;
        let bytes = read(request, state, LONGEST_LEDGER).await?;
        String::from_utf8(bytes.into()).map(Text).map_err(|_| HttpError::BadBody)
    }
}

/// The query string of a URL.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Query<T>, HttpError> {
        let query = axum::extract::Query::try_from_uri(&parts.uri);
        query.map(|query| Query(query.0)).map_err(|rejection| {
            let why = std::error::Error::source(&rejection)
                .map_or_else(String::new, |source| source.to_string());
            HttpError::BadQuery { why }
        })
    }
}

fn must_be(expected: &'static str, headers: &HeaderMap) -> Result<(), HttpError> {
    let given = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let given = given.and_then(|value| value.split(';').next()).map(str::trim);
    if given.is_some_and(|given| given.eq_ignore_ascii_case(expected)) {
        Ok(())
    } else {
        Err(HttpError::WrongType { expected })
    }
}

async fn read<S: Send + Sync>(
    request: Request,
    state: &S,
    most: usize,
) -> Result<Bytes, HttpError> {
    let reading = tokio::time::timeout(PATIENCE, Bytes::from_request(request, state));
    reading.await.map_err(|_| HttpError::Late)?.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => HttpError::TooLong { most },
        _ => HttpError::BadBody,
    })
}
