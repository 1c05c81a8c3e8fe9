//! Tables whose rules are of a version that the house does not know.

use protocol::{Deed, FromHouse, Outcome};
use reqwest::Method;
use serde_json::{Value, json};

use crate::common::{Running, Visitor, settings};

/// A house with a table whose game has begun, and Ada, who sits there.
async fn begun() -> (Running, Visitor, String) {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let bots = json!([{ "seat": 2, "level": "dado" }, { "seat": 3, "level": "dado" }]);
    let new = json!({ "game": "mamma-mia", "seats": 3, "bots": bots, "seat": 1 });
    let table = ada.open(new).await;
    let mut socket = ada.connect(&format!("/api/tables/{table}/socket")).await;
    assert_eq!(socket.act(Deed::Start).await.outcome, Outcome::Done);
    socket.news().await;
    socket.hang_up().await;
    (running, ada, table)
}

/// Changes the rules in the store by this statement and restarts the house.
async fn reopened(running: Running, ada: &Visitor, statement: &'static str) -> (Running, Visitor) {
    // Changed before the restart: where a bot has to move, the new house wakes the table at once.
    running.tamper(statement).await;
    let running = Running::start_in(running.stop().await, settings()).await;
    let ada = ada.at(&running);
    (running, ada)
}

async fn bye(ada: &Visitor, table: &str) -> (String, Option<u32>) {
    let mut socket = ada.connect(&format!("/api/tables/{table}/socket")).await;
    match socket.frame().await {
        FromHouse::Bye { why, again_in } => (why.id, again_in),
        frame => panic!("{frame:?}"),
    }
}

fn names(state: &Value) -> Vec<String> {
    let places = state["places"].as_array().expect("places");
    places.iter().map(|place| place["who"].to_string()).collect()
}

#[tokio::test]
async fn a_table_from_before_there_were_versions_goes_on() {
    let (running, ada, table) = begun().await;
    let old = "UPDATE records SET body = replace(body, '\"rules\":1,', '') WHERE seq = 1";
    let (running, ada) = reopened(running, &ada, old).await;
    let mut socket = ada.connect(&format!("/api/tables/{table}/socket")).await;
    socket.news().await;
    running.stop().await;
}

#[tokio::test]
async fn a_table_under_newer_rules_waits_for_a_newer_house() {
    let (running, ada, table) = begun().await;
    let path = format!("/api/tables/{table}");
    let before = ada.get(&path).await.done().json();
    let newer = "UPDATE records SET body = replace(body, '\"rules\":1,', '\"rules\":9,') \
        WHERE seq = 1";
    let (running, ada) = reopened(running, &ada, newer).await;
    assert_eq!(bye(&ada, &table).await, ("house-rules-newer".to_string(), None));
    let state = ada.get(&path).await.done().json();
    assert_eq!(names(&state), names(&before));
    assert_eq!(state["stage"], before["stage"]);
    assert!(state["fairness"]["seed"].is_null());
    ada.get(&format!("{path}/ledger")).await.is(409, "house-not-finished");
    ada.get(&format!("{path}/replay")).await.is(409, "house-not-finished");
    assert_eq!(running.counted("faults"), 0);
    running.stop().await;
}

#[tokio::test]
async fn a_table_under_rules_that_the_house_dropped_can_be_read() {
    let (running, ada, table) = begun().await;
    let path = format!("/api/tables/{table}");
    let older = "UPDATE records SET body = replace(body, '\"rules\":1,', '\"rules\":0,') \
        WHERE seq = 1";
    let (running, ada) = reopened(running, &ada, older).await;
    assert_eq!(bye(&ada, &table).await, ("house-rules-older".to_string(), None));
    let ledger = ada.get(&format!("{path}/ledger")).await.done().text;
    assert!(ledger.starts_with("forno ledger 1\ngame mamma-mia\nrules 0\nseat 1 "), "{ledger}");
    assert!(ledger.contains("\ndeal ") && !ledger.contains("\nseed "), "{ledger}");
    let link_path = format!("{path}/link");
    let replayed = ada.get(&format!("{path}/replay")).await;
    replayed.is(422, "ledger-line");
    let uploaded = ada.send_text(Method::POST, "/api/replays", "text/plain", &ledger).await;
    uploaded.is(422, "ledger-line");
    let stranger = Visitor::browser(&running).await;
    let link = |secret: Value| stranger.post(&link_path, json!({ "secret": secret }));
    link(json!("0".repeat(26))).await.is(404, "web-bad-link");
    stranger.get(&format!("{path}/ledger")).await.is(404, "house-no-such-table");
    link(ada.get(&path).await.done().json()["watch"].clone()).await.done();
    assert_eq!(stranger.get(&format!("{path}/ledger")).await.done().text, ledger);
    running.house.tables().wake_due().await.expect("it is passed over");
    assert_eq!(running.counted("faults"), 0);
    running.stop().await;
}
