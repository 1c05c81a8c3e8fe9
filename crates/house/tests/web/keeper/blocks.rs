//! Guests who have blocked somebody neither read them nor sit with them at public tables.

use protocol::FromHouse;
use serde_json::json;

use super::{at_table, believing, guest_at, public_table, says, tries};
use crate::common::{Running, Socket, Visitor};

/// The texts of chat that a socket receives until the given one.
async fn heard(socket: &mut Socket, last: &str) -> Vec<String> {
    let mut texts = Vec::new();
    loop {
        if let FromHouse::Chat { text, .. } = socket.frame().await {
            if text == last {
                return texts;
            }
            texts.push(text);
        }
    }
}

async fn block(visitor: &Visitor, whom: serde_json::Value) -> String {
    let answer = visitor.post("/api/me/blocks", whom).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["id"].as_str().expect("an id").to_string()
}

#[tokio::test]
async fn chat_of_a_blocked_guest_does_not_arrive() {
    let running = Running::start(believing()).await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let bea = guest_at(&running, "192.0.2.2", "Bea").await;
    let (table, mut sockets) = public_table(&[&ada, &eve, &bea]).await;
    assert_eq!(says(&mut sockets[1], "before").await, "done");
    assert_eq!(heard(&mut sockets[0], "before").await, Vec::<String>::new());
    let author = json!({ "kind": "author", "table": table, "line": 1 });
    let id = block(&ada, author.clone()).await;
    assert_eq!(block(&ada, json!({ "kind": "seat", "table": table, "seat": 2 })).await, id);
    let listed = ada.get("/api/me/blocks").await.done().json();
    assert_eq!((&listed[0]["id"], &listed[0]["name"]), (&json!(id), &json!("Eve")));
    assert_eq!(eve.get("/api/me/blocks").await.done().json(), json!([]));
    // Ada's socket was open all the time.
    assert_eq!(tries(&mut sockets[0], json!({ "kind": "ready", "ready": true })).await, "done");
    assert_eq!(says(&mut sockets[1], "after").await, "done");
    assert_eq!(says(&mut sockets[2], "end").await, "done");
    assert_eq!(heard(&mut sockets[0], "end").await, Vec::<String>::new());
    let mut beas = at_table(&bea, &table).await;
    assert_eq!(heard(&mut beas, "end").await, ["before", "after"], "for Bea nothing changed");
    let mut again = at_table(&ada, &table).await;
    assert_eq!(heard(&mut again, "end").await, Vec::<String>::new(), "nor after a reload");
    assert_eq!(ada.delete(&format!("/api/me/blocks/{id}")).await.status, 204);
    let mut again = at_table(&ada, &table).await;
    assert_eq!(heard(&mut again, "end").await, ["before", "after"]);
    ada.post("/api/me/blocks", json!({ "kind": "seat", "table": table, "seat": 1 }))
        .await
        .is(422, "web-yourself");
    ada.post("/api/me/blocks", json!({ "kind": "seat", "table": table, "seat": 4 }))
        .await
        .is(404, "web-nobody-there");
    running.stop().await;
}

#[tokio::test]
async fn a_blocked_pair_does_not_sit_down_together_in_public() {
    let running = Running::start(believing()).await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let (table, sockets) = public_table(&[&ada, &eve]).await;
    let id = block(&ada, json!({ "kind": "seat", "table": table, "seat": 2 })).await;
    drop(sockets);
    // In both directions, and whether or not the other one is connected.
    for (seated, comes) in [(&ada, &eve), (&eve, &ada)] {
        let (table, sockets) = public_table(&[seated]).await;
        drop(sockets);
        let mut socket = at_table(comes, &table).await;
        assert_eq!(tries(&mut socket, json!({ "kind": "sit" })).await, "house-kept-apart");
        let private = json!({ "game": "mamma-mia", "seats": 3, "seat": 1 });
        let answer = seated.post("/api/tables", private).await.done().json();
        let link = json!({ "secret": answer["state"]["invite"] });
        let table = answer["table"].as_str().expect("an id");
        comes.post(&format!("/api/tables/{table}/link"), link).await.done();
        let mut socket = at_table(comes, table).await;
        let sits = tries(&mut socket, json!({ "kind": "sit" })).await;
        assert_eq!(sits, "done", "whom one invites oneself is one's own affair");
    }
    assert_eq!(ada.delete(&format!("/api/me/blocks/{id}")).await.status, 204);
    let (_, _sockets) = public_table(&[&ada, &eve]).await;
    running.stop().await;
}

#[tokio::test]
async fn a_private_table_is_no_way_to_find_out_who_somebody_is() {
    let running = Running::start(believing()).await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let table = ada.open(json!({ "game": "mamma-mia", "seats": 4, "seat": 1 })).await;
    let whom = json!({ "kind": "seat", "table": table, "seat": 1 });
    eve.post("/api/me/blocks", whom.clone()).await.is(404, "house-no-such-table");
    let report = json!({ "about": whom, "complaint": "name" });
    eve.post("/api/reports", report).await.is(404, "house-no-such-table");
    running.stop().await;
}
