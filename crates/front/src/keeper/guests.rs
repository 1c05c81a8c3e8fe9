//! Guests, their names and their roles.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::{
    AuditAction, KeeperGuest, KeeperGuestDetail, Page, Rename, Role, SeenAddress, SetRole,
};
use serde::Deserialize;
use store::{KnownGuest, ListedStage, MeasureQuery, NewAudit, StoreError, StoredGuest, TableQuery};

use super::measures::shown;
use super::sign_in::word;
use super::{Keeper, Moderator, PAGE, id_in, page};
use crate::Web;
use crate::body::{Json, Query};
use crate::error::HttpError;
use crate::guests::clean_name;
use crate::me::written;
#[cfg(feature = "openapi")]
use crate::openapi::{Queried, Room, Sent, Usual};

/// More tables than anyone sits at.
pub const TABLES: u32 = 10_000;

/// How long the name that a moderator took away is refused to its guest: four weeks.
const REFUSED: Duration = Duration::from_secs(28 * 24 * 60 * 60);

/// More measures than anyone was given.
const MEASURES: u32 = 1_000;

/// Which guests to list.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct Search {
    /// The id, or part of the name.
    #[serde(default)]
    search: String,
    /// What the part before said is `next`.
    after: Option<String>,
}

/// The guests of the house, the latest first.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/keeper/guests", tag = "keeper", params(Search),
    security(("keeper" = []), ("token" = [])),
    responses(
        (status = 200, description = "Guests", body = Page<KeeperGuest>),
        Queried, Room, Usual,
    ),
))]
pub async fn list(
    State(web): State<Arc<Web>>,
    _: Moderator,
    Query(Search { search, after }): Query<Search>,
) -> Result<axum::Json<Page<KeeperGuest>>, HttpError> {
    let after = id_in(after.as_deref())?;
    let found = web.store.find_guests(search.trim(), after, PAGE + 1).await?;
    let Page { items, next } = page(found, |known| known.guest.id.to_string(), |known| known);
    let mut guests = Vec::with_capacity(items.len());
    for known in items {
        guests.push(web.seen_guest(known).await?);
    }
    Ok(axum::Json(Page { items: guests, next }))
}

/// A guest, with what is needed to decide something.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/keeper/guests/{guest}", tag = "keeper",
    params(("guest" = String, Path, description = "The guest")),
    security(("keeper" = []), ("token" = [])),
    responses(
        (status = 200, description = "The guest", body = KeeperGuestDetail),
        (status = 404, description = "There is no such guest", body = protocol::Trouble),
        Room, Usual,
    ),
))]
pub async fn get(
    State(web): State<Arc<Web>>,
    _: Moderator,
    Path(guest): Path<String>,
) -> Result<axum::Json<KeeperGuestDetail>, HttpError> {
    let id = web.guest_named(&guest).await?.id;
    let known = web.store.known_guest(id).await?.ok_or(HttpError::NoSuchGuest)?;
    let measures = web.store.measures(MeasureQuery::Of(id), None, MEASURES).await?;
    let addresses = web.store.addresses(id).await?;
    let tables = web.store.list(TableQuery::Of(id), TABLES).await?;
    // Sorted by id, not by when something last happened there.
    let unfinished = tables.iter().filter(|it| it.listing.stage != ListedStage::Finished);
    let mut tables: Vec<String> = unfinished.map(|listed| listed.table.to_string()).collect();
    tables.sort();
    Ok(axum::Json(KeeperGuestDetail {
        guest: web.seen_guest(known).await?,
        addresses: addresses
            .into_iter()
            .map(|(range, at)| SeenAddress { range, seen_at: at.0 })
            .collect(),
        measures: measures.into_iter().map(shown).collect(),
        tables,
    }))
}

/// Give a guest another name, also at the unfinished tables where they sit.
///
/// For four weeks the guest cannot take the former name back. Only a keeper renames a guest who has
/// a role.
#[cfg_attr(feature = "openapi", utoipa::path(
    patch, path = "/api/keeper/guests/{guest}", tag = "keeper",
    params(("guest" = String, Path, description = "The guest")),
    security(("keeper" = []), ("token" = [])),
    request_body = Rename,
    responses(
        (status = 204, description = "The guest has the name"),
        (status = 404, description = "There is no such guest", body = protocol::Trouble),
        (status = 422, description = "This cannot be a name", body = protocol::Trouble),
        Sent, Room, Usual,
    ),
))]
pub async fn rename(
    State(web): State<Arc<Web>>,
    Moderator(actor): Moderator,
    Path(guest): Path<String>,
    Json(Rename { name }): Json<Rename>,
) -> Result<StatusCode, HttpError> {
    let name = clean_name(&name)?;
    let former = web.guest_named(&guest).await?;
    let id = former.id;
    if actor.role < Role::Keeper && web.moderation.role(id).is_some() {
        return Err(HttpError::RoleTooLow);
    }
    let entry = NewAudit { guest: Some(id), ..web.entry(&actor, AuditAction::Rename) };
    web.store.refuse_name(former, web.watch.now().after(REFUSED), entry).await?;
    let guest = StoredGuest { id, name };
    web.signed_in.rename(web.store.as_ref(), &guest).await?;
    if web.store.guest(id).await?.is_some_and(|guest| guest.name.is_empty()) {
        // A guest who wants to be forgotten is shown without a name, and has this one after staying.
        return Ok(StatusCode::NO_CONTENT);
    }
    for listed in web.store.list(TableQuery::Of(id), TABLES).await? {
        if listed.listing.stage == ListedStage::Finished {
            continue;
        }
        if let Err(error) = web.tables.rename(listed.table, id, guest.name.clone()).await {
            tracing::warn!(table = %listed.table, ?error, "a guest was not renamed at a table");
        }
    }
    // Tables where the guest only watches learn the name when the sockets come back.
    web.signed_in.change(|changed| changed == id);
    Ok(StatusCode::NO_CONTENT)
}

/// Give a guest a role, or take it away. Without a role the guest's sessions of the room end.
#[cfg_attr(feature = "openapi", utoipa::path(
    put, path = "/api/keeper/guests/{guest}/role", tag = "keeper",
    params(("guest" = String, Path, description = "The guest")),
    security(("keeper" = []), ("token" = [])),
    request_body = SetRole,
    responses(
        (status = 204, description = "The guest has the role, or none"),
        (status = 404, description = "There is no such guest", body = protocol::Trouble),
        Sent, Room, Usual,
    ),
))]
pub async fn set_role(
    State(web): State<Arc<Web>>,
    Keeper(actor): Keeper,
    Path(guest): Path<String>,
    Json(SetRole { role }): Json<SetRole>,
) -> Result<StatusCode, HttpError> {
    let id = web.guest_named(&guest).await?.id;
    let entry = NewAudit {
        guest: Some(id),
        detail: role.and_then(word),
        ..web.entry(&actor, AuditAction::SetRole)
    };
    match web.store.set_role(id, role, entry).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => return Err(HttpError::NoSuchGuest),
        Err(error) => return Err(error.into()),
    }
    web.measures_changed().await?;
    Ok(StatusCode::NO_CONTENT)
}

impl Web {
    /// A guest as the room shows one.
    async fn seen_guest(&self, known: KnownGuest) -> Result<KeeperGuest, HttpError> {
        let (id, now) = (known.guest.id, self.watch.now());
        let measures = self.store.measures(MeasureQuery::Of(id), None, MEASURES).await?;
        let in_force = measures.into_iter().filter(|measure| measure.is_in_force(now));
        Ok(KeeperGuest {
            guest: written(&known.guest),
            role: self.moderation.role(id),
            added_at: known.added_at.0,
            seen_at: known.seen_at.0,
            reports: self.store.reports_about(id).await?,
            in_force: in_force.map(shown).collect(),
        })
    }
}
