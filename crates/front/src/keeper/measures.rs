//! Warnings, mutes and bans.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use host::id::{GuestId, MeasureId};
use host::time::Millis;
use protocol::{Against, AuditAction, Measure, MeasureKind, NewMeasure, Page};
use serde::Deserialize;
use store::{
    ListedStage, MeasureQuery, NewAudit, StoreError, StoredAgainst, StoredMeasure, TableQuery,
};

use super::guests::TABLES;
use super::{LONGEST_REASON, Moderator, PAGE, clean, id_in, page};
use crate::Web;
use crate::body::{Json, Query};
use crate::error::HttpError;
use crate::me::written;
use crate::moderation::{AddressRange, BadRange};
#[cfg(feature = "openapi")]
use crate::openapi::{Queried, Room, Sent, Usual};

/// An hour, in milliseconds.
const HOUR: u64 = 60 * 60 * 1_000;

/// Which measures to list.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct Measures {
    /// Only those in force.
    #[serde(default)]
    in_force: bool,
    /// What the part before said is `next`.
    after: Option<String>,
}

/// The measures that were taken, the latest first.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/keeper/measures", tag = "keeper", params(Measures),
    security(("keeper" = []), ("token" = [])),
    responses(
        (status = 200, description = "Measures", body = Page<Measure>),
        Queried, Room, Usual,
    ),
))]
pub async fn list(
    State(web): State<Arc<Web>>,
    _: Moderator,
    Query(Measures { in_force, after }): Query<Measures>,
) -> Result<axum::Json<Page<Measure>>, HttpError> {
    let which = match in_force {
        true => MeasureQuery::InForce(web.watch.now()),
        false => MeasureQuery::All,
    };
    let found = web.store.measures(which, id_in(after.as_deref())?, PAGE + 1).await?;
    Ok(axum::Json(page(found, |measure| measure.id.to_string(), shown)))
}

/// Warn, mute or ban a guest, or ban a range of addresses.
///
/// It takes effect at once: those who are banned lose their connections.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/keeper/measures", tag = "keeper",
    security(("keeper" = []), ("token" = [])),
    request_body = NewMeasure,
    responses(
        (status = 201, description = "The measure", body = Measure),
        (status = 404, description = "There is no such guest", body = protocol::Trouble),
        (status = 409, description = "The guest has a role, which has to be taken first",
            body = protocol::Trouble),
        (status = 422, description = "Such a measure cannot be", body = protocol::Trouble),
        Sent, Room, Usual,
    ),
))]
pub async fn take(
    State(web): State<Arc<Web>>,
    Moderator(actor): Moderator,
    Json(new): Json<NewMeasure>,
) -> Result<(StatusCode, axum::Json<Measure>), HttpError> {
    let NewMeasure { kind, guest, range, reason, hours } = new;
    let reason = clean(&reason, 1, LONGEST_REASON)?;
    let against = match (guest, range) {
        (Some(guest), None) => StoredAgainst::Guest(web.guest_named(&guest).await?),
        (None, Some(range)) if kind == MeasureKind::Ban => {
            let range = AddressRange::read(&range).map_err(|bad| match bad {
                BadRange::NotARange => HttpError::BadRange,
                BadRange::TooWide => HttpError::WideRange,
            })?;
            StoredAgainst::Addresses(range.to_string())
        }
        _ => return Err(HttpError::BadMeasure),
    };
    let guest = match &against {
        StoredAgainst::Guest(guest) => Some(guest.id),
        StoredAgainst::Addresses(_) => None,
    };
    if guest.is_some_and(|guest| web.moderation.role(guest).is_some()) {
        return Err(HttpError::HasRole);
    }
    // A warning stands until it is confirmed.
    if hours == Some(0) || (hours.is_some() && kind == MeasureKind::Warn) {
        return Err(HttpError::BadMeasure);
    }
    let (id, at) = (MeasureId::random()?, web.watch.now());
    let measure = StoredMeasure {
        id,
        kind,
        against,
        reason,
        by: actor.guest().cloned(),
        at,
        until: hours.map(|hours| Millis(at.0.saturating_add(u64::from(hours) * HOUR))),
        lifted_at: None,
    };
    let action = match kind {
        MeasureKind::Warn => AuditAction::Warn,
        MeasureKind::Mute => AuditAction::Mute,
        MeasureKind::Ban => AuditAction::Ban,
    };
    let entry = NewAudit { guest, detail: Some(id.to_string()), ..web.entry(&actor, action) };
    match web.store.add_measure(measure.clone(), entry).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => return Err(HttpError::NoSuchGuest),
        Err(error) => return Err(error.into()),
    }
    web.measures_changed().await?;
    if let Some(guest) = guest.filter(|_| kind == MeasureKind::Ban) {
        web.end_links_of(guest).await?;
    }
    Ok((StatusCode::CREATED, axum::Json(shown(measure))))
}

impl Web {
    /// Takes the seats of a guest from those who came by the links of these seats.
    async fn end_links_of(&self, guest: GuestId) -> Result<(), StoreError> {
        for listed in self.store.list(TableQuery::Of(guest), TABLES).await? {
            if listed.listing.stage == ListedStage::Finished {
                continue;
            }
            if let Err(error) = self.tables.end_link(listed.table, guest).await {
                // Their sockets are closed all the same.
                tracing::warn!(table = %listed.table, ?error, "a seat link was not ended");
            }
        }
        Ok(())
    }
}

/// Lift a measure before its end.
#[cfg_attr(feature = "openapi", utoipa::path(
    delete, path = "/api/keeper/measures/{measure}", tag = "keeper",
    params(("measure" = String, Path, description = "The measure")),
    security(("keeper" = []), ("token" = [])),
    responses(
        (status = 204, description = "It is lifted"),
        (status = 404, description = "There is no such measure, or it was lifted before",
            body = protocol::Trouble),
        Room, Usual,
    ),
))]
pub async fn lift(
    State(web): State<Arc<Web>>,
    Moderator(actor): Moderator,
    Path(measure): Path<String>,
) -> Result<StatusCode, HttpError> {
    let id: MeasureId = measure.parse().map_err(|_| HttpError::NoSuchMeasure)?;
    let measure = web.store.measure(id).await?.ok_or(HttpError::NoSuchMeasure)?;
    let guest = match measure.against {
        StoredAgainst::Guest(guest) => Some(guest.id),
        StoredAgainst::Addresses(_) => None,
    };
    let detail = Some(id.to_string());
    let entry = NewAudit { guest, detail, ..web.entry(&actor, AuditAction::Lift) };
    match web.store.lift_measure(id, web.watch.now(), entry).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => return Err(HttpError::NoSuchMeasure),
        Err(error) => return Err(error.into()),
    }
    web.measures_changed().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A measure for the wire.
pub fn shown(measure: StoredMeasure) -> Measure {
    let StoredMeasure { id, kind, against, reason, by, at, until, lifted_at } = measure;
    Measure {
        id: id.to_string(),
        kind,
        against: match against {
            StoredAgainst::Guest(guest) => Against::Guest { guest: written(&guest) },
            StoredAgainst::Addresses(range) => Against::Addresses { range },
        },
        reason,
        by: by.as_ref().map(written),
        at: at.0,
        until: until.map(|at| at.0),
        lifted_at: lifted_at.map(|at| at.0),
    }
}
