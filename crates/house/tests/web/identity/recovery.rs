//! Recovery codes: signing in with nothing else.

use std::collections::BTreeSet;

use serde_json::json;

use super::scene::{id_of, other_device, session_of, signed_in};
use crate::common::{Running, Visitor, settings};

async fn codes(visitor: &Visitor) -> Vec<String> {
    let made = visitor.post("/api/me/recovery-codes", json!({})).await.done().json();
    let codes = made["codes"].as_array().expect("codes");
    codes.iter().map(|code| code.as_str().expect("text").to_string()).collect()
}

async fn left(visitor: &Visitor) -> u64 {
    visitor.get("/api/me/identity").await.done().json()["codes"].as_u64().expect("a number")
}

/// A visitor without a cookie.
fn stranger(running: &Running) -> Visitor {
    Visitor::nobody(running).with("origin", &running.origin())
}

#[tokio::test]
async fn a_code_signs_a_guest_in_once_with_seats_and_history() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let id = id_of(&ada).await;
    let table = ada.open(json!({ "game": "mamma-mia", "seats": 4 })).await;
    let codes = codes(&ada).await;
    assert_eq!(codes.iter().collect::<BTreeSet<_>>().len(), 10);
    for code in &codes {
        // 16 digits of 5 bits: 80 bits.
        assert_eq!(code.bytes().filter(u8::is_ascii_alphanumeric).count(), 16, "{code}");
    }
    // The last device is lost.
    let session = session_of(&ada).await;
    ada.delete(&format!("/api/me/sessions/{session}")).await.done();

    let written = json!({ "code": codes[3].to_uppercase().replace('-', " ") });
    let answer = stranger(&running).post("/api/sign-in/code", written.clone()).await.done();
    assert_eq!(answer.json()["id"], id.as_str());
    let back = signed_in(&running, &answer);
    assert_eq!(id_of(&back).await, id);
    assert_eq!(back.get("/api/me/tables").await.done().json()[0]["id"], table.as_str());
    let state = back.get(&format!("/api/tables/{table}")).await.done().json();
    assert_eq!(state["you_opened"], true);
    assert_eq!(left(&back).await, 9);
    stranger(&running).post("/api/sign-in/code", written).await.is(404, "web-bad-code");
    // The other codes are still valid after a restart.
    let running = Running::start_in(running.stop().await, settings()).await;
    let answer = stranger(&running).post("/api/sign-in/code", json!({ "code": codes[4] })).await;
    assert_eq!(answer.done().json()["id"], id.as_str());
    running.stop().await;
}

#[tokio::test]
async fn new_codes_replace_the_old_ones() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    assert_eq!(left(&ada).await, 0);
    let old = codes(&ada).await;
    let new = codes(&ada).await;
    assert_eq!(left(&ada).await, 10);
    let code = json!({ "code": old[0] });
    stranger(&running).post("/api/sign-in/code", code).await.is(404, "web-bad-code");
    let code = json!({ "code": new[0] });
    stranger(&running).post("/api/sign-in/code", code).await.done();
    running.stop().await;
}

#[tokio::test]
async fn guessing_codes_is_limited() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let codes = codes(&ada).await;
    let eve = stranger(&running);
    let mut refused = 0;
    for number in 0..30 {
        let guess = json!({ "code": format!("0000-0000-0000-{number:04}") });
        let answer = eve.post("/api/sign-in/code", guess).await;
        match answer.status.as_u16() {
            404 => assert_eq!(refused, 0, "after a refusal"),
            429 => {
                assert!(answer.headers.contains_key("retry-after"));
                refused += 1;
            }
            _ => panic!("{answer:?}"),
        }
    }
    assert_eq!(refused, 10);
    // Then even a valid code has to wait, at this address.
    eve.post("/api/sign-in/code", json!({ "code": codes[0] })).await.is(429, "web-too-much");
    running.stop().await;
}

#[tokio::test]
async fn malformed_codes_and_foreign_pages_are_refused() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let codes = codes(&ada).await;
    for bad in ["", "nonsense", "🍕", &"0".repeat(60_000)] {
        let answer = stranger(&running).post("/api/sign-in/code", json!({ "code": bad })).await;
        answer.is(404, "web-bad-code");
    }
    let evil = Visitor::nobody(&running).with("origin", "https://evil.example");
    let code = json!({ "code": codes[0] });
    evil.post("/api/sign-in/code", code).await.is(403, "web-foreign-origin");
    Visitor::nobody(&running).post("/api/me/recovery-codes", json!({})).await.is(401, "web-nobody");
    running.stop().await;
}

#[tokio::test]
async fn signing_in_ends_the_previous_session_of_the_device() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let phone = other_device(&running, &ada).await;
    let codes = codes(&ada).await;
    let bea = Visitor::browser(&running).await;
    let answer = bea.post("/api/sign-in/code", json!({ "code": codes[0] })).await.done();
    assert_eq!(answer.json()["id"], id_of(&ada).await);
    bea.get("/api/me/tables").await.is(401, "web-nobody");
    // Other devices of the same guest stay signed in.
    phone.get("/api/me/tables").await.done();
    running.stop().await;
}
