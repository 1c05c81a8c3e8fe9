//! Sign-in links: one-time links made on a signed-in device.

use serde_json::json;

use super::scene::{id_of, other_device, secret_of, session_of, signed_in};
use crate::common::{Running, Visitor, settings};

#[tokio::test]
async fn a_link_signs_in_another_device_once() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let made = ada.post("/api/me/sign-in-link", json!({})).await.done().json();
    let link = made["link"].as_str().expect("a link");
    assert!(link.starts_with(&format!("{}/sign-in#link=", running.origin())), "{link}");
    assert!(made["qr"].as_str().expect("a picture").contains("<svg "));
    assert_eq!(made["lasts"], 300);
    let secret = json!({ "secret": secret_of(&made) });
    let phone = Visitor::browser(&running).await;
    let answer = phone.post("/api/sign-in/link", secret.clone()).await.done();
    assert_eq!(id_of(&signed_in(&running, &answer)).await, id_of(&ada).await);
    let tablet = Visitor::browser(&running).await;
    tablet.post("/api/sign-in/link", secret).await.is(404, "web-used-link");
    running.stop().await;
}

#[tokio::test]
async fn a_link_is_void_after_the_next_one_and_after_its_device_is_signed_out() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let make = || async { secret_of(&ada.post("/api/me/sign-in-link", json!({})).await.json()) };
    let (first, second) = (make().await, make().await);
    let eve = Visitor::browser(&running).await;
    let refused = async |secret: &str| {
        let answer = eve.post("/api/sign-in/link", json!({ "secret": secret })).await;
        answer.is(404, "web-used-link");
    };
    refused(&first).await;
    refused("nonsense").await;
    refused("00000000000000000000000000").await;
    let session = session_of(&ada).await;
    ada.delete(&format!("/api/me/sessions/{session}")).await.done();
    refused(&second).await;
    running.stop().await;
}

#[tokio::test]
async fn a_guest_with_many_programs_can_still_make_a_link() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    for number in 1..=50 {
        let new = json!({ "name": format!("Script {number}"), "for": "me" });
        ada.post("/api/tokens", new).await.done();
    }
    let phone = other_device(&running, &ada).await;
    assert_eq!(id_of(&phone).await, id_of(&ada).await);
    running.stop().await;
}

#[tokio::test]
async fn a_foreign_page_can_neither_make_nor_use_a_link() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let evil = ada.with("origin", "https://evil.example");
    evil.post("/api/me/sign-in-link", json!({})).await.is(403, "web-foreign-origin");
    let made = ada.post("/api/me/sign-in-link", json!({})).await.done().json();
    let secret = json!({ "secret": secret_of(&made) });
    evil.post("/api/sign-in/link", secret).await.is(403, "web-foreign-origin");
    running.stop().await;
}

#[tokio::test]
async fn a_link_says_whose_it_is_before_it_is_used() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let me = ada.get("/api/me").await.done().json();
    let made = ada.post("/api/me/sign-in-link", json!({})).await.done().json();
    let secret = json!({ "secret": secret_of(&made) });
    let phone = Visitor::browser(&running).await;
    for _ in 0..2 {
        let guest = phone.post("/api/sign-in/link/guest", secret.clone()).await.done();
        assert_eq!(guest.json(), me);
        assert!(!guest.headers.contains_key("set-cookie"));
    }
    phone.post("/api/sign-in/link", secret.clone()).await.done();
    let after = phone.post("/api/sign-in/link/guest", secret).await;
    after.is(404, "web-used-link");
    let unknown = json!({ "secret": "nonsense" });
    phone.post("/api/sign-in/link/guest", unknown).await.is(404, "web-used-link");
    running.stop().await;
}
