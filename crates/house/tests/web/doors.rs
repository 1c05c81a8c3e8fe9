//! The checks that every request passes, and the headers that every answer carries.

use reqwest::Method;
use serde_json::json;

use crate::common::{Running, Socket, Visitor, at, settings};

#[tokio::test]
async fn only_the_houses_own_pages_may_change_something() {
    let public = vec!["https://forno.example".to_string()];
    let running = Running::start(at(public)).await;
    let ada = Visitor::browser(&running).await;
    let rename = || json!({ "name": "Ada" });
    ada.patch("/api/me", rename()).await.done();
    ada.with("origin", "https://forno.example").patch("/api/me", rename()).await.done();
    for foreign in ["https://evil.example", "http://127.0.0.1", "null", "http://forno.example"] {
        let evil = ada.with("origin", foreign);
        evil.patch("/api/me", rename()).await.is(403, "web-foreign-origin");
        evil.get("/api/me").await.done();
        let socket = Socket::connect(&evil, "/api/lobby/socket", "forno.v1").await;
        assert_eq!(socket.err(), Some(403), "{foreign}");
    }
    // Another page can make a browser send a cookie without an origin, but no token.
    ada.without("origin").patch("/api/me", rename()).await.is(403, "web-foreign-origin");
    let bot = Visitor::program(&running, "Robota").await;
    bot.patch("/api/me", rename()).await.done();
    bot.with("origin", "https://evil.example")
        .patch("/api/me", rename())
        .await
        .is(403, "web-foreign-origin");
    running.stop().await;
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_protect_a_browser() {
    let running = Running::start(settings()).await;
    let nobody = Visitor::nobody(&running);
    for path in ["/", "/healthz", "/api/games", "/api/nothing", "/nothing", "/api/tables/x"] {
        let answer = nobody.get(path).await;
        let header = |name: &str| answer.headers[name].to_str().expect("text").to_string();
        let content = header("content-security-policy");
        assert!(content.starts_with("default-src 'none'; script-src 'self'; style-src 'self'; "));
        assert!(!content.contains("unsafe"), "{content}");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "no-referrer");
        assert_eq!(header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(header("cross-origin-resource-policy"), "same-origin");
        assert!(header("permissions-policy").contains("camera=()"));
        let cached = answer.headers.get("cache-control").map(|it| it.to_str().expect("text"));
        let expected = match path {
            "/" => Some("no-cache"),
            _ => path.starts_with("/api/").then_some("no-store"),
        };
        assert_eq!(cached, expected, "{path}");
    }
    running.stop().await;
}

#[tokio::test]
async fn whatever_is_wrong_is_said_in_the_same_form() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    ada.get("/nothing").await.is(404, "web-not-found");
    ada.get("/api/nothing").await.is(404, "web-not-found");
    ada.delete("/api/games").await.is(405, "web-method");
    ada.delete("/healthz").await.is(405, "web-method");
    ada.get("/api/tables/%ff").await.is(404, "house-no-such-table");
    ada.get("/api/tables/nonsense").await.is(404, "house-no-such-table");
    let post = |kind: &'static str, text: String| {
        let ada = ada.clone();
        async move { ada.send_text(Method::POST, "/api/tables", kind, &text).await }
    };
    post("text/plain", "{}".into()).await.is(415, "web-wrong-type");
    post("application/json", "{".into()).await.is(400, "web-bad-json");
    post("application/json", "{}".into()).await.is(400, "web-bad-json");
    post("application/json", " ".repeat(65 * 1024)).await.is(413, "web-too-long");
    let answer = post("application/json", r#"{"game": "x", "seats": 3, "seets": 3}"#.into()).await;
    assert!(answer.json()["text"].as_str().expect("text").contains("seets"), "{answer:?}");
    ada.get("/api/tables/nonsense/replay?ears=all").await.is(404, "house-no-such-table");
    let replays = "/api/replays?eyes=7";
    ada.send_text(Method::POST, replays, "text/plain", "x").await.is(400, "web-bad-query");
    let replays = "/api/replays?ears=all";
    ada.send_text(Method::POST, replays, "text/plain", "x").await.is(400, "web-bad-query");
    ada.get("/api/lobby/socket").await.is(426, "web-not-a-socket");
    running.stop().await;
}

#[tokio::test]
async fn a_client_of_another_version_is_told_to_reload() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    for offer in ["forno.v2", "graphql-ws"] {
        let refused = Socket::connect(&ada, "/api/lobby/socket", offer).await;
        assert_eq!(refused.err(), Some(426), "{offer}");
    }
    running.stop().await;
}

#[tokio::test]
async fn whoever_watches_over_the_house_is_answered() {
    let running = Running::start(settings()).await;
    let nobody = Visitor::nobody(&running);
    assert_eq!(nobody.get("/healthz").await.done().text, "ok");
    nobody.get("/readyz").await.done();
    assert!(nobody.get("/metrics").await.done().text.contains("forno_tables"));
    let proxied = nobody.with("x-forwarded-for", "198.51.100.1");
    proxied.get("/metrics").await.is(404, "web-not-found");
    let mut keeper = proxied.clone();
    keeper.bear(&running.keeper.to_string());
    keeper.get("/metrics").await.done();
    running.stop().await;
}

#[tokio::test]
async fn a_browser_gets_the_page_wherever_the_page_knows_its_way() {
    let running = Running::start(settings()).await;
    let nobody = Visitor::nobody(&running);
    for path in ["/", "/new", "/t/anything", "/replay", "/rules/mamma-mia", "/strategy", "/join"] {
        assert!(nobody.get(path).await.done().text.contains("Forno</title>"), "{path}");
    }
    nobody.get("/elsewhere").await.is(404, "web-not-found");
    nobody.get("/api/elsewhere").await.is(404, "web-not-found");
    let browser = nobody.with("accept", "text/html");
    assert_eq!(browser.get("/elsewhere").await.status, 404);
    running.stop().await;
}
