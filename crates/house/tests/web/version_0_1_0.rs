//! The folder of a house that ran version 0.1.0: everything in it still works.
//!
//! A real house of that version wrote it, with guests who played over sockets. Its files are never
//! changed.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use host::id::TableId;
use protocol::{FromClient, FromHouse, Outcome};
use serde_json::Value;
use store::{Ending, GameOutcome, Player, SeatOutcome};
use table::Pcg;
use tempfile::TempDir;

use crate::common::{PATIENCE, Running, Visitor, settings};

/// The guests' tokens.
const ADA: &str = "0nt6e3cwpc6cf44ymg50qs39ps";
const BEA: &str = "66czqbkjbnser76j2xx2pmnvx5";

/// Finished tables, with their games.
const FINISHED: [(&str, &str); 3] = [
    ("1yvt6syd7h1m204rvtx72trtwn", "mamma-mia"),
    ("1x63wbepggfwcm14mavwcwegzd", "mamma-mia-plus"),
    ("1v8x3t6ybyzc1kw5tswk1rmf5z", "pizza-theory"),
];

/// Tables that wait for Ada, who plays against bots.
const RUNNING: [&str; 3] =
    ["0ya2vtbfxszb8xc7csrayttdg6", "293pf0b7aawgby1q1adpgxefdk", "1m3e2ntm1mtdgnfmxpjc2s692z"];

/// Ada and Béa play here, with three days for each move.
const OVER_DAYS: &str = "1w26f3x7jaf2byyjy5r381e742";
const GATHERING: &str = "1w65cq040kp9vmebv2c8qxydc7";
const ABANDONED: &str = "4acs9e6e6gvbr31h1pmq0r5h4p";

fn fixture(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/0.1.0").join(file)
}

fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::copy(fixture("forno.db"), folder.path().join("forno.db")).expect("a copy");
    folder
}

async fn reopened() -> (Running, Visitor, Visitor) {
    let running = Running::start_in(folder(), settings()).await;
    let [ada, bea] = [ADA, BEA].map(|token| {
        let mut visitor = Visitor::nobody(&running);
        visitor.bear(token);
        visitor
    });
    (running, ada, bea)
}

async fn state(visitor: &Visitor, table: &str) -> Value {
    visitor.get(&format!("/api/tables/{table}")).await.done().json()
}

#[tokio::test]
async fn its_guests_and_their_tables_are_known() {
    let (running, ada, bea) = reopened().await;
    assert_eq!(ada.get("/api/me").await.done().json()["name"], "Ada");
    assert_eq!(bea.get("/api/me").await.done().json()["name"], "Béa");
    let mine = ada.get("/api/me/tables").await.done().json();
    assert_eq!(mine.as_array().map(Vec::len), Some(9), "{mine}");
    assert_eq!(state(&bea, GATHERING).await["stage"]["kind"], "gathering");
    assert_eq!(state(&ada, ABANDONED).await["stage"]["kind"], "abandoned");
    assert_eq!(running.counted("faults"), 0);
    running.stop().await;
}

#[tokio::test]
async fn its_finished_games_have_the_same_ledgers_and_are_told_again() {
    let (running, ada, _) = reopened().await;
    for (table, game) in FINISHED {
        let ledger = ada.get(&format!("/api/tables/{table}/ledger")).await.done().text;
        let kept = fs::read_to_string(fixture(&format!("{game}.ledger"))).expect("a ledger");
        assert_eq!(ledger, kept, "{game}");
        let replay = ada.get(&format!("/api/tables/{table}/replay")).await.done().json();
        assert_eq!(replay["verdict"]["kind"], "honest", "{game}");
        assert!(replay["steps"].as_array().is_some_and(|steps| steps.len() > 20), "{game}");
    }
    let followed = state(&ada, FINISHED[0].0).await["followed_by"]["table"].clone();
    let next = state(&ada, followed.as_str().expect("a rematch was opened")).await;
    assert_eq!(next["stage"]["kind"], "gathering");
    running.stop().await;
}

/// The outcome of a table, as soon as the house has determined it.
async fn outcome(running: &Running, table: &str) -> GameOutcome {
    let table: TableId = table.parse().expect("an id");
    let looking = async {
        loop {
            if let Some(found) = running.house.store().outcome(table).await.expect("outcomes") {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, looking).await.expect("an outcome in time")
}

#[tokio::test]
async fn its_finished_games_are_given_their_outcomes() {
    let (running, ada, _) = reopened().await;
    let id = ada.get("/api/me").await.done().json()["id"].as_str().expect("an id").to_string();
    let store = running.house.store();
    for (table, game) in FINISHED {
        let found = outcome(&running, table).await;
        assert_eq!((found.game.as_str(), found.rules, found.ending), (game, 1, Ending::Over));
        let result = state(&ada, table).await["stage"].clone();
        let scores: Vec<Value> = found.seats.iter().map(|seat| seat.score.into()).collect();
        assert_eq!(result["scores"], Value::from(scores), "{game}");
        let winners = found.seats.iter().zip(1..).filter(|(seat, _)| seat.share > Some(0.0));
        let winners: Vec<Value> = winners.map(|(_, number)| Value::from(number)).collect();
        assert_eq!(result["winners"], Value::from(winners), "{game}");
        let is_ada = |seat: &SeatOutcome| match &seat.player {
            Player::Guest(guest) => guest.to_string() == id,
            Player::Bot { level, .. } => level.is_none(),
        };
        assert_eq!(found.seats.iter().filter(|seat| is_ada(seat)).count(), 1, "{game}");
        let records = store.load(table.parse().expect("an id")).await.expect("records");
        assert!(records.iter().any(|record| record.at == found.ended_at), "{game}");
    }
    assert_eq!(outcome(&running, ABANDONED).await.ending, Ending::Abandoned);
    for table in RUNNING {
        let none = store.outcome(table.parse().expect("an id")).await;
        assert_eq!(none, Ok(None), "{table}");
    }
    assert_eq!(store.without_outcome(None, 10).await, Ok(vec![]));
    running.house.switchboard().delete(ABANDONED.parse().expect("an id")).await.expect("deleted");
    assert_eq!(store.outcome(ABANDONED.parse().expect("an id")).await, Ok(None));
    running.stop().await;
}

#[tokio::test]
async fn its_running_games_are_played_on() {
    let (running, ada, _) = reopened().await;
    for table in RUNNING {
        let mut socket = ada.connect(&format!("/api/tables/{table}/socket")).await;
        let news = socket.news().await;
        assert!(!news.steps.is_empty(), "{table} waits for Ada");
        let mut luck = Pcg::new(1);
        let moves =
            news.steps.iter().filter_map(|offers| offers.first()?.pick(&mut |n| luck.pick(n)));
        let id = format!("after-{table}").try_into().expect("an id");
        socket.send(&FromClient::Ask { id, moves: moves.collect(), heard: None }).await;
        let outcome = socket
            .find(|frame| match frame {
                FromHouse::Answer(answer) => Some(answer.outcome),
                _ => None,
            })
            .await;
        assert_eq!(outcome, Outcome::Done, "{table}");
        socket.hang_up().await;
    }
    assert_eq!(running.counted("faults"), 0);
    running.stop().await;
}

#[tokio::test]
async fn its_table_over_days_waits_for_the_same_guest() {
    let (running, ada, bea) = reopened().await;
    let mut awaited = Vec::new();
    for guest in [&ada, &bea] {
        let turns = guest.get("/api/me/turns").await.done().json();
        awaited.push(turns.as_array().is_some_and(|turns| turns.contains(&OVER_DAYS.into())));
    }
    assert_eq!(awaited.iter().filter(|awaited| **awaited).count(), 1, "{awaited:?}");
    running.stop().await;
}
