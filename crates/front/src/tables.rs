//! Games, bots and tables.

use std::sync::Arc;

use alerts::AlertError;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use bots::BotSpec;
use bus::{Question, TableError};
use host::games::{NAMES, WithGame, with_game};
use host::id::{GuestId, TableId};
use host::{Asker, Fresh, Hosted, opening};
use protocol::{AskId, Bot, Game, Language, NewTable, Opened, TableCard, TableState};
use store::{Listed, StoreError, StoredGuest, TableQuery};

use super::Web;
use super::accept_language::language;
use super::body;
use super::error::HttpError;
use super::limits::Quota;
#[cfg(feature = "openapi")]
use super::openapi::{Sent, Usual};
use super::origin::Origin;
use super::table_name::TableName;
use super::who::Who;

/// The most of a guest's own tables that are listed.
const OWN: u32 = 200;

impl Web {
    /// The table that a guest already opened with this request, as it stands now.
    async fn opened_before(
        &self,
        guest: GuestId,
        request: Option<&AskId>,
    ) -> Result<Option<(StatusCode, Json<Opened>)>, HttpError> {
        let Some(request) = request else { return Ok(None) };
        match self.store.opened_by(guest, request).await? {
            Some(table) => self.opened(table, guest).await.map(Some),
            None => Ok(None),
        }
    }

    /// The response for an opened table.
    async fn opened(
        &self,
        table: TableId,
        guest: GuestId,
    ) -> Result<(StatusCode, Json<Opened>), HttpError> {
        let state = self.tables.state(table, guest).await?;
        Ok((StatusCode::CREATED, Json(Opened { table: table.to_string(), state })))
    }

    /// The cards of a guest's own tables.
    pub async fn cards(&self, which: TableQuery, most: u32) -> Result<Vec<TableCard>, StoreError> {
        let listed = self.store.list(which, most).await?;
        Ok(listed.iter().filter_map(|listed| self.card(listed)).collect())
    }

    /// The card of a listed table.
    fn card(&self, listed: &Listed) -> Option<TableCard> {
        let mut card: TableCard = serde_json::from_str(&listed.listing.card).ok()?;
        card.opened_at = listed.opened_at.0;
        // Not the real `touched_at`: that would reveal that someone has chosen something in secret.
        card.touched_at = listed.told_at.0;
        card.here = self.tables.lobby().is_here(listed.table);
        Some(card)
    }
}

/// The games of this house.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/games", tag = "tables", security(()),
    responses((status = 200, description = "The games", body = Vec<Game>), Usual),
))]
pub async fn games() -> Json<Vec<Game>> {
    Json(protocol::games())
}

/// The bots of this house, the weakest first.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/bots", tag = "tables", security(()),
    responses((status = 200, description = "The bots", body = Vec<Bot>), Usual),
))]
pub async fn bots() -> Json<Vec<Bot>> {
    let of_game = |game: &&str| with_game(game, OfferedBots).unwrap_or_default();
    let mut bots: Vec<Bot> = Vec::new();
    for bot in NAMES.iter().flat_map(of_game) {
        match bots.iter_mut().find(|known| known.level == bot.level) {
            // One persona may be of different strength in different games.
            Some(known) if known.strength < bot.strength => *known = bot,
            Some(_) => {}
            None => bots.push(bot),
        }
    }
    bots.sort_by_key(|bot| bot.strength);
    Json(bots)
}

/// The bots that a game offers at tables.
struct OfferedBots;

impl WithGame for OfferedBots {
    type Done = Vec<Bot>;

    fn with<G: Hosted>(self) -> Vec<Bot> {
        let roster = G::bots();
        let newcomers = roster.for_newcomers().name();
        let bot = |bot: &BotSpec<G>| Bot {
            level: bot.name().to_string(),
            strength: bot.level(),
            title: bot.persona().title().into(),
            about: bot.persona().character().into(),
            for_newcomers: bot.name() == newcomers,
        };
        roster.at_tables().map(bot).collect()
    }
}

/// The tables where you sit, including finished ones, the most recently active first.
///
/// Only what everyone at the table hears counts as activity.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/me/tables", tag = "guests", security(("cookie" = []), ("token" = [])),
    responses(
        (status = 200, description = "The tables", body = Vec<TableCard>),
        (status = 401, description = "Not signed in", body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn mine(
    State(web): State<Arc<Web>>,
    who: Who,
) -> Result<Json<Vec<TableCard>>, HttpError> {
    Ok(Json(web.cards(TableQuery::Of(who.guest.id), OWN).await?))
}

/// The ids of the tables with a correspondence clock where it is your turn.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/me/turns", tag = "guests", security(("cookie" = []), ("token" = [])),
    responses(
        (status = 200, description = "The tables", body = Vec<String>),
        (status = 401, description = "Not signed in", body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn turns(State(web): State<Arc<Web>>, who: Who) -> Result<Json<Vec<String>>, HttpError> {
    let awaiting = web.cards(TableQuery::Awaiting(who.guest.id), OWN).await?;
    Ok(Json(awaiting.into_iter().map(|card| card.id).collect()))
}

/// Open a table.
///
/// A request with a name opens only one table, however often it is repeated.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/tables", tag = "tables", security(("cookie" = []), ("token" = [])),
    request_body = NewTable,
    responses(
        (status = 201, description = "The table", body = Opened),
        (status = 401, description = "Not signed in", body = protocol::Trouble),
        (status = 409, description = "There are so many public tables of yours already",
            body = protocol::Trouble),
        (status = 422, description = "Such a table cannot be", body = protocol::Trouble),
        Sent,
        Usual,
    ),
))]
pub async fn open(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    asked: HeaderMap,
    who: Who,
    body::Json(mut new): body::Json<NewTable>,
) -> Result<(StatusCode, Json<Opened>), HttpError> {
    let StoredGuest { id, name } = &who.guest;
    let request = new.request.take();
    if let Some(table) = web.opened_before(*id, request.as_ref()).await? {
        return Ok(table);
    }
    web.allow_new_table()?;
    web.allow(origin.who, Quota::NewTable)?;
    let address = web.opener_address(origin.who).await?;
    web.may_list(new.visibility, *id, address).await?;
    new.language.get_or_insert_with(|| spoken(language(&asked)));
    let base = origin.base().unwrap_or_default();
    let webhook = match new.webhook.take() {
        Some(wanted) => {
            let webhook = web.alerts.wanted_webhook(*id, wanted, new.clock, base);
            Some(webhook.map_err(AlertError::Unreachable)?)
        }
        None => None,
    };
    let opener = Asker { guest: *id, household: Some(web.household_key(origin.who)) };
    let (opening, places) = opening(new, opener, name, Fresh::random()?)?;
    let table = TableId::random()?;
    let opening = Box::new(opening);
    let (named, address) = (request.clone(), Some(address));
    let open = Question::Open { opening, places, webhook, request: named, address };
    match web.tables.open(table, open).await {
        // The same request on another connection was faster.
        Err(TableError::Store(StoreError::Conflict)) => {
            web.opened_before(*id, request.as_ref()).await?.ok_or(HttpError::Fault)
        }
        Err(error) => Err(error.into()),
        Ok(()) => web.opened(table, *id).await,
    }
}

/// The language as tables have it.
fn spoken(language: words::Language) -> Language {
    match language {
        words::Language::English => Language::En,
        words::Language::French => Language::Fr,
        words::Language::Italian => Language::It,
    }
}

/// How a table stands.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    security((), ("cookie" = []), ("token" = [])),
    responses(
        (status = 200, description = "How it stands", body = TableState),
        (status = 401, description = "The token is not known here", body = protocol::Trouble),
        (status = 404, description = "There is no such table for you", body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn state(
    State(web): State<Arc<Web>>,
    TableName(table): TableName,
    who: Option<Who>,
) -> Result<Json<TableState>, HttpError> {
    let guest = who.map(|who| who.guest.id);
    web.must_see(table, guest).await?;
    // Without a guest, show what a new guest would see.
    let guest = match guest {
        Some(guest) => guest,
        None => GuestId::random()?,
    };
    Ok(Json(web.tables.state(table, guest).await?))
}

/// The ledger of a finished table, as a file.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/tables/{id}/ledger", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    security((), ("cookie" = []), ("token" = [])),
    responses(
        (status = 200, description = "The ledger", body = String, content_type = "text/plain"),
        (status = 401, description = "The token is not known here", body = protocol::Trouble),
        (status = 404, description = "There is no such table for you", body = protocol::Trouble),
        (status = 409, description = "The game is not over", body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn ledger(
    State(web): State<Arc<Web>>,
    TableName(table): TableName,
    who: Option<Who>,
) -> Result<impl IntoResponse, HttpError> {
    web.must_see(table, who.map(|who| who.guest.id)).await?;
    let ledger = web.tables.ledger(table).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"forno-{table}.txt\"")),
    ];
    Ok((headers, ledger))
}
