//! A moderator gives a guest another name, also where the guest sits.

use protocol::{FromHouse, Who};
use serde_json::json;

use super::{believing, command_line, guest_at, id_of, in_room, public_table, says};
use crate::common::{Running, Visitor};
use crate::identity::scene::signed_in;

#[tokio::test]
async fn a_new_name_is_seen_at_tables_at_once() {
    let running = Running::start(believing()).await;
    let room = in_room(&running, "moderator", "192.0.2.9").await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let eve = guest_at(&running, "198.51.100.1", "Filthy").await;
    let (table, mut sockets) = public_table(&[&ada, &eve]).await;
    assert_eq!(says(&mut sockets[1], "hello").await, "done");
    let path = format!("/api/keeper/guests/{}", id_of(&eve).await);
    assert_eq!(room.patch(&path, json!({ "name": "Ada" })).await.status, 204);
    let named = sockets[0]
        .find(|frame| match frame {
            FromHouse::Table(state) => match &state.places[1].who {
                Who::Guest { name, .. } if name != "Filthy" => Some(name.clone()),
                _ => None,
            },
            _ => None,
        })
        .await;
    assert_eq!(named, "Ada (2)", "a second guest of this name has a number");
    assert_eq!(eve.get("/api/me").await.done().json()["name"], "Ada");
    let folder = running.stop().await;
    let running = Running::start_in(folder, believing()).await;
    let mut socket = super::at_table(&ada.at(&running), &table).await;
    let author = socket
        .find(|frame| match frame {
            FromHouse::Chat { name, .. } => Some(name),
            _ => None,
        })
        .await;
    assert_eq!(author, "Ada (2)");
    let bad = room.at(&running).patch(&path, json!({ "name": "\u{202e}" })).await;
    bad.is(422, "web-bad-name");
    running.stop().await;
}

#[tokio::test]
async fn only_a_keeper_renames_those_who_have_a_role() {
    let running = Running::start(believing()).await;
    let moderator = in_room(&running, "moderator", "192.0.2.9").await;
    let keeper = in_room(&running, "keeper", "192.0.2.8").await;
    let path = |id: &str| format!("/api/keeper/guests/{id}");
    let (one, other) = (id_of(&moderator).await, id_of(&keeper).await);
    let name = json!({ "name": "Clown" });
    for id in [&one, &other] {
        moderator.patch(&path(id), name.clone()).await.is(403, "web-role-too-low");
    }
    assert_ne!(keeper.get("/api/me").await.done().json()["name"], "Clown");
    assert_eq!(keeper.patch(&path(&one), name).await.status, 204);
    running.stop().await;
}

#[tokio::test]
async fn the_name_that_was_taken_away_does_not_come_back() {
    let running = Running::start(believing()).await;
    let keeper = command_line(&running);
    let eve = Visitor::browser(&running).await;
    eve.patch("/api/me", json!({ "name": "Filthy" })).await.done();
    let other = guest_at(&running, "192.0.2.1", "Other").await;
    let path = format!("/api/keeper/guests/{}", id_of(&eve).await);
    assert_eq!(keeper.patch(&path, json!({ "name": "Guest 1" })).await.status, 204);
    // Nor under letters that look the same.
    for name in ["Filthy", "filthy", "Filth\u{443}"] {
        eve.patch("/api/me", json!({ "name": name })).await.is(422, "web-name-taken-away");
    }
    other.patch("/api/me", json!({ "name": "Filthy" })).await.done();
    eve.patch("/api/me", json!({ "name": "Fine" })).await.done();
    // It is still so after a restart, and for whom the guest becomes by merging.
    let folder = running.stop().await;
    let running = Running::start_in(folder, believing()).await;
    let eve = eve.at(&running);
    eve.patch("/api/me", json!({ "name": "Filthy" })).await.is(422, "web-name-taken-away");
    let fresh = Visitor::browser(&running).await;
    let made = fresh.post("/api/me/recovery-codes", json!({})).await.done().json();
    let merge = json!({ "code": made["codes"][0], "merge": true });
    let answer = eve.post("/api/sign-in/code", merge).await.done();
    let merged = signed_in(&running, &answer);
    merged.patch("/api/me", json!({ "name": "Filthy" })).await.is(422, "web-name-taken-away");
    // After some weeks it is forgotten.
    running.tamper("UPDATE refused_names SET until = 1").await;
    merged.patch("/api/me", json!({ "name": "Filthy" })).await.done();
    running.stop().await;
}
