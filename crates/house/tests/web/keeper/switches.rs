//! The banner and the switches.

use protocol::{FromHouse, LobbyFrame, Notice};
use reqwest::Method;
use serde_json::{Value, json};

use super::{
    at_table, believing, command_line, decide, guest_at, id_of, in_room, public_table, says, tries,
};
use crate::common::{Answer, Running, Visitor, settings};

async fn put(room: &Visitor, path: &str, body: Value) -> Answer {
    room.send_text(Method::PUT, path, "application/json", &body.to_string()).await
}

async fn switch(room: &Visitor, on: &str) {
    let mut switches =
        json!({ "no_new_tables": false, "no_new_guests": false, "read_only": false });
    if let Some(switch) = switches.get_mut(on) {
        *switch = json!(true);
    }
    put(room, "/api/keeper/switches", switches).await.done();
}

#[tokio::test]
async fn a_banner_reaches_everyone_at_once_and_those_who_come_later() {
    let running = Running::start(believing()).await;
    let room = in_room(&running, "keeper", "192.0.2.9").await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let (table, mut sockets) = public_table(&[&ada]).await;
    let mut lobby = ada.connect("/api/lobby/socket").await;
    let LobbyFrame::Tables { .. } = lobby.next().await.expect("tables") else { panic!() };
    put(&room, "/api/keeper/banner", json!({ "banner": "Closed at ten" })).await.done();
    let notice = |frame| match frame {
        FromHouse::Notice(notice) => Some(notice),
        _ => None,
    };
    let expected = Notice { banner: Some("Closed at ten".to_string()), ..Notice::default() };
    assert_eq!(sockets[0].find(notice).await, expected);
    loop {
        if let LobbyFrame::Notice(told) = lobby.next().await.expect("a notice") {
            break assert_eq!(told, expected);
        }
    }
    let first = at_table(&ada, &table).await.frame().await;
    assert_eq!(first, FromHouse::Notice(expected.clone()));
    let mut lobby = ada.connect("/api/lobby/socket").await;
    assert_eq!(lobby.next::<LobbyFrame>().await.expect("it"), LobbyFrame::Notice(expected));
    let folder = running.stop().await;
    let running = Running::start_in(folder, believing()).await;
    let room = room.at(&running);
    assert_eq!(room.get("/api/house").await.done().json()["banner"], "Closed at ten");
    put(&room, "/api/keeper/banner", json!({ "banner": null })).await.done();
    assert_eq!(room.get("/api/house").await.done().json()["banner"], Value::Null);
    let long = put(&room, "/api/keeper/banner", json!({ "banner": "x".repeat(301) })).await;
    long.is(422, "web-bad-text");
    running.stop().await;
}

#[tokio::test]
async fn no_new_tables_and_no_new_guests() {
    let running = Running::start(believing()).await;
    let room = in_room(&running, "keeper", "192.0.2.9").await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let (_, mut sockets) = public_table(&[&ada]).await;
    let new = json!({ "game": "mamma-mia", "seats": 4 });
    switch(&room, "no_new_tables").await;
    ada.post("/api/tables", new.clone()).await.is(503, "house-no-new-tables");
    let rematch = tries(&mut sockets[0], json!({ "kind": "rematch" })).await;
    assert_eq!(rematch, "house-no-new-tables");
    assert_eq!(says(&mut sockets[0], "we go on").await, "done");
    switch(&room, "no_new_guests").await;
    ada.post("/api/tables", new).await.done();
    let stranger = Visitor::nobody(&running);
    stranger.get("/api/me").await.is(503, "house-no-new-guests");
    let token = stranger.post("/api/tokens", json!({ "name": "Eve" })).await;
    token.is(503, "house-no-new-guests");
    ada.get("/api/me").await.done();
    // An invitation into the room admits a guest all the same.
    in_room(&running, "moderator", "192.0.2.7").await;
    switch(&room, "").await;
    stranger.get("/api/me").await.done();
    running.stop().await;
}

#[tokio::test]
async fn a_read_only_house_is_looked_at_and_not_changed() {
    let running = Running::start(believing()).await;
    let room = in_room(&running, "keeper", "192.0.2.9").await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let (table, mut sockets) = public_table(&[&ada]).await;
    switch(&room, "read_only").await;
    assert_eq!(says(&mut sockets[0], "hello").await, "house-read-only");
    assert_eq!(tries(&mut sockets[0], json!({ "kind": "stand" })).await, "house-read-only");
    let mute = json!({ "kind": "mute", "seat": 2, "on": true });
    assert_eq!(tries(&mut sockets[0], mute).await, "done", "it changes nothing for others");
    let new = json!({ "game": "mamma-mia", "seats": 4 });
    ada.post("/api/tables", new.clone()).await.is(503, "house-read-only");
    ada.patch("/api/me", json!({ "name": "Bea" })).await.is(503, "house-read-only");
    ada.get(&format!("/api/tables/{table}")).await.done();
    at_table(&ada, &table).await.find(|it| matches!(it, FromHouse::Table(_)).then_some(())).await;
    // It is still so after a restart.
    let folder = running.stop().await;
    let running = Running::start_in(folder, believing()).await;
    let (room, ada) = (room.at(&running), ada.at(&running));
    ada.post("/api/tables", new.clone()).await.is(503, "house-read-only");
    switch(&room, "").await;
    ada.post("/api/tables", new).await.done();
    running.stop().await;
}

#[tokio::test]
async fn a_warning_is_confirmed_while_the_house_is_read_only() {
    let running = Running::start(believing()).await;
    let room = in_room(&running, "keeper", "192.0.2.9").await;
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let warning = decide(&room, "warn", &id_of(&eve).await, None).await;
    switch(&room, "read_only").await;
    let path = format!("/api/me/standing/warnings/{warning}/confirm");
    assert_eq!(eve.post(&path, json!({})).await.status, 204, "the page waits for it");
    assert_eq!(eve.get("/api/me/standing").await.done().json()["warnings"], json!([]));
    running.stop().await;
}

#[tokio::test]
async fn nobody_comes_anew_and_nobody_is_merged_while_the_house_is_read_only() {
    let running = Running::start(believing()).await;
    let room = in_room(&running, "keeper", "192.0.2.9").await;
    let (ada, phone) = (Visitor::browser(&running).await, Visitor::browser(&running).await);
    let made = ada.post("/api/me/recovery-codes", json!({})).await.done().json();
    let code = made["codes"][0].clone();
    switch(&room, "read_only").await;
    let before = room.get("/api/keeper").await.done().json()["guests"].clone();
    let stranger = Visitor::nobody(&running);
    stranger.get("/api/me").await.is(503, "house-no-new-guests");
    assert_eq!(room.get("/api/keeper").await.done().json()["guests"], before);
    stranger.get("/api/tables").await.done();
    let merge = json!({ "code": code, "merge": true });
    phone.post("/api/sign-in/code", merge).await.is(503, "house-read-only");
    assert_ne!(id_of(&phone).await, id_of(&ada).await);
    // Signing in alone is harmless, and the code was not used up.
    stranger.post("/api/sign-in/code", json!({ "code": code })).await.done();
    switch(&room, "").await;
    stranger.get("/api/me").await.done();
    let merge = json!({ "code": made["codes"][1], "merge": true });
    phone.post("/api/sign-in/code", merge).await.done();
    running.stop().await;
}

#[tokio::test]
async fn bots_and_clocks_rest_while_the_house_is_read_only() {
    let running = Running::start(settings()).await;
    let keeper = command_line(&running);
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let new = json!({
        "game": "mamma-mia", "seats": 3, "visibility": "public",
        "clock": { "kind": "live", "base": 10, "increment": 0 },
    });
    let table = ada.open(new).await;
    let mut socket = at_table(&ada, &table).await;
    assert_eq!(tries(&mut socket, json!({ "kind": "sit" })).await, "done");
    for seat in 1..=3 {
        // The seat that Ada has is refused, which is as good.
        tries(&mut socket, json!({ "kind": "bot", "seat": seat, "level": "dado" })).await;
    }
    assert_eq!(tries(&mut socket, json!({ "kind": "start" })).await, "done");
    // Wait until Ada is awaited: her clock of ten seconds runs.
    loop {
        if !socket.news().await.steps.is_empty() {
            break;
        }
    }
    switch(&keeper, "read_only").await;
    tokio::time::sleep(std::time::Duration::from_secs(11)).await;
    switch(&keeper, "").await;
    let mut again = at_table(&ada, &table).await;
    let left = again
        .find(|frame| match frame {
            FromHouse::Clock(face) => Some(face.left),
            _ => None,
        })
        .await;
    assert!(left.iter().any(|left| *left > 0), "{left:?}");
    let state = ada.get(&format!("/api/tables/{table}")).await.done().json();
    let places = state["places"].as_array().expect("places").clone();
    let sits = places.iter().find(|place| place["who"]["name"] == "Ada").expect("Ada sits");
    assert_eq!(sits["who"]["played_by"], Value::Null, "her time has not run out");
    running.stop().await;
}
