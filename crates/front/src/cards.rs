//! What is printed on the order cards, for whoever draws them.

use axum::Json;
use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use host::Refusal;
use protocol::mamma_mia::{OrderCard, cards};
use table::{Options, Setup};

use super::body;
use super::error::HttpError;
use super::openapi::Usual;

/// The options that change what a card asks for; the others do not matter here.
const RELEVANT: [&str; 3] = ["preset", "ghiottona", "monotoni"];

/// The order cards of a game, in all colours.
#[utoipa::path(
    get, path = "/api/games/{game}/cards", tag = "tables", security(()),
    params(
        ("game" = String, Path, description = "The game's name"),
        ("preset" = Option<String>, Query, description = "An option of the table"),
        ("ghiottona" = Option<String>, Query, description = "An option of the table"),
        ("monotoni" = Option<String>, Query, description = "An option of the table"),
    ),
    responses(
        (status = 200, description = "The cards; a game without orders has none", body = Vec<OrderCard>),
        (status = 400, description = "The query is not what is expected", body = protocol::Trouble),
        (status = 404, description = "There is no such game", body = protocol::Trouble),
        (status = 422, description = "The game has no such options", body = protocol::Trouble),
        Usual,
    ),
)]
pub async fn of_game(
    game: Result<Path<String>, PathRejection>,
    body::Query(options): body::Query<Vec<(String, String)>>,
) -> Result<Json<Vec<OrderCard>>, HttpError> {
    let Path(game) = game.map_err(|_| HttpError::NotFound)?;
    let known = protocol::games().into_iter().find(|known| known.name == game);
    let known = known.ok_or(HttpError::NotFound)?;
    if !mamma_mia::Setup::GAMES.contains(&game.as_str()) {
        return Ok(Json(Vec::new()));
    }
    let options = options.into_iter().filter(|(name, _)| RELEVANT.contains(&name.as_str()));
    let setup = mamma_mia::Setup::read(&game, usize::from(known.most), &Options::of(options));
    let setup = setup.map_err(Refusal::Setup)?;
    Ok(Json(cards(&setup)))
}
