//! Entering a table by a link.

use host::id::{Secret, TableId};
use protocol::{Deed, FromHouse, Outcome};
use serde_json::{Value, json};

use crate::common::{Running, Visitor, settings};

async fn state(visitor: &Visitor, table: &str) -> Value {
    visitor.get(&format!("/api/tables/{table}")).await.done().json()
}

async fn follow(visitor: &Visitor, table: &str, secret: &Value) -> String {
    let path = format!("/api/tables/{table}/link");
    let linked = visitor.post(&path, json!({ "secret": secret })).await.done().json();
    assert_eq!(linked["table"], table);
    linked["kind"].as_str().expect("a kind").to_string()
}

/// Whether a guest can sit down there.
async fn can_sit(visitor: &Visitor, table: &str) -> bool {
    let mut socket = visitor.connect(&format!("/api/tables/{table}/socket")).await;
    let answer = socket.act(Deed::Sit { seat: None }).await;
    answer.outcome == Outcome::Done
}

#[tokio::test]
async fn the_invite_lets_a_guest_sit_down_and_the_watchers_link_lets_one_watch() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let table = ada.open(json!({ "game": "mamma-mia", "seats": 4 })).await;
    let links = state(&ada, &table).await;

    let bea = Visitor::browser(&running).await;
    assert_eq!(follow(&bea, &table, &links["invite"]).await, "invite");
    assert!(can_sit(&bea, &table).await);
    let cleo = Visitor::browser(&running).await;
    assert_eq!(follow(&cleo, &table, &links["watch"]).await, "watch");
    assert!(state(&cleo, &table).await["invite"].is_null());
    assert!(!can_sit(&cleo, &table).await);
    // Permission to sit down is never taken back.
    let dora = Visitor::browser(&running).await;
    follow(&dora, &table, &links["invite"]).await;
    follow(&dora, &table, &links["watch"]).await;
    assert!(can_sit(&dora, &table).await);
    running.stop().await;
}

#[tokio::test]
async fn the_secret_of_a_seat_carries_it_to_another_device() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let table = ada.open(json!({ "game": "mamma-mia", "seats": 4 })).await;
    let links = state(&ada, &table).await;
    let phone = Visitor::browser(&running).await;
    assert_eq!(follow(&phone, &table, &links["seat_secret"]).await, "seat");
    assert_eq!(state(&phone, &table).await["seat_secret"], links["seat_secret"]);
    let mut socket = phone.connect(&format!("/api/tables/{table}/socket")).await;
    let FromHouse::Welcome { seat, .. } = socket.frame().await else { panic!("no welcome") };
    assert_eq!(seat.map(u8::from), Some(1));
    assert_eq!(phone.get("/api/me/tables").await.json()[0]["id"], table.as_str());
    running.stop().await;
}

#[tokio::test]
async fn a_wrong_link_and_an_unknown_table_are_answered_alike() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let table = ada.open(json!({ "game": "mamma-mia", "seats": 4 })).await;
    let other = ada.open(json!({ "game": "mamma-mia", "seats": 4 })).await;
    let links = state(&ada, &other).await;
    let eve = Visitor::browser(&running).await;
    let unknown = TableId::random().expect("randomness").to_string();
    let guess = Secret::random().expect("randomness").to_string();
    for table in [&table, &unknown, "nonsense"] {
        for secret in [&json!(guess), &links["invite"], &json!("nonsense"), &json!(table)] {
            let path = format!("/api/tables/{table}/link");
            eve.post(&path, json!({ "secret": secret })).await.is(404, "web-bad-link");
        }
    }
    eve.get(&format!("/api/tables/{table}")).await.is(404, "house-no-such-table");
    running.stop().await;
}

#[tokio::test]
async fn a_seat_link_is_seen_made_anew_and_switched_off() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let table = ada.open(json!({ "game": "mamma-mia", "seats": 4 })).await;
    let path = format!("/api/tables/{table}/socket");
    let old = state(&ada, &table).await;
    assert_eq!(old["seat_devices"], 0);
    let (phone, thief) = (Visitor::browser(&running).await, Visitor::browser(&running).await);
    for visitor in [&phone, &thief] {
        assert_eq!(follow(visitor, &table, &old["seat_secret"]).await, "seat");
    }
    assert_eq!(state(&ada, &table).await["seat_devices"], 2);
    // A guest who came by the link sees no number and cannot change the link.
    assert!(state(&phone, &table).await["seat_devices"].is_null());
    let (mut hers, mut thiefs) = (ada.connect(&path).await, thief.connect(&path).await);
    let refused = thiefs.act(Deed::SeatLink { on: true }).await.outcome;
    assert!(matches!(refused, Outcome::Refused { .. }), "{refused:?}");

    assert_eq!(hers.act(Deed::SeatLink { on: true }).await.outcome, Outcome::Done);
    let (frames, _) = thiefs.rest().await;
    let Some(FromHouse::Bye { why, again_in: None }) = frames.last() else { panic!("{frames:?}") };
    assert_eq!(why.id, "house-bye-link");
    for visitor in [&phone, &thief] {
        let path = format!("/api/tables/{table}");
        visitor.get(&path).await.is(404, "house-no-such-table");
        let link = json!({ "secret": old["seat_secret"] });
        visitor.post(&format!("{path}/link"), link).await.is(404, "web-bad-link");
    }
    let new = state(&ada, &table).await;
    assert_ne!(new["seat_secret"], old["seat_secret"]);
    assert_eq!(new["seat_devices"], 0);
    assert_eq!(follow(&phone, &table, &new["seat_secret"]).await, "seat");

    // A link that is switched off does not work, even after a restart.
    assert_eq!(hers.act(Deed::SeatLink { on: false }).await.outcome, Outcome::Done);
    let running = Running::start_in(running.stop().await, settings()).await;
    let (ada, phone) = (ada.at(&running), phone.at(&running));
    assert!(state(&ada, &table).await["seat_secret"].is_null());
    let link = json!({ "secret": new["seat_secret"] });
    let path = format!("/api/tables/{table}/link");
    phone.post(&path, link).await.is(404, "web-bad-link");
    running.stop().await;
}

#[tokio::test]
async fn a_link_is_drawn_for_those_who_may_hand_it_on() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let new = json!({ "game": "mamma-mia", "seats": 4, "visibility": "public" });
    let table = ada.open(new).await;
    let path = format!("/api/tables/{table}/qr.svg");
    for kind in ["invite", "watch", "seat"] {
        let drawn = ada.get(&format!("{path}?for={kind}")).await.done();
        assert_eq!(drawn.headers["content-type"], "image/svg+xml");
        assert!(drawn.text.contains("<svg "));
        let eve = Visitor::browser(&running).await;
        eve.get(&format!("{path}?for={kind}")).await.is(404, "web-no-such-link");
    }
    ada.get(&path).await.is(400, "web-bad-query");
    ada.get(&format!("{path}?for=fun")).await.is(400, "web-bad-query");
    let nobody = Visitor::nobody(&running);
    nobody.get(&format!("{path}?for=watch")).await.is(401, "web-nobody");
    running.stop().await;
}
