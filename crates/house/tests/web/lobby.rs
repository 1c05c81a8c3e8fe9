//! Changes in the lobby.

use protocol::{Deed, LobbyFrame, Outcome};
use serde_json::{Value, json};

use crate::common::{Closed, Running, Visitor, eventually, settings};

#[tokio::test]
async fn the_lobby_tells_of_tables_as_they_open_change_and_go() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let public = || json!({ "game": "mamma-mia", "seats": 4, "visibility": "public" });
    let first = ada.open(public()).await;
    let mut lobby = Visitor::nobody(&running).connect("/api/lobby/socket").await;
    let LobbyFrame::Tables { tables } = lobby.next().await.expect("a list") else { panic!() };
    assert_eq!(tables.iter().map(|card| &card.id).collect::<Vec<_>>(), [&first]);

    ada.open(json!({ "game": "mamma-mia", "seats": 4 })).await;
    let second = ada.open(public()).await;
    let LobbyFrame::Changed { table } = lobby.next().await.expect("a change") else { panic!() };
    assert_eq!(table.id, second, "a private table is not told of");

    let bea = Visitor::browser(&running).await;
    let mut socket = bea.connect(&format!("/api/tables/{second}/socket")).await;
    socket.act(Deed::Sit { seat: None }).await;
    let LobbyFrame::Changed { table } = lobby.next().await.expect("a change") else { panic!() };
    assert_ne!(table.places[1].who, protocol::Who::Nobody);

    let mut keeper = Visitor::nobody(&running);
    keeper.bear(&running.keeper.to_string());
    keeper.delete(&format!("/api/keeper/tables/{first}")).await.done();
    let LobbyFrame::Gone { id } = lobby.next().await.expect("a change") else { panic!() };
    assert_eq!(id, first);
    running.stop().await;
}

#[tokio::test]
async fn the_list_is_searched_by_what_anyone_may_know() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await.with("accept-language", "it-CH, fr;q=0.5");
    let open = async |change: Value| {
        let mut new = json!({ "game": "mamma-mia", "seats": 3, "visibility": "public" });
        let new_fields = new.as_object_mut().expect("fields");
        new_fields.extend(change.as_object().expect("fields").clone());
        ada.open(new).await
    };
    let bots = json!([{ "seat": 2, "level": "dado" }, { "seat": 3, "level": "dado" }]);
    let plain = open(json!({})).await;
    let french = open(json!({ "language": "fr", "seats": 2 })).await;
    let clock = json!({ "kind": "live", "base": 300, "increment": 5 });
    let timed = open(json!({ "game": "pizza-theory", "clock": clock, "language": "en" })).await;
    let full = open(json!({ "bots": bots, "language": "en" })).await;
    let mut playing = ada.connect(&format!("/api/tables/{full}/socket")).await;
    assert_eq!(playing.act(Deed::Start).await.outcome, protocol::Outcome::Done);
    for (query, expected) in [
        ("", vec![&full, &timed, &french, &plain]),
        ("?game=mamma-mia", vec![&full, &french, &plain]),
        ("?game=chess", vec![]),
        ("?free=1", vec![&timed, &french, &plain]),
        ("?free=2", vec![&timed, &plain]),
        ("?clock=live", vec![&timed]),
        ("?clock=none", vec![&full, &french, &plain]),
        ("?clock=correspondence", vec![]),
        ("?language=it", vec![&plain]),
        ("?language=fr", vec![&french]),
        ("?bots=yes", vec![&full]),
        ("?bots=no", vec![&timed, &french, &plain]),
        ("?bots=no&free=2&game=mamma-mia", vec![&plain]),
    ] {
        let found = ada.get(&format!("/api/tables{query}")).await.done().json();
        let ids = |found: &Value| -> Vec<String> {
            let found = found.as_array().expect("a list").iter();
            found.filter_map(|card| card["id"].as_str().map(str::to_string)).collect()
        };
        assert_eq!(ids(&found).iter().collect::<Vec<_>>(), expected, "{query}");
    }
    for query in ["?free=many", "?clock=sundial", "?language=de", "?bots=some", "?name=x"] {
        ada.get(&format!("/api/tables{query}")).await.is(400, "web-bad-query");
    }
    running.stop().await;
}

#[tokio::test]
async fn whoever_talks_in_the_lobby_is_closed_in_the_end() {
    let running = Running::start(settings()).await;
    let mut lobby = Visitor::nobody(&running).connect("/api/lobby/socket").await;
    for _ in 0..11 {
        lobby.send_text("hello?").await;
    }
    let closed = loop {
        match lobby.next::<LobbyFrame>().await {
            Ok(_) => {}
            Err(closed) => break closed,
        }
    };
    assert_eq!(closed, Closed(Some(1008)));
    running.stop().await;
}

#[tokio::test]
async fn a_list_of_own_tables_says_where_somebody_is_too() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    for visibility in ["public", "private"] {
        let new = json!({ "game": "mamma-mia", "seats": 4, "visibility": visibility });
        let table = ada.open(new).await;
        let here = async || {
            let mine = ada.get("/api/me/tables").await.done().json();
            let mut mine = mine.as_array().expect("a list").iter();
            let card = mine.find(|card| card["id"] == table.as_str()).expect("the table");
            card["here"].as_bool().expect("a flag")
        };
        assert!(!here().await, "{visibility}");
        let mut socket = ada.connect(&format!("/api/tables/{table}/socket")).await;
        assert_eq!(socket.act(Deed::Chat { text: "?".into() }).await.outcome, Outcome::Done);
        assert!(here().await, "{visibility}");
        socket.hang_up().await;
        eventually(async || !here().await).await;
    }
    running.stop().await;
}
