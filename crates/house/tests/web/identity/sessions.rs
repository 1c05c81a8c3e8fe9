//! Devices: who is signed in where, signing out, and keys that are replaced.

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
    // Nobody else sees them.
    assert_eq!(sessions(&Visitor::browser(&running).await).await.len(), 1);
    Visitor::nobody(&running).get("/api/me/identity").await.is(401, "web-nobody");
    running.stop().await;
}

#[tokio::test]
async fn a_device_is_named_by_its_browser() {
    let running = Running::start(settings()).await;
    let nobody = Visitor::nobody(&running).with("user-agent", FIREFOX);
    let answer = nobody.get("/api/me").await.done();
    let ada = nobody.with("cookie", &cookie_of(&answer));
    assert_eq!(sessions(&ada).await[0]["name"], "Firefox, Linux");
    running.stop().await;
}

#[tokio::test]
async fn a_device_that_is_signed_out_is_out_at_once_with_its_sockets() {
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
    // The other device goes on, and the table too.
    assert_eq!(sessions(&ada).await.len(), 1);
    hers.act(protocol::Deed::Stand).await;
    // Whoever comes back with the old cookie is somebody new.
    assert_ne!(id_of(&phone).await, id_of(&ada).await);
    running.stop().await;
}

#[tokio::test]
async fn signing_out_everywhere_else_leaves_this_device_alone() {
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
async fn signing_out_here_takes_the_cookie_away() {
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
async fn nobody_signs_out_somebody_else() {
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
async fn a_key_is_replaced_and_the_old_one_holds_until_the_new_one_was_used() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let id = id_of(&ada).await;
    // A young key stays.
    assert_eq!(cookie_of(&ada.get("/api/me").await), ada.headers["cookie"].to_str().expect("text"));
    running.tamper("UPDATE sessions SET keyed_at = 0").await;
    let running = Running::start_in(running.stop().await, settings()).await;
    let old = ada.at(&running);
    let answer = old.get("/api/me").await.done();
    let new = old.with("cookie", &cookie_of(&answer));
    assert_ne!(new.headers["cookie"], old.headers["cookie"]);
    // The answer may be lost: the old key holds, and is not replaced again at once.
    for _ in 0..2 {
        assert_eq!(cookie_of(&old.get("/api/me").await.done()), old.headers["cookie"]);
    }
    assert_eq!(id_of(&new).await, id);
    // A request that crossed is told to ask again, and makes no new guest.
    old.get("/api/me").await.is(401, "web-old-key");
    old.get("/api/me/tables").await.is(401, "web-old-key");
    assert_eq!(id_of(&new).await, id);
    // Later it is as good as none.
    running.tamper("UPDATE session_keys SET at = 0 WHERE state = 'previous'").await;
    assert_ne!(id_of(&old).await, id);
    let running = Running::start_in(running.stop().await, settings()).await;
    assert_eq!(id_of(&new.at(&running)).await, id);
    running.stop().await;
}
