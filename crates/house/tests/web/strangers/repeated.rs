//! Requests at a table that are repeated because the answer was lost on its way, or to have
//! something done twice.

use protocol::{FromHouse, Outcome};
use serde_json::{Value, json};

use super::{at_table, believing, guest_at, tries};
use crate::common::{Running, Socket};

/// Sends a deed under this id and returns why it is refused, or "done".
async fn does(socket: &mut Socket, id: &str, deed: Value) -> String {
    socket.send_text(json!({ "kind": "do", "id": id, "deed": deed }).to_string()).await;
    let outcome = socket
        .find(|frame| match frame {
            FromHouse::Answer(answer) if answer.id.as_str() == id => Some(answer.outcome),
            _ => None,
        })
        .await;
    match outcome {
        Outcome::Done => "done".to_string(),
        Outcome::Refused { why, .. } | Outcome::Failed { why } => why.id,
    }
}

#[tokio::test]
async fn however_many_frames_are_refused_a_repeated_message_is_said_once() {
    let running = Running::start(believing()).await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let new = json!({ "game": "mamma-mia", "seats": 3, "visibility": "public" });
    let table = ada.open(new).await;
    let mut socket = at_table(&ada, &table).await;
    let mut watching = at_table(&eve, &table).await;
    let mut hears = at_table(&eve, &table).await;
    let hello = || json!({ "kind": "chat", "text": "hello" });
    assert_eq!(does(&mut socket, "hello", hello()).await, "done");
    // More than a table remembers: of a stranger, and of Ada herself.
    for number in 0..270 {
        let id = format!("{number}");
        let refused = does(&mut watching, &id, json!({ "kind": "start" })).await;
        assert_eq!(refused, "house-not-opener");
        let refused = does(&mut socket, &id, json!({ "kind": "sit", "seat": 6 })).await;
        assert_eq!(refused, "house-no-such-seat");
    }
    assert_eq!(does(&mut socket, "hello", hello()).await, "done");
    assert_eq!(tries(&mut socket, json!({ "kind": "chat", "text": "last" })).await, "done");
    let mut said = Vec::new();
    while said.last().map(String::as_str) != Some("last") {
        let chat = |frame| match frame {
            FromHouse::Chat { text, .. } => Some(text),
            _ => None,
        };
        said.push(hears.find(chat).await);
    }
    assert_eq!(said, ["hello", "last"]);
    running.stop().await;
}

/// A copy of the database as it is on the disk is what a house finds that was killed.
#[tokio::test]
async fn a_start_that_is_repeated_after_a_crash_is_answered_as_before() {
    let running = Running::start(believing()).await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let bots: Vec<_> = (2..=3).map(|seat| json!({ "seat": seat, "level": "dado" })).collect();
    let new = json!({ "game": "mamma-mia", "seats": 3, "bots": bots });
    let table = ada.open(new).await;
    let mut socket = at_table(&ada, &table).await;
    assert_eq!(does(&mut socket, "begin", json!({ "kind": "start" })).await, "done");
    let copy = tempfile::tempdir().expect("a folder");
    for file in ["forno.db", "forno.db-wal"] {
        std::fs::copy(running.folder().join(file), copy.path().join(file)).expect("a copy");
    }
    let again = Running::start_in(copy, believing()).await;
    let mut socket = at_table(&ada.at(&again), &table).await;
    assert_eq!(does(&mut socket, "begin", json!({ "kind": "start" })).await, "done");
    assert_eq!(tries(&mut socket, json!({ "kind": "start" })).await, "house-started");
    again.stop().await;
    running.stop().await;
}
