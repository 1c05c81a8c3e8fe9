//! Replays of games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use protocol::{Replay, ReplayEyes, SeatNumber};
use replay::replay;
use serde::Deserialize;

use super::Web;
use super::body::{Query, Text};
use super::error::HttpError;
#[cfg(feature = "openapi")]
use super::openapi::{Sent, Usual};
use super::table_name::TableName;
use super::who::Who;

/// Whose eyes a replay is seen through.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
pub struct Through {
    /// Whose eyes to see it through: `gallery`, `all`, or a seat's number from 1 to 6. The default
    /// is `gallery`.
    eyes: Option<String>,
}

impl Through {
    fn eyes(&self) -> Result<ReplayEyes, HttpError> {
        let bad = |why: String| HttpError::BadQuery { why };
        match self.eyes.as_deref() {
            None | Some("gallery") => Ok(ReplayEyes::Gallery),
            Some("all") => Ok(ReplayEyes::All),
            Some(seat) => {
                let number = seat.parse::<u8>();
                let number =
                    number.map_err(|_| bad("eyes=gallery, eyes=all or eyes=1 to eyes=6".into()))?;
                SeatNumber::try_from(number).map(ReplayEyes::Seat).map_err(bad)
            }
        }
    }
}

/// The replay of a finished table.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/tables/{id}/replay", tag = "replays",
    params(("id" = String, Path, description = "The table"), Through),
    security((), ("cookie" = []), ("token" = [])),
    responses(
        (status = 200, description = "The game", body = Replay),
        (status = 400, description = "There are no such eyes", body = protocol::Trouble),
        (status = 401, description = "The token is not known here", body = protocol::Trouble),
        (status = 404, description = "There is no such table for you", body = protocol::Trouble),
        (status = 409, description = "The game is not over", body = protocol::Trouble),
        (status = 422, description = "The table has no such seat", body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn of_table(
    State(web): State<Arc<Web>>,
    TableName(table): TableName,
    Query(through): Query<Through>,
    who: Option<Who>,
) -> Result<Json<Replay>, HttpError> {
    let eyes = through.eyes()?;
    web.must_see(table, who.map(|who| who.guest.id)).await?;
    let ledger = web.tables.ledger(table).await?;
    tell(&web, ledger, eyes).await
}

/// The replay of any ledger.
///
/// The ledger is not stored.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/replays", tag = "replays", params(Through), security(()),
    request_body(content = String, content_type = "text/plain"),
    responses(
        (status = 200, description = "The game", body = Replay),
        (status = 422, description = "This is no ledger, or a wrong one", body = protocol::Trouble),
        Sent,
        Usual,
    ),
))]
pub async fn upload(
    State(web): State<Arc<Web>>,
    Query(through): Query<Through>,
    Text(ledger): Text,
) -> Result<Json<Replay>, HttpError> {
    tell(&web, ledger, through.eyes()?).await
}

/// Replaying a long game takes a while: it runs on a blocking thread, and only a few run at the
/// same time.
async fn tell(web: &Web, ledger: String, eyes: ReplayEyes) -> Result<Json<Replay>, HttpError> {
    let fault = || HttpError::Fault;
    let _turn = match web.tellers.try_acquire() {
        Ok(turn) => turn,
        Err(_) => {
            web.metrics.limited("house.replays");
            web.tellers.acquire().await.map_err(|_| fault())?
        }
    };
    let told = tokio::task::spawn_blocking(move || replay(&ledger, eyes)).await;
    Ok(Json(told.map_err(|_| fault())??))
}
