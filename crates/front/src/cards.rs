//! The order cards as printed, for clients that draw them.

use axum::Json;
use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use host::Refusal;
use protocol::{OrderCard, Wire};
use table::{Options, Setup, SetupRefusal};
#[cfg(feature = "openapi")]
use utoipa::IntoParams;
#[cfg(feature = "openapi")]
use utoipa::openapi::path::{Parameter, ParameterBuilder, ParameterIn};

use super::body;
use super::error::HttpError;
#[cfg(feature = "openapi")]
use super::openapi::{Queried, Usual};

/// The options that change what a card asks for. All others are ignored here.
#[cfg(feature = "openapi")]
struct CardOptions;

#[cfg(feature = "openapi")]
impl IntoParams for CardOptions {
    fn into_params(_: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        let mut names = Vec::new();
        catalogue::each_family!(G => names.extend(<G as Wire>::CARD_OPTIONS));
        let text = <String as utoipa::PartialSchema>::schema();
        let parameter = |name: &str| {
            ParameterBuilder::new()
                .name(name)
                .parameter_in(ParameterIn::Query)
                .description(Some("An option of the table"))
                .schema(Some(text.clone()))
                .build()
        };
        names.into_iter().map(parameter).collect()
    }
}

/// The order cards of a game, in all colours.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/games/{game}/cards", tag = "tables", security(()),
    params(
        ("game" = String, Path, description = "The game's name"),
        CardOptions,
    ),
    responses(
        (status = 200, description = "The cards; a game without orders has none", body = Vec<OrderCard>),
        Queried,
        (status = 404, description = "There is no such game", body = protocol::Trouble),
        (status = 422, description = "The game has no such options", body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn of_game(
    game: Result<Path<String>, PathRejection>,
    body::Query(options): body::Query<Vec<(String, String)>>,
) -> Result<Json<Vec<OrderCard>>, HttpError> {
    let Path(game) = game.map_err(|_| HttpError::NotFound)?;
    let cards = catalogue::with_game!(game.as_str(), G => cards::<G>(&game, options));
    let cards = cards.map_err(|_| HttpError::NotFound)?;
    Ok(Json(cards.map_err(Refusal::Setup)?))
}

/// The cards of the largest table, where every colour has a seat.
fn cards<G: Wire>(
    game: &str,
    options: Vec<(String, String)>,
) -> Result<Vec<OrderCard>, SetupRefusal> {
    let relevant = |(name, _): &(String, String)| G::CARD_OPTIONS.contains(&name.as_str());
    let options = Options::of(options.into_iter().filter(relevant));
    let setup = G::Setup::read(game, *G::Setup::players(game).end(), &options)?;
    Ok(G::cards(&setup))
}
