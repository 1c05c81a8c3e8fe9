//! A page of another site that makes its own name resolve to this house (DNS rebinding).

use serde_json::json;

use crate::common::{Running, Socket, Visitor, at, settings};

/// A browser that was led here under this name. It takes the house for the evil page's own server.
fn led_here(running: &Running, name: &str) -> Visitor {
    let nobody = Visitor::nobody(running).with("host", name);
    nobody.with("origin", &format!("http://{name}"))
}

#[tokio::test]
async fn a_foreign_name_gets_no_guest_no_table_and_no_counts() {
    let running = Running::start(settings()).await;
    let evil = led_here(&running, &format!("evil.example:{}", running.address.port()));
    for path in ["/api/me", "/api/games", "/metrics", "/", "/api/openapi.json"] {
        let answer = evil.get(path).await;
        answer.is(421, "web-foreign-host");
        assert!(!answer.headers.contains_key("set-cookie"), "{path}");
    }
    evil.post("/api/tokens", json!({ "name": "Eve" })).await.is(421, "web-foreign-host");
    let socket = Socket::connect(&evil, "/api/lobby/socket", "forno.v1").await;
    assert_eq!(socket.err(), Some(421));
    running.stop().await;
}

#[tokio::test]
async fn a_browser_is_told_in_its_language_what_to_set() {
    let running = Running::start(settings()).await;
    for (language, word) in [("en", "not known"), ("fr", "inconnu"), ("it", "non conosce")] {
        let browser = Visitor::nobody(&running).with("host", "Box.lan:8080");
        let browser = browser.with("accept", "text/html").with("accept-language", language);
        let answer = browser.get("/").await;
        assert_eq!(answer.status, 421);
        assert!(answer.headers["content-type"].to_str().expect("text").starts_with("text/html"));
        assert!(answer.text.contains("--host box.lan"), "{}", answer.text);
        assert!(answer.text.contains(word), "{language}: {}", answer.text);
    }
    let markup = Visitor::nobody(&running).with("host", "<b>").with("accept", "text/html");
    assert!(!markup.get("/").await.text.contains("<b>"));
    running.stop().await;
}

#[tokio::test]
async fn the_house_answers_to_its_own_names() {
    let running = Running::start(at(vec!["https://Forno.example:8443".to_string()])).await;
    for name in [
        "127.0.0.1",
        "192.0.2.7:7878",
        "[::1]:7878",
        "[2001:db8::1]",
        "localhost",
        "LOCALHOST:1",
        "localhost.",
        "forno.example:8443",
        "forno.example",
        "FORNO.EXAMPLE.",
    ] {
        let answer = Visitor::nobody(&running).with("host", name).get("/api/games").await;
        assert_eq!(answer.status, 200, "{name}");
    }
    for name in [
        "forno.example.evil.example",
        "evil-forno.example",
        "localhost.evil.example",
        "127.0.0.1.nip.io",
        "1.2.3.4.5",
        "0x7f.1",
        "[::1",
        "a b",
        "forno.example@evil.example",
        "forno.example:8443:1",
    ] {
        let answer = Visitor::nobody(&running).with("host", name).get("/api/games").await;
        assert_eq!(answer.status, 421, "{name}");
    }
    // Monitors often know the house by another name.
    let probe = Visitor::nobody(&running).with("host", "10-0-0-1.pod.local");
    assert_eq!(probe.get("/healthz").await.status, 200);
    assert_eq!(probe.get("/readyz").await.status, 200);
    running.stop().await;
}
