//! Those who are banned stay out, whatever they try; keepers do not lock themselves out.

use protocol::{FromHouse, LobbyFrame};
use serde_json::json;

use super::{at_table, believing, command_line, decide, guest_at, id_of, in_room, public_table};
use crate::common::{Closed, Running, Socket, Visitor};

/// Waits for the goodbye of a socket, and returns the phrase.
async fn bye(socket: &mut Socket) -> (String, Option<u32>, Closed) {
    let (frames, closed) = socket.rest().await;
    match frames.into_iter().last() {
        Some(FromHouse::Bye { why, again_in }) => (why.id, again_in, closed),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_banned_guest_is_cut_off_at_once_and_told_why() {
    let running = Running::start(believing()).await;
    let room = in_room(&running, "moderator", "192.0.2.9").await;
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let (table, mut sockets) = public_table(&[&eve]).await;
    let guest = id_of(&eve).await;
    let ban = decide(&room, "ban", &guest, None).await;
    let (why, again_in, closed) = bye(&mut sockets[0]).await;
    assert_eq!((why.as_str(), again_in, closed), ("web-banned", None, Closed(Some(1008))));
    for path in ["/api/me", "/api/tables", &format!("/api/tables/{table}")] {
        let answer = eve.get(path).await;
        answer.is(403, "web-banned");
        assert!(answer.text.contains("insults"), "{answer:?}");
    }
    eve.post("/api/tables", json!({ "game": "mamma-mia", "seats": 4 })).await.is(403, "web-banned");
    let socket = format!("/api/tables/{table}/socket");
    assert_eq!(Socket::connect(&eve, &socket, protocol::SUBPROTOCOL).await.err(), Some(403));
    assert_eq!(eve.get("/").await.status, 200, "the page can say why");
    assert_eq!(eve.get("/healthz").await.status, 200);
    let other = guest_at(&running, "198.51.100.1", "Neighbour").await;
    other.get("/api/me").await.done();
    assert_eq!(room.delete(&format!("/api/keeper/measures/{ban}")).await.status, 204);
    eve.get("/api/me").await.done();
    let again = room.delete(&format!("/api/keeper/measures/{ban}")).await;
    again.is(404, "web-no-such-measure");
    running.stop().await;
}

#[tokio::test]
async fn a_banned_guest_can_still_learn_what_is_kept_and_be_forgotten() {
    let running = Running::start(believing()).await;
    let room = in_room(&running, "moderator", "192.0.2.9").await;
    let eve = Visitor::browser(&running).await;
    decide(&room, "ban", &id_of(&eve).await, None).await;
    for path in ["/api/me/export", "/api/privacy", "/api/house"] {
        eve.get(path).await.done();
    }
    eve.get("/api/me").await.is(403, "web-banned");
    eve.delete("/api/me/push").await.is(403, "web-banned");
    let range = json!({ "kind": "ban", "range": "127.0.0.0/8", "reason": "spam" });
    command_line(&running).post("/api/keeper/measures", range).await.done();
    eve.get("/api/me/export").await.done();
    Visitor::nobody(&running).get("/api/me/export").await.is(401, "web-nobody");
    let answer = eve.post("/api/me/forget", json!({})).await.done();
    assert!(answer.json()["on"].is_u64(), "{answer:?}");
    running.stop().await;
}

#[tokio::test]
async fn a_ban_for_a_time_ends_by_itself() {
    let running = Running::start(believing()).await;
    let room = in_room(&running, "moderator", "192.0.2.9").await;
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    decide(&room, "ban", &id_of(&eve).await, Some(2)).await;
    let answer = eve.get("/api/me").await;
    answer.is(403, "web-banned-until");
    assert!(answer.text.contains(" UTC"), "{answer:?}");
    let folder = {
        running.tamper("UPDATE measures SET until = at + 1").await;
        running.stop().await
    };
    let running = Running::start_in(folder, believing()).await;
    eve.at(&running).get("/api/me").await.done();
    running.stop().await;
}

#[tokio::test]
async fn a_banned_range_lets_nobody_new_in_either() {
    let running = Running::start(believing()).await;
    let keeper = command_line(&running);
    let eve = guest_at(&running, "198.51.100.1", "Eve").await;
    let (_, mut sockets) = public_table(&[&eve]).await;
    let mut lobby = eve.connect("/api/lobby/socket").await;
    lobby.next::<LobbyFrame>().await.expect("the tables");
    let ban = json!({ "kind": "ban", "range": "198.51.100.0/24", "reason": "spam", "hours": 5 });
    let taken = keeper.post("/api/keeper/measures", ban).await;
    assert_eq!(taken.status, 201, "{taken:?}");
    assert_eq!(taken.json()["against"], json!({ "kind": "addresses", "range": "198.51.100.0/24" }));
    assert_eq!(bye(&mut sockets[0]).await.0, "web-banned-until");
    loop {
        match lobby.next::<LobbyFrame>().await {
            Ok(_) => {}
            Err(closed) => break assert_eq!(closed, Closed(Some(1008))),
        }
    }
    // Without the cookie, as a new guest, as another program.
    for address in ["198.51.100.1", "198.51.100.77", "::ffff:198.51.100.3"] {
        let fresh = Visitor::nobody(&running).with("x-forwarded-for", address);
        fresh.get("/api/me").await.is(403, "web-banned-until");
        let token = fresh.post("/api/tokens", json!({ "name": "Eve again" })).await;
        token.is(403, "web-banned-until");
        let lobby = Socket::connect(&fresh, "/api/lobby/socket", protocol::SUBPROTOCOL).await;
        assert_eq!(lobby.err(), Some(403));
    }
    eve.get("/api/me").await.is(403, "web-banned-until");
    eve.with("x-forwarded-for", "203.0.113.1").get("/api/me").await.done();
    // What a client claims to be does not help: the proxy adds the real address at the end.
    let claims = eve.with("x-forwarded-for", "203.0.113.1, 198.51.100.1");
    claims.get("/api/me").await.is(403, "web-banned-until");
    running.stop().await;
}

#[tokio::test]
async fn a_ban_survives_a_restart() {
    let running = Running::start(believing()).await;
    let eve = guest_at(&running, "2001:db8:1:2::1", "Eve").await;
    let ban = json!({ "kind": "ban", "range": "2001:db8:1::/48", "reason": "spam" });
    command_line(&running).post("/api/keeper/measures", ban).await.done();
    let folder = running.stop().await;
    let running = Running::start_in(folder, believing()).await;
    eve.at(&running).get("/api/me").await.is(403, "web-banned");
    let other = Visitor::nobody(&running).with("x-forwarded-for", "2001:db8:2::1");
    other.get("/api/me").await.done();
    running.stop().await;
}

#[tokio::test]
async fn a_keeper_is_never_locked_out_by_a_range() {
    let running = Running::start(believing()).await;
    let room = in_room(&running, "keeper", "192.0.2.9").await;
    let ban = json!({ "kind": "ban", "range": "192.0.0.0/8", "reason": "too wide" });
    let taken = room.post("/api/keeper/measures", ban).await.done().json();
    Visitor::nobody(&running)
        .with("x-forwarded-for", "192.0.2.9")
        .get("/api/me")
        .await
        .is(403, "web-banned");
    room.get("/api/keeper").await.done();
    room.get("/api/me").await.done();
    let (table, _) = public_table(&[&room]).await;
    let _ = at_table(&room, &table).await;
    // Signing in again works from there too.
    let again = in_room(&running, "keeper", "192.0.2.9").await;
    let path = format!("/api/keeper/measures/{}", taken["id"].as_str().expect("an id"));
    assert_eq!(again.delete(&path).await.status, 204);
    for path in ["/healthz", "/readyz"] {
        assert_eq!(room.get(path).await.status, 200);
    }
    running.stop().await;
}

#[tokio::test]
async fn what_is_no_measure_is_refused() {
    let running = Running::start(believing()).await;
    let keeper = command_line(&running);
    let eve = id_of(&guest_at(&running, "198.51.100.1", "Eve").await).await;
    for (measure, status, why) in [
        (json!({ "kind": "ban", "range": "0.0.0.0/0", "reason": "all" }), 422, "web-wide-range"),
        (json!({ "kind": "ban", "range": "::/3", "reason": "all" }), 422, "web-wide-range"),
        (json!({ "kind": "ban", "range": "here", "reason": "all" }), 422, "web-bad-range"),
        (
            json!({ "kind": "mute", "range": "198.51.100.0/24", "reason": "x" }),
            422,
            "web-bad-measure",
        ),
        (json!({ "kind": "ban", "reason": "nobody" }), 422, "web-bad-measure"),
        (json!({ "kind": "ban", "guest": eve, "reason": " " }), 422, "web-bad-text"),
        (json!({ "kind": "ban", "guest": eve, "reason": "x".repeat(501) }), 422, "web-bad-text"),
        (
            json!({ "kind": "warn", "guest": eve, "reason": "x", "hours": 1 }),
            422,
            "web-bad-measure",
        ),
        (
            json!({ "kind": "mute", "guest": eve, "reason": "x", "hours": 0 }),
            422,
            "web-bad-measure",
        ),
        (json!({ "kind": "ban", "guest": "eve", "reason": "x" }), 404, "web-no-such-guest"),
    ] {
        keeper.post("/api/keeper/measures", measure).await.is(status, why);
    }
    let log = keeper.get("/api/keeper/audit").await.done().json();
    assert_eq!(log["items"], json!([]), "what is refused is not in the log");
    running.stop().await;
}
