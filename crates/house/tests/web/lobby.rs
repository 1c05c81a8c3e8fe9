//! The lobby, as it changes.

use protocol::{Deed, LobbyFrame};
use serde_json::json;

use crate::common::{Closed, Running, Visitor, settings};

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
