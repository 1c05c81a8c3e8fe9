//! The log names guests by their ids, and never holds what they are called or write.

use protocol::Deed;
use serde_json::json;

use super::scene::{at_table, does, named, play_on, says};
use crate::common::{Log, Running, settings};

/// All tasks of this test run on its own thread, and so they all log here.
#[tokio::test]
async fn the_log_holds_neither_names_nor_chat() {
    let log = Log::default();
    let _logging = log.begin();
    let mut forgetful = settings();
    forgetful.tables.retention.forget_after = std::time::Duration::ZERO;
    let running = Running::start(forgetful).await;
    let (ada, bea) = (named(&running, "Ada Lovelace").await, named(&running, "Beatrice").await);
    ada.patch("/api/me", json!({ "name": "Countess" })).await.done();
    ada.patch("/api/me", json!({ "name": "\u{0}" })).await.is(422, "web-bad-name");
    ada.post("/api/tokens", json!({ "name": "Engine" })).await.done();
    let bots = json!([{ "seat": 3, "level": "mimi" }]);
    let game = json!({ "game": "pizza-theory", "seats": 3, "visibility": "public", "bots": bots });
    let table = ada.open(game).await;
    let (mut adas, mut beas) = (at_table(&ada, &table).await, at_table(&bea, &table).await);
    for socket in [&mut adas, &mut beas] {
        does(socket, Deed::Sit { seat: None }).await;
        does(socket, Deed::Ready { ready: true, nonce: None }).await;
        says(socket, "a private word").await;
    }
    does(&mut adas, Deed::Start).await;
    tokio::join!(play_on(&mut adas), play_on(&mut beas));
    beas.send_text("{\"kind\": \"do\", \"text\": \"a private word\"}").await;
    bea.get("/api/me/export").await.done();
    bea.post("/api/me/forget", json!({})).await.done();
    running.house.tables().advance_ages();
    running.house.tables().forget_guests().await.expect("no trouble");
    // Something has to be in the log for this to prove anything.
    tracing::error!(target: "house", "the end of the log");
    running.stop().await;
    let text = log.text();
    assert!(text.contains("the end of the log"));
    for private in ["Ada Lovelace", "Countess", "Beatrice", "Engine", "a private word"] {
        assert!(!text.contains(private), "{private}: {text}");
    }
}
