//! Merging two guests.

use protocol::{Deed, FromHouse};
use serde_json::json;

use super::scene::{id_of, other_device, sessions, signed_in};
use crate::common::{Running, Socket, Visitor, settings};
use crate::keeper::in_room;

async fn code_of(visitor: &Visitor) -> String {
    let made = visitor.post("/api/me/recovery-codes", json!({})).await.done().json();
    made["codes"][0].as_str().expect("a code").to_string()
}

/// The seat in a socket's welcome.
async fn seat_at(socket: &mut Socket) -> Option<u8> {
    let seat = socket.find(|frame| match frame {
        FromHouse::Welcome { seat, .. } => Some(seat),
        _ => None,
    });
    seat.await.map(u8::from)
}

#[tokio::test]
async fn a_merged_guest_has_the_seats_and_history_of_both() {
    let running = Running::start(settings()).await;
    let (ada, phone) = (Visitor::browser(&running).await, Visitor::browser(&running).await);
    let tablet = other_device(&running, &phone).await;
    let bea = Visitor::browser(&running).await;
    let public = json!({ "game": "pizza-theory", "seats": 3, "visibility": "public" });
    let hers = ada.open(public.clone()).await;
    let phones = phone.open(public).await;
    let path = format!("/api/tables/{phones}/socket");
    let mut beas = bea.connect(&path).await;
    beas.act(Deed::Sit { seat: None }).await;
    let mut tablets = tablet.connect(&path).await;
    assert_eq!(seat_at(&mut tablets).await, Some(1));

    let code = code_of(&ada).await;
    let answer = phone.post("/api/sign-in/code", json!({ "code": code, "merge": true })).await;
    let answer = answer.done();
    assert_eq!(answer.json()["id"], id_of(&ada).await);
    // Everyone at the table is told to reconnect, and finds the same seats.
    let (frames, _) = tablets.rest().await;
    assert!(matches!(frames.last(), Some(FromHouse::Bye { again_in: Some(_), .. })), "{frames:?}");
    beas.rest().await;
    let running = {
        for visitor in [&ada, &tablet, &signed_in(&running, &answer)] {
            assert_eq!(id_of(visitor).await, id_of(&ada).await);
            let mine = visitor.get("/api/me/tables").await.done().json();
            let mut ids: Vec<_> =
                mine.as_array().expect("tables").iter().map(|it| it["id"].clone()).collect();
            ids.sort_by_key(ToString::to_string);
            let mut both = vec![json!(hers), json!(phones)];
            both.sort_by_key(ToString::to_string);
            assert_eq!(ids, both);
            let mut socket = visitor.connect(&path).await;
            assert_eq!(seat_at(&mut socket).await, Some(1));
            let state = visitor.get(&format!("/api/tables/{phones}")).await.done().json();
            assert_eq!(state["you_opened"], true);
        }
        let mut beas = bea.connect(&path).await;
        assert_eq!(seat_at(&mut beas).await, Some(2));
        Running::start_in(running.stop().await, settings()).await
    };
    // The seats are the same after a restart.
    let ada = ada.at(&running);
    let mut socket = ada.connect(&path).await;
    assert_eq!(seat_at(&mut socket).await, Some(1));
    socket.act(Deed::Stand).await;
    let state = ada.get(&format!("/api/tables/{phones}")).await.done().json();
    assert_eq!(state["places"][0]["who"]["kind"], "nobody");
    running.stop().await;
}

#[tokio::test]
async fn guests_at_the_same_table_are_not_merged_until_one_stands_up() {
    let running = Running::start(settings()).await;
    let (ada, phone) = (Visitor::browser(&running).await, Visitor::browser(&running).await);
    let new = json!({ "game": "pizza-theory", "seats": 3, "visibility": "public" });
    let table = ada.open(new).await;
    let mut socket = phone.connect(&format!("/api/tables/{table}/socket")).await;
    socket.act(Deed::Sit { seat: None }).await;
    let code = code_of(&ada).await;
    let merge = json!({ "code": code, "merge": true });
    phone.post("/api/sign-in/code", merge.clone()).await.is(409, "web-sit-together");
    phone.get("/api/me/tables").await.done();
    // The refusal has not used up the code.
    socket.act(Deed::Stand).await;
    let answer = phone.post("/api/sign-in/code", merge).await.done();
    assert_eq!(id_of(&signed_in(&running, &answer)).await, id_of(&ada).await);
    running.stop().await;
}

#[tokio::test]
async fn guests_are_merged_only_if_they_ask_for_it() {
    let running = Running::start(settings()).await;
    let (ada, phone) = (Visitor::browser(&running).await, Visitor::browser(&running).await);
    let table = phone.open(json!({ "game": "pizza-theory", "seats": 3 })).await;
    let tablet = other_device(&running, &phone).await;
    let code = code_of(&ada).await;
    phone.post("/api/sign-in/code", json!({ "code": code })).await.done();
    assert_ne!(id_of(&tablet).await, id_of(&ada).await);
    assert_eq!(tablet.get("/api/me/tables").await.done().json()[0]["id"], table.as_str());
    assert_eq!(ada.get("/api/me/tables").await.done().json(), json!([]));
    running.stop().await;
}

#[tokio::test]
async fn a_guest_with_a_role_is_not_merged() {
    let running = Running::start(settings()).await;
    let room = in_room(&running, "moderator", "127.0.0.1").await;
    let keeper = room.with("origin", &running.origin());
    let ada = Visitor::browser(&running).await;
    // Neither does the role go to another guest, nor do the passkeys of another come to the role.
    let code = code_of(&ada).await;
    let merge = json!({ "code": code, "merge": true });
    keeper.post("/api/sign-in/code", merge).await.is(409, "web-role-not-merged");
    room.get("/api/keeper").await.done();
    let merge = json!({ "code": code_of(&keeper).await, "merge": true });
    ada.post("/api/sign-in/code", merge.clone()).await.is(409, "web-role-not-merged");
    assert_ne!(id_of(&ada).await, id_of(&keeper).await);
    // Neither code was used up.
    ada.post("/api/sign-in/code", json!({ "code": merge["code"] })).await.done();
    running.stop().await;
}

#[tokio::test]
async fn a_merge_that_fails_loses_nobody() {
    let running = Running::start(settings()).await;
    let (ada, phone) = (Visitor::browser(&running).await, Visitor::browser(&running).await);
    let (id, table) =
        (id_of(&phone).await, phone.open(json!({ "game": "pizza-theory", "seats": 3 })).await);
    let code = code_of(&ada).await;
    running
        .tamper(
            "CREATE TRIGGER broken BEFORE INSERT ON aliases
             BEGIN SELECT RAISE(ABORT, 'broken'); END",
        )
        .await;
    let merge = json!({ "code": code, "merge": true });
    let answer = phone.post("/api/sign-in/code", merge).await;
    assert_eq!(answer.status.as_u16(), 503, "{answer:?}");
    assert!(!answer.headers.contains_key("set-cookie"));
    running.tamper("DROP TRIGGER broken").await;
    assert_eq!(id_of(&phone).await, id);
    assert_eq!(phone.get("/api/me/tables").await.done().json()[0]["id"], table.as_str());
    // Nothing is left of the attempt.
    assert_eq!(sessions(&ada).await.len(), 1);
    running.stop().await;
}
