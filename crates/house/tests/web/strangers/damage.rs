//! Damaged pages of the database: what can be read stays usable, and the damage is reported.

use std::collections::BTreeSet;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

use house::Settings;
use serde_json::json;
use sqlx::{ConnectOptions, Connection};

use crate::common::{Log, Running, Visitor, eventually, settings};

/// Overwrites some leaf pages of the records, as a bad disk would. Returns their numbers.
async fn damage(database: &Path) -> Vec<i64> {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database);
    let mut connection = options.connect().await.expect("a connection");
    let root: i64 = sqlx::query_scalar("SELECT rootpage FROM sqlite_schema WHERE name = 'records'")
        .fetch_one(&mut connection)
        .await
        .expect("the records");
    connection.close().await.expect("closed");
    let mut file = std::fs::OpenOptions::new().read(true).write(true).open(database).expect("it");
    let mut page = |number: i64, bytes: Option<&[u8]>| {
        file.seek(SeekFrom::Start((number as u64 - 1) * 4096)).expect("a page");
        let mut read = vec![0; 4096];
        match bytes {
            Some(bytes) => file.write_all(bytes).expect("written"),
            None => file.read_exact(&mut read).expect("read"),
        }
        read
    };
    let mut leaves = Vec::new();
    let mut to_visit = vec![root];
    while let Some(number) = to_visit.pop() {
        match children(&page(number, None)) {
            Some(children) => to_visit.extend(children),
            None => leaves.push(number),
        }
    }
    assert!(leaves.len() > 10, "the records take many pages");
    let damaged: Vec<i64> = leaves.into_iter().skip(3).step_by(12).collect();
    for number in &damaged {
        page(*number, Some(&[0x5a; 4096]));
    }
    damaged
}

/// The children of an interior page of an index, from the last to the first. `None` for a leaf.
fn children(page: &[u8]) -> Option<Vec<i64>> {
    const INNER: u8 = 2;
    if page[0] != INNER {
        return None;
    }
    let number = |at: usize| {
        i64::from(u32::from_be_bytes([page[at], page[at + 1], page[at + 2], page[at + 3]]))
    };
    let cells = usize::from(u16::from_be_bytes([page[3], page[4]]));
    // After a header of twelve bytes come the offsets of the cells, each of which begins with its
    // child. The last child is in the header.
    let cell =
        |cell: usize| usize::from(u16::from_be_bytes([page[12 + 2 * cell], page[13 + 2 * cell]]));
    let before_last = (0..cells).rev().map(|it| number(cell(it)));
    Some(std::iter::once(number(8)).chain(before_last).collect())
}

/// Settings of a house that lists all tables of one guest.
fn roomy() -> Settings {
    let mut settings = settings();
    settings.front.limits.listed_by_guest = 100;
    settings.front.limits.listed_by_address = 100;
    settings
}

/// Opens tables whose records take many pages.
async fn fifty_tables(ada: &Visitor) -> Vec<String> {
    let mut tables = Vec::new();
    for _ in 0..50 {
        let new = json!({ "game": "mamma-mia", "seats": 4, "visibility": "public", "seat": 1 });
        let table = ada.open(new).await;
        let mut socket = ada.connect(&format!("/api/tables/{table}/socket")).await;
        for _ in 0..4 {
            let answer = socket.act(protocol::Deed::Chat { text: "x".repeat(200) }).await;
            assert!(matches!(answer.outcome, protocol::Outcome::Done), "{answer:?}");
        }
        tables.push(table);
    }
    tables
}

#[tokio::test]
async fn tables_that_can_be_read_go_on_and_the_damage_shows() {
    let settings = roomy();
    let running = Running::start(settings.clone()).await;
    let ada = Visitor::browser(&running).await;
    let tables = fifty_tables(&ada).await;
    let folder = running.stop().await;
    assert!(!damage(&folder.path().join("forno.db")).await.is_empty());
    let running = Running::start_in(folder, settings).await;
    let ada = ada.at(&running);
    // Nobody has to ask for a table: the house notices by itself.
    eventually(|| async { ada.get("/readyz").await.status == 503 }).await;
    let why = ada.without("origin").without("cookie").get("/readyz").await;
    assert!(why.text.contains("damaged"), "{why:?}");
    let mut readable = Vec::new();
    for table in &tables {
        let answer = ada.get(&format!("/api/tables/{table}")).await;
        match answer.status.as_u16() {
            200 => readable.push(table.clone()),
            503 => assert_eq!(answer.why(), "house-damaged"),
            other => panic!("{other}: {answer:?}"),
        }
    }
    assert!(readable.len() >= 25 && readable.len() < 50, "{} of 50", readable.len());
    let listed = ada.get("/api/tables").await.done().json();
    let listed: BTreeSet<String> = listed
        .as_array()
        .expect("a list")
        .iter()
        .map(|card| card["id"].as_str().expect("an id").to_string())
        .collect();
    // A list reads only the last record, so it may include tables that cannot be loaded.
    assert!(readable.iter().all(|table| listed.contains(table)), "{listed:?} {readable:?}");
    // Splitting a page involves its neighbours, so writes next to a damaged page fail.
    let mut done = 0;
    for table in &readable {
        let mut socket = ada.connect(&format!("/api/tables/{table}/socket")).await;
        let answer = socket.act(protocol::Deed::Chat { text: "still here".to_string() }).await;
        match answer.outcome {
            protocol::Outcome::Done => done += 1,
            protocol::Outcome::Failed { why } => assert_eq!(why.id, "house-not-stored"),
            other => panic!("{other:?}"),
        }
    }
    assert!(2 * done >= readable.len(), "{done} of {} go on", readable.len());
    running.stop().await;
}

#[tokio::test]
async fn damage_is_one_line_in_the_log_and_once_it_is_mended_the_house_is_ready_again() {
    let log = Log::default();
    let _logging = log.begin();
    let running = Running::start(roomy()).await;
    let ada = Visitor::browser(&running).await;
    let tables = fifty_tables(&ada).await;
    let bea = Visitor::browser(&running).await;
    let folder = running.stop().await;
    let database = folder.path().join("forno.db");
    let whole = std::fs::read(&database).expect("the database");
    let damaged = damage(&database).await;
    assert!(!damaged.is_empty());
    let running = Running::start_in(folder, roomy()).await;
    let ada = ada.at(&running);
    eventually(|| async { ada.get("/readyz").await.status == 503 }).await;
    for table in &tables {
        ada.get(&format!("/api/tables/{table}")).await;
    }
    // Whoever wants to be forgotten is hidden all the same.
    let bea = bea.at(&running);
    bea.post("/api/me/forget", json!({})).await.done();
    bea.get("/api/me/identity").await.is(401, "web-nobody");
    let begun = |log: &Log| log.text().matches("the house is not well").count();
    assert_eq!(begun(&log), 1, "{}", log.text());
    // Somebody copies the pages back.
    let mut file = std::fs::OpenOptions::new().write(true).open(&database).expect("it");
    for number in damaged {
        let at = (number as usize - 1) * 4096;
        file.seek(SeekFrom::Start(at as u64)).expect("a page");
        file.write_all(&whole[at..at + 4096]).expect("written");
    }
    drop(file);
    eventually(|| async { ada.get("/readyz").await.status == 200 }).await;
    for table in &tables {
        ada.get(&format!("/api/tables/{table}")).await.done();
    }
    assert_eq!(begun(&log), 1, "{}", log.text());
    assert_eq!(log.text().matches("no damage is left").count(), 1, "{}", log.text());
    running.stop().await;
}
