//! Checking what a house keeps, restoring it from a backup, and setting its limits.

use std::io::{Read, Seek, SeekFrom, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::Output;

use sqlx::{ConnectOptions, Connection};
use tempfile::TempDir;

use crate::process::{Process, forno};
use crate::tables::{gathered, guests, new_table};

fn run<const N: usize>(data: &Path, arguments: [&str; N]) -> Output {
    forno(arguments).env("FORNO_DATA", data).output().expect("the binary runs")
}

fn said(output: &Output) -> String {
    let (said, complaint) = (&output.stdout, &output.stderr);
    format!("{}{}", String::from_utf8_lossy(said), String::from_utf8_lossy(complaint))
}

fn names(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).expect("a folder");
    let name = |file: std::io::Result<std::fs::DirEntry>| {
        file.expect("a file").file_name().to_string_lossy().into_owned()
    };
    let mut names: Vec<String> = files.map(name).collect();
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_restored_and_what_was_there_is_kept() {
    let (folder, other) = (TempDir::new().expect("a folder"), TempDir::new().expect("a folder"));
    let mut house = Process::start(folder.path());
    let guests = guests(&house.url(), 1).await;
    let first = guests[0].open(&new_table("mamma-mia", 4)).await.expect("a table").table;
    let backup = other.path().join("backup.db").display().to_string();
    assert!(run(folder.path(), ["backup", &backup]).status.success());
    let second = guests[0].open(&new_table("mamma-mia", 4)).await.expect("a table").table;
    let refused = run(folder.path(), ["restore", &backup]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(said(&refused).contains("Another house uses the folder"), "{}", said(&refused));
    // Killed, so that the second table is still in the log.
    house.kill();
    let restored = run(folder.path(), ["restore", &backup]);
    assert!(restored.status.success(), "{}", said(&restored));
    assert!(said(&restored).contains("forno.db.before-1"), "{}", said(&restored));
    assert!(!names(folder.path()).iter().any(|name| name == "forno.db-wal"), "a stale log");
    house.start_again();
    assert!(guests[0].table(&first).await.is_ok());
    assert!(guests[0].table(&second).await.is_err(), "it is newer than the backup");
    assert!(house.stop().success());
    // The old one is whole, and can be restored in its turn.
    let old = folder.path().join("forno.db.before-1").display().to_string();
    let again = run(folder.path(), ["restore", &old]);
    assert!(said(&again).contains("forno.db.before-2"), "{}", said(&again));
    house.start_again();
    assert!(guests[0].table(&second).await.is_ok());
}

/// Sends a request and returns the answer.
fn ask(house: &Process, method: &str, path: &str, cookie: &str) -> String {
    let address = house.url().trim_start_matches("http://").to_string();
    let mut stream = TcpStream::connect(&address).expect("a connection");
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n\
         cookie: {cookie}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).expect("it is sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

#[test]
fn a_backup_forgets_a_guest_who_asked_for_it_since() {
    let (folder, other) = (TempDir::new().expect("a folder"), TempDir::new().expect("a folder"));
    let mut house = Process::start(folder.path());
    let came = ask(&house, "GET", "/api/me", "");
    let cookie = came.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).expect("a cookie");
    let backup = other.path().join("backup.db").display().to_string();
    assert!(run(folder.path(), ["backup", &backup]).status.success());
    let asked = ask(&house, "POST", "/api/me/forget", cookie);
    assert!(asked.starts_with("HTTP/1.1 200"), "{asked}");
    house.kill();
    let restored = said(&run(folder.path(), ["restore", &backup]));
    assert!(restored.contains("One guest asked to be forgotten"), "{restored}");
    house.start_again();
    let back = ask(&house, "GET", "/api/me/identity", cookie);
    assert!(back.starts_with("HTTP/1.1 401"), "signed out: {back}");
    assert!(house.stop().success());
}

#[test]
fn what_is_no_backup_is_not_restored() {
    let (folder, other) = (TempDir::new().expect("a folder"), TempDir::new().expect("a folder"));
    let mut house = Process::start(folder.path());
    assert!(house.stop().success());
    let database = folder.path().join("forno.db");
    let before = std::fs::read(&database).expect("the database");
    let text = other.path().join("text");
    std::fs::write(&text, "somebody's text".repeat(1000)).expect("a file");
    let empty = other.path().join("empty");
    std::fs::write(&empty, "").expect("a file");
    let cut = other.path().join("cut");
    std::fs::write(&cut, &before[..before.len() / 2]).expect("a file");
    for file in [&text, &empty, &cut, &other.path().join("missing")] {
        let refused = run(folder.path(), ["restore", &file.display().to_string()]);
        assert!(!refused.status.success(), "{}: {}", file.display(), said(&refused));
    }
    assert_eq!(std::fs::read(&database).expect("the database"), before);
    let left = names(folder.path());
    assert!(!left.iter().any(|name| name.contains("restoring")), "{left:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_check_finds_damaged_pages() {
    let folder = TempDir::new().expect("a folder");
    let mut house = Process::start(folder.path());
    let guests = guests(&house.url(), 2).await;
    let (playing, _) = gathered(&guests, &new_table("pizza-theory", 2)).await;
    for _ in 0..30 {
        guests[0].open(&new_table("mamma-mia", 4)).await.expect("a table");
    }
    let sound = run(folder.path(), ["check"]);
    assert_eq!(sound.status.code(), Some(0), "{}", said(&sound));
    assert!(said(&sound).contains("31 tables can be loaded and replayed"), "{}", said(&sound));
    assert!(house.stop().success());
    let database = folder.path().join("forno.db");
    let file = std::fs::read(&database).expect("the database");
    let at = find(&file, playing.as_bytes()).expect("the table is there");
    // The page with the first of its records, or of its listing.
    let page = at / 4096;
    assert!(page > 0);
    let mut damaged = std::fs::OpenOptions::new().write(true).open(&database).expect("the file");
    damaged.seek(SeekFrom::Start(page as u64 * 4096)).expect("a page");
    damaged.write_all(&[0x5a; 4096]).expect("damage");
    drop(damaged);
    let broken = run(folder.path(), ["check"]);
    assert_eq!(broken.status.code(), Some(1), "{}", said(&broken));
    assert!(said(&broken).contains("The database is damaged"), "{}", said(&broken));
    // The house opens all the same.
    house.start_again();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_check_names_the_table_whose_game_was_tampered_with() {
    let folder = TempDir::new().expect("a folder");
    let mut house = Process::start(folder.path());
    let guests = guests(&house.url(), 2).await;
    let (tampered, _) = gathered(&guests, &new_table("pizza-theory", 2)).await;
    let (sound, _) = gathered(&guests, &new_table("pizza-theory", 2)).await;
    assert!(house.stop().success());
    // One line of the ledger, within the database, without damage to any page.
    let database = folder.path().join("forno.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&database);
    let mut connection = options.connect().await.expect("a connection");
    let changed = sqlx::query(
        "UPDATE records SET body = replace(body, '\"lines\":[\"', '\"lines\":[\"nonsense ')
         WHERE table_id = ?1 AND instr(body, '\"lines\":[\"')",
    )
    .bind(&tampered)
    .execute(&mut connection)
    .await
    .expect("a statement");
    assert!(changed.rows_affected() > 0);
    connection.close().await.expect("closed");
    let checked = run(folder.path(), ["check"]);
    assert_eq!(checked.status.code(), Some(1), "{}", said(&checked));
    let said = said(&checked);
    assert!(said.contains(&format!("Table {tampered} cannot be loaded")), "{said}");
    assert!(!said.contains(&sound) && !said.contains("The database is damaged:"), "{said}");
    assert!(said.contains("One table can be loaded and replayed"), "{said}");
}

fn find(all: &[u8], wanted: &[u8]) -> Option<usize> {
    all.windows(wanted.len()).position(|window| window == wanted)
}

#[test]
fn limits_are_listed_as_the_documentation_has_them() {
    let folder = TempDir::new().expect("a folder");
    let listed = run(folder.path(), ["serve", "--print-limits"]);
    assert!(listed.status.success(), "{}", said(&listed));
    let listed = String::from_utf8(listed.stdout).expect("text");
    let documented = include_str!("../../../../docs/operating.md");
    assert!(documented.contains(&listed), "put this table into docs/operating.md:\n{listed}");
    let limit = "house.sockets=7";
    let set = run(folder.path(), ["serve", "--print-limits", "--limit", limit]);
    assert!(said(&set).contains("| `house.sockets` | `7` |"), "{}", said(&set));
}

#[test]
fn a_limit_that_cannot_be_is_refused_with_advice() {
    let folder = TempDir::new().expect("a folder");
    for (limit, advice) in [
        ("house.doors=3", "--print-limits"),
        ("house.sockets", "--print-limits"),
        ("house.sockets=many", "whole number"),
        ("house.requests=7", "60+6/m"),
        ("house.review-wait=7", "5s"),
    ] {
        let refused = run(folder.path(), ["serve", "--limit", limit]);
        assert_eq!(refused.status.code(), Some(2), "{limit}");
        assert!(said(&refused).contains(advice), "{limit}: {}", said(&refused));
    }
    for host in ["https://forno.example", "forno.example:8443", "a b", ""] {
        let refused = run(folder.path(), ["serve", "--host", host]);
        assert_eq!(refused.status.code(), Some(2), "{host}: {}", said(&refused));
    }
}
