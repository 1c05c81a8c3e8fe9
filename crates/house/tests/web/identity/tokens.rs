//! Programs: what their tokens allow, and how they are revoked.

use protocol::{Deed, FromClient, FromHouse, Move};
use serde_json::json;

use super::scene::{id_of, sessions};
use crate::common::{Running, Socket, Visitor, settings};

/// A program with these scopes that acts as its maker, and the id of its session.
async fn program(running: &Running, maker: &Visitor, scopes: &[&str]) -> (Visitor, String) {
    let new = json!({ "name": "Script", "scopes": scopes, "for": "me" });
    let made = maker.post("/api/tokens", new).await.done().json();
    let mut program = Visitor::nobody(running);
    program.bear(made["token"].as_str().expect("a token"));
    (program, made["session"].as_str().expect("an id").to_string())
}

#[tokio::test]
async fn a_program_that_is_its_own_guest_is_listed_by_its_maker() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let made = ada.post("/api/tokens", json!({ "name": "Robota" })).await.done().json();
    assert_eq!(made["guest"]["name"], "Robota");
    assert_ne!(made["guest"]["id"], id_of(&ada).await);
    let listed = sessions(&ada).await;
    let robot = listed.iter().find(|session| session["kind"] == "program").expect("a program");
    assert_eq!(robot["id"], made["session"]);
    assert_eq!((&robot["name"], &robot["guest"]), (&json!("Robota"), &made["guest"]));
    assert_eq!(robot["scopes"], json!(["play", "watch", "read"]));
    // A program whose token no guest made is not listed, and is not affected by the revocation.
    let other = Visitor::program(&running, "Other").await;
    let mut bot = Visitor::nobody(&running);
    bot.bear(made["token"].as_str().expect("a token"));
    bot.get("/api/me").await.done();
    let path = format!("/api/me/sessions/{}", robot["id"].as_str().expect("an id"));
    ada.delete(&path).await.done();
    bot.get("/api/me").await.is(401, "web-bad-token");
    bot.post("/api/tokens", json!({ "name": "Robota" })).await.done();
    other.get("/api/me").await.done();
    assert_eq!(sessions(&ada).await.len(), 1);
    running.stop().await;
}

#[tokio::test]
async fn a_token_allows_what_its_scopes_say_and_no_more() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let table = ada.open(json!({ "game": "pizza-theory", "seats": 3 })).await;
    let socket = format!("/api/tables/{table}/socket");
    let new = || json!({ "game": "pizza-theory", "seats": 3 });
    for (scopes, reads, watches, plays) in [
        (&["read"][..], true, false, false),
        (&["watch"], false, true, false),
        (&["play"], false, false, true),
        (&["play", "watch", "read"], true, true, true),
        (&[], false, false, false),
    ] {
        let (bot, _) = program(&running, &ada, scopes).await;
        assert_eq!(id_of(&bot).await, id_of(&ada).await);
        let read = bot.get("/api/me/tables").await.status.as_u16();
        assert_eq!(read, if reads { 200 } else { 403 }, "{scopes:?}");
        let watched = Socket::connect(&bot, &socket, "forno.v1").await;
        assert_eq!(watched.err(), (!watches).then_some(403), "{scopes:?}");
        let played = bot.post("/api/tables", new()).await.status.as_u16();
        assert_eq!(played, if plays { 201 } else { 403 }, "{scopes:?}");
        // Whatever its scopes, a program may not manage its maker's identity.
        bot.get("/api/me/identity").await.is(403, "web-not-allowed");
        bot.delete("/api/me/sessions").await.is(403, "web-not-allowed");
        bot.post("/api/me/recovery-codes", json!({})).await.is(403, "web-not-allowed");
        bot.post("/api/me/sign-in-link", json!({})).await.is(403, "web-not-allowed");
    }
    running.stop().await;
}

#[tokio::test]
async fn a_program_that_may_only_watch_cannot_act() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let table = ada.open(json!({ "game": "pizza-theory", "seats": 3 })).await;
    let (bot, _) = program(&running, &ada, &["watch"]).await;
    let mut socket = bot.connect(&format!("/api/tables/{table}/socket")).await;
    let id = protocol::AskId::try_from("1".to_string()).expect("an id");
    let stand = FromClient::<Move>::Do { id, deed: Deed::Stand, heard: None };
    socket.send(&stand).await;
    let why = socket.find(|frame| match frame {
        FromHouse::Trouble { why } => Some(why.id),
        _ => None,
    });
    assert_eq!(why.await, "web-not-allowed");
    let state = ada.get(&format!("/api/tables/{table}")).await.done().json();
    assert_eq!(state["places"][0]["who"]["kind"], "guest");
    running.stop().await;
}

#[tokio::test]
async fn a_revoked_token_loses_its_sockets_too() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let table = ada.open(json!({ "game": "pizza-theory", "seats": 3 })).await;
    let (bot, session) = program(&running, &ada, &["play", "watch", "read"]).await;
    let mut socket = bot.connect(&format!("/api/tables/{table}/socket")).await;
    ada.delete(&format!("/api/me/sessions/{session}")).await.done();
    let (frames, _) = socket.rest().await;
    assert!(matches!(frames.last(), Some(FromHouse::Bye { again_in: None, .. })), "{frames:?}");
    bot.get("/api/me").await.is(401, "web-bad-token");
    running.stop().await;
}

#[tokio::test]
async fn a_program_cannot_make_a_token_for_its_guest_and_tokens_are_limited() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let (bot, _) = program(&running, &ada, &["play", "watch", "read"]).await;
    let new = || json!({ "name": "More", "for": "me" });
    bot.post("/api/tokens", new()).await.is(401, "web-nobody");
    Visitor::nobody(&running).post("/api/tokens", new()).await.is(401, "web-nobody");
    for _ in 1..50 {
        program(&running, &ada, &[]).await;
    }
    ada.post("/api/tokens", new()).await.is(409, "web-too-many-tokens");
    running.stop().await;
}

#[tokio::test]
async fn a_token_is_not_widened_by_a_header() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let new = || json!({ "game": "pizza-theory", "seats": 3 });
    for (scopes, method, path) in [
        (&["watch"][..], "POST", "/api/tables"),
        (&["watch"], "PATCH", "/api/me"),
        (&["watch"], "GET", "/api/me/tables"),
        (&["read"], "POST", "/api/tables"),
        (&["play"], "GET", "/api/me/tables"),
    ] {
        let (bot, _) = program(&running, &ada, scopes).await;
        let bot = bot.with("upgrade", "websocket").with("connection", "upgrade");
        let method = method.parse().expect("a method");
        let body = new().to_string();
        let answer = bot.send_text(method, path, "application/json", &body).await;
        answer.is(403, "web-not-allowed");
    }
    assert_eq!(ada.get("/api/me/tables").await.done().json(), json!([]));
    running.stop().await;
}

#[tokio::test]
async fn a_token_can_be_revoked_by_whoever_holds_it() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let (maker, hers) = program(&running, &ada, &[]).await;
    // A token that nobody made, whatever its scopes.
    for scopes in [json!(["play", "watch", "read"]), json!([])] {
        let mut bot = Visitor::nobody(&running);
        let new = json!({ "name": "Robota", "scopes": scopes });
        let made = bot.post("/api/tokens", new).await.done().json();
        bot.bear(made["token"].as_str().expect("a token"));
        bot.get("/api/me").await.done();
        // It revokes itself and nothing else.
        bot.delete(&format!("/api/me/sessions/{hers}")).await.is(403, "web-not-allowed");
        bot.delete("/api/me/sessions/nonsense").await.is(403, "web-not-allowed");
        maker.get("/api/me").await.done();
        let path = format!("/api/me/sessions/{}", made["session"].as_str().expect("an id"));
        assert_eq!(bot.delete(&path).await.status, 204);
        bot.get("/api/me").await.is(401, "web-bad-token");
    }
    // Whoever has not noted the id says `current`.
    assert_eq!(maker.delete("/api/me/sessions/current").await.status, 204);
    maker.get("/api/me").await.is(401, "web-bad-token");
    assert_eq!(sessions(&ada).await.len(), 1);
    running.stop().await;
}
