//! A guest who changes a secret choice again and again while another seat has not chosen: each
//! change is stored.

use host::id::TableId;
use protocol::{FromHouse, Outcome};
use serde_json::json;

use super::metadata::{nth, prepare};
use super::{at_table, believing, tries};
use crate::common::{Running, Socket};

/// Asks for a move and returns why it is refused, or "done".
async fn asks(socket: &mut Socket, mv: protocol::Move, id: String) -> String {
    socket.send_text(json!({ "kind": "ask", "id": id, "moves": [mv] }).to_string()).await;
    let outcome = socket
        .find(|frame| match frame {
            FromHouse::Answer(answer) if answer.id.as_str() == id => Some(answer.outcome),
            _ => None,
        })
        .await;
    match outcome {
        Outcome::Done => "done".to_string(),
        Outcome::Refused { why, .. } | Outcome::Failed { why } => why.id,
    }
}

async fn records(running: &Running, table: &str) -> usize {
    let id: TableId = table.parse().expect("an id");
    running.house.store().load(id).await.expect("records").len()
}

#[tokio::test]
async fn a_choice_is_not_changed_for_ever_and_nobody_else_hears_of_it() {
    let running = Running::start(believing()).await;
    let world = prepare(&running, json!({ "kind": "none" })).await;
    let mut ada = at_table(&world.guests[0], &world.playing).await;
    let mut cleo = at_table(&world.guests[2], &world.playing).await;
    let state = ada.news().await;
    cleo.news().await;
    let before = records(&running, &world.playing).await;
    let mut refused = None;
    for number in 0..80 {
        let mv = nth(&state.may_also, number % 6);
        let answer = asks(&mut ada, mv, format!("change {number}")).await;
        if answer != "done" {
            refused = Some((number, answer));
            break;
        }
    }
    assert_eq!(refused, Some((50, "house-choice-stays".to_string())));
    assert_eq!(records(&running, &world.playing).await, before + 50);
    assert_eq!(running.counted(r#"limit="seat.changed-choices""#), 1);

    // Whoever restarts the house gives nobody more.
    let running = Running::start_in(running.stop().await, believing()).await;
    let [ada, _, cleo_again] = [0, 1, 2].map(|seat| world.guests[seat].at(&running));
    let mut ada = at_table(&ada, &world.playing).await;
    ada.news().await;
    let mut cleo = at_table(&cleo_again, &world.playing).await;
    let news = cleo.news().await;
    let answer = asks(&mut ada, nth(&state.may_also, 2), "again".to_string()).await;
    assert_eq!(answer, "house-choice-stays");
    // What Cleo hears next is the chat, and before that only that she came.
    assert_eq!(tries(&mut ada, json!({ "kind": "chat", "text": "?" })).await, "done");
    let next = cleo.find(|frame| (!matches!(frame, FromHouse::Presence { .. })).then_some(frame));
    assert!(matches!(next.await, FromHouse::Chat { .. }));
    // Another seat chooses, everyone hears of it, and Ada may think again.
    let answer = asks(&mut cleo, nth(&news.steps[0], 1), "chooses".to_string()).await;
    assert_eq!(answer, "done");
    let answer = asks(&mut ada, nth(&state.may_also, 3), "at last".to_string()).await;
    assert_eq!(answer, "done");
    running.stop().await;
}
