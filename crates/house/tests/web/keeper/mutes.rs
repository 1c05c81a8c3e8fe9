//! A muted guest plays on without a voice; a warning is confirmed.

use serde_json::{Value, json};

use super::{believing, decide, guest_at, id_of, in_room, public_table, says, tries};
use crate::common::Running;

#[tokio::test]
async fn a_muted_guest_cannot_chat_and_is_told_why() {
    let running = Running::start(believing()).await;
    let room = in_room(&running, "moderator", "192.0.2.9").await;
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let (_, mut sockets) = public_table(&[&eve]).await;
    assert_eq!(says(&mut sockets[0], "One").await, "done");
    let mute = decide(&room, "mute", &id_of(&eve).await, Some(1)).await;
    assert_eq!(says(&mut sockets[0], "Two").await, "house-muted-until");
    assert_eq!(tries(&mut sockets[0], json!({ "kind": "ready", "ready": true })).await, "done");
    let standing = eve.get("/api/me/standing").await.done().json();
    assert_eq!(standing["muted"]["reason"], "insults");
    assert!(standing["muted"]["until"].is_u64(), "{standing}");
    assert_eq!(room.delete(&format!("/api/keeper/measures/{mute}")).await.status, 204);
    assert_eq!(says(&mut sockets[0], "Three").await, "done");
    assert_eq!(eve.get("/api/me/standing").await.done().json()["muted"], Value::Null);
    running.stop().await;
}

#[tokio::test]
async fn a_warning_waits_until_its_guest_confirms_it() {
    let running = Running::start(believing()).await;
    let room = in_room(&running, "moderator", "192.0.2.9").await;
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let other = guest_at(&running, "198.51.100.2", "Other").await;
    let warning = decide(&room, "warn", &id_of(&eve).await, None).await;
    let warnings = json!([{ "id": warning, "reason": "insults" }]);
    let path = format!("/api/me/standing/warnings/{warning}/confirm");
    assert_eq!(other.post(&path, json!({})).await.status, 204, "nobody learns whose it is");
    assert_eq!(eve.get("/api/me/standing").await.done().json()["warnings"], warnings);
    assert_eq!(eve.post(&path, json!({})).await.status, 204);
    assert_eq!(eve.get("/api/me/standing").await.done().json()["warnings"], json!([]));
    assert_eq!(room.get("/api/me/standing").await.done().json()["role"], "moderator");
    running.stop().await;
}
