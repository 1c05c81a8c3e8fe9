//! Somebody leaves tables behind at which only bots sit.

use std::time::{Duration, Instant};

use host::ListedStage;
use protocol::{Deed, FromHouse, Outcome};
use serde_json::json;

use super::thinking::{one_thinker, stranger};
use crate::common::{PATIENCE, Running};

/// Waits until the store lists the table as wanted. Returns the number of its last record.
async fn listed(running: &Running, table: &str, is_so: impl Fn(&store::Listed) -> bool) -> u32 {
    let id = table.parse().expect("an id");
    let waiting = async {
        loop {
            let listed = running.house.store().listed(id).await.expect("a store");
            if let Some(listed) = listed.filter(&is_so) {
                return listed.seq;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.expect("it is listed so in time")
}

#[tokio::test]
async fn bots_at_a_table_where_nobody_is_stop_thinking_until_somebody_comes() {
    let mut settings = one_thinker();
    settings.tables.rest_after = Duration::from_millis(500);
    settings.tables.idle = Duration::from_millis(10);
    let running = Running::start(settings).await;
    let ada = stranger(&running, "198.51.100.1").await;
    let bots: Vec<_> = (1..=5).map(|seat| json!({ "seat": seat, "level": "professore" })).collect();
    let table =
        ada.open(json!({ "game": "mamma-mia", "seats": 5, "seat": null, "bots": bots })).await;
    let path = format!("/api/tables/{table}/socket");
    let mut socket = ada.connect(&path).await;
    assert_eq!(socket.act(Deed::Start).await.outcome, Outcome::Done);
    socket.news().await;
    socket.hang_up().await;

    let rests = |listed: &store::Listed| {
        listed.listing.stage == ListedStage::Playing && listed.listing.wake_at.is_none()
    };
    let seq = listed(&running, &table, rests).await;
    // It leaves memory, and no chore of the house loads it again.
    crate::common::until(|| running.counted("forno_tables ") == 0).await;
    running.house.tables().wake_due().await.expect("a store");
    assert_eq!(running.counted("forno_tables "), 0);
    assert_eq!(listed(&running, &table, rests).await, seq);

    let mut socket = ada.connect(&path).await;
    socket.news().await;
    socket.news().await;
    assert!(listed(&running, &table, |_| true).await > seq, "the game goes on");
    running.stop().await;
}

#[tokio::test]
async fn a_clock_at_a_table_where_nobody_is_stands_still() {
    const REST_AFTER: Duration = Duration::from_millis(300);
    const GONE: Duration = Duration::from_secs(6);
    let mut settings = one_thinker();
    settings.tables.rest_after = REST_AFTER;
    let running = Running::start(settings).await;
    let ada = stranger(&running, "198.51.100.1").await;
    let clock = json!({ "kind": "live", "base": 600, "increment": 0 });
    let bot = json!({ "seat": 2, "level": "dado" });
    let new = json!({ "game": "pizza-theory", "seats": 2, "bots": [bot], "clock": clock });
    let table = ada.open(new).await;
    let path = format!("/api/tables/{table}/socket");
    let mut socket = ada.connect(&path).await;
    assert_eq!(socket.act(Deed::Start).await.outcome, Outcome::Done);
    let is_running = |frame| match frame {
        FromHouse::Clock(face) if !face.running.is_empty() => Some(face.left[0]),
        _ => None,
    };
    socket.find(is_running).await;
    // Ada has seen everything, so her clock runs.
    socket.send_text(json!({ "kind": "heard", "heard": 1_000 }).to_string()).await;
    let before = socket.find(is_running).await;
    let here = Instant::now();
    socket.hang_up().await;
    let rests = |listed: &store::Listed| listed.listing.wake_at.is_none();
    listed(&running, &table, rests).await;
    // Before it rests, the clock goes on.
    let ran = here.elapsed();
    tokio::time::sleep(GONE).await;
    let after = ada.connect(&path).await.find(is_running).await;
    let lost = Duration::from_millis(u64::from(before.saturating_sub(after)));
    assert!(lost >= REST_AFTER && lost < ran + GONE / 2, "{lost:?} of {ran:?} and {GONE:?}");
    running.stop().await;
}
