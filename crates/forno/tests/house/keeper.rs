//! What a keeper of a house encounters: errors with advice, tables, backups, a clean stop.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::Output;
use std::time::Duration;

use load::player::Ending;
use protocol::{FromHouse, Stage};
use tempfile::TempDir;

use crate::process::{Process, forno};
use crate::tables::{gathered, guests, new_table, play, with_bots};

fn run<const N: usize>(data: &Path, arguments: [&str; N]) -> Output {
    forno(arguments).env("FORNO_DATA", data).output().expect("the binary runs")
}

fn said(output: &Output) -> String {
    let (said, complaint) = (&output.stdout, &output.stderr);
    format!("{}{}", String::from_utf8_lossy(said), String::from_utf8_lossy(complaint))
}

#[test]
fn a_second_house_in_the_same_folder_is_refused_with_advice() {
    let folder = TempDir::new().expect("a folder");
    let _house = Process::start(folder.path());
    let second = run(folder.path(), ["serve", "--listen", "127.0.0.1:0"]);
    assert_eq!(second.status.code(), Some(1));
    assert!(said(&second).contains("Another house uses the folder"), "{}", said(&second));
}

#[test]
fn a_house_on_this_machine_is_reached_by_either_kind_of_address() {
    let mut hosts = vec!["127.0.0.1"];
    match TcpListener::bind("[::1]:0") {
        Ok(_) => hosts.push("[::1]"),
        Err(error) => eprintln!("only 127.0.0.1 is tried, this machine has no ::1: {error}"),
    }
    let folder = TempDir::new().expect("a folder");
    let house = Process::start(folder.path());
    let url = house.url();
    let (_, port) = url.rsplit_once(':').expect("a port");
    for address in hosts.into_iter().map(|host| format!("{host}:{port}")) {
        let mut stream = TcpStream::connect(&address).expect("a connection");
        let request =
            format!("GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("it is sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 200"), "{address}: {answer}");
    }
}

#[test]
fn passkeys_belong_to_a_domain_and_to_nothing_else() {
    let folder = TempDir::new().expect("a folder");
    for domain in ["192.0.2.1", "https://forno.example", "forno.example:8443", ""] {
        let refused = run(folder.path(), ["serve", "--passkey-domain", domain]);
        assert_eq!(refused.status.code(), Some(2), "{domain}: {}", said(&refused));
        assert!(said(&refused).contains("--passkey-domain"), "{}", said(&refused));
    }
}

#[test]
fn an_address_that_is_taken_is_named() {
    let (one, two) = (TempDir::new().expect("a folder"), TempDir::new().expect("a folder"));
    let house = Process::start(one.path());
    let url = house.url();
    let address = url.trim_start_matches("http://");
    let second = run(two.path(), ["serve", "--listen", address]);
    assert_eq!(second.status.code(), Some(1));
    assert!(said(&second).contains("--listen"), "{}", said(&second));
}

#[test]
fn a_folder_that_cannot_be_is_named() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("file");
    std::fs::write(&file, "").expect("a file");
    let refused = run(&file.join("data"), ["serve", "--listen", "127.0.0.1:0"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(said(&refused).contains("file"), "{}", said(&refused));
}

#[test]
fn what_is_no_database_is_not_touched() {
    let folder = TempDir::new().expect("a folder");
    let database = folder.path().join("forno.db");
    std::fs::write(&database, "not a database, but somebody's text".repeat(100)).expect("a file");
    let before = std::fs::read(&database).expect("the file");
    let refused = run(folder.path(), ["serve", "--listen", "127.0.0.1:0"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(said(&refused).contains("no database"), "{}", said(&refused));
    assert_eq!(std::fs::read(&database).expect("the file"), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keeper_lists_shows_closes_and_deletes_tables_of_a_running_house() {
    let folder = TempDir::new().expect("a folder");
    let house = Process::start(folder.path());
    let none = run(folder.path(), ["tables", "list"]);
    assert!(said(&none).contains("no table"), "{}", said(&none));
    let guests = guests(&house.url(), 2).await;
    let (table, mut connections) = gathered(&guests, &new_table("pizza-theory", 2)).await;
    let listed = said(&run(folder.path(), ["tables", "list"]));
    assert!(listed.contains(&table) && listed.contains("playing"), "{listed}");
    assert!(said(&run(folder.path(), ["tables", "show", &table])).contains("Guest 1"));
    let closed = run(folder.path(), ["tables", "close", &table]);
    assert!(closed.status.success(), "{}", said(&closed));
    loop {
        let frame = connections[0].next_frame().await.expect("a frame");
        if matches!(&frame, FromHouse::Table(state) if state.stage == Stage::Abandoned) {
            break;
        }
    }
    let ledger = guests[0].ledger(&table).await.expect("the ledger of an abandoned table");
    assert!(ledger.contains("result abandoned") && ledger.contains("\nseed "), "{ledger}");
    let deleted = run(folder.path(), ["tables", "delete", &table]);
    assert!(deleted.status.success(), "{}", said(&deleted));
    assert!(guests[0].ledger(&table).await.is_err());
    let gone = run(folder.path(), ["tables", "show", &table]);
    assert_eq!(gone.status.code(), Some(2), "{}", said(&gone));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keeper_closes_and_deletes_while_the_house_is_closed() {
    let folder = TempDir::new().expect("a folder");
    let mut house = Process::start(folder.path());
    let guests = guests(&house.url(), 2).await;
    let (table, _) = gathered(&guests, &new_table("mamma-mia", 2)).await;
    assert!(house.stop().success());
    let closed = run(folder.path(), ["tables", "close", &table]);
    assert!(closed.status.success(), "{}", said(&closed));
    house.start_again();
    assert!(guests[0].ledger(&table).await.expect("its ledger").contains("result abandoned"));
    assert!(house.stop().success());
    assert!(run(folder.path(), ["tables", "delete", &table]).status.success());
    assert_eq!(run(folder.path(), ["tables", "delete", &table]).status.code(), Some(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_running_house_is_a_house() {
    let (folder, copy) = (TempDir::new().expect("a folder"), TempDir::new().expect("a folder"));
    let house = Process::start(folder.path());
    let guests = guests(&house.url(), 2).await;
    let ending = play(&guests, &new_table("pizza-theory", 2)).await;
    assert!(matches!(ending, Ending::Over(_)));
    let (table, _) = gathered(&guests, &new_table("pizza-theory", 2)).await;
    let file = copy.path().join("forno.db");
    let file = file.to_str().expect("a path");
    let backup = run(folder.path(), ["backup", file]);
    assert!(backup.status.success(), "{}", said(&backup));
    let again = run(folder.path(), ["backup", file]);
    assert!(said(&again).contains("not overwritten"), "{}", said(&again));
    let listed = said(&run(copy.path(), ["tables", "list"]));
    assert!(listed.contains(&table) && listed.contains("finished"), "{listed}");
    let _second = Process::start(copy.path());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_stops_says_so_and_goes_on_where_it_was() {
    let folder = TempDir::new().expect("a folder");
    let mut house = Process::start(folder.path());
    let guests = guests(&house.url(), 1).await;
    // A practice round against bots: they continue by themselves after the start.
    let (table, mut connections) = gathered(&guests, &with_bots("pizza-theory", 3, 1)).await;
    assert!(house.stop().success());
    let again_in = loop {
        match connections[0].next_frame().await {
            Ok(_) => {}
            Err(error) => break error.again_in(),
        }
    };
    assert!(again_in.is_some(), "guests are told to come back");
    house.start_again();
    let mut player = load::player::Player::new(guests[0].clone(), &table, 3);
    let ending = player.play().await.unwrap_or_else(|breach| panic!("{breach}"));
    assert!(matches!(ending, Ending::Over(_)));
}

/// A table with bots only, whose opener has left: after a crash it continues although nobody comes
/// in.
#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_after_a_crash_without_anyone_coming_in() {
    let folder = TempDir::new().expect("a folder");
    let natural = [("FORNO_BOT_PACE", "natural")];
    let mut house = Process::start_with(folder.path(), &natural);
    let guests = guests(&house.url(), 1).await;
    let table = protocol::NewTable { seat: None, ..with_bots("pizza-theory", 3, 0) };
    let (table, connections) = gathered(&guests, &table).await;
    drop(connections);
    house.kill();
    house.start_again_with(&[]);
    let end = tokio::time::Instant::now() + Duration::from_secs(20);
    loop {
        let listed = said(&run(folder.path(), ["tables", "list"]));
        if listed.contains(&table) && listed.contains("finished") {
            break;
        }
        assert!(tokio::time::Instant::now() < end, "the bots stand still: {listed}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
