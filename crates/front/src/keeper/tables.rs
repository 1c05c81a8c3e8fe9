//! Tables and their chat. A hand is never shown.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use bus::{TableContext, TableError};
use host::ChatLine;
use host::id::TableId;
use protocol::{
    AuditAction, Guest, KeeperLine, KeeperTable, KeeperTableDetail, Page, TableCard, Visibility,
};
use serde::Deserialize;
use store::{Listed, ListedStage, NewAudit};

use super::{Keeper, Moderator, PAGE, id_in, in_table, page};
use crate::Web;
use crate::body::Query;
use crate::error::HttpError;
#[cfg(feature = "openapi")]
use crate::openapi::{Queried, Room, Usual};
use crate::table_name::TableName;

/// Which tables to list.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct Tables {
    /// The id, or part of a name or of the game.
    #[serde(default)]
    search: String,
    /// The stage.
    #[cfg_attr(feature = "openapi", param(inline))]
    stage: Option<StageKind>,
    /// What the part before said is `next`.
    after: Option<String>,
}

/// The stage of a table.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum StageKind {
    /// Guests are sitting down.
    Gathering,
    /// The game is being played.
    Playing,
    /// Over or abandoned.
    Finished,
}

impl From<StageKind> for ListedStage {
    fn from(stage: StageKind) -> ListedStage {
        match stage {
            StageKind::Gathering => ListedStage::Gathering,
            StageKind::Playing => ListedStage::Playing,
            StageKind::Finished => ListedStage::Finished,
        }
    }
}

/// The tables of the house, the latest first.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/keeper/tables", tag = "keeper", params(Tables),
    security(("keeper" = []), ("token" = [])),
    responses(
        (status = 200, description = "Tables", body = Page<KeeperTable>),
        Queried, Room, Usual,
    ),
))]
pub async fn list(
    State(web): State<Arc<Web>>,
    _: Moderator,
    Query(Tables { search, stage, after }): Query<Tables>,
) -> Result<axum::Json<Page<KeeperTable>>, HttpError> {
    let (stage, after) = (stage.map(ListedStage::from), id_in(after.as_deref())?);
    let found = web.store.find_tables(search.trim(), stage, after, PAGE + 1).await?;
    let Page { items, next } = page(found, |listed| listed.table.to_string(), |it| shown(&it));
    Ok(axum::Json(Page { items: items.into_iter().flatten().collect(), next }))
}

/// A table as the room shows it. The times of its records are not shown: they would tell when
/// somebody has chosen something in secret.
fn shown(listed: &Listed) -> Option<KeeperTable> {
    let card: TableCard = serde_json::from_str(&listed.listing.card).ok()?;
    Some(KeeperTable {
        id: listed.table.to_string(),
        game: card.game,
        visibility: match listed.listing.public {
            true => Visibility::Public,
            false => Visibility::Private,
        },
        stage: card.stage,
        places: card.places,
        opened_at: listed.opened_at.0,
    })
}

/// A table, who sits there and what was written in its chat.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/keeper/tables/{id}", tag = "keeper",
    params(("id" = String, Path, description = "The table")),
    security(("keeper" = []), ("token" = [])),
    responses(
        (status = 200, description = "The table and its chat", body = KeeperTableDetail),
        (status = 404, description = "There is no such table", body = protocol::Trouble),
        Room, Usual,
    ),
))]
pub async fn get(
    State(web): State<Arc<Web>>,
    _: Moderator,
    TableName(table): TableName,
) -> Result<axum::Json<KeeperTableDetail>, HttpError> {
    let listed = web.listed_table(table).await?;
    let TableContext { sitters, chat } = match web.tables.context(table).await {
        // Who sits at a table under unknown rules is still on its card.
        Err(TableError::Rules(_)) => TableContext::default(),
        context => context?,
    };
    let guest = |id: host::id::GuestId, name: String| Guest::new(id, name);
    let line = |line: ChatLine| KeeperLine {
        number: line.number,
        author: guest(line.guest, line.name),
        text: line.text,
        deleted: line.deleted,
    };
    Ok(axum::Json(KeeperTableDetail {
        table: shown(&listed).ok_or(HttpError::Fault)?,
        guests: sitters
            .into_iter()
            .map(|(seat, id, name)| (seat.seat().number(), guest(id, name)))
            .collect(),
        chat: chat.into_iter().map(line).collect(),
    }))
}

/// Close a table: its game ends as it stands. Where no game has begun there is nothing to keep, and
/// the table is removed.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/keeper/tables/{id}/close", tag = "keeper",
    params(("id" = String, Path, description = "The table")),
    security(("keeper" = []), ("token" = [])),
    responses(
        (status = 204, description = "It is closed"),
        (status = 404, description = "There is no such table", body = protocol::Trouble),
        (status = 409, description = "The house does not know the table's rules",
            body = protocol::Trouble),
        Room, Usual,
    ),
))]
pub async fn close(
    State(web): State<Arc<Web>>,
    Moderator(actor): Moderator,
    TableName(table): TableName,
) -> Result<StatusCode, HttpError> {
    let listed = web.listed_table(table).await?;
    web.store.note(in_table(web.entry(&actor, AuditAction::CloseTable), table)).await?;
    match listed.listing.stage {
        ListedStage::Gathering => web.tables.delete(table).await?,
        ListedStage::Playing | ListedStage::Finished => web.tables.close(table).await?,
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Delete a table permanently, with everything that happened there.
#[cfg_attr(feature = "openapi", utoipa::path(
    delete, path = "/api/keeper/tables/{id}", tag = "keeper",
    params(("id" = String, Path, description = "The table")),
    security(("keeper" = []), ("token" = [])),
    responses(
        (status = 204, description = "It is deleted"),
        (status = 404, description = "There is no such table", body = protocol::Trouble),
        Room, Usual,
    ),
))]
pub async fn delete(
    State(web): State<Arc<Web>>,
    Keeper(actor): Keeper,
    TableName(table): TableName,
) -> Result<StatusCode, HttpError> {
    web.listed_table(table).await?;
    web.store.note(in_table(web.entry(&actor, AuditAction::DeleteTable), table)).await?;
    web.tables.delete(table).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Delete a chat message. Its text is gone from the database, also where reports quote it.
#[cfg_attr(feature = "openapi", utoipa::path(
    delete, path = "/api/keeper/tables/{id}/chat/{number}", tag = "keeper",
    params(
        ("id" = String, Path, description = "The table"),
        ("number" = String, Path, description = "The number of the message"),
    ),
    security(("keeper" = []), ("token" = [])),
    responses(
        (status = 204, description = "It is deleted"),
        (status = 404, description = "There is no such table or message",
            body = protocol::Trouble),
        Room, Usual,
    ),
))]
pub async fn delete_line(
    State(web): State<Arc<Web>>,
    Moderator(actor): Moderator,
    Path((table, number)): Path<(String, String)>,
) -> Result<StatusCode, HttpError> {
    let table: TableId = table.parse().map_err(|_| HttpError::Table(TableError::NoSuchTable))?;
    let number: u32 = number.parse().map_err(|_| HttpError::Table(TableError::NoSuchLine))?;
    web.listed_table(table).await?;
    let stored = web.store.load(table).await?;
    host::without_line(&stored, number).ok_or(HttpError::Table(TableError::NoSuchLine))?;
    let entry = NewAudit {
        detail: Some(number.to_string()),
        ..in_table(web.entry(&actor, AuditAction::DeleteLine), table)
    };
    web.store.note(entry).await?;
    web.tables.delete_line(table, number).await?;
    web.store.forget_reported_line(table, number).await?;
    Ok(StatusCode::NO_CONTENT)
}

impl Web {
    async fn listed_table(&self, table: TableId) -> Result<Listed, HttpError> {
        let listed = self.store.listed(table).await?;
        listed.ok_or(HttpError::Table(TableError::NoSuchTable))
    }
}
