//! The banner and the switches.

use std::sync::Arc;

use axum::extract::State;
use protocol::{AuditAction, Notice, SetBanner, Switches};
use store::NewAudit;

use super::{Keeper, clean};
use crate::Web;
use crate::body::Json;
use crate::error::HttpError;
#[cfg(feature = "openapi")]
use crate::openapi::{Room, Sent, Usual};

/// The longest banner, in characters.
const LONGEST_BANNER: usize = 300;

/// Show everyone a line, or take it away.
#[cfg_attr(feature = "openapi", utoipa::path(
    put, path = "/api/keeper/banner", tag = "keeper", security(("keeper" = []), ("token" = [])),
    request_body = SetBanner,
    responses(
        (status = 200, description = "What everyone is told now", body = Notice),
        (status = 422, description = "The banner is too long", body = protocol::Trouble),
        Sent, Room, Usual,
    ),
))]
pub async fn set_banner(
    State(web): State<Arc<Web>>,
    Keeper(actor): Keeper,
    Json(SetBanner { banner }): Json<SetBanner>,
) -> Result<axum::Json<Notice>, HttpError> {
    let banner = banner.map(|banner| clean(&banner, 0, LONGEST_BANNER)).transpose()?;
    let banner = banner.filter(|banner| !banner.is_empty());
    let entry = web.entry(&actor, AuditAction::SetBanner);
    Ok(axum::Json(web.change_notice(entry, |notice| notice.banner = banner).await?))
}

/// Set what the house does not do at present: no new tables, no new guests, read-only.
#[cfg_attr(feature = "openapi", utoipa::path(
    put, path = "/api/keeper/switches", tag = "keeper", security(("keeper" = []), ("token" = [])),
    request_body = Switches,
    responses(
        (status = 200, description = "What everyone is told now", body = Notice),
        Sent, Room, Usual,
    ),
))]
pub async fn set_switches(
    State(web): State<Arc<Web>>,
    Keeper(actor): Keeper,
    Json(switches): Json<Switches>,
) -> Result<axum::Json<Notice>, HttpError> {
    let Switches { no_new_tables, no_new_guests, read_only } = switches;
    let on = [
        (no_new_tables, "no-new-tables"),
        (no_new_guests, "no-new-guests"),
        (read_only, "read-only"),
    ];
    let on: Vec<&str> = on.into_iter().filter(|(on, _)| *on).map(|(_, name)| name).collect();
    let detail = (!on.is_empty()).then(|| on.join(" "));
    let entry = NewAudit { detail, ..web.entry(&actor, AuditAction::SetSwitches) };
    Ok(axum::Json(web.change_notice(entry, |notice| notice.switches = switches).await?))
}
