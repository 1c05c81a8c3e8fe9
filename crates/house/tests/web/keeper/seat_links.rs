//! A seat link carries to another device what was decided about the guest in that seat.

use protocol::{Deed, FromHouse};
use serde_json::json;

use super::{at_table, believing, decide, guest_at, id_of, in_room, public_table, says, tries};
use crate::common::{Answer, Running, Socket, Visitor};

async fn seat_link(visitor: &Visitor, table: &str) -> String {
    let state = visitor.get(&format!("/api/tables/{table}")).await.done().json();
    state["seat_secret"].as_str().expect("a secret").to_string()
}

async fn uses(visitor: &Visitor, table: &str, secret: &str) -> Answer {
    visitor.post(&format!("/api/tables/{table}/link"), json!({ "secret": secret })).await
}

/// The seat that a socket is welcomed to.
async fn welcomed(socket: &mut Socket) -> Option<u8> {
    let welcome = |frame| match frame {
        FromHouse::Welcome { seat, .. } => Some(seat.map(|seat| seat.seat().number())),
        _ => None,
    };
    socket.find(welcome).await
}

async fn bye(socket: &mut Socket) -> String {
    match socket.rest().await.0.into_iter().last() {
        Some(FromHouse::Bye { why, .. }) => why.id,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_muted_guest_does_not_chat_from_another_device_either() {
    let running = Running::start(believing()).await;
    let room = in_room(&running, "moderator", "192.0.2.9").await;
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let (table, _sockets) = public_table(&[&eve]).await;
    let secret = seat_link(&eve, &table).await;
    let private = guest_at(&running, "198.51.100.1", "Private window").await;
    uses(&private, &table, &secret).await.done();
    let mut socket = at_table(&private, &table).await;
    assert_eq!(says(&mut socket, "before").await, "done");
    let mute = decide(&room, "mute", &id_of(&eve).await, None).await;
    assert_eq!(says(&mut socket, "after").await, "house-muted");
    // Nor from one that comes later.
    let another = guest_at(&running, "198.51.100.1", "Another").await;
    uses(&another, &table, &secret).await.done();
    let mut later = at_table(&another, &table).await;
    assert_eq!(says(&mut later, "after").await, "house-muted");
    assert_eq!(room.delete(&format!("/api/keeper/measures/{mute}")).await.status, 204);
    assert_eq!(says(&mut socket, "lifted").await, "done");
    running.stop().await;
}

#[tokio::test]
async fn a_ban_ends_what_came_by_the_seat_link() {
    let running = Running::start(believing()).await;
    let room = in_room(&running, "moderator", "192.0.2.9").await;
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let (table, _sockets) = public_table(&[&eve]).await;
    let secret = seat_link(&eve, &table).await;
    let private = guest_at(&running, "198.51.100.1", "Private window").await;
    uses(&private, &table, &secret).await.done();
    let mut socket = at_table(&private, &table).await;
    assert_eq!(welcomed(&mut socket).await, Some(1));
    let ban = decide(&room, "ban", &id_of(&eve).await, None).await;
    let why = bye(&mut socket).await;
    assert!(["web-banned", "house-bye-link"].contains(&why.as_str()), "{why}");
    // The link is refused, to this guest and to a new one.
    let another = guest_at(&running, "198.51.100.1", "Another").await;
    for visitor in [&private, &another] {
        uses(visitor, &table, &secret).await.is(403, "house-seat-banned");
        assert_eq!(welcomed(&mut at_table(visitor, &table).await).await, None);
    }
    // It stays so when the ban is over; the seat is Eve's, who may hand it on again.
    assert_eq!(room.delete(&format!("/api/keeper/measures/{ban}")).await.status, 204);
    assert_eq!(welcomed(&mut at_table(&private, &table).await).await, None);
    assert_eq!(welcomed(&mut at_table(&eve, &table).await).await, Some(1));
    uses(&private, &table, &secret).await.done();
    assert_eq!(welcomed(&mut at_table(&private, &table).await).await, Some(1));
    running.stop().await;
}

#[tokio::test]
async fn a_blocked_guest_does_not_join_by_a_friends_seat_link() {
    let running = Running::start(believing()).await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let bea = guest_at(&running, "192.0.2.2", "Bea").await;
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let (earlier, _) = public_table(&[&ada, &eve]).await;
    let whom = json!({ "kind": "seat", "table": earlier, "seat": 2 });
    assert_eq!(ada.post("/api/me/blocks", whom).await.status, 201);
    let (table, _sockets) = public_table(&[&ada, &bea]).await;
    let secret = seat_link(&bea, &table).await;
    uses(&eve, &table, &secret).await.is(409, "house-kept-apart");
    let mut socket = at_table(&eve, &table).await;
    assert_eq!(welcomed(&mut socket).await, None);
    assert_eq!(tries(&mut socket, json!({ "kind": "sit" })).await, "house-kept-apart");
    running.stop().await;
}

#[tokio::test]
async fn guests_who_block_each_other_are_not_seated_together_at_a_public_rematch() {
    let running = Running::start(believing()).await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let new = json!({ "game": "pizza-theory", "seats": 2, "visibility": "public" });
    let table = ada.open(new).await;
    let mut sockets = [at_table(&ada, &table).await, at_table(&eve, &table).await];
    for socket in &mut sockets {
        assert_eq!(tries(socket, json!({ "kind": "sit" })).await, "done");
    }
    assert_eq!(tries(&mut sockets[1], json!({ "kind": "ready", "ready": true })).await, "done");
    assert_eq!(tries(&mut sockets[0], json!({ "kind": "start" })).await, "done");
    let id = table.parse().expect("an id");
    running.house.switchboard().close(id).await.expect("closed");
    let whom = json!({ "kind": "seat", "table": table, "seat": 2 });
    let block = ada.post("/api/me/blocks", whom).await.done().json();
    for socket in &mut sockets {
        let rematch = serde_json::to_value(Deed::Rematch { game: None }).expect("a deed");
        assert_eq!(tries(socket, rematch).await, "house-kept-apart");
    }
    let path = format!("/api/me/blocks/{}", block["id"].as_str().expect("an id"));
    assert_eq!(ada.delete(&path).await.status, 204);
    assert_eq!(tries(&mut sockets[1], json!({ "kind": "rematch" })).await, "done");
    running.stop().await;
}
