//! Devices: the list of sessions, signing out, and the replacement of keys.

use protocol::FromHouse;
use serde_json::json;

use super::scene::{cookie_of, id_of, other_device, session_of, sessions};
use crate::common::{Running, Socket, Visitor, settings};

const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

#[tokio::test]
async fn every_device_has_a_key_of_its_own_and_is_listed() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let phone = other_device(&running, &ada).await;
    assert_eq!(id_of(&phone).await, id_of(&ada).await);
    assert_ne!(phone.headers["cookie"], ada.headers["cookie"]);
    let listed = sessions(&ada).await;
    assert_eq!(listed.len(), 2);
    assert_eq!(listed.iter().filter(|session| session["current"] == true).count(), 1);
    for session in &listed {
        assert_eq!(session["kind"], "device");
        let seen = session["seen_at"].as_u64().expect("a time");
        assert!(seen >= session["added_at"].as_u64().expect("a time") || seen % 3_600_000 == 0);
    }
    // Other guests do not see them.
    assert_eq!(sessions(&Visitor::browser(&running).await).await.len(), 1);
    Visitor::nobody(&running).get("/api/me/identity").await.is(401, "web-nobody");
    running.stop().await;
}

#[tokio::test]
async fn a_device_is_named_after_its_browser() {
    let running = Running::start(settings()).await;
    let nobody = Visitor::nobody(&running).with("user-agent", FIREFOX);
    let answer = nobody.get("/api/me").await.done();
    let ada = nobody.with("cookie", &cookie_of(&answer));
    assert_eq!(sessions(&ada).await[0]["name"], "Firefox, Linux");
    running.stop().await;
}

#[tokio::test]
async fn signing_out_a_device_takes_effect_at_once_and_closes_its_sockets() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let phone = other_device(&running, &ada).await;
    let table = ada.open(json!({ "game": "pizza-theory", "seats": 3 })).await;
    let path = format!("/api/tables/{table}/socket");
    let (mut hers, mut phones) = (ada.connect(&path).await, phone.connect(&path).await);
    let session = session_of(&phone).await;
    ada.delete(&format!("/api/me/sessions/{session}")).await.done();
    phone.get("/api/me/tables").await.is(401, "web-nobody");
    assert_eq!(Socket::connect(&phone, &path, "forno.v1").await.err(), Some(401));
    let (frames, _) = phones.rest().await;
    let Some(FromHouse::Bye { why, again_in }) = frames.last() else { panic!("{frames:?}") };
    assert_eq!((why.id.as_str(), *again_in), ("web-bye-signed-out", None));
    // The other device and the table go on.
    assert_eq!(sessions(&ada).await.len(), 1);
    hers.act(protocol::Deed::Stand).await;
    // With its old cookie the device becomes a new guest.
    assert_ne!(id_of(&phone).await, id_of(&ada).await);
    running.stop().await;
}

#[tokio::test]
async fn signing_out_everywhere_else_spares_this_device_and_other_guests() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let [phone, tablet] = [other_device(&running, &ada).await, other_device(&running, &ada).await];
    let bea = Visitor::browser(&running).await;
    phone.delete("/api/me/sessions").await.done();
    for gone in [&ada, &tablet] {
        gone.get("/api/me/tables").await.is(401, "web-nobody");
    }
    phone.get("/api/me/tables").await.done();
    bea.get("/api/me/tables").await.done();
    running.stop().await;
}

#[tokio::test]
async fn signing_out_here_clears_the_cookie() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let session = session_of(&ada).await;
    let answer = ada.delete(&format!("/api/me/sessions/{session}")).await.done();
    let cookie = answer.headers["set-cookie"].to_str().expect("text");
    assert!(cookie.starts_with("forno_guest=;") && cookie.contains("Max-Age=0"), "{cookie}");
    ada.get("/api/me/tables").await.is(401, "web-nobody");
    running.stop().await;
}

#[tokio::test]
async fn nobody_signs_out_another_guest() {
    let running = Running::start(settings()).await;
    let (ada, eve) = (Visitor::browser(&running).await, Visitor::browser(&running).await);
    let session = session_of(&ada).await;
    eve.delete(&format!("/api/me/sessions/{session}")).await.done();
    eve.delete("/api/me/sessions/nonsense").await.done();
    eve.delete("/api/me/sessions").await.done();
    ada.get("/api/me/tables").await.done();
    let evil = ada.with("origin", "https://evil.example");
    evil.delete("/api/me/sessions").await.is(403, "web-foreign-origin");
    running.stop().await;
}

#[tokio::test]
async fn a_key_is_replaced_and_the_old_one_is_valid_until_the_new_one_is_used() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let id = id_of(&ada).await;
    // A recent key is not replaced.
    assert_eq!(cookie_of(&ada.get("/api/me").await), ada.headers["cookie"].to_str().expect("text"));
    running.tamper("UPDATE sessions SET keyed_at = 0").await;
    let running = Running::start_in(running.stop().await, settings()).await;
    let old = ada.at(&running);
    let answer = old.get("/api/me").await.done();
    let new = old.with("cookie", &cookie_of(&answer));
    assert_ne!(new.headers["cookie"], old.headers["cookie"]);
    // If the response was lost, the old key is still valid, and is not replaced again at once. It is
    // not set again either: that could arrive after the new one was used.
    for _ in 0..2 {
        let answer = old.get("/api/me").await.done();
        assert_eq!(answer.json()["id"], id.as_str());
        assert!(!answer.headers.contains_key("set-cookie"), "{answer:?}");
    }
    assert_eq!(id_of(&new).await, id);
    // A request that crossed with the new key is told to try again, and creates no guest.
    old.get("/api/me").await.is(401, "web-old-key");
    old.get("/api/me/tables").await.is(401, "web-old-key");
    assert_eq!(id_of(&new).await, id);
    // Later the old key counts as unknown.
    running.tamper("UPDATE session_keys SET at = 0 WHERE state = 'previous'").await;
    assert_ne!(id_of(&old).await, id);
    let running = Running::start_in(running.stop().await, settings()).await;
    assert_eq!(id_of(&new.at(&running)).await, id);
    running.stop().await;
}

#[tokio::test]
async fn tabs_that_come_at_once_are_given_one_new_key() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let id = id_of(&ada).await;
    running.tamper("UPDATE sessions SET keyed_at = 0").await;
    let running = Running::start_in(running.stop().await, settings()).await;
    let ada = ada.at(&running);
    let tabs: Vec<_> = (0..8)
        .map(|_| {
            let tab = ada.clone();
            tokio::spawn(async move { tab.get("/api/me").await })
        })
        .collect();
    let mut keys = vec![];
    for tab in tabs {
        let answer = tab.await.expect("an answer").done();
        if answer.headers.contains_key("set-cookie") {
            keys.push(cookie_of(&answer));
        }
    }
    // Whichever of the answers comes last, the browser has a key of the same guest.
    assert_eq!(keys.len(), 1, "{keys:?}");
    assert_eq!(id_of(&ada.with("cookie", &keys[0])).await, id);
    running.stop().await;
}

#[tokio::test]
async fn signing_out_everywhere_includes_this_device() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let phone = other_device(&running, &ada).await;
    let bea = Visitor::browser(&running).await;
    ada.delete("/api/me/sessions?here=perhaps").await.is(400, "web-bad-query");
    let answer = ada.delete("/api/me/sessions?here=true").await.done();
    let cookie = answer.headers["set-cookie"].to_str().expect("text");
    assert!(cookie.starts_with("forno_guest=;") && cookie.contains("Max-Age=0"), "{cookie}");
    for gone in [&ada, &phone] {
        gone.get("/api/me/tables").await.is(401, "web-nobody");
    }
    bea.get("/api/me/tables").await.done();
    running.stop().await;
}
