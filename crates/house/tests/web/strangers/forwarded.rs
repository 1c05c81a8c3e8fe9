//! A client behind the proxy that sends headers only the proxy should send.

use serde_json::json;

use crate::common::{Running, Visitor, at};

/// A house whose proxy is this machine.
async fn proxied() -> Running {
    let mut settings = at(vec!["https://forno.example".to_string()]);
    settings.front.trusted_proxies.push([127, 0, 0, 1].into());
    Running::start(settings).await
}

#[tokio::test]
async fn a_clients_word_about_the_houses_name_is_not_believed() {
    let running = proxied().await;
    let client = Visitor::nobody(&running)
        .with("host", "forno.example")
        .with("x-forwarded-for", "198.51.100.7")
        .with("x-forwarded-proto", "https");
    let liar = client.with("x-forwarded-host", "evil.example");
    for path in ["/", "/new", "/rules/mamma-mia"] {
        let page = liar.get(path).await.done().text;
        assert!(page.contains("https://forno.example/preview/"), "{page}");
        assert!(!page.contains("evil.example"), "{page}");
        assert_eq!(page, client.get(path).await.done().text);
    }
    let token = liar.post("/api/tokens", json!({ "name": "Eve" })).await.done();
    assert!(!token.text.contains("evil.example"));
    // Nor does it make a page of that name count as one of the house's own.
    let page = liar.with("origin", "https://evil.example");
    page.post("/api/tokens", json!({ "name": "Eve" })).await.is(403, "web-foreign-origin");
    running.stop().await;
}

#[tokio::test]
async fn behind_a_proxy_that_names_itself_links_lead_to_the_public_address() {
    let running = proxied().await;
    let client = Visitor::nobody(&running).with("x-forwarded-for", "198.51.100.7");
    let page = client.get("/").await.done().text;
    assert!(page.contains("https://forno.example/preview/"), "{page}");
    running.stop().await;
}
