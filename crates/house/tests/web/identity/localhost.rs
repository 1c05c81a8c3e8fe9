//! Redirects from 127.0.0.1 to `localhost`.

use reqwest::header::{COOKIE, HOST};
use reqwest::redirect::Policy;
use serde_json::json;

use super::scene::{id_of, signed_in};
use crate::common::{Running, Visitor, settings};

/// Where a visitor who comes by this host is redirected to.
pub async fn sent_to(running: &Running, host: &str, visitor: &Visitor) -> Option<String> {
    let client = reqwest::Client::builder().redirect(Policy::none()).build().expect("a client");
    let mut request = client.get(format!("{}/to-localhost", running.origin())).header(HOST, host);
    if let Some(cookie) = visitor.headers.get(COOKIE) {
        request = request.header(COOKIE, cookie);
    }
    let answer = request.send().await.expect("an answer");
    let place = answer.headers().get("location")?;
    assert_eq!(answer.status(), 303);
    Some(place.to_str().expect("text").to_string())
}

#[tokio::test]
async fn a_guest_at_the_ip_address_stays_the_same_guest_at_localhost() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let port = running.address.port();
    let number = format!("127.0.0.1:{port}");
    let name = format!("http://localhost:{port}/");
    let nobody = Visitor::nobody(&running);
    assert_eq!(sent_to(&running, &number, &nobody).await.as_deref(), Some(name.as_str()));
    let place = sent_to(&running, &number, &ada).await.expect("a place");
    let secret = place.strip_prefix(&format!("{name}#carry=")).expect("a secret");
    // A browser that is already signed in there is left alone.
    let carry = json!({ "secret": secret, "carry": true });
    let host = format!("localhost:{port}");
    let at_localhost =
        |visitor: &Visitor| visitor.with("host", &host).with("origin", &format!("http://{host}"));
    let bea = at_localhost(&Visitor::browser(&running).await);
    bea.post("/api/sign-in/link", carry.clone()).await.is(404, "web-used-link");
    let answer = at_localhost(&nobody).post("/api/sign-in/link", carry).await.done();
    assert_eq!(id_of(&signed_in(&running, &answer)).await, id_of(&ada).await);
    running.stop().await;
}

#[tokio::test]
async fn other_hosts_and_proxied_requests_are_not_redirected() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    for host in ["localhost:1", "evil.example", "127.0.0.1.evil.example"] {
        let place = sent_to(&running, host, &ada).await;
        assert!(place.is_none_or(|place| place.starts_with("http://localhost")), "{host}");
    }
    let proxied = ada.with("x-forwarded-for", "198.51.100.1");
    proxied.get("/to-localhost").await.is(404, "web-not-found");
    running.stop().await;
}
