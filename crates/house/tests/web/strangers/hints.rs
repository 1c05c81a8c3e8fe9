//! Somebody keeps asking for hints at many tables, and others want one too.

use std::time::Duration;

use protocol::{Deed, FromHouse, Outcome};
use serde_json::json;

use super::thinking::{one_thinker, started, stranger, thought};
use crate::common::{Running, Socket, Visitor, until};

/// The number of tables at which hints are asked for.
const TABLES: u64 = 20;

/// A table of one guest, who goes first, and a quick bot.
async fn table(visitor: &Visitor) -> Socket {
    let bots = [json!({ "seat": 2, "level": "dado" })];
    let options = [["first", "1"]];
    let table = json!({ "game": "mamma-mia", "seats": 2, "options": options, "bots": bots });
    started(visitor, table).await
}

/// Tables of one address at which hints are asked for.
async fn crowd(running: &Running) -> Vec<Socket> {
    let mut crowd = Vec::new();
    for _ in 0..TABLES {
        crowd.push(table(&stranger(running, "203.0.113.9").await).await);
    }
    for socket in &mut crowd {
        assert_eq!(socket.act(Deed::Hint).await.outcome, Outcome::Done);
    }
    // The first hint is ready, and the others wait.
    until(|| thought(running) > 0).await;
    crowd
}

#[tokio::test]
async fn a_hint_at_another_address_waits_for_a_few_only() {
    let running = Running::start(one_thinker()).await;
    let mut ada = table(&stranger(&running, "198.51.100.1").await).await;
    let _crowd = crowd(&running).await;
    let before = thought(&running);
    assert_eq!(ada.act(Deed::Hint).await.outcome, Outcome::Done);
    ada.find(|frame| matches!(frame, FromHouse::Hint(_)).then_some(())).await;
    let others = thought(&running) - before;
    assert!(others < TABLES / 2, "{others} came before");
    running.stop().await;
}

#[tokio::test]
async fn whoever_has_to_wait_is_told_how_many_come_before() {
    let running = Running::start(one_thinker()).await;
    let mut crowd = crowd(&running).await;
    let mut last = crowd.pop().expect("a table");
    let ahead = last.find(|frame| match frame {
        FromHouse::HintWaits { ahead } => Some(ahead),
        _ => None,
    });
    assert!((1..TABLES as u32).contains(&ahead.await));
    running.stop().await;
}

#[tokio::test]
async fn a_hint_whose_turn_does_not_come_in_time_says_so() {
    let mut settings = one_thinker();
    // All hints together take many times as long.
    settings.tables.hint_within = Duration::from_secs(1);
    let running = Running::start(settings).await;
    let mut crowd = crowd(&running).await;
    let mut last = crowd.pop().expect("a table");
    let why = last.find(|frame| match frame {
        FromHouse::NoHint { why } => Some(why.id),
        FromHouse::Hint(_) => Some("a hint".to_string()),
        _ => None,
    });
    assert_eq!(why.await, "house-hint-crowded");
    assert!(running.counted(r#"limit="seat.hint-wait""#) >= 1);
    running.stop().await;
}
