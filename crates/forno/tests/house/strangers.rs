//! What strangers do to a house in a process of its own: its files, its clock and its log.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tempfile::TempDir;

use crate::process::{Process, forno};
use crate::tables::{gathered, guests, new_table};

/// Asks for something in a connection of its own; gives the answer, or nothing within five seconds.
fn ask(house: &Process, path: &str) -> Option<String> {
    let address = house.url().trim_start_matches("http://").to_string();
    let mut stream = TcpStream::connect(&address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(5))).ok()?;
    let head = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(head.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    Some(answer)
}

/// More half-sent heads than the house may have files.
#[cfg(target_os = "linux")]
#[test]
fn half_sent_heads_do_not_keep_health_checks_out() {
    let folder = TempDir::new().expect("a folder");
    let house = Process::start_with_files(folder.path(), 200);
    let address = house.url().trim_start_matches("http://").to_string();
    let mut heads = Vec::new();
    for _ in 0..400 {
        let mut stream = TcpStream::connect(&address).expect("a connection");
        // The house may have hung up already.
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: 127");
        heads.push(stream);
    }
    for path in ["/healthz", "/readyz"] {
        for _ in 0..4 {
            let answer = ask(&house, path).unwrap_or_default();
            assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer:?}");
        }
    }
    drop(heads);
}

#[test]
fn the_limit_of_open_files_is_raised_and_told() {
    let folder = TempDir::new().expect("a folder");
    let house = Process::start_with(folder.path(), &[("FORNO_LOG_FILTER", "info")]);
    assert!(ask(&house, "/healthz").is_some_and(|answer| answer.starts_with("HTTP/1.1 200")));
    assert_eq!(house.logged("open files").len(), 1, "{:?}", house.logged(""));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_two_lines_in_the_log() {
    let folder = TempDir::new().expect("a folder");
    let limits = "address.new-tables=10000+100/s, address.requests=10000+1000/s";
    let variables =
        [("FORNO_PAGE_LIMIT", "40"), ("FORNO_LOG_FILTER", "info"), ("FORNO_LIMIT", limits)];
    let mut house = Process::start_with(folder.path(), &variables);
    let guests = guests(&house.url(), 1).await;
    let mut refused = 0;
    for _ in 0..400 {
        if guests[0].open(&new_table("mamma-mia", 4)).await.is_err() {
            refused += 1;
        }
    }
    assert!(refused > 100, "the disk is full");
    let answer = ask(&house, "/readyz").unwrap_or_default();
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("full"), "{answer}");
    assert_eq!(house.logged("the house is not well").len(), 1, "{:?}", house.logged(""));
    assert!(house.logged("").len() < 10, "{:?}", house.logged(""));
    assert!(house.stop().success());
    house.start_again_with(&[("FORNO_LOG_FILTER", "info")]);
    let answer = ask(&house, "/readyz").unwrap_or_default();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

/// To a house whose stored times all lie in the past, its clock is 400 days ahead.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_ahead_at_the_start_deletes_nothing() {
    let folder = TempDir::new().expect("a folder");
    let mut house = Process::start(folder.path());
    let guests = guests(&house.url(), 2).await;
    let gathering = guests[0].open(&new_table("mamma-mia", 4)).await.expect("a table").table;
    let (finished, _) = gathered(&guests, &new_table("pizza-theory", 2)).await;
    let closed = forno(["tables", "close", &finished]).env("FORNO_DATA", folder.path()).status();
    assert!(closed.expect("the binary runs").success());
    assert!(house.stop().success());
    shift_times(&folder.path().join("forno.db"), 400).await;
    let variables = [
        ("FORNO_KEEP_FINISHED", "30"),
        ("FORNO_KEEP_ABANDONED", "30"),
        ("FORNO_KEEP_UNSEEN", "30"),
        ("FORNO_KEEP_CHAT", "30"),
        ("FORNO_LOG_FILTER", "info"),
    ];
    for _ in 0..2 {
        house.start_again_with(&variables);
        // The first round of clearing is over by then.
        tokio::time::sleep(Duration::from_secs(3)).await;
        assert!(guests[0].ledger(&finished).await.is_ok(), "the finished table is there");
        assert!(guests[0].table(&gathering).await.is_ok(), "the table that gathers is there");
        assert!(guests[1].ledger(&finished).await.is_ok(), "the other guest is there");
        assert!(house.stop().success());
    }
    assert_eq!(house.logged("the clock is far ahead").len(), 2, "{:?}", house.logged(""));
}

/// Moves all stored times so many days into the past.
async fn shift_times(database: &Path, days: u64) {
    let shift = days * 24 * 60 * 60 * 1000;
    let options = SqliteConnectOptions::new().filename(database);
    let mut connection = options.connect().await.expect("a connection");
    for statement in [
        format!("UPDATE records SET at = at - {shift}"),
        format!(
            "UPDATE tables SET opened_at = opened_at - {shift}, listed_at = listed_at - {shift}"
        ),
        format!("UPDATE guests SET added_at = added_at - {shift}, seen_at = seen_at - {shift}"),
        format!("UPDATE sessions SET seen_at = seen_at - {shift}"),
        "DELETE FROM keys WHERE name = 'time'".to_string(),
    ] {
        sqlx::raw_sql(sqlx::AssertSqlSafe(statement)).execute(&mut connection).await.expect("done");
    }
    connection.close().await.expect("closed");
}
