//! What guests can do about each other: blocks and reports. And what was decided about them.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use bus::TableContext;
use host::ChatLine;
use host::id::{BlockId, GuestId, MeasureId, ReportId, TableId};
use protocol::{
    Block, Guest, MeasureKind, Muted, NewReport, Notice, ReportedLine, Standing, Warning, Whom,
};
use store::{MeasureQuery, StoreError, StoredBlock, StoredGuest, StoredReport};

use crate::Web;
use crate::body::Json;
use crate::error::HttpError;
use crate::limits::Quota;
#[cfg(feature = "openapi")]
use crate::openapi::{Sent, Usual};
use crate::origin::Origin;
use crate::who::Who;

/// The most guests that one guest can block.
const MOST_BLOCKS: u32 = 500;

/// The longest text of a report, in characters.
const LONGEST_TEXT: usize = 1_000;

/// How many messages a report quotes before and after the one it is about.
const AROUND: usize = 5;

/// The most measures that are looked through for warnings.
const MEASURES: u32 = 200;

/// The banner and the switches of the house.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/house", tag = "guests", security(()),
    responses((status = 200, description = "What the keeper tells everyone", body = Notice), Usual),
))]
pub async fn house(State(web): State<Arc<Web>>) -> axum::Json<Notice> {
    axum::Json(web.present_notice())
}

/// What the house has decided about you: your role, warnings that you have not confirmed, and
/// whether you can chat.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/me/standing", tag = "guests", security(("cookie" = []), ("token" = [])),
    responses(
        (status = 200, description = "Your standing", body = Standing),
        (status = 401, description = "Not signed in", body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn standing(
    State(web): State<Arc<Web>>,
    who: Who,
) -> Result<axum::Json<Standing>, HttpError> {
    let (guest, now) = (who.guest.id, web.watch.now());
    let measures = web.store.measures(MeasureQuery::Of(guest), None, MEASURES).await?;
    let open =
        measures.into_iter().filter(|it| it.kind == MeasureKind::Warn && it.is_in_force(now));
    let warnings = open.map(|it| Warning { id: it.id.to_string(), reason: it.reason }).collect();
    let muted = web.moderation.mute(guest, now);
    let muted = muted.map(|it| Muted { reason: it.reason, until: it.until.map(|at| at.0) });
    Ok(axum::Json(Standing { role: web.moderation.role(guest), warnings, muted }))
}

/// Confirm that you have read a warning. One that is not there is no error.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/me/standing/warnings/{warning}/confirm", tag = "guests",
    params(("warning" = String, Path, description = "The warning")),
    security(("cookie" = []), ("token" = [])),
    responses(
        (status = 204, description = "It is confirmed"),
        (status = 401, description = "Not signed in", body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn confirm(
    State(web): State<Arc<Web>>,
    who: Who,
    Path(warning): Path<String>,
) -> Result<StatusCode, HttpError> {
    // What cannot be an id is the id of nothing.
    if let Ok(warning) = warning.parse::<MeasureId>() {
        web.store.confirm_warning(who.guest.id, warning, web.watch.now()).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The guests you blocked, the latest first.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/me/blocks", tag = "guests", security(("cookie" = []), ("token" = [])),
    responses(
        (status = 200, description = "Your blocks", body = Vec<Block>),
        (status = 401, description = "Not signed in", body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn blocks(
    State(web): State<Arc<Web>>,
    who: Who,
) -> Result<axum::Json<Vec<Block>>, HttpError> {
    let blocks = web.store.blocks(who.guest.id).await?;
    Ok(axum::Json(blocks.into_iter().map(shown).collect()))
}

/// Block somebody at a table you can see.
///
/// You read no chat from them, and the two of you do not sit down together at a public table. They
/// are not told.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/me/blocks", tag = "guests", security(("cookie" = []), ("token" = [])),
    request_body = Whom,
    responses(
        (status = 201, description = "The block", body = Block),
        (status = 401, description = "Not signed in", body = protocol::Trouble),
        (status = 404, description = "There is no such table, or nobody there",
            body = protocol::Trouble),
        (status = 409, description = "You have blocked too many", body = protocol::Trouble),
        (status = 422, description = "It is you", body = protocol::Trouble),
        Sent,
        Usual,
    ),
))]
pub async fn block(
    State(web): State<Arc<Web>>,
    who: Who,
    Json(whom): Json<Whom>,
) -> Result<(StatusCode, axum::Json<Block>), HttpError> {
    let met = web.met(&who, &whom).await?;
    let block = StoredBlock {
        id: BlockId::random()?,
        blocked: met.guest,
        name: met.name,
        added_at: web.watch.now(),
    };
    match web.store.add_block(who.guest.id, block, MOST_BLOCKS).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => {
            return Err(HttpError::TooManyBlocks { most: MOST_BLOCKS as usize });
        }
        Err(error) => return Err(error.into()),
    }
    web.block_lists.changed(web.store.as_ref(), who.guest.id).await?;
    let blocks = web.store.blocks(who.guest.id).await?;
    let block = blocks.into_iter().find(|block| block.blocked == met.guest);
    Ok((StatusCode::CREATED, axum::Json(shown(block.ok_or(HttpError::Fault)?))))
}

/// Lift a block of yours. One that is not there is no error.
#[cfg_attr(feature = "openapi", utoipa::path(
    delete, path = "/api/me/blocks/{block}", tag = "guests",
    params(("block" = String, Path, description = "The block")),
    security(("cookie" = []), ("token" = [])),
    responses(
        (status = 204, description = "It is lifted"),
        (status = 401, description = "Not signed in", body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn unblock(
    State(web): State<Arc<Web>>,
    who: Who,
    Path(block): Path<String>,
) -> Result<StatusCode, HttpError> {
    if let Ok(block) = block.parse::<BlockId>() {
        web.store.remove_block(who.guest.id, block).await?;
        web.block_lists.changed(web.store.as_ref(), who.guest.id).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Report somebody at a table you can see to the moderators.
///
/// The report quotes the chat: the message it is about and those around it, or the latest ones.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/reports", tag = "guests", security(("cookie" = []), ("token" = [])),
    request_body = NewReport,
    responses(
        (status = 201, description = "The moderators will read it"),
        (status = 401, description = "Not signed in", body = protocol::Trouble),
        (status = 404, description = "There is no such table, or nobody there",
            body = protocol::Trouble),
        (status = 422, description = "It is you, or the text is too long",
            body = protocol::Trouble),
        Sent,
        Usual,
    ),
))]
pub async fn report(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    who: Who,
    Json(NewReport { about, complaint, text }): Json<NewReport>,
) -> Result<StatusCode, HttpError> {
    let text = plain(&text);
    if text.chars().count() > LONGEST_TEXT {
        return Err(HttpError::BadText { most: LONGEST_TEXT });
    }
    let met = web.met(&who, &about).await?;
    web.allow(origin.who, Quota::Report)?;
    let about = web.store.guest(met.guest).await?;
    let name = met.name.clone();
    let report = StoredReport {
        id: ReportId::random()?,
        at: web.watch.now(),
        by: who.guest,
        about: about.unwrap_or(StoredGuest { id: met.guest, name: met.name }),
        name,
        table: met.table,
        complaint,
        text,
        context: met.quoted,
        answer: None,
    };
    web.store.add_report(report).await?;
    Ok(StatusCode::CREATED)
}

fn shown(block: StoredBlock) -> Block {
    Block { id: block.id.to_string(), name: block.name, added_at: block.added_at.0 }
}

/// Text without control characters, except line breaks.
pub fn plain(text: &str) -> String {
    let plain = |c: char| if c.is_control() && c != '\n' { ' ' } else { c };
    text.trim().chars().map(plain).collect()
}

/// Somebody whom a guest met at a table.
struct Met {
    table: TableId,
    guest: GuestId,
    /// The name at that table.
    name: String,
    /// The chat around it.
    quoted: Vec<ReportedLine>,
}

impl Web {
    /// Finds somebody at a table that a guest can see.
    async fn met(&self, who: &Who, whom: &Whom) -> Result<Met, HttpError> {
        let (Whom::Seat { table, .. } | Whom::Author { table, .. }) = whom;
        let table: TableId = table.parse().map_err(|_| HttpError::NobodyThere)?;
        self.must_see(table, Some(who.guest.id)).await?;
        let TableContext { sitters, chat } = self.tables.context(table).await?;
        let (guest, name, line) = match whom {
            Whom::Seat { seat, .. } => {
                let sitter = sitters.into_iter().find(|(at, ..)| at == seat);
                let (_, guest, name) = sitter.ok_or(HttpError::NobodyThere)?;
                (guest, name, None)
            }
            Whom::Author { line, .. } => {
                let author = chat.iter().find(|it| it.number == *line && !it.deleted);
                let author = author.ok_or(HttpError::NobodyThere)?;
                (author.guest, author.name.clone(), Some(*line))
            }
        };
        if guest == who.guest.id {
            return Err(HttpError::Yourself);
        }
        Ok(Met { table, guest, name, quoted: quoted(&chat, line) })
    }
}

/// The messages around one, or the latest ones.
fn quoted(chat: &[ChatLine], line: Option<u32>) -> Vec<ReportedLine> {
    let place = line.and_then(|line| chat.iter().position(|it| it.number == line));
    let (from, to) = match place {
        Some(place) => (place.saturating_sub(AROUND), (place + AROUND + 1).min(chat.len())),
        None => (chat.len().saturating_sub(2 * AROUND), chat.len()),
    };
    let quote = |it: &ChatLine| ReportedLine {
        number: it.number,
        author: Guest::new(it.guest, &*it.name),
        text: it.text.clone(),
        reported: Some(it.number) == line,
    };
    chat[from..to].iter().filter(|it| !it.deleted).map(quote).collect()
}
