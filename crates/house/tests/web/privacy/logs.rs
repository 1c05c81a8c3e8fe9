//! The log names guests by their ids, and never holds what they are called or write.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use protocol::Deed;
use serde_json::json;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt as _;

use super::scene::{at_table, does, named, play_on, says};
use crate::common::{Running, settings};

/// A log in memory.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Log;

    fn make_writer(&'a self) -> Log {
        self.clone()
    }
}

impl Log {
    fn text(&self) -> String {
        let bytes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

/// Everything that our own crates can log, and what others log unless they are told to log more.
fn everything() -> Targets {
    let ours = ["house", "front", "tables", "store", "alerts", "bus", "host", "forno", "thinking"];
    let ours = ours.map(|name| (name, LevelFilter::TRACE));
    Targets::new().with_default(LevelFilter::INFO).with_targets(ours)
}

/// All tasks of this test run on its own thread, and so they all log here.
#[tokio::test]
async fn the_log_holds_neither_names_nor_chat() {
    let log = Log::default();
    let lines = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(log.clone());
    let _logging = tracing::subscriber::set_default(
        tracing_subscriber::registry().with(everything()).with(lines),
    );
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
