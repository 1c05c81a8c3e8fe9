//! Webhooks that are told the turns of a table.

use host::id::TableId;
use protocol::{Deed, Outcome};
use serde_json::{Value, json};
use store::TableQuery;

use super::scene::{AT_ONCE, HOUR, Scene, Table, id_of, slow_told_at};
use crate::common::{Running, Visitor, settings, until};

#[tokio::test]
async fn a_webhook_is_told_of_each_turn_once_and_known_to_the_opener_alone() {
    let scene = Scene::start(AT_ONCE).await;
    let Scene { service, running, ada, bea } = &scene;
    assert_eq!(ada.get("/api/push").await.done().json()["webhooks"], true);
    let url = format!("{}/hook/secret", service.origin());
    let mut table = Table::start(&scene, slow_told_at(&url)).await;
    scene.stays_at(0, "all are at the table").await;
    table.turn_to_bea(&scene).await;
    until(|| service.count() == 1).await;
    table.chat().await;
    scene.stays_at(1, "it is the same turn").await;
    let posted = service.posted().pop().expect("a message");
    assert_eq!(posted.path, "/hook/secret");
    assert_eq!(posted.header("content-type"), "application/json");
    let link = format!("{}/t/{}", running.origin(), table.id);
    let told: Value = serde_json::from_slice(&posted.body).expect("JSON");
    let sentence = format!("Si aspetta Bea: Mamma Mia! (1998). {link}");
    assert_eq!(
        told,
        json!({
            "kind": "turn", "table": table.id.to_string(), "link": link, "game": "mamma-mia",
            "players": ["Bea"],
            "text": sentence, "content": sentence, "allowed_mentions": { "parse": [] },
        })
    );

    let address = format!("/api/tables/{}/webhook", table.id);
    assert_eq!(ada.get(&address).await.done().json()["url"], url);
    assert_eq!(bea.get(&address).await.done().json()["url"], Value::Null);
    let eve = Visitor::browser(running).await;
    eve.get(&address).await.is(404, "house-no-such-table");
    for visitor in [ada, bea] {
        let state = visitor.get(&format!("/api/tables/{}", table.id)).await.done().text;
        assert!(!state.contains("hook"), "{state}");
    }
    for stored in running.house.store().load(table.id).await.expect("records") {
        assert!(!stored.body.contains("hook"), "{}", stored.body);
    }
    scene.running.stop().await;
}

#[tokio::test]
async fn a_webhook_is_only_where_the_keeper_allows_one() {
    let url = "https://hooks.example/abc";
    let refused = async |running: &Running, new: Value, why: &str| {
        Visitor::browser(running).await.post("/api/tables", new).await.is(422, why);
    };
    let running = Running::start(settings()).await;
    let info = Visitor::nobody(&running).get("/api/push").await.done().json();
    assert_eq!(info["webhooks"], false);
    refused(&running, slow_told_at(url), "house-foreign-webhook").await;
    running.stop().await;

    let webhook_hosts = vec!["hooks.example".parse().expect("a host")];
    let mut settings = settings();
    settings.alerts.webhook_hosts = webhook_hosts;
    let running = Running::start(settings).await;
    let long = |length: usize| format!("{url}{}", "x".repeat(length - url.len()));
    let foreign =
        ["http://hooks.example/", "https://hooks.example:8443/", "https://example/", "hooks"];
    for url in foreign.map(str::to_string).into_iter().chain([long(2_049)]) {
        refused(&running, slow_told_at(&url), "house-foreign-webhook").await;
    }
    let mut quick = slow_told_at(url);
    quick["clock"] = json!({ "kind": "none" });
    refused(&running, quick, "house-webhook-clock").await;
    let mut spoken = slow_told_at(url);
    spoken["webhook"]["language"] = json!("de");
    refused(&running, spoken, "house-bad-language").await;
    for url in [url.to_string(), long(2_048)] {
        Visitor::browser(&running).await.open(slow_told_at(&url)).await;
    }
    running.stop().await;
}

#[tokio::test]
async fn a_table_and_its_webhook_are_stored_together_or_not_at_all() {
    const FULL: &str =
        "CREATE TRIGGER full BEFORE INSERT ON webhooks BEGIN SELECT RAISE(FAIL, 'full'); END";
    let scene = Scene::start(HOUR).await;
    let Scene { service, running, ada, .. } = &scene;
    let store = running.house.store();
    let tables = async || store.list(TableQuery::All, 10).await.expect("a list").len();
    running.tamper(FULL).await;
    let new = slow_told_at(&service.origin());
    ada.post("/api/tables", new.clone()).await.is(503, "house-not-stored");
    assert_eq!(tables().await, 0);
    running.tamper("DROP TRIGGER full").await;
    let mut table = Table::start(&scene, new).await;
    let webhook = store.webhook(table.id).await.expect("a webhook");
    assert!(webhook.is_some());

    running.house.switchboard().close(table.id).await.expect("closed");
    running.tamper(FULL).await;
    let outcome = table.ada.act(Deed::Rematch { game: None }).await.outcome;
    assert!(matches!(outcome, Outcome::Failed { .. }), "{outcome:?}");
    assert_eq!(tables().await, 1);
    running.tamper("DROP TRIGGER full").await;
    table.return_of_ada(&scene).await;
    assert_eq!(table.ada.act(Deed::Rematch { game: None }).await.outcome, Outcome::Done);
    let state = ada.get(&format!("/api/tables/{}", table.id)).await.done().json();
    let next = state["followed_by"]["table"].as_str().expect("a table follows");
    let next: TableId = next.parse().expect("an id");
    assert_eq!(store.webhook(next).await, Ok(webhook), "a rematch keeps it");
    assert_eq!(store.admitted(next, id_of(ada).await).await, Ok(Some(true)));
    scene.running.stop().await;
}
