//! `forno tables`: the tables of a house, as its keeper sees them.

use std::io::Write;
use std::sync::Arc;

use bus::TableError;
use host::id::TableId;
use host::time::system_time;
use house::{House, Settings};
use hyper::Method;
use protocol::AuditAction;
use store::{Audit, Listed, ListedStage, NewAudit, Records, Sqlite, SqliteOptions, TableQuery};
use table::Phrase;
use words::Words;

use super::client::Client;
use super::data::{Data, Keeper};
use super::runtime;
use crate::Voice;
use crate::cli;
use crate::failure::Failure;

/// The maximum number of tables listed.
const MOST: u32 = 10_000;

/// Runs the keeper's command.
pub fn run(args: &cli::Tables, words: &Words, output: &mut dyn Write) -> Result<(), Failure> {
    runtime()?.block_on(obey(args, words, output))
}

async fn obey(args: &cli::Tables, words: &Words, output: &mut dyn Write) -> Result<(), Failure> {
    match &args.what {
        cli::TablesCommand::List(data) => {
            let store = open(data, true).await?;
            let tables = store.list(TableQuery::All, MOST).await.map_err(Failure::Store)?;
            if tables.is_empty() {
                writeln!(output, "{}", Voice::for_all(words).text("tables-none"))?;
            }
            for listed in tables {
                writeln!(output, "{}", line(&listed))?;
            }
        }
        cli::TablesCommand::Show(one) => {
            let store = open(&one.data, true).await?;
            let table = id(&one.table)?;
            let listed = store.listed(table).await.map_err(Failure::Store)?;
            let listed = listed.ok_or_else(|| Failure::NoSuchTable { asked: one.table.clone() })?;
            writeln!(output, "{}", line(&listed))?;
            writeln!(output, "{}", listed.listing.card)?;
        }
        cli::TablesCommand::Close(one) => {
            let table = id(&one.table)?;
            let data = Data::folder(one.data.data.as_deref())?;
            match data.running()? {
                Some(keeper) => ask(keeper, Method::POST, table, "/close").await?,
                None => close(open(&one.data, false).await?, table).await?,
            }
            tell(words, output, "tables-closed", table)?;
        }
        cli::TablesCommand::Delete(one) => {
            let table = id(&one.table)?;
            let data = Data::folder(one.data.data.as_deref())?;
            match data.running()? {
                Some(keeper) => ask(keeper, Method::DELETE, table, "").await?,
                None => {
                    let store = open(&one.data, false).await?;
                    let listed = store.listed(table).await.map_err(Failure::Store)?;
                    if listed.is_none() {
                        return Err(Failure::NoSuchTable { asked: one.table.clone() });
                    }
                    note(&store, AuditAction::DeleteTable, table).await?;
                    store.delete(table).await.map_err(Failure::Store)?;
                    store.close().await.map_err(Failure::Store)?;
                }
            }
            tell(words, output, "tables-deleted", table)?;
        }
    }
    Ok(())
}

/// Ends a table while no house is running, by opening a house just for that.
async fn close(store: Sqlite, table: TableId) -> Result<(), Failure> {
    let listed = store.listed(table).await.map_err(Failure::Store)?;
    if listed.is_none() {
        return Err(Failure::NoSuchTable { asked: table.to_string() });
    }
    note(&store, AuditAction::CloseTable, table).await?;
    let store = Arc::new(store);
    let house = House::new(Arc::clone(&store) as _, Settings::default(), Arc::default());
    let closed = house.switchboard().close(table).await;
    house.stop().await;
    store.close().await.map_err(Failure::Store)?;
    closed.map_err(|error| match error {
        TableError::NoSuchTable => Failure::NoSuchTable { asked: table.to_string() },
        error => Failure::Table(Box::new(error)),
    })
}

/// Notes in the audit log what the command line does without a house.
async fn note(store: &Sqlite, action: AuditAction, table: TableId) -> Result<(), Failure> {
    let (at, table) = (system_time(), Some(table));
    let entry = NewAudit { at, by: None, action, guest: None, table, detail: None };
    store.note(entry).await.map_err(Failure::Store)
}

fn tell(
    words: &Words,
    output: &mut dyn Write,
    id: &'static str,
    table: TableId,
) -> Result<(), Failure> {
    let done = Phrase::new(id).with("table", table.to_string());
    writeln!(output, "{}", Voice::for_all(words).tell(&done))?;
    Ok(())
}

fn id(asked: &str) -> Result<TableId, Failure> {
    asked.parse().map_err(|_| Failure::NoSuchTable { asked: asked.to_string() })
}

async fn open(data: &cli::DataFolder, read_only: bool) -> Result<Sqlite, Failure> {
    let database = Data::folder(data.data.as_deref())?.database();
    let options = SqliteOptions { read_only, ..SqliteOptions::default() };
    Sqlite::open(&database, options).await.map_err(Failure::Database)
}

/// One line, readable by programs and people: id, game, stage, records, milliseconds since 1970.
fn line(listed: &Listed) -> String {
    let stage = match listed.listing.stage {
        ListedStage::Gathering => "gathering",
        ListedStage::Playing => "playing",
        ListedStage::Finished => "finished",
    };
    format!(
        "{}  {:14}  {stage:9}  {:5}  {}",
        listed.table, listed.listing.game, listed.seq, listed.touched_at.0
    )
}

/// Sends a request to the running house.
async fn ask(keeper: Keeper, method: Method, table: TableId, rest: &str) -> Result<(), Failure> {
    let path = format!("/api/keeper/tables/{table}{rest}");
    match Client::to(keeper).ask(method, &path, None).await {
        Ok(_) => Ok(()),
        Err(Failure::Answered { status: 404, .. }) => {
            Err(Failure::NoSuchTable { asked: table.to_string() })
        }
        Err(failure) => Err(failure),
    }
}
