//! Guided first games.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::Json;
use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use host::games::NAMES;
use protocol::Lesson;
use replay::lesson::{ledger_of, lesson};

use super::error::HttpError;
#[cfg(feature = "openapi")]
use super::openapi::Usual;

/// All lessons, made when the first one is requested. A game whose lesson cannot be made has none.
static LESSONS: LazyLock<BTreeMap<&str, Lesson>> = LazyLock::new(|| {
    let of = |game: &&'static str| Some((*game, lesson(ledger_of(game)?).ok()?));
    NAMES.iter().filter_map(of).collect()
});

/// The lesson of a game: a guided first game.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/lessons/{game}", tag = "lessons", security(()),
    params(("game" = String, Path, description = "The game's name")),
    responses(
        (status = 200, description = "The lesson", body = Lesson),
        (status = 404, description = "There is no such game, or no lesson for it", body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn of_game(
    game: Result<Path<String>, PathRejection>,
) -> Result<Json<&'static Lesson>, HttpError> {
    let Path(game) = game.map_err(|_| HttpError::NotFound)?;
    LESSONS.get(game.as_str()).map(Json).ok_or(HttpError::NotFound)
}
