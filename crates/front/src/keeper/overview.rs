//! The state of the house, and the audit log.

use std::sync::Arc;

use axum::extract::State;
use host::time::Millis;
use metrics::Lane;
use protocol::{AuditEntry, Fault, Guest, Overview, Page, TableCounts};
use store::{Counts, StoredAudit};

use super::{Actor, After, Moderator, PAGE, page};
use crate::Web;
use crate::body::Query;
use crate::error::HttpError;
use crate::me::written;
#[cfg(feature = "openapi")]
use crate::openapi::{Queried, Room, Usual};

/// An hour, in milliseconds.
const HOUR: u64 = 60 * 60 * 1_000;

/// Sizes are told in whole mebibytes: a database that grows by a page would tell that somebody has
/// moved in secret.
const MEBIBYTE: u64 = 1024 * 1024;

/// The state of the house: load, tables, guests, disk, faults.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/keeper", tag = "keeper", security(("keeper" = []), ("token" = [])),
    responses(
        (status = 200, description = "The state of the house", body = Overview),
        Room, Usual,
    ),
))]
pub async fn get(
    State(web): State<Arc<Web>>,
    Moderator(actor): Moderator,
) -> Result<axum::Json<Overview>, HttpError> {
    web.overview(&actor).await.map(axum::Json)
}

impl Web {
    /// The state of the house, for somebody in the room.
    pub async fn overview(&self, actor: &Actor) -> Result<Overview, HttpError> {
        let lately = Millis(self.watch.now().0.saturating_sub(HOUR) / HOUR * HOUR);
        let Counts { gathering, playing, finished, guests, guests_lately, bytes, free } =
            self.store.counts(lately).await?;
        let nobody = || Guest::new("", "");
        let session = actor.session.as_ref();
        let count = |number: i64| u32::try_from(number).unwrap_or_default();
        let waiting = Lane::ALL.iter().map(|lane| self.metrics.waiting(*lane).get()).sum();
        let faults = self.metrics.fault_log.latest();
        let connections = u32::try_from(*self.open.borrow()).unwrap_or(u32::MAX);
        let open_reports = self.store.open_reports().await?;
        let trouble = self.trouble.borrow().as_ref().map(ToString::to_string);
        Ok(Overview {
            role: actor.role,
            you: session.map_or_else(nobody, |session| written(&session.guest)),
            session_ends_at: session.map_or(0, |session| session.ends_at.0),
            version: env!("CARGO_PKG_VERSION").to_string(),
            started_at: self.started_at.0,
            connections,
            tables_awake: count(self.metrics.tables.get()),
            tables: TableCounts { gathering, playing, finished },
            guests,
            guests_lately,
            thinking_waits: count(waiting),
            database_bytes: bytes.div_ceil(MEBIBYTE) * MEBIBYTE,
            free_bytes: free.map(|free| free / MEBIBYTE * MEBIBYTE),
            trouble,
            faults: faults.into_iter().map(|(at, text)| Fault { at, text }).collect(),
            open_reports,
            notice: self.present_notice(),
        })
    }
}

/// Everything that was done in this room, the latest first.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/keeper/audit", tag = "keeper", params(After),
    security(("keeper" = []), ("token" = [])),
    responses(
        (status = 200, description = "Entries of the audit log", body = Page<AuditEntry>),
        Queried, Room, Usual,
    ),
))]
pub async fn audit(
    State(web): State<Arc<Web>>,
    _: Moderator,
    Query(After { after }): Query<After>,
) -> Result<axum::Json<Page<AuditEntry>>, HttpError> {
    let before = super::id_in(after.as_deref())?;
    let entries = web.store.audit(before, PAGE + 1).await?;
    Ok(axum::Json(page(entries, |entry| entry.number.to_string(), shown)))
}

fn shown(entry: StoredAudit) -> AuditEntry {
    let StoredAudit { number, at, by, action, guest, table, detail } = entry;
    AuditEntry {
        number,
        at: at.0,
        by: by.as_ref().map(written),
        action,
        guest: guest.as_ref().map(written),
        table: table.map(|table| table.to_string()),
        detail,
    }
}
