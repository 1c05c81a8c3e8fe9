//! Damaged pages of the database: what can be read goes on, and it shows.

use std::collections::BTreeSet;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

use serde_json::json;
use sqlx::{ConnectOptions, Connection};

use crate::common::{Running, Visitor, eventually, settings};

/// Overwrites some leaf pages of the records, as a bad disk would; gives how many.
async fn damage(database: &Path) -> usize {
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
    // An inner page of an index lists its children after a head of twelve bytes.
    let inner = page(root, None);
    assert_eq!(inner[0], 2, "the records take many pages");
    let cells = u16::from_be_bytes([inner[3], inner[4]]) as usize;
    let child = |cell: usize| {
        let at = 12 + 2 * cell;
        let at = u16::from_be_bytes([inner[at], inner[at + 1]]) as usize;
        i64::from(u32::from_be_bytes([inner[at], inner[at + 1], inner[at + 2], inner[at + 3]]))
    };
    let damaged: BTreeSet<i64> = (0..cells).filter(|cell| cell % 12 == 2).map(child).collect();
    for number in &damaged {
        page(*number, Some(&[0x5a; 4096]));
    }
    damaged.len()
}

#[tokio::test]
async fn tables_that_can_be_read_go_on_and_the_damage_shows() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let mut tables = Vec::new();
    for _ in 0..50 {
        tables.push(
            ada.open(json!({ "game": "mamma-mia", "seats": 4, "visibility": "public" })).await,
        );
    }
    let folder = running.stop().await;
    assert!(damage(&folder.path().join("forno.db")).await > 0);
    let running = Running::start_in(folder, settings()).await;
    let ada = ada.at(&running);
    // Nobody has to ask for a table: the house finds out by itself.
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
    assert_eq!(listed, readable.iter().cloned().collect());
    // A page that has to be divided needs its neighbours, and those beside a damaged one fail.
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
