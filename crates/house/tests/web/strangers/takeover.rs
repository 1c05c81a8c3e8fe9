//! A stranger sits down at public tables that are gathering and waits until the others are gone for
//! a moment.

use std::time::{Duration, Instant};

use protocol::FromHouse;
use serde_json::{Value, json};

use super::{at_table, believing, guest_at, tries};
use crate::common::{Running, Socket, Visitor};

/// A public table for three, where Ada, who opened it, Bea and Eve sit.
async fn gathered(running: &Running) -> (String, [Visitor; 3], [Socket; 3]) {
    let ada = guest_at(running, "192.0.2.1", "Ada").await;
    let bea = guest_at(running, "192.0.2.2", "Bea").await;
    let eve = guest_at(running, "198.51.100.66", "Eve").await;
    let new = json!({ "game": "mamma-mia", "seats": 3, "visibility": "public" });
    let table = ada.open(new).await;
    let mut sockets =
        [at_table(&ada, &table).await, at_table(&bea, &table).await, at_table(&eve, &table).await];
    for (socket, seat) in sockets.iter_mut().zip(1..).skip(1) {
        assert_eq!(tries(socket, json!({ "kind": "sit", "seat": seat })).await, "done");
    }
    (table, [ada, bea, eve], sockets)
}

/// Every deed that would take over a table.
fn takeover() -> [Value; 4] {
    [
        json!({ "kind": "remove", "seat": 1 }),
        json!({ "kind": "remove", "seat": 2 }),
        json!({ "kind": "bot", "seat": 2, "level": "dado" }),
        json!({ "kind": "start" }),
    ]
}

#[tokio::test]
async fn whoever_is_back_first_after_a_restart_takes_no_table() {
    const GRACE: Duration = Duration::from_secs(3);
    let mut settings = believing();
    settings.tables.grace = GRACE;
    let running = Running::start(settings.clone()).await;
    let (table, [ada, _, eve], _) = gathered(&running).await;
    let folder = running.stop().await;
    // The grace is counted from when the house is back, however long it was down.
    tokio::time::sleep(GRACE + Duration::from_millis(200)).await;
    let running = Running::start_in(folder, settings).await;
    let back = Instant::now();
    let mut eve = at_table(&eve.at(&running), &table).await;
    for deed in takeover() {
        let answer = tries(&mut eve, deed.clone()).await;
        // On a machine that takes longer than that for this, the grace is over.
        if back.elapsed() < GRACE {
            assert_eq!(answer, "house-not-opener", "{deed}");
        }
    }
    let seen = ada.at(&running).get(&format!("/api/tables/{table}")).await.done().json();
    assert_eq!(seen["places"][0]["who"]["name"], "Ada");
    assert_eq!(seen["places"][1]["who"]["name"], "Bea");
    running.stop().await;
}

#[tokio::test]
async fn reloading_the_page_costs_nobody_his_table() {
    let running = Running::start(believing()).await;
    let (table, [ada, ..], [opener, other, mut eve]) = gathered(&running).await;
    opener.hang_up().await;
    other.hang_up().await;
    // Eve hears of both.
    for _ in 0..2 {
        eve.find(|frame| matches!(frame, FromHouse::Presence { .. }).then_some(())).await;
    }
    for deed in takeover() {
        assert_eq!(tries(&mut eve, deed.clone()).await, "house-not-opener", "{deed}");
    }
    let mut back = at_table(&ada, &table).await;
    let bot = json!({ "kind": "bot", "seat": 2, "level": "dado" });
    assert_eq!(tries(&mut back, bot).await, "house-taken", "the opener has the say, and Bea sits");
    running.stop().await;
}

#[tokio::test]
async fn the_opener_removes_a_guest_who_is_here_and_who_stays_away_then() {
    let running = Running::start(believing()).await;
    let (table, [ada, bea, eve], [mut opener, _bea, mut removed]) = gathered(&running).await;
    assert_eq!(tries(&mut opener, json!({ "kind": "remove", "seat": 3 })).await, "done");
    let sit = || json!({ "kind": "sit" });
    assert_eq!(tries(&mut removed, sit()).await, "house-removed");

    // A guest created at that address afterwards is the same stranger, as far as anyone can tell.
    let mask = guest_at(&running, "198.51.100.66", "Mask").await;
    let mut masked = at_table(&mask, &table).await;
    assert_eq!(tries(&mut masked, sit()).await, "house-removed-address");

    let running = Running::start_in(running.stop().await, believing()).await;
    let mut removed = at_table(&eve.at(&running), &table).await;
    assert_eq!(tries(&mut removed, sit()).await, "house-removed");
    let mut masked = at_table(&mask.at(&running), &table).await;
    assert_eq!(tries(&mut masked, sit()).await, "house-removed-address");
    let late = guest_at(&running, "198.51.100.66", "Late").await;
    let mut late = at_table(&late, &table).await;
    assert_eq!(tries(&mut late, sit()).await, "house-removed-address");

    // Others are not kept out, and the opener can lift the ban.
    let cleo = guest_at(&running, "192.0.2.3", "Cleo").await;
    let mut cleo = at_table(&cleo, &table).await;
    assert_eq!(tries(&mut cleo, sit()).await, "done");
    assert_eq!(tries(&mut cleo, json!({ "kind": "stand" })).await, "done");
    let mut bea = at_table(&bea.at(&running), &table).await;
    let readmit = || json!({ "kind": "readmit", "number": 1 });
    assert_eq!(tries(&mut bea, readmit()).await, "house-not-opener");
    let mut opener = at_table(&ada.at(&running), &table).await;
    assert_eq!(tries(&mut opener, readmit()).await, "done");
    assert_eq!(tries(&mut masked, sit()).await, "done");
    running.stop().await;
}

#[tokio::test]
async fn after_a_while_somebody_stands_in_and_frees_seats_without_keeping_anyone_out() {
    let mut settings = believing();
    settings.tables.grace = Duration::from_millis(300);
    let running = Running::start(settings).await;
    let (table, [ada, ..], [opener, other, mut stand_in]) = gathered(&running).await;
    opener.hang_up().await;
    other.hang_up().await;
    let has_the_say =
        |frame| matches!(frame, FromHouse::Table(state) if state.you_opened).then_some(());
    stand_in.find(has_the_say).await;
    assert_eq!(tries(&mut stand_in, json!({ "kind": "remove", "seat": 1 })).await, "done");
    let mut opener = at_table(&ada, &table).await;
    let why = |frame| match frame {
        FromHouse::Table(state) => state.you_were_removed.map(|why| why.id),
        _ => None,
    };
    assert_eq!(opener.find(why).await, "house-removed-away");
    assert_eq!(tries(&mut opener, json!({ "kind": "sit", "seat": 1 })).await, "done");
    assert_eq!(tries(&mut opener, json!({ "kind": "remove", "seat": 3 })).await, "done");
    assert_eq!(stand_in.find(why).await, "house-removed");
    running.stop().await;
}

#[tokio::test]
async fn whoever_was_removed_is_told_why_also_after_the_start() {
    let running = Running::start(believing()).await;
    let (table, [_, _, eve], [mut opener, mut bea, removed]) = gathered(&running).await;
    removed.hang_up().await;
    for deed in [
        json!({ "kind": "remove", "seat": 3 }),
        json!({ "kind": "bot", "seat": 3, "level": "dado" }),
    ] {
        assert_eq!(tries(&mut opener, deed).await, "done");
    }
    assert_eq!(tries(&mut bea, json!({ "kind": "ready", "ready": true })).await, "done");
    assert_eq!(tries(&mut opener, json!({ "kind": "start" })).await, "done");
    let why = |frame| match frame {
        FromHouse::Table(state) => Some(state.you_were_removed.map(|why| why.id)),
        _ => None,
    };
    let told = Some("house-removed-before".to_string());
    assert_eq!(at_table(&eve, &table).await.find(why).await, told);
    let running = Running::start_in(running.stop().await, believing()).await;
    assert_eq!(at_table(&eve.at(&running), &table).await.find(why).await, told);
    // Nobody else is told.
    let dan = guest_at(&running, "192.0.2.4", "Dan").await;
    assert_eq!(at_table(&dan, &table).await.find(why).await, None);
    running.stop().await;
}
