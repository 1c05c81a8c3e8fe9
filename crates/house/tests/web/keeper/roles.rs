//! What a moderator may not do, and what the room shows.

use reqwest::Method;
use serde_json::json;

use super::{actions, at_table, believing, decide, guest_at, id_of, in_room, public_table};
use crate::common::{Running, settings};

#[tokio::test]
async fn a_moderator_does_not_get_what_is_the_keepers() {
    let running = Running::start(believing()).await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let (table, _sockets) = public_table(&[&ada]).await;
    let guest = id_of(&ada).await;
    let room = in_room(&running, "moderator", "192.0.2.9").await;
    for (method, path, body) in [
        (Method::POST, "/api/keeper/invites".to_string(), json!({ "role": "keeper" })),
        (Method::PUT, "/api/keeper/banner".to_string(), json!({ "banner": "Hello" })),
        (
            Method::PUT,
            "/api/keeper/switches".to_string(),
            json!({ "no_new_tables": true, "no_new_guests": true, "read_only": true }),
        ),
        (Method::PUT, format!("/api/keeper/guests/{guest}/role"), json!({ "role": "keeper" })),
        (Method::DELETE, format!("/api/keeper/tables/{table}"), json!({})),
    ] {
        let answer = room.send_text(method, &path, "application/json", &body.to_string()).await;
        answer.is(403, "web-role-too-low");
    }
    // Nor is there a way around it: those who have a role cannot be banned by each other.
    let keeper = in_room(&running, "keeper", "192.0.2.8").await;
    let you = keeper.get("/api/keeper").await.done().json()["you"]["id"].clone();
    let ban = json!({ "kind": "ban", "guest": you, "reason": "mutiny" });
    room.post("/api/keeper/measures", ban).await.is(409, "web-has-role");
    let sessions = room.get("/api/keeper/sessions").await.done().json();
    assert_eq!(sessions.as_array().expect("sessions").len(), 1, "a moderator sees their own");
    let all = keeper.get("/api/keeper/sessions").await.done().json();
    let others = all.as_array().expect("sessions").iter().find(|it| it["current"] == true);
    let path = format!("/api/keeper/sessions/{}", others.expect("it")["id"].as_str().expect("id"));
    assert_eq!(room.delete(&path).await.status, 204);
    keeper.get("/api/keeper").await.done();
    let log = actions(&keeper).await;
    assert!(!log.contains(&"set-banner".to_string()), "{log:?}");
    running.stop().await;
}

#[tokio::test]
async fn the_room_lists_guests_tables_and_measures() {
    let running = Running::start(believing()).await;
    let room = in_room(&running, "moderator", "192.0.2.9").await;
    let ada = guest_at(&running, "192.0.2.1", "Ada Byron").await;
    let (table, _sockets) = public_table(&[&ada]).await;
    let guest = id_of(&ada).await;
    let measure = decide(&room, "warn", &guest, None).await;
    let found = room.get("/api/keeper/guests?search=byron").await.done().json();
    let found = found["items"].as_array().expect("guests");
    assert_eq!(found.len(), 1);
    assert_eq!(found[0]["guest"]["id"], guest);
    assert_eq!(found[0]["in_force"][0]["id"], measure);
    let detail = room.get(&format!("/api/keeper/guests/{guest}")).await.done().json();
    assert_eq!(detail["tables"], json!([table]));
    assert_eq!(detail["measures"][0]["reason"], "insults");
    let tables = room.get("/api/keeper/tables?search=ada&stage=gathering").await.done().json();
    assert_eq!(tables["items"][0]["id"], table);
    let none = room.get("/api/keeper/tables?stage=finished").await.done().json();
    assert_eq!(none["items"], json!([]));
    let detail = room.get(&format!("/api/keeper/tables/{table}")).await.done().json();
    assert_eq!(detail["guests"], json!([[1, { "id": guest, "name": "Ada Byron" }]]));
    let overview = room.get("/api/keeper").await.done().json();
    assert_eq!((&overview["guests"], &overview["tables"]["gathering"]), (&json!(2), &json!(1)));
    assert!(overview["database_bytes"].as_u64().expect("bytes") > 0, "{overview}");
    room.get("/api/keeper/guests/nobody").await.is(404, "web-no-such-guest");
    room.get("/api/keeper/tables?after=1").await.is(400, "web-bad-query");
    assert_eq!(
        room.post(&format!("/api/keeper/tables/{table}/close"), json!({})).await.status,
        204
    );
    // No game had begun, so nothing of it is left.
    room.get(&format!("/api/keeper/tables/{table}")).await.is(404, "house-no-such-table");
    let log = room.get("/api/keeper/audit").await.done().json();
    let last = &log["items"][0];
    assert_eq!((&last["action"], &last["table"]), (&json!("close-table"), &json!(table)));
    running.stop().await;
}

#[tokio::test]
async fn long_lists_come_in_parts() {
    let mut settings = settings();
    settings.front.limits.listed_by_guest = 100;
    settings.front.limits.listed_by_address = 100;
    let running = Running::start(settings).await;
    let room = in_room(&running, "moderator", "127.0.0.1").await;
    let guest = guest_at(&running, "127.0.0.1", "Ada").await;
    let mut opened = Vec::new();
    for _ in 0..55 {
        opened.push(guest.open(json!({ "game": "mamma-mia", "seats": 4 })).await);
    }
    let mut listed = Vec::new();
    let mut after = String::new();
    loop {
        let part = room.get(&format!("/api/keeper/tables?{after}")).await.done().json();
        let items = part["items"].as_array().expect("tables");
        listed.extend(items.iter().map(|it| it["id"].as_str().expect("an id").to_string()));
        match part["next"].as_str() {
            Some(next) => after = format!("after={next}"),
            None => break,
        }
    }
    listed.sort();
    opened.sort();
    assert_eq!(listed, opened);
    let _ = at_table(&guest, &opened[0]).await;
    running.stop().await;
}
