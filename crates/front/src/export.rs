//! Everything the house has about a guest, in one archive for the guest.

use std::io::{Cursor, Write};
use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bus::TableError;
use host::Account;
use host::erasure::chat_of;
use host::id::{GuestId, TableId};
use protocol::SessionKind;
use serde_json::{Value, json};
use store::{ListedStage, MeasureQuery, ReportQuery, StoreError};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::Web;
use super::error::HttpError;
use super::limits::Quota;
#[cfg(feature = "openapi")]
use super::openapi::{DeviceOnly, Usual};
use super::origin::Origin;
use super::sessions::{LISTED, shown};
use super::who::{OnDevice, Who};

/// The most reports and the most measures in an archive.
const MOST_LISTED: u32 = 10_000;

/// The most tables in an archive.
const MOST_TABLES: usize = 60_000;

/// An archive that is being written.
struct Archive(ZipWriter<Cursor<Vec<u8>>>);

impl Archive {
    fn new() -> Archive {
        Archive(ZipWriter::new(Cursor::new(Vec::new())))
    }

    /// Adds a file. All files have the same date, so that the archive tells only what is in them.
    fn add(&mut self, name: &str, content: &[u8]) -> Result<(), HttpError> {
        let options = SimpleFileOptions::DEFAULT;
        self.0.start_file(name, options).map_err(|_| HttpError::Fault)?;
        self.0.write_all(content).map_err(|_| HttpError::Fault)
    }

    /// Adds a file with a value as JSON that people can read.
    fn add_json(&mut self, name: &str, value: &Value) -> Result<(), HttpError> {
        let mut text = serde_json::to_string_pretty(value).map_err(|_| HttpError::Fault)?;
        text.push('\n');
        self.add(name, text.as_bytes())
    }

    /// The bytes of the whole archive.
    fn finish(self) -> Result<Vec<u8>, HttpError> {
        self.0.finish().map(Cursor::into_inner).map_err(|_| HttpError::Fault)
    }
}

/// Everything this house has about you, as a ZIP archive.
///
/// `me.json` has your name and ids, devices, tokens, passkeys, the number of recovery codes that are
/// left, notifications, your tables, with your webhooks and what you wrote in their chats, and what
/// moderation has: your reports, whom you blocked, warnings, mutes and bans against you, and the
/// addresses you came from. `tables` has the ledgers of your finished games, and of games that go on
/// what was said to your seat, and nothing that only others know.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/me/export", tag = "guests", security(("cookie" = []), ("token" = [])),
    responses(
        (status = 200, description = "The archive", body = Vec<u8>,
            content_type = "application/zip"),
        DeviceOnly,
        Usual,
    ),
))]
pub async fn export(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    OnDevice(who): OnDevice,
) -> Result<Response, HttpError> {
    web.allow(origin.who, Quota::Export)?;
    // An archive of many tables takes a while, and two must not take twice as much memory.
    let _turn = web.exporting.acquire().await.map_err(|_| HttpError::Fault)?;
    let archive = web.archive(&who).await?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/zip")),
        (
            header::CONTENT_DISPOSITION,
            HeaderValue::from_static("attachment; filename=\"forno-about-me.zip\""),
        ),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, archive).into_response())
}

impl Web {
    async fn archive(&self, who: &Who) -> Result<Vec<u8>, HttpError> {
        let guest = who.guest.id;
        let aliases = self.store.aliases(guest).await?;
        let ids: Vec<GuestId> = aliases.iter().copied().chain([guest]).collect();
        let mut zip = Archive::new();
        let mut tables = Vec::new();
        for table in self.store.tables_naming(guest).await?.into_iter().take(MOST_TABLES) {
            if let Some(about) = self.table_of(table, guest, &ids, &mut zip).await? {
                tables.push(about);
            }
        }
        let sessions = self.store.sessions(guest, LISTED).await?;
        let sessions: Vec<_> = sessions.into_iter().map(|session| shown(session, who)).collect();
        let of_kind = |kind| sessions.iter().filter(move |it| it.kind == kind).collect::<Vec<_>>();
        let passkeys = self.store.passkeys(guest).await?;
        let passkeys: Vec<_> = passkeys.iter().map(|it| self.shown_passkey(it)).collect();
        let browsers = self.store.browsers(guest).await?;
        let browsers: Vec<Value> = browsers
            .iter()
            .map(|browser| {
                json!({
                    "endpoint": browser.endpoint,
                    "language": browser.language.code(),
                    "quiet": browser.quiet,
                })
            })
            .collect();
        let me = json!({
            "id": guest,
            "also_known_as": aliases,
            "name": who.guest.name,
            "since": self.store.guest_since(guest).await?,
            "devices": of_kind(SessionKind::Device),
            "tokens": of_kind(SessionKind::Program),
            "passkeys": passkeys,
            "moderation": self.moderation_of(guest).await?,
            "recovery_codes_left": self.store.codes_left(guest).await?,
            "notifications": browsers,
            "tables": tables,
        });
        zip.add_json("me.json", &me)?;
        zip.finish()
    }

    /// What moderation has about a guest: what they reported, whom they blocked, what was decided
    /// about them, and the addresses they came from. Reports about them are their authors'.
    async fn moderation_of(&self, guest: GuestId) -> Result<Value, HttpError> {
        let reports = self.store.reports(ReportQuery::By(guest), None, MOST_LISTED).await?;
        let reports: Vec<Value> = reports
            .iter()
            .map(|it| {
                json!({
                    "at": it.at, "table": it.table, "complaint": it.complaint, "text": it.text,
                })
            })
            .collect();
        let blocks = self.store.blocks(guest).await?;
        let blocks: Vec<Value> =
            blocks.iter().map(|it| json!({ "at": it.added_at, "name": it.name })).collect();
        let measures = self.store.measures(MeasureQuery::Of(guest), None, MOST_LISTED).await?;
        let measures: Vec<Value> = measures
            .iter()
            .map(|it| {
                json!({
                    "kind": it.kind, "reason": it.reason, "at": it.at, "until": it.until,
                    "lifted_at": it.lifted_at,
                })
            })
            .collect();
        let refused = self.store.refused_names(guest, self.watch.now()).await?;
        let addresses = self.store.addresses(guest).await?;
        let addresses: Vec<Value> = addresses
            .into_iter()
            .map(|(range, at)| json!({ "range": range, "seen_at": at }))
            .collect();
        Ok(json!({
            "reports": reports, "blocks": blocks, "measures": measures, "addresses": addresses,
            "refused_names": refused,
        }))
    }

    /// What a table has about a guest; the game goes into a file of its own.
    async fn table_of(
        &self,
        table: TableId,
        guest: GuestId,
        ids: &[GuestId],
        zip: &mut Archive,
    ) -> Result<Option<Value>, HttpError> {
        let Some(listed) = self.store.listed(table).await? else { return Ok(None) };
        let stored = self.store.load(table).await?;
        let chat = chat_of(&stored, ids);
        let Account { seat, opened, ledger, heard } = match self.tables.account(table, guest).await
        {
            Ok(account) => account,
            // It was deleted meanwhile.
            Err(TableError::NoSuchTable) => return Ok(None),
            // What cannot be replayed still has a chat.
            Err(TableError::Fault | TableError::Store(StoreError::Damaged(_))) => {
                Account { seat: None, opened: false, ledger: None, heard: None }
            }
            Err(error) => return Err(error.into()),
        };
        let mut file = None;
        if let Some(ledger) = ledger {
            let name = format!("tables/{table}.ledger");
            zip.add(&name, ledger.as_bytes())?;
            file = Some(name);
        } else if let Some(heard) = heard {
            let name = format!("tables/{table}.json");
            let heard = serde_json::to_value(&heard).map_err(|_| HttpError::Fault)?;
            zip.add_json(&name, &heard)?;
            file = Some(name);
        }
        let webhook = self.store.webhook(table).await?.filter(|it| ids.contains(&it.opener));
        let chat: Vec<Value> =
            chat.into_iter().map(|(at, text)| json!({ "at": at, "text": text })).collect();
        Ok(Some(json!({
            "id": table,
            "game": listed.listing.game,
            "opened_at": listed.opened_at,
            "stage": match listed.listing.stage {
                ListedStage::Gathering => "gathering",
                ListedStage::Playing => "playing",
                ListedStage::Finished => "finished",
            },
            "you_opened": opened,
            "seat": seat,
            "webhook": webhook.map(|webhook| webhook.url),
            "chat": chat,
            "file": file,
        })))
    }
}
