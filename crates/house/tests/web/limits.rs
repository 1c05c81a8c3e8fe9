//! What exceeds a limit is refused politely, and only for a while.

use std::time::Duration;

use front::{Limits, Rate};
use house::Settings;
use protocol::{Deed, FromClient, FromHouse, Move, Outcome};
use serde_json::json;

use crate::common::{Running, Socket, Visitor, settings, until};

fn limited(change: impl FnOnce(&mut Limits)) -> Settings {
    let mut settings = settings();
    change(&mut settings.front.limits);
    settings
}

#[tokio::test]
async fn too_many_requests_are_told_to_wait_and_are_answered_after_it() {
    let rate = Rate { burst: 5, every: Duration::from_millis(900) };
    let running = Running::start(limited(|limits| limits.address.requests = rate)).await;
    let nobody = Visitor::nobody(&running);
    for _ in 0..5 {
        nobody.get("/api/games").await.done();
    }
    let refused = nobody.get("/api/games").await;
    refused.is(429, "web-too-much");
    assert_eq!(refused.headers["retry-after"], "1");
    assert!(refused.headers.contains_key("content-security-policy"));
    nobody.get("/healthz").await.done();
    assert!(running.counted(r#"why="Limited""#) >= 1);
    assert_eq!(running.counted(r#"forno_limits_total{limit="address.requests"}"#), 1);
    tokio::time::sleep(Duration::from_secs(1)).await;
    nobody.get("/api/games").await.done();
    running.stop().await;
}

#[tokio::test]
async fn guests_and_tables_have_limits_of_their_own() {
    let rate = Rate { burst: 2, every: Duration::from_secs(100) };
    let running = Running::start(limited(|limits| {
        limits.address.new_guests = rate;
        limits.address.new_tables = rate;
    }))
    .await;
    let ada = Visitor::browser(&running).await;
    let bot = Visitor::program(&running, "Robota").await;
    Visitor::nobody(&running).get("/api/me").await.is(429, "web-too-much");
    let third = bot.post("/api/tokens", json!({ "name": "x" })).await;
    third.is(429, "web-too-much");
    let wait: u32 = third.headers["retry-after"].to_str().expect("text").parse().expect("seconds");
    assert!((90..=100).contains(&wait), "{wait}");
    let new = || json!({ "game": "mamma-mia", "seats": 4 });
    ada.open(new()).await;
    bot.open(new()).await;
    ada.post("/api/tables", new()).await.is(429, "web-too-much");
    ada.get("/api/tables").await.done();
    running.stop().await;
}

#[tokio::test]
async fn an_address_has_so_many_sockets_at_a_time() {
    let running = Running::start(limited(|limits| limits.address.sockets = 2)).await;
    let nobody = Visitor::nobody(&running);
    let connect = || Socket::connect(&nobody, "/api/lobby/socket", "forno.v1");
    let first = connect().await.expect("a socket");
    let _second = connect().await.expect("a socket");
    assert_eq!(connect().await.err(), Some(429));
    assert_eq!(running.counted("forno_sockets "), 2);
    drop(first);
    until(|| running.counted("forno_sockets ") == 1).await;
    connect().await.expect("a socket");
    running.stop().await;
}

#[tokio::test]
async fn sockets_cannot_be_opened_too_fast() {
    let rate = Rate { burst: 2, every: Duration::from_secs(100) };
    let running = Running::start(limited(|limits| limits.address.new_sockets = rate)).await;
    let nobody = Visitor::nobody(&running);
    let connect = || Socket::connect(&nobody, "/api/lobby/socket", "forno.v1");
    drop(connect().await.expect("a socket"));
    drop(connect().await.expect("a socket"));
    assert_eq!(connect().await.err(), Some(429));
    running.stop().await;
}

#[tokio::test]
async fn whoever_sends_too_fast_is_read_later_and_nothing_is_lost() {
    let rate = Rate { burst: 5, every: Duration::from_millis(20) };
    let running = Running::start(limited(|limits| limits.frames = rate)).await;
    let ada = Visitor::browser(&running).await;
    let table = ada.open(json!({ "game": "mamma-mia", "seats": 4 })).await;
    let mut socket = ada.connect(&format!("/api/tables/{table}/socket")).await;
    let began = std::time::Instant::now();
    for number in 0..45 {
        let id = format!("{number}").try_into().expect("an id");
        let deed = protocol::Deed::Ready { ready: number % 2 == 0, nonce: None };
        socket.send(&FromClient::<Move>::Do { id, deed, heard: None }).await;
    }
    for number in 0..45 {
        let answered = |frame| match frame {
            FromHouse::Answer(answer) => Some(answer.id.as_str().to_string()),
            _ => None,
        };
        assert_eq!(socket.find(answered).await, number.to_string());
    }
    assert!(began.elapsed() >= Duration::from_millis(20 * 40), "the rest had to wait");
    running.stop().await;
}

#[tokio::test]
async fn the_whole_house_has_limits_too() {
    let rate = Rate { burst: 2, every: Duration::from_secs(100) };
    let running = Running::start(limited(|limits| {
        limits.house.new_guests = rate;
        limits.house.new_tables = rate;
        limits.house.sockets = 1;
    }))
    .await;
    let ada = Visitor::browser(&running).await;
    Visitor::program(&running, "Robota").await;
    Visitor::nobody(&running).get("/api/me").await.is(503, "web-house-full");
    let new = || json!({ "game": "mamma-mia", "seats": 4 });
    ada.open(new()).await;
    ada.open(new()).await;
    let refused = ada.post("/api/tables", new()).await;
    refused.is(503, "web-house-full");
    assert!(refused.headers.contains_key("retry-after"));
    let _first = ada.connect("/api/lobby/socket").await;
    let second = Socket::connect(&ada, "/api/lobby/socket", "forno.v1").await;
    assert_eq!(second.err(), Some(503));
    for limit in ["house.new-guests", "house.new-tables", "house.sockets"] {
        assert_eq!(
            running.counted(&format!("forno_limits_total{{limit=\"{limit}\"}}")),
            1,
            "{limit}"
        );
    }
    running.stop().await;
}

fn set(limits: &[&str]) -> Settings {
    let mut settings = settings();
    for limit in limits {
        settings.set_limit(limit).expect("a limit");
    }
    settings
}

fn reached(running: &Running, limit: &str) -> u64 {
    running.counted(&format!("forno_limits_total{{limit=\"{limit}\"}}"))
}

#[tokio::test]
async fn what_a_guest_says_and_changes_at_a_table_has_limits_that_can_be_set() {
    let limits = ["guest.chat=2+1/h", "guest.changes=3+1/h", "table.records=9"];
    let running = Running::start(set(&limits)).await;
    let ada = Visitor::browser(&running).await;
    let table = ada.open(json!({ "game": "mamma-mia", "seats": 4 })).await;
    let mut socket = ada.connect(&format!("/api/tables/{table}/socket")).await;
    let mut refused = async |deed: Deed| match socket.act(deed).await.outcome {
        Outcome::Refused { why, .. } => why.id,
        outcome => format!("{outcome:?}"),
    };
    let chat = || Deed::Chat { text: "?".to_string() };
    let ready = |ready| Deed::Ready { ready, nonce: None };
    assert_eq!([refused(chat()).await, refused(chat()).await], ["Done", "Done"]);
    assert_eq!(refused(chat()).await, "house-chat-too-fast");
    for number in 0..3 {
        assert_eq!(refused(ready(number % 2 == 0)).await, "Done");
    }
    assert_eq!(refused(ready(false)).await, "house-too-fast");
    assert_eq!(reached(&running, "guest.chat"), 1);
    assert_eq!(reached(&running, "guest.changes"), 1);
    running.stop().await;
}

#[tokio::test]
async fn a_table_has_so_many_records_and_then_only_moves_are_stored() {
    let running = Running::start(set(&["table.records=4"])).await;
    let ada = Visitor::browser(&running).await;
    let bot = json!({ "seat": 2, "level": "dado" });
    let new = json!({ "game": "pizza-theory", "seats": 2, "bots": [bot] });
    let table = ada.open(new).await;
    let mut socket = ada.connect(&format!("/api/tables/{table}/socket")).await;
    let chat = || Deed::Chat { text: "?".to_string() };
    for _ in 0..3 {
        assert_eq!(socket.act(chat()).await.outcome, Outcome::Done);
    }
    for deed in [chat(), Deed::Colour { colour: None }, Deed::ChatSwitch { on: false }] {
        let Outcome::Refused { why, .. } = socket.act(deed).await.outcome else { panic!("done") };
        assert_eq!(why.id, "house-table-full");
    }
    assert_eq!(reached(&running, "table.records"), 3);
    assert_eq!(socket.act(Deed::Start).await.outcome, Outcome::Done);
    running.stop().await;
}

#[tokio::test]
async fn a_list_has_so_many_tables_and_says_in_the_metrics_that_there_are_more() {
    let running = Running::start(set(&["house.listed=1"])).await;
    let ada = Visitor::browser(&running).await;
    for _ in 0..2 {
        let new = json!({ "game": "mamma-mia", "seats": 4, "visibility": "public" });
        ada.open(new).await;
    }
    let listed = ada.get("/api/tables").await.done().json();
    assert_eq!(listed.as_array().map(Vec::len), Some(1));
    assert_eq!(reached(&running, "house.listed"), 1);
    running.stop().await;
}

#[tokio::test]
async fn replays_are_told_one_after_the_other() {
    const LEDGER: &str =
        include_str!("../../../forno/tests/playthroughs/pizza-theory-whole-game.ledger");
    let running = Running::start(set(&["house.replays=1"])).await;
    let nobody = Visitor::nobody(&running);
    let replay =
        || nobody.send_text(reqwest::Method::POST, "/api/replays?eyes=all", "text/plain", LEDGER);
    let answers = futures_util::future::join_all((0..8).map(|_| replay())).await;
    assert!(answers.iter().all(|answer| answer.status.is_success()), "{answers:?}");
    assert!(reached(&running, "house.replays") >= 1);
    running.stop().await;
}
