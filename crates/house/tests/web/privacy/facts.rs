//! What the house says it keeps is what its settings say.

use serde_json::json;
use store::{DAY, Retention};

use crate::common::{Running, Visitor, settings};

#[tokio::test]
async fn anyone_can_ask_what_is_kept_and_for_how_long() {
    let mut kept = settings();
    kept.tables.retention = Retention {
        forget_after: 5 * DAY,
        unseen_guests: None,
        gathering: Some(2 * DAY),
        abandoned: Some(100 * DAY),
        finished: Some(30 * DAY),
        chat: Some(7 * DAY),
        addresses: 14 * DAY,
    };
    let running = Running::start(kept).await;
    let facts = Visitor::nobody(&running).get("/api/privacy").await.done();
    assert!(facts.headers.get("set-cookie").is_none());
    assert_eq!(
        facts.json(),
        json!({
            "forget_after": 5, "gathering": 2, "abandoned": 100, "finished": 30, "chat": 7,
            "addresses": 14, "cookie": 365, "push": true, "webhooks": false,
        })
    );
    running.stop().await;
}
