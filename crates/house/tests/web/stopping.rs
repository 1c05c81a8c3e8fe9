//! What happens when the house stops.

use protocol::{Deed, FromHouse, LobbyFrame, Outcome};
use serde_json::json;

use crate::common::{Closed, Running, Visitor, settings};

#[tokio::test]
async fn everyone_is_told_when_to_come_back_and_finds_everything_as_it_was() {
    let running = Running::start(settings()).await;
    let mut ada = Visitor::browser(&running).await;
    let table = ada.open(json!({ "game": "mamma-mia", "seats": 4 })).await;
    let mut socket = ada.connect(&format!("/api/tables/{table}/socket")).await;
    let mut lobby = ada.connect("/api/lobby/socket").await;
    let LobbyFrame::Tables { .. } = lobby.next().await.expect("a list") else { panic!() };
    let outcome = socket.act(Deed::Colour { colour: Some("green".into()) }).await.outcome;
    assert_eq!(outcome, Outcome::Done);

    let (folder, (frames, closed), parted) = tokio::join!(running.stop(), socket.rest(), async {
        let LobbyFrame::Bye { again_in } = lobby.next().await.expect("a goodbye") else { panic!() };
        (again_in, lobby.next::<LobbyFrame>().await.err())
    });
    let Some(FromHouse::Bye { why, again_in }) = frames.last() else { panic!("{frames:?}") };
    assert_eq!((why.id.as_str(), *again_in), ("house-bye-stopping", Some(500)));
    let goodbyes = frames.iter().filter(|frame| matches!(frame, FromHouse::Bye { .. }));
    assert_eq!(goodbyes.count(), 1);
    assert_eq!(closed, Closed(Some(1012)));
    assert_eq!(parted, (500, Some(Closed(Some(1012)))));

    let running = Running::start_in(folder, settings()).await;
    ada.origin = running.origin();
    let ada = ada.with("origin", &running.origin());
    let state = ada.get(&format!("/api/tables/{table}")).await.done().json();
    assert_eq!(state["places"][0]["colour"], "green");
    running.stop().await;
}

#[tokio::test]
async fn a_client_that_does_not_hang_up_cannot_keep_the_house_open() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let table = ada.open(json!({ "game": "mamma-mia", "seats": 4 })).await;
    let _deaf = ada.connect(&format!("/api/tables/{table}/socket")).await;
    running.stop().await;
}
