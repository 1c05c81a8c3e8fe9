//! Strangers who try to make a table store things and announce them to everyone, by deeds that
//! concern only themselves.

use host::id::TableId;
use protocol::FromHouse;
use serde_json::json;

use super::{at_table, believing, guest_at, tries};
use crate::common::Running;

#[tokio::test]
async fn what_a_watcher_does_not_want_to_hear_is_neither_stored_nor_told() {
    let running = Running::start(believing()).await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let new = json!({ "game": "mamma-mia", "seats": 3, "visibility": "public" });
    let table = ada.open(new).await;
    let mut socket = at_table(&ada, &table).await;
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let mut watching = at_table(&eve, &table).await;
    // Ada is told that somebody is watching.
    let watched = |frame| matches!(frame, FromHouse::Presence { watchers: 1, .. }).then_some(());
    socket.find(watched).await;
    for number in 0..20 {
        let mute = json!({ "kind": "mute", "seat": 1, "on": number % 2 == 0 });
        assert_eq!(tries(&mut watching, mute).await, "done");
    }
    let id: TableId = table.parse().expect("an id");
    let stored = running.house.store().load(id).await.expect("records");
    assert_eq!(stored.len(), 1, "{stored:?}");
    // The next frame that Ada gets is the answer to her own message.
    socket
        .send_text(
            json!({ "kind": "do", "id": "1", "deed": { "kind": "chat", "text": "?" } }).to_string(),
        )
        .await;
    let next = socket.frame().await;
    assert!(matches!(next, FromHouse::Answer(_)), "{next:?}");
    running.stop().await;
}

#[tokio::test]
async fn whoever_sits_down_in_the_seat_of_a_muted_guest_is_heard() {
    let running = Running::start(believing()).await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let bea = guest_at(&running, "192.0.2.2", "Bea").await;
    let cleo = guest_at(&running, "192.0.2.3", "Cleo").await;
    let new = json!({ "game": "mamma-mia", "seats": 3, "visibility": "public" });
    let table = ada.open(new).await;
    let mut hears = at_table(&ada, &table).await;
    let (mut muted, mut next) = (at_table(&bea, &table).await, at_table(&cleo, &table).await);
    let sit = || json!({ "kind": "sit", "seat": 2 });
    let chat = |text: &str| json!({ "kind": "chat", "text": text });
    assert_eq!(tries(&mut muted, sit()).await, "done");
    assert_eq!(tries(&mut hears, json!({ "kind": "mute", "seat": 2, "on": true })).await, "done");
    assert_eq!(tries(&mut muted, chat("of Bea")).await, "done");
    assert_eq!(tries(&mut muted, json!({ "kind": "stand" })).await, "done");
    assert_eq!(tries(&mut next, sit()).await, "done");
    assert_eq!(tries(&mut next, chat("of Cleo")).await, "done");
    // Ada's own message comes after all others.
    assert_eq!(tries(&mut next, json!({ "kind": "stand" })).await, "done");
    hears
        .send_text(
            json!({ "kind": "do", "id": "own", "deed": { "kind": "chat", "text": "!" } })
                .to_string(),
        )
        .await;
    let mut heard = Vec::new();
    while heard.last().map(String::as_str) != Some("!") {
        heard.push(
            hears
                .find(|frame| match frame {
                    FromHouse::Chat { text, .. } => Some(text),
                    _ => None,
                })
                .await,
        );
    }
    assert_eq!(heard, ["of Cleo", "!"]);
    running.stop().await;
}
