//! A full disk: monitors notice it, and the house recovers by itself.

use serde_json::json;

use crate::common::{Running, Visitor, eventually, settings};

#[tokio::test]
async fn a_house_that_cannot_store_is_not_ready_until_it_can() {
    let running = Running::start(settings()).await;
    let nobody = Visitor::nobody(&running);
    let ada = Visitor::browser(&running).await;
    nobody.get("/readyz").await.done();
    running.limit_pages(1).await;
    // Guests come until there is no space for another.
    let mut refused = 0;
    for number in 0..2_000 {
        let made = nobody.post("/api/tokens", json!({ "name": format!("Guest {number}") })).await;
        if !made.status.is_success() {
            refused = made.status.as_u16();
            break;
        }
    }
    assert_eq!(refused, 503);
    eventually(|| async { nobody.get("/readyz").await.status == 503 }).await;
    // A client on this machine is told why; a stranger is not.
    let here = nobody.get("/readyz").await;
    assert!(here.text.contains("full"), "{here:?}");
    let stranger = nobody.with("x-forwarded-for", "198.51.100.1").get("/readyz").await;
    stranger.is(503, "web-not-ready");
    assert!(!stranger.text.contains("full"), "{stranger:?}");
    let mut keeper = nobody.with("x-forwarded-for", "198.51.100.1");
    keeper.bear(&running.keeper.to_string());
    assert!(keeper.get("/readyz").await.text.contains("full"));
    assert_eq!(nobody.get("/healthz").await.status, 200);
    running.limit_pages(1 << 20).await;
    eventually(|| async { nobody.get("/readyz").await.status == 200 }).await;
    ada.open(json!({ "game": "mamma-mia", "seats": 4 })).await;
    running.stop().await;
}
