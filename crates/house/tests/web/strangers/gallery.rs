//! Watchers who fill a table, so that a player who lost the connection would be kept out.

use protocol::FromHouse;
use serde_json::json;

use super::{at_table, believing, guest_at, tries};
use crate::common::{Running, Socket};

#[tokio::test]
async fn watchers_keep_no_seated_guest_out() {
    let mut settings = believing();
    settings.tables.watchers = 20;
    let running = Running::start(settings).await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let bot = json!({ "seat": 2, "level": "dado" });
    let clock = json!({ "kind": "live", "base": 600, "increment": 0 });
    let new = json!({ "game": "pizza-theory", "seats": 2, "visibility": "public",
        "bots": [bot], "clock": clock });
    let table = ada.open(new).await;
    let mut socket = at_table(&ada, &table).await;
    assert_eq!(tries(&mut socket, json!({ "kind": "start" })).await, "done");
    socket.hang_up().await;
    let mut watching = Vec::new();
    for address in ["198.51.100.1", "198.51.100.2", "198.51.100.3"] {
        let eve = guest_at(&running, address, "Eve").await;
        for _ in 0..10 {
            watching.push(at_table(&eve, &table).await);
        }
    }
    let turned_away = watching.last_mut().expect("a watcher").frame().await;
    assert!(matches!(turned_away, FromHouse::Bye { .. }), "{turned_away:?}");
    let mut socket = at_table(&ada, &table).await;
    let first = socket.frame().await;
    assert!(matches!(first, FromHouse::Welcome { seat: Some(_), .. }), "{first:?}");
    running.stop().await;
}

#[tokio::test]
async fn an_address_watches_so_many_tables_at_a_time_and_sits_at_more() {
    let mut settings = believing();
    settings.front.limits.watchers = 2;
    let running = Running::start(settings).await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let bea = guest_at(&running, "192.0.2.1", "Bea").await;
    let new = json!({ "game": "mamma-mia", "seats": 5, "visibility": "public" });
    let table = ada.open(new).await;
    let path = format!("/api/tables/{table}/socket");
    // Neither seated guests nor those who have just sat down count as watchers.
    let _ada = at_table(&ada, &table).await;
    let mut seated = at_table(&bea, &table).await;
    assert_eq!(tries(&mut seated, json!({ "kind": "sit" })).await, "done");
    let eve = guest_at(&running, "192.0.2.1", "Eve").await;
    let _watching = [at_table(&eve, &table).await, at_table(&eve, &table).await];
    let third = Socket::connect(&eve, &path, "forno.v1").await;
    assert_eq!(third.err(), Some(429));
    assert!(running.counted(r#"why="Limited""#) >= 1);
    let _again = at_table(&bea, &table).await;
    let dan = guest_at(&running, "192.0.2.2", "Dan").await;
    let _elsewhere = at_table(&dan, &table).await;
    // A guest who stands up becomes a watcher.
    assert_eq!(tries(&mut seated, json!({ "kind": "stand" })).await, "done");
    assert_eq!(Socket::connect(&eve, &path, "forno.v1").await.err(), Some(429));
    running.stop().await;
}

#[tokio::test]
async fn three_addresses_keep_nobody_from_sitting_down() {
    let running = Running::start(believing()).await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let new = json!({ "game": "mamma-mia", "seats": 5, "visibility": "public" });
    let table = ada.open(new).await;
    // Each address has all that it may watch with.
    let mut watching = Vec::new();
    for address in ["198.51.100.1", "198.51.100.2", "198.51.100.3"] {
        let eve = guest_at(&running, address, "Eve").await;
        for _ in 0..100 {
            watching.push(at_table(&eve, &table).await);
        }
    }
    let told = watching.last_mut().expect("a watcher").frame().await;
    let bea = guest_at(&running, "192.0.2.2", "Bea").await;
    let mut bea = at_table(&bea, &table).await;
    let first = bea.frame().await;
    assert!(matches!(first, FromHouse::Welcome { .. }), "{first:?}");
    assert_eq!(tries(&mut bea, json!({ "kind": "sit" })).await, "done");
    // The others are told why.
    let FromHouse::Bye { why, .. } = told else { panic!("{told:?}") };
    assert_eq!(why.id, "house-too-many-watchers-of-address");
    assert!(running.counted(r#"limit="table.watchers-of-address""#) >= 3 * 80);
    running.stop().await;
}
