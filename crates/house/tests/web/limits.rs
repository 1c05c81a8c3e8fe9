//! What is too much is refused politely, and only for a while.

use std::time::Duration;

use house::Settings;
use house::settings::{Limits, Rate};
use protocol::{FromClient, FromHouse, Move};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Closed, Running, Socket, Visitor, settings, until};

fn limited(change: impl FnOnce(&mut Limits)) -> Settings {
    let mut settings = settings();
    change(&mut settings.limits);
    settings
}

#[tokio::test]
async fn too_many_requests_are_told_to_wait_and_are_answered_after_it() {
    let rate = Rate { burst: 5, every: Duration::from_millis(900) };
    let running = Running::start(limited(|limits| limits.requests = rate)).await;
    let nobody = Visitor::nobody(&running);
    for _ in 0..5 {
        nobody.get("/api/games").await.done();
    }
    let refused = nobody.get("/api/games").await;
    refused.is(429, "web-too-much");
    assert_eq!(refused.headers["retry-after"], "1");
    assert!(refused.headers.contains_key("content-security-policy"));
    nobody.get("/healthz").await.done();
    assert!(running.counted(r#"why="Limited""#) >= 1);
    tokio::time::sleep(Duration::from_secs(1)).await;
    nobody.get("/api/games").await.done();
    running.stop().await;
}

#[tokio::test]
async fn guests_and_tables_have_limits_of_their_own() {
    let rate = Rate { burst: 2, every: Duration::from_secs(100) };
    let running = Running::start(limited(|limits| {
        limits.guests = rate;
        limits.tables = rate;
    }))
    .await;
    let ada = Visitor::browser(&running).await;
    let bot = Visitor::program(&running, "Robota").await;
    Visitor::nobody(&running).get("/api/me").await.is(429, "web-too-much");
    let third = bot.post("/api/tokens", json!({ "name": "x" })).await;
    third.is(429, "web-too-much");
    let wait: u32 = third.headers["retry-after"].to_str().expect("text").parse().expect("seconds");
    assert!((90..=100).contains(&wait), "{wait}");
    let new = || json!({ "game": "mamma-mia", "seats": 4 });
    ada.open(new()).await;
    bot.open(new()).await;
    ada.post("/api/tables", new()).await.is(429, "web-too-much");
    ada.get("/api/tables").await.done();
    running.stop().await;
}

#[tokio::test]
async fn an_address_has_so_many_sockets_at_a_time() {
    let running = Running::start(limited(|limits| limits.sockets = 2)).await;
    let nobody = Visitor::nobody(&running);
    let connect = || Socket::connect(&nobody, "/api/lobby/socket", "forno.v1");
    let first = connect().await.expect("a socket");
    let _second = connect().await.expect("a socket");
    assert_eq!(connect().await.err(), Some(429));
    assert_eq!(running.counted("forno_sockets "), 2);
    drop(first);
    until(|| running.counted("forno_sockets ") == 1).await;
    connect().await.expect("a socket");
    running.stop().await;
}

#[tokio::test]
async fn sockets_cannot_be_opened_too_fast() {
    let rate = Rate { burst: 2, every: Duration::from_secs(100) };
    let running = Running::start(limited(|limits| limits.connects = rate)).await;
    let nobody = Visitor::nobody(&running);
    let connect = || Socket::connect(&nobody, "/api/lobby/socket", "forno.v1");
    drop(connect().await.expect("a socket"));
    drop(connect().await.expect("a socket"));
    assert_eq!(connect().await.err(), Some(429));
    running.stop().await;
}

#[tokio::test]
async fn whoever_sends_too_fast_is_asked_to_slow_down_and_closed_if_that_does_not_help() {
    let rate = Rate { burst: 5, every: Duration::from_millis(200) };
    let running = Running::start(limited(|limits| limits.frames = rate)).await;
    let ada = Visitor::browser(&running).await;
    let table = ada.open(json!({ "game": "mamma-mia", "seats": 4 })).await;
    let mut socket = ada.connect(&format!("/api/tables/{table}/socket")).await;
    let frame = FromClient::<Move>::Heard { heard: 0 };
    for _ in 0..8 {
        socket.send(&frame).await;
    }
    let slow_down = |frame| match frame {
        FromHouse::Trouble { why } => Some(why.id),
        _ => None,
    };
    assert_eq!(socket.find(slow_down).await, "web-slow-down");
    // Whoever heeds it is forgiven.
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    for _ in 0..5 {
        socket.send(&frame).await;
    }
    let text = serde_json::to_string(&frame).expect("JSON");
    for _ in 0..100 {
        if !socket.try_send(Message::text(text.clone())).await {
            break;
        }
    }
    let (frames, closed) = socket.rest().await;
    let Some(FromHouse::Bye { why, again_in }) = frames.last() else { panic!("{frames:?}") };
    assert_eq!((why.id.as_str(), *again_in), ("web-bye-too-fast", Some(10_000)));
    assert_eq!(closed, Closed(Some(1008)));
    assert_eq!(running.counted(r#"why="TooFast""#), 1);
    running.stop().await;
}
