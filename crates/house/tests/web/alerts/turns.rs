//! What a call says about a turn, and how often.

use std::time::Duration;

use serde_json::{Value, json};

use super::scene::{AT_ONCE, Scene, Table, slow, subscribe, unsubscribe};
use crate::common::until;
use crate::push_service::Keys;

#[tokio::test]
async fn whoever_is_elsewhere_is_told_in_his_language_that_it_is_his_turn() {
    let scene = Scene::start(AT_ONCE).await;
    let (origin, keys) = (scene.service.origin(), Keys::new());
    let browser = keys.browser(&format!("{origin}/send/bea"), "fr", Value::Null);
    subscribe(&scene.bea, &browser).await.done();
    let browser = Keys::new().browser(&format!("{origin}/send/ada"), "it", Value::Null);
    subscribe(&scene.ada, &browser).await.done();
    let mut table = Table::start(&scene, slow()).await;
    scene.stays_at(0, "both are at the table").await;
    table.turn_to_bea(&scene).await;
    until(|| scene.service.count() == 1).await;

    let posted = scene.service.posted().pop().expect("a message");
    assert_eq!(posted.path, "/send/bea");
    let claims = posted.proven(&scene.push_key().await);
    assert_eq!(claims["aud"], origin);
    let expires = claims["exp"].as_u64().expect("a time");
    let now = scene.now().0 / 1_000;
    assert!((now + 3_600..=now + 86_400).contains(&expires), "{claims}");
    assert!(claims["sub"].as_str().is_some_and(|contact| contact.starts_with("mailto:")));
    assert_eq!(posted.header("content-encoding"), "aes128gcm");
    assert_eq!(posted.header("urgency"), "normal");
    let ttl: u32 = posted.header("ttl").parse().expect("seconds");
    assert!((86_000..=86_400).contains(&ttl), "{ttl}");
    assert_eq!(posted.header("topic").len(), 32);
    assert_eq!(
        keys.open(&posted.body),
        json!({
            "kind": "turn", "table": table.id.to_string(), "game": "mamma-mia",
            "text": "C’est à vous\u{a0}: Mamma Mia\u{a0}! (1998), avec Ada.",
        })
    );
    scene.running.stop().await;
}

#[tokio::test]
async fn whoever_comes_back_finds_the_tables_that_wait_for_him() {
    let scene = Scene::start(AT_ONCE).await;
    let mut table = Table::start(&scene, slow()).await;
    let id = table.id.to_string();
    assert_eq!(scene.ada.get("/api/me/turns").await.done().json(), json!([id]));
    assert_eq!(scene.bea.get("/api/me/turns").await.done().json(), json!([]));
    table.turn_to_bea(&scene).await;
    assert_eq!(scene.ada.get("/api/me/turns").await.done().json(), json!([]));
    assert_eq!(scene.bea.get("/api/me/turns").await.done().json(), json!([id]));
    scene.running.stop().await;
}

#[tokio::test]
async fn whoever_is_elsewhere_is_called_once_for_each_turn() {
    let scene = Scene::start(AT_ONCE).await;
    let key = scene.push_key().await;
    let mut table = scene.play(Value::Null).await;
    let adas = Keys::new().browser(&format!("{}/ada", scene.service.origin()), "it", Value::Null);
    subscribe(&scene.ada, &adas).await.done();
    table.turn_to_bea(&scene).await;
    until(|| scene.service.count() == 1).await;
    scene.settled().await;

    // Something else happens at the table, the house restarts, and Bea looks in and leaves.
    table.chat().await;
    let scene = scene.reopen(AT_ONCE).await;
    assert_eq!(scene.push_key().await, key);
    table.return_of_bea(&scene).await;
    table.bea = None;
    table.return_of_ada(&scene).await;
    table.chat().await;
    table.return_of_ada(&scene).await;
    scene.stays_at(1, "it is the same turn").await;

    table.round(&scene).await;
    until(|| scene.service.count() == 2).await;
    scene.stays_at(2, "it is another turn").await;
    let posted = scene.service.posted();
    assert!(posted.iter().all(|posted| posted.path == "/"), "Ada was there when she was awaited");
    assert_eq!(posted[1].header("topic"), posted[0].header("topic"));
    assert_eq!(scene.running.counted("Sent"), 1, "since the house was opened");

    unsubscribe(&scene.bea, &scene.service.origin()).await.done();
    table.round(&scene).await;
    scene.stays_at(2, "nobody wants to be called").await;
    scene.running.stop().await;
}

#[tokio::test]
async fn a_house_waits_for_its_guests_before_it_calls_them() {
    let scene = Scene::without_bea().await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(scene.service.count(), 0, "it was opened just now");

    // Once the tables have stopped, nobody is connected any more; that does not mean they left.
    let now = scene.now();
    scene.running.house.stop().await;
    scene.call_at(now).await.expect("calls");
    assert_eq!(scene.service.count(), 0);
    let due = scene.running.house.store().calls(now, 10).await;
    assert_eq!(due.map(|calls| calls.len()), Ok(1));
    scene.running.stop().await;
}
