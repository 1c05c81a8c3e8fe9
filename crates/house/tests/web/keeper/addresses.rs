//! The addresses of guests, kept for a while.

use std::time::Duration;

use serde_json::json;

use super::{believing, command_line, guest_at, id_of};
use crate::common::{Running, eventually};

#[tokio::test]
async fn the_room_sees_where_a_guest_came_from() {
    let running = Running::start(believing()).await;
    let keeper = command_line(&running);
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let guest = id_of(&eve).await;
    id_of(&eve.with("x-forwarded-for", "2001:db8:1:2::77")).await;
    let path = format!("/api/keeper/guests/{guest}");
    eventually(|| async {
        let detail = keeper.get(&path).await.done().json();
        let mut ranges: Vec<String> = detail["addresses"]
            .as_array()
            .expect("addresses")
            .iter()
            .map(|seen| seen["range"].as_str().expect("a range").to_string())
            .collect();
        ranges.sort();
        ranges == ["198.51.100.1", "2001:db8:1:2::/64"]
    })
    .await;
    // A range that is shown can be banned as it is.
    let ban = json!({ "kind": "ban", "range": "2001:db8:1:2::/64", "reason": "spam" });
    keeper.post("/api/keeper/measures", ban).await.done();
    eve.with("x-forwarded-for", "2001:db8:1:2:3::4").get("/api/me").await.is(403, "web-banned");
    running.stop().await;
}

#[tokio::test]
async fn old_addresses_are_forgotten_and_none_are_stored_if_the_keeper_wants_none() {
    let running = Running::start(believing()).await;
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let guest = id_of(&eve).await;
    let id = guest.parse().expect("an id");
    eventually(|| async { running.house.store().addresses(id).await.expect("them").len() == 1 })
        .await;
    running.tamper("UPDATE addresses SET seen_at = seen_at - 8 * 24 * 3600 * 1000").await;
    running.house.tables().clear().await.expect("cleared");
    assert_eq!(running.house.store().addresses(id).await, Ok(vec![]));
    let folder = running.stop().await;
    let mut settings = believing();
    settings.tables.retention.addresses = Duration::ZERO;
    let running = Running::start_in(folder, settings).await;
    id_of(&eve.at(&running)).await;
    let path = format!("/api/keeper/guests/{guest}");
    let detail = command_line(&running).get(&path).await.done().json();
    assert_eq!(detail["addresses"], json!([]));
    running.stop().await;
}
