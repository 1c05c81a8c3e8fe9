//! The queue of reports.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use host::id::ReportId;
use protocol::{AnswerReport, AuditAction, Page, Report, ReportAnswer};
use serde::Deserialize;
use store::{NewAudit, ReportQuery, StoreError, StoredReport};

use super::{LONGEST_REASON, Moderator, PAGE, clean, id_in, page};
use crate::Web;
use crate::body::{Json, Query};
use crate::error::HttpError;
use crate::me::written;
#[cfg(feature = "openapi")]
use crate::openapi::{Queried, Room, Sent, Usual};

/// Which reports to list.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct Reports {
    /// Only those that wait for an answer.
    #[serde(default)]
    open: bool,
    /// What the part before said is `next`.
    after: Option<String>,
}

/// The reports: those that wait for an answer with the earliest first, or all with the latest first.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/keeper/reports", tag = "keeper", params(Reports),
    security(("keeper" = []), ("token" = [])),
    responses(
        (status = 200, description = "Reports", body = Page<Report>),
        Queried, Room, Usual,
    ),
))]
pub async fn list(
    State(web): State<Arc<Web>>,
    _: Moderator,
    Query(Reports { open, after }): Query<Reports>,
) -> Result<axum::Json<Page<Report>>, HttpError> {
    let which = if open { ReportQuery::Open } else { ReportQuery::All };
    let found = web.store.reports(which, id_in(after.as_deref())?, PAGE + 1).await?;
    Ok(axum::Json(page(found, |report| report.id.to_string(), shown)))
}

/// Answer a report: it leaves the queue.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/keeper/reports/{report}/answer", tag = "keeper",
    params(("report" = String, Path, description = "The report")),
    security(("keeper" = []), ("token" = [])),
    request_body = AnswerReport,
    responses(
        (status = 204, description = "It is answered"),
        (status = 404, description = "There is no such report, or it was answered before",
            body = protocol::Trouble),
        (status = 422, description = "The note is too long", body = protocol::Trouble),
        Sent, Room, Usual,
    ),
))]
pub async fn answer(
    State(web): State<Arc<Web>>,
    Moderator(actor): Moderator,
    Path(report): Path<String>,
    Json(AnswerReport { note }): Json<AnswerReport>,
) -> Result<StatusCode, HttpError> {
    let note = clean(&note, 0, LONGEST_REASON)?;
    let id: ReportId = report.parse().map_err(|_| HttpError::NoSuchReport)?;
    let detail = Some(id.to_string());
    let entry = NewAudit { detail, ..web.entry(&actor, AuditAction::AnswerReport) };
    match web.store.answer_report(id, note, entry).await {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(StoreError::Conflict) => Err(HttpError::NoSuchReport),
        Err(error) => Err(error.into()),
    }
}

fn shown(report: StoredReport) -> Report {
    let StoredReport { id, at, by, about, name, table, complaint, text, context, answer } = report;
    Report {
        id: id.to_string(),
        at: at.0,
        by: written(&by),
        about: written(&about),
        name,
        table: table.to_string(),
        complaint,
        text,
        context,
        answer: answer.map(|answer| ReportAnswer {
            by: answer.by.as_ref().map(written),
            at: answer.at.0,
            note: answer.note,
        }),
    }
}
