//! A table and the one that follows it are stored together, and a repeated request is carried out
//! only once.

use host::id::TableId;
use protocol::{Deed, FromClient, FromHouse, Outcome};
use serde_json::json;
use store::TableQuery;

use crate::common::{Running, Socket, Visitor, settings};

/// A game against a bot that the keeper has ended, with its guest still at the table.
async fn ended(running: &Running) -> (Visitor, String, Socket) {
    let ada = Visitor::browser(running).await;
    let bot = json!({ "seat": 2, "level": "dado" });
    let new = json!({ "game": "pizza-theory", "seats": 2, "seat": 1, "bots": [bot] });
    let table = ada.open(new).await;
    let mut socket = connect(&ada, &table).await;
    assert_eq!(socket.act(Deed::Start).await.outcome, Outcome::Done);
    let id: TableId = table.parse().expect("an id");
    running.house.switchboard().close(id).await.expect("closed");
    (ada, table, socket)
}

async fn connect(visitor: &Visitor, table: &str) -> Socket {
    visitor.connect(&format!("/api/tables/{table}/socket")).await
}

/// Asks for a rematch, always under the same id.
async fn ask_again(socket: &mut Socket) -> Outcome {
    let id = "again".to_string().try_into().expect("an id");
    socket.send(&FromClient::Do { id, deed: Deed::Rematch { game: None }, heard: None }).await;
    socket
        .find(|frame| match frame {
            FromHouse::Answer(answer) => Some(answer.outcome),
            _ => None,
        })
        .await
}

async fn tables(running: &Running) -> usize {
    running.house.store().list(TableQuery::All, 10).await.expect("a list").len()
}

#[tokio::test]
async fn of_a_table_and_the_one_that_follows_both_are_stored_or_neither() {
    let running = Running::start(settings()).await;
    let (ada, table, mut socket) = ended(&running).await;
    running
        .tamper(
            "CREATE TRIGGER full BEFORE INSERT ON records WHEN NEW.seq = 1
             BEGIN SELECT RAISE(FAIL, 'full'); END",
        )
        .await;
    let outcome = ask_again(&mut socket).await;
    assert!(matches!(outcome, Outcome::Failed { .. }), "{outcome:?}");
    assert_eq!(tables(&running).await, 1);
    let running = Running::start_in(running.stop().await, settings()).await;
    let ada = ada.at(&running);
    let state = ada.get(&format!("/api/tables/{table}")).await.done().json();
    assert!(state["followed_by"].is_null(), "{state}");

    running.tamper("DROP TRIGGER full").await;
    let mut socket = connect(&ada, &table).await;
    assert_eq!(ask_again(&mut socket).await, Outcome::Done);
    let state = ada.get(&format!("/api/tables/{table}")).await.done().json();
    let next = state["followed_by"]["table"].as_str().expect("a table follows");
    let state = ada.get(&format!("/api/tables/{next}")).await.done().json();
    assert_eq!(
        (&state["stage"]["kind"], &state["you_opened"]),
        (&json!("gathering"), &json!(true))
    );
    running.stop().await;
}

#[tokio::test]
async fn a_rematch_that_is_asked_for_again_after_a_restart_is_the_same() {
    let running = Running::start(settings()).await;
    let (ada, table, mut socket) = ended(&running).await;
    assert_eq!(ask_again(&mut socket).await, Outcome::Done);
    let running = Running::start_in(running.stop().await, settings()).await;
    let mut socket = connect(&ada.at(&running), &table).await;
    assert_eq!(ask_again(&mut socket).await, Outcome::Done);
    assert_eq!(tables(&running).await, 2);
    running.stop().await;
}
