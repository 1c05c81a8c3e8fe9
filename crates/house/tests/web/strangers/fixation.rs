//! A stranger who wants others to play as his guest, so that what they do becomes his.

use serde_json::json;

use crate::common::{Running, Visitor, settings};
use crate::identity::localhost::sent_to;
use crate::identity::scene::secret_of;

/// What the page of a first-time visitor at this host would send for `#carry=SECRET`.
async fn carried(running: &Running, host: &str, secret: &str) -> crate::common::Answer {
    let victim = Visitor::nobody(running).with("host", host);
    let victim = victim.with("origin", &format!("http://{host}"));
    victim.post("/api/sign-in/link", json!({ "secret": secret, "carry": true })).await
}

#[tokio::test]
async fn a_strangers_link_carries_nobody_over() {
    let running = Running::start(settings()).await;
    let eve = Visitor::browser(&running).await;
    let port = running.address.port();
    for host in [format!("localhost:{port}"), format!("127.0.0.1:{port}")] {
        let made = eve.post("/api/me/sign-in-link", json!({})).await.done().json();
        let answer = carried(&running, &host, &secret_of(&made)).await;
        answer.is(404, "web-used-link");
        assert!(!answer.headers.contains_key("set-cookie"), "{answer:?}");
    }
    running.stop().await;
}

#[tokio::test]
async fn whoever_is_carried_over_arrives_at_localhost_on_the_same_machine() {
    let running = Running::start(settings()).await;
    let port = running.address.port();
    let (number, name) = (format!("127.0.0.1:{port}"), format!("localhost:{port}"));
    let eve = Visitor::browser(&running).await;
    let place = sent_to(&running, &number, &eve).await.expect("a place");
    let (_, secret) = place.split_once("#carry=").expect("a secret");
    // Not under another name of the house, not through a proxy, and not as a common link.
    carried(&running, &number, secret).await.is(404, "web-used-link");
    let carry = json!({ "secret": secret, "carry": true });
    let victim = Visitor::nobody(&running).with("host", &name);
    let victim = victim.with("origin", &format!("http://{name}"));
    let far = victim.with("x-forwarded-for", "198.51.100.1");
    far.post("/api/sign-in/link", carry).await.is(404, "web-used-link");
    let link = json!({ "secret": secret });
    victim.post("/api/sign-in/link", link).await.is(404, "web-used-link");
    carried(&running, &name, secret).await.done();
    running.stop().await;
}
