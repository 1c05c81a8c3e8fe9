//! Everything about a guest, in one archive, and nothing that only others know.

use std::fs;

use protocol::Deed;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::scene::{about, ask_first, at_table, does, export, named, nth, play_on, says, unzip};
use crate::common::{Running, Socket, Visitor, settings};
use crate::identity::scene::{id_of, other_device};

#[tokio::test]
async fn the_archive_has_the_guest_the_devices_the_tables_and_the_chat() {
    let running = Running::start(settings()).await;
    let ada = named(&running, "Ada Lovelace").await;
    other_device(&running, &ada).await;
    ada.post("/api/tokens", json!({ "name": "My bot", "for": "me" })).await.done();
    ada.post("/api/me/recovery-codes", json!({})).await.done();
    let bea = named(&running, "Bea").await;

    // One game that is over, one that goes on, and one table that has not begun.
    let bots = json!([{ "seat": 2, "level": "mimi" }, { "seat": 3, "level": "mimi" }]);
    let game = json!({ "game": "pizza-theory", "seats": 3, "bots": bots });
    let finished = ada.open(game.clone()).await;
    let mut socket = at_table(&ada, &finished).await;
    does(&mut socket, Deed::Start).await;
    play_on(&mut socket).await;
    says(&mut socket, "That was good").await;
    let playing = ada.open(game).await;
    let mut socket = at_table(&ada, &playing).await;
    does(&mut socket, Deed::Start).await;
    let new = json!({ "game": "mamma-mia", "seats": 3, "visibility": "public" });
    let gathering = bea.open(new).await;
    let mut beas = at_table(&bea, &gathering).await;
    says(&mut beas, "Bea speaks").await;
    let mut socket = at_table(&ada, &gathering).await;
    does(&mut socket, Deed::Sit { seat: None }).await;
    says(&mut socket, "Buonasera").await;
    does(&mut socket, Deed::Stand).await;

    let (me, files) = about(&ada).await;
    assert_eq!((&me["id"], &me["name"]), (&json!(id_of(&ada).await), &json!("Ada Lovelace")));
    assert_eq!(me["devices"].as_array().map(Vec::len), Some(2));
    assert_eq!(me["tokens"][0]["name"], "My bot");
    assert_eq!(me["recovery_codes_left"], 10);
    let table = |id: &str| -> Value {
        let tables = me["tables"].as_array().expect("tables");
        tables.iter().find(|table| table["id"] == id).expect("it is listed").clone()
    };
    let over = table(&finished);
    assert_eq!((&over["stage"], &over["seat"]), (&json!("finished"), &json!(1)));
    assert_eq!(
        (&over["you_opened"], &over["chat"][0]["text"]),
        (&json!(true), &json!("That was good"))
    );
    let ledger = ada.get(&format!("/api/tables/{finished}/ledger")).await.done().text;
    assert_eq!(files[&format!("tables/{finished}.ledger")], ledger);
    assert_eq!(table(&playing)["stage"], "playing");
    let heard: Value =
        serde_json::from_str(&files[&format!("tables/{playing}.json")]).expect("JSON");
    assert_eq!(heard["sayings"][0]["number"], 1);
    assert!(heard["view"].is_object());
    let left = table(&gathering);
    assert_eq!(left["seat"], Value::Null);
    assert_eq!(left["chat"][0]["text"], "Buonasera");
    let all: String = files.into_values().collect();
    assert!(!all.contains("Bea speaks"));

    // A program may not have it, and nobody may ask for it all the time.
    let program = Visitor::program(&running, "A bot").await;
    program.get("/api/me/export").await.is(403, "web-not-allowed");
    Visitor::nobody(&running).get("/api/me/export").await.is(401, "web-nobody");
    while ada.get("/api/me/export").await.status.as_u16() == 200 {}
    ada.get("/api/me/export").await.is(429, "web-too-much");
    running.stop().await;
}

#[tokio::test]
async fn a_guest_who_was_two_gets_what_belongs_to_both() {
    let running = Running::start(settings()).await;
    let (ada, phone) = (named(&running, "Ada").await, named(&running, "Phone").await);
    let new = json!({ "game": "pizza-theory", "seats": 3, "visibility": "public" });
    let table = phone.open(new).await;
    says(&mut at_table(&phone, &table).await, "From the phone").await;
    let before = id_of(&phone).await;
    let made = ada.post("/api/me/recovery-codes", json!({})).await.done().json();
    let merge = json!({ "code": made["codes"][0], "merge": true });
    phone.post("/api/sign-in/code", merge).await.done();
    let (me, _) = about(&ada).await;
    assert_eq!(me["also_known_as"], json!([before]));
    assert_eq!(me["tables"][0]["id"], table.as_str());
    assert_eq!(me["tables"][0]["chat"][0]["text"], "From the phone");
    running.stop().await;
}

/// Three guests choose their cuts in secret. Returns them and their table.
async fn choosing(running: &Running) -> (Vec<Visitor>, String) {
    let mut guests = Vec::new();
    for name in ["Ada", "Bea", "Cleo"] {
        guests.push(named(running, name).await);
    }
    let new = json!({ "game": "pizza-theory", "seats": 3, "visibility": "public" });
    let table = guests[0].open(new).await;
    let mut sockets = Vec::new();
    for guest in &guests {
        let mut socket = at_table(guest, &table).await;
        does(&mut socket, Deed::Sit { seat: None }).await;
        does(&mut socket, Deed::Ready { ready: true, nonce: None }).await;
        sockets.push(socket);
    }
    does(&mut sockets[0], Deed::Start).await;
    // Toppings are placed first; then all choose at once.
    'placing: loop {
        for socket in &mut sockets {
            let news = socket.news().await;
            if news.awaited.len() == 3 {
                break 'placing;
            }
            ask_first(socket, &news).await;
        }
    }
    (guests, table)
}

/// The archive of Ada in a world where Bea chooses this cut, and where Cleo changes a choice or not.
async fn archive_in(
    folder: TempDir,
    guests: &[Visitor],
    table: &str,
    cut: u32,
    changes: bool,
) -> Vec<u8> {
    let running = Running::start_in(folder, settings()).await;
    let choose = async |guest: &Visitor, number: u32, again: bool| {
        let mut socket: Socket = at_table(&guest.at(&running), table).await;
        let news = socket.news().await;
        socket.ask(nth(&news.steps[0], number)).await;
        let chosen = loop {
            let news = socket.news().await;
            if !news.may_also.is_empty() {
                break news;
            }
        };
        if again {
            socket.ask(nth(&chosen.may_also, number + 1)).await;
            while socket.news().await.heard <= chosen.heard {}
        }
        socket.hang_up().await;
    };
    choose(&guests[1], cut, false).await;
    choose(&guests[2], 2, changes).await;
    let archive = export(&guests[0].at(&running)).await;
    running.stop().await;
    archive
}

#[tokio::test]
async fn the_archive_of_a_game_that_goes_on_is_the_same_whatever_others_hide() {
    let running = Running::start(settings()).await;
    let (guests, table) = choosing(&running).await;
    let folder = running.stop().await;
    let mut first = None;
    for (cut, changes) in [(0, false), (1, false), (0, true), (4, true)] {
        let copy = tempfile::tempdir().expect("a folder");
        fs::copy(folder.path().join("forno.db"), copy.path().join("forno.db")).expect("a copy");
        let archive = archive_in(copy, &guests, &table, cut, changes).await;
        let expected = first.get_or_insert_with(|| archive.clone());
        if archive != *expected {
            panic!("{:?} is not {:?}", unzip(&archive), unzip(expected));
        }
    }
    let files = unzip(&first.expect("an archive"));
    assert!(files.contains_key(&format!("tables/{table}.json")), "{files:?}");
}
