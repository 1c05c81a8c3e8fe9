//! What the command line does is in the audit log, too.

use serde_json::{Value, json};

use super::{believing, command_line, decide, guest_at, id_of, public_table};
use crate::common::Running;

#[tokio::test]
async fn every_action_is_in_the_log_which_nobody_changes() {
    let running = Running::start(believing()).await;
    let keeper = command_line(&running);
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let guest = id_of(&eve).await;
    let (table, sockets) = public_table(&[&eve]).await;
    drop(sockets);
    let (other, sockets) = public_table(&[&eve]).await;
    drop(sockets);
    let mute = decide(&keeper, "mute", &guest, None).await;
    keeper.delete(&format!("/api/keeper/measures/{mute}")).await.done();
    keeper.patch(&format!("/api/keeper/guests/{guest}"), json!({ "name": "E" })).await.done();
    keeper.post(&format!("/api/keeper/tables/{table}/close"), json!({})).await.done();
    keeper.delete(&format!("/api/keeper/tables/{other}")).await.done();
    let log = keeper.get("/api/keeper/audit").await.done().json();
    let items = log["items"].as_array().expect("entries");
    let entry = |entry: &Value| {
        (entry["action"].clone(), entry["guest"]["id"].clone(), entry["detail"].clone())
    };
    let none = Value::Null;
    assert_eq!(
        items.iter().map(entry).collect::<Vec<_>>(),
        [
            (json!("delete-table"), none.clone(), none.clone()),
            (json!("close-table"), none.clone(), none.clone()),
            (json!("rename"), json!(guest), none.clone()),
            (json!("lift"), json!(guest), json!(mute)),
            (json!("mute"), json!(guest), json!(mute)),
        ]
    );
    assert!(items.iter().all(|entry| entry["by"].is_null()), "{log}");
    for (method, path) in [
        (reqwest::Method::DELETE, "/api/keeper/audit"),
        (reqwest::Method::PUT, "/api/keeper/audit"),
        (reqwest::Method::POST, "/api/keeper/audit"),
    ] {
        let answer = keeper.send_text(method, path, "application/json", "{}").await;
        answer.is(405, "web-method");
    }
    let overview = keeper.get("/api/keeper").await.done().json();
    assert_eq!(overview["role"], "keeper");
    running.house.metrics().fault_log.add(7, "something broke".to_string());
    let overview = keeper.get("/api/keeper").await.done().json();
    assert_eq!(overview["faults"], json!([{ "at": 7, "text": "something broke" }]));
    running.stop().await;
}
