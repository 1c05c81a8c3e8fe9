//! Somebody lets many bots think, and others want an answer from theirs.

use house::Settings;
use protocol::{Deed, Outcome};
use serde_json::{Value, json};

use crate::common::{Running, Socket, Visitor, settings, until};

/// The number of tables, each with five searching bots.
const TABLES: u64 = 30;

/// Settings of a house with one thinking thread, behind a proxy that reports the addresses of its
/// clients.
pub fn one_thinker() -> Settings {
    let mut settings = settings();
    settings.tables.thinkers = 1;
    settings.front.trusted_proxies = vec![[127, 0, 0, 1].into()];
    settings
}

/// A guest at this address.
pub async fn stranger(running: &Running, address: &str) -> Visitor {
    Visitor::program(running, "Stranger").await.with("x-forwarded-for", address)
}

/// How many pieces of thinking have been done.
pub fn thought(running: &Running) -> u64 {
    running.counted("forno_thinking_seconds_count")
}

/// Opens a table, starts it and returns its socket.
pub async fn started(visitor: &Visitor, table: Value) -> Socket {
    let table = visitor.open(table).await;
    let mut socket = visitor.connect(&format!("/api/tables/{table}/socket")).await;
    assert_eq!(socket.act(Deed::Start).await.outcome, Outcome::Done);
    socket
}

/// Opens tables at which only searching bots sit, and leaves them.
pub async fn crowd(running: &Running, address: &str) {
    let bot = |seat: u8| json!({ "seat": seat, "level": "professore" });
    let bots: Vec<Value> = (1..=5).map(bot).collect();
    for _ in 0..TABLES {
        let visitor = stranger(running, address).await;
        let table = json!({ "game": "mamma-mia", "seats": 5, "seat": null, "bots": bots });
        started(&visitor, table).await.hang_up().await;
    }
    // All of them are in the queue, and the first have been served.
    let before = thought(running);
    until(|| thought(running) > before).await;
}

/// How many pieces of thinking are done before a bot of this level moves at another address.
async fn others_before(level: &str) -> u64 {
    let running = Running::start(one_thinker()).await;
    let ada = stranger(&running, "198.51.100.1").await;
    let table = json!({
        "game": "mamma-mia", "seats": 2, "options": [["first", "2"]],
        "bots": [{ "seat": 2, "level": level }],
    });
    crowd(&running, "203.0.113.9").await;
    let before = thought(&running);
    let mut socket = started(&ada, table).await;
    // First the news of the start, then that of the bot's first move.
    socket.news().await;
    socket.news().await;
    let others = thought(&running) - before;
    running.stop().await;
    others
}

#[tokio::test]
async fn a_quick_bot_does_not_wait_behind_searching_ones() {
    let others = others_before("mimi").await;
    assert!(others < TABLES / 2, "{others} came before");
}

#[tokio::test]
async fn a_searching_bot_of_another_address_waits_for_a_few_only() {
    let others = others_before("professore").await;
    assert!(others < TABLES / 2, "{others} came before");
}
