//! A deleted message is gone: from screens, from reloads, from reports and from the files.

use protocol::FromHouse;
use serde_json::json;

use super::{actions, at_table, believing, guest_at, in_room, public_table, says};
use crate::common::Running;

const INSULT: &str = "unspeakable-words";

fn found(folder: &std::path::Path) -> usize {
    let files = std::fs::read_dir(folder).expect("a folder");
    let bytes = files.map(|file| std::fs::read(file.expect("a file").path()).expect("bytes"));
    let has = |bytes: &Vec<u8>| bytes.windows(INSULT.len()).any(|it| it == INSULT.as_bytes());
    bytes.filter(has).count()
}

#[tokio::test]
async fn a_deleted_message_leaves_no_trace() {
    let running = Running::start(believing()).await;
    let room = in_room(&running, "moderator", "192.0.2.9").await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let (table, mut sockets) = public_table(&[&ada, &eve]).await;
    assert_eq!(says(&mut sockets[0], "first").await, "done");
    assert_eq!(says(&mut sockets[1], INSULT).await, "done");
    assert_eq!(says(&mut sockets[0], "third").await, "done");
    let about = json!({ "kind": "author", "table": table, "line": 2 });
    let report = json!({ "about": about, "complaint": "abuse" });
    assert_eq!(ada.post("/api/reports", report).await.status, 201);
    assert!(found(running.folder()) > 0);
    let line = format!("/api/keeper/tables/{table}/chat/2");
    assert_eq!(room.delete(&line).await.status, 204);
    sockets[0]
        .find(|frame| matches!(frame, FromHouse::ChatDeleted { number: 2 }).then_some(()))
        .await;
    assert_eq!(found(running.folder()), 0, "neither in the database nor in its log");
    let detail = room.get(&format!("/api/keeper/tables/{table}")).await.done().json();
    assert_eq!(detail["chat"][1]["deleted"], true);
    assert_eq!(detail["chat"][1]["text"], "");
    room.delete(&format!("/api/keeper/tables/{table}/chat/9")).await.is(404, "house-no-such-line");
    room.delete(&format!("/api/keeper/tables/{table}/chat/0")).await.is(404, "house-no-such-line");
    let log = actions(&room).await;
    let deletions = log.iter().filter(|action| *action == "delete-line");
    assert_eq!(deletions.count(), 1, "what is not there was not deleted: {log:?}");
    // A message that is deleted cannot be quoted any more.
    ada.post("/api/me/blocks", about).await.is(404, "web-nobody-there");
    let folder = running.stop().await;
    let running = Running::start_in(folder, believing()).await;
    let mut socket = at_table(&ada.at(&running), &table).await;
    let mut texts = Vec::new();
    while texts.last().is_none_or(|text| text != "third") {
        if let FromHouse::Chat { text, .. } = socket.frame().await {
            texts.push(text);
        }
    }
    assert_eq!(texts, ["first", "third"]);
    assert_eq!(says(&mut socket, "fourth").await, "done");
    running.stop().await;
}
