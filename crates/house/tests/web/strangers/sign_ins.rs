//! Strangers who use up the attempts to sign in of the whole house, or the challenges for passkeys.

use std::time::Duration;

use front::Rate;
use house::Settings;
use serde_json::json;

use super::believing;
use crate::common::{Answer, Running, Visitor};
use crate::identity::scene::cookie_of;
use crate::keeper::{cookie, invite};

/// A house with few failed attempts to sign in for everyone together.
fn strict() -> Settings {
    let mut settings = believing();
    settings.front.limits.house.sign_ins = Rate { burst: 20, every: Duration::from_secs(600) };
    settings
}

/// A browser without a cookie at this address.
fn stranger(running: &Running, address: &str) -> Visitor {
    let nobody = Visitor::nobody(running).with("origin", &running.origin());
    nobody.with("x-forwarded-for", address)
}

/// Guesses a recovery code.
async fn guess(running: &Running, address: &str) -> Answer {
    let code = json!({ "code": "0000-0000-0000-0000" });
    stranger(running, address).post("/api/sign-in/code", code).await
}

#[tokio::test]
async fn strangers_who_guess_lock_nobody_else_out() {
    let running = Running::start(strict()).await;
    let nobody = stranger(&running, "192.0.2.1");
    let ada = nobody.with("cookie", &cookie_of(&nobody.get("/api/me").await.done()));
    let made = ada.post("/api/me/recovery-codes", json!({})).await.done().json();
    let secret = invite(&running, "keeper").await;
    // Ten addresses together use up what the house has.
    let address = |number: u8| format!("198.51.100.{number}");
    for number in 0..20 {
        guess(&running, &address(number % 10)).await.is(404, "web-bad-code");
    }
    for number in 0..10 {
        guess(&running, &address(number)).await.is(503, "web-house-full");
    }
    assert!(running.counted("house.sign-ins") > 0);
    // Guests and keepers at other addresses sign in as ever.
    for number in 0..3 {
        let phone = stranger(&running, &format!("192.0.2.{}", 10 + number));
        let code = json!({ "code": made["codes"][number] });
        phone.post("/api/sign-in/code", code).await.done();
    }
    let keeper = stranger(&running, "192.0.2.2");
    let answer = keeper.post("/api/keeper/sign-in/link", json!({ "secret": secret })).await;
    cookie(&answer.done(), "forno-keeper");
    // A mistake is one's own.
    guess(&running, "192.0.2.3").await.is(404, "web-bad-code");
    guess(&running, "192.0.2.3").await.is(503, "web-house-full");
    running.stop().await;
}

#[tokio::test]
async fn signing_in_uses_up_nothing_of_the_house() {
    let running = Running::start(strict()).await;
    for number in 0..30 {
        let guest = stranger(&running, &format!("192.0.2.{number}"));
        let guest = guest.with("cookie", &cookie_of(&guest.get("/api/me").await.done()));
        let made = guest.post("/api/me/recovery-codes", json!({})).await.done().json();
        let code = json!({ "code": made["codes"][0] });
        guest.post("/api/sign-in/code", code).await.done();
    }
    running.stop().await;
}

#[tokio::test]
async fn an_address_asks_for_few_challenges() {
    let mut settings = believing();
    settings.front.public_urls = vec!["http://localhost".to_string()];
    let running = Running::start(settings).await;
    let at = |address: &str| {
        stranger(&running, address).with("host", "localhost").with("origin", "http://localhost")
    };
    let nobody = at("198.51.100.1");
    let eve = nobody.with("cookie", &cookie_of(&nobody.get("/api/me").await.done()));
    for path in ["/api/me/passkeys/start", "/api/sign-in/passkey/start"] {
        let mut answers = vec![];
        for _ in 0..30 {
            answers.push(eve.post(path, json!({})).await.status.as_u16());
        }
        assert!(answers[20..].iter().all(|status| *status == 429), "{path} {answers:?}");
    }
    // Others are not concerned.
    let nobody = at("192.0.2.1");
    let ada = nobody.with("cookie", &cookie_of(&nobody.get("/api/me").await.done()));
    ada.post("/api/me/passkeys/start", json!({})).await.done();
    nobody.post("/api/sign-in/passkey/start", json!({})).await.done();
    running.stop().await;
}
