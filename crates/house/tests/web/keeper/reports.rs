//! Reports, with what was said around them.

use serde_json::{Value, json};

use super::{actions, believing, guest_at, id_of, in_room, public_table, says};
use crate::common::Running;

#[tokio::test]
async fn a_report_quotes_what_was_written_and_waits_for_an_answer() {
    let running = Running::start(believing()).await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let room = in_room(&running, "moderator", "192.0.2.9").await;
    let (table, mut sockets) = public_table(&[&ada, &eve]).await;
    for text in ["hello", "an insult"] {
        assert_eq!(says(&mut sockets[1], text).await, "done");
    }
    assert_eq!(says(&mut sockets[0], "please stop").await, "done");
    let about = json!({ "kind": "author", "table": table, "line": 2 });
    let report = json!({ "about": about, "complaint": "abuse", "text": "Look at that" });
    assert_eq!(ada.post("/api/reports", report).await.status, 201);
    // The name and the text are as they were then.
    eve.patch("/api/me", json!({ "name": "Angel" })).await.done();
    let queue = room.get("/api/keeper/reports?open=true").await.done().json();
    let report = &queue["items"][0];
    assert_eq!((&report["name"], &report["about"]["name"]), (&json!("Eve"), &json!("Angel")));
    assert_eq!((&report["table"], &report["text"]), (&json!(table), &json!("Look at that")));
    let context = report["context"].as_array().expect("lines");
    let quoted: Vec<(&Value, bool)> =
        context.iter().map(|line| (&line["text"], line["reported"] == true)).collect();
    let expected =
        [(json!("hello"), false), (json!("an insult"), true), (json!("please stop"), false)];
    assert_eq!(quoted, expected.each_ref().map(|(text, it)| (text, *it)));
    assert_eq!(room.get("/api/keeper").await.done().json()["open_reports"], 1);
    let path = format!("/api/keeper/reports/{}/answer", report["id"].as_str().expect("an id"));
    assert_eq!(room.post(&path, json!({ "note": "warned" })).await.status, 204);
    room.post(&path, json!({})).await.is(404, "web-no-such-report");
    let queue = room.get("/api/keeper/reports?open=true").await.done().json();
    assert_eq!(queue["items"], json!([]));
    let all = room.get("/api/keeper/reports").await.done().json();
    assert_eq!(all["items"][0]["answer"]["note"], "warned");
    let guest = format!("/api/keeper/guests/{}", id_of(&eve).await);
    assert_eq!(room.get(&guest).await.done().json()["guest"]["reports"], 1);
    assert_eq!(actions(&room).await[0], "answer-report");
    running.stop().await;
}

#[tokio::test]
async fn reports_have_a_limit_of_their_own() {
    let mut settings = believing();
    settings.front.limits.address.reports.burst = 2;
    let running = Running::start(settings).await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let (table, _sockets) = public_table(&[&ada, &eve]).await;
    let about = json!({ "kind": "seat", "table": table, "seat": 1 });
    let report = json!({ "about": about, "complaint": "other", "text": "spam" });
    for _ in 0..2 {
        assert_eq!(eve.post("/api/reports", report.clone()).await.status, 201);
    }
    eve.post("/api/reports", report.clone()).await.is(429, "web-too-much");
    assert_eq!(running.counted("address.reports"), 1);
    let long = json!({ "about": about, "complaint": "other", "text": "x".repeat(1_001) });
    ada.post("/api/reports", long).await.is(422, "web-bad-text");
    running.stop().await;
}
