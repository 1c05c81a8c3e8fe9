//! A request for a table that is repeated because the answer was lost on its way.

use serde_json::{Value, json};
use store::TableQuery;

use super::{believing, guest_at};
use crate::common::Running;

fn wanted(request: &str) -> Value {
    json!({ "game": "mamma-mia", "seats": 3, "request": request })
}

async fn tables(running: &Running) -> usize {
    running.house.store().list(TableQuery::All, 10).await.expect("a list").len()
}

#[tokio::test]
async fn a_repeated_request_opens_one_table_also_after_a_restart() {
    let running = Running::start(believing()).await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let first = ada.post("/api/tables", wanted("one")).await.done();
    let again = ada.post("/api/tables", wanted("one")).await.done();
    assert_eq!((again.status, &again.text), (first.status, &first.text));
    let running = Running::start_in(running.stop().await, believing()).await;
    let ada = ada.at(&running);
    let again = ada.post("/api/tables", wanted("one")).await.done();
    assert_eq!((again.status, &again.text), (first.status, &first.text));
    assert_eq!(tables(&running).await, 1);

    // All at once, as an impatient client would.
    let at_once = (0..4).map(|_| ada.post("/api/tables", wanted("two")));
    let answers = futures_util::future::join_all(at_once).await;
    assert!(answers.iter().all(|answer| answer.text == answers[0].text), "{answers:?}");
    assert_eq!(tables(&running).await, 2);

    // Request ids belong to a guest: another guest may use the same one.
    let bea = guest_at(&running, "192.0.2.2", "Bea").await;
    bea.post("/api/tables", wanted("one")).await.done();
    assert_eq!(tables(&running).await, 3);
    ada.post("/api/tables", wanted("")).await.is(400, "web-bad-json");
    running.stop().await;
}
