//! Conversations at a table.

use std::time::Duration;

use front::Rate;
use house::Settings;
use protocol::{Deed, FromHouse, News, Outcome, Stage};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Closed, Running, Socket, Visitor, settings};

fn against_bots() -> Value {
    json!({
        "game": "pizza-theory", "seats": 3,
        "bots": [{ "seat": 2, "level": "dado" }, { "seat": 3, "level": "dado" }],
    })
}

/// Settings for a client that may send frames as fast as it likes, as a table full of bots needs.
fn quick() -> Settings {
    let frames = Rate { burst: 10_000, every: Duration::from_micros(1) };
    let mut settings = settings();
    settings.front.limits.frames = frames;
    settings
}

async fn connect(visitor: &Visitor, table: &str) -> Socket {
    visitor.connect(&format!("/api/tables/{table}/socket")).await
}

async fn start(socket: &mut Socket) {
    let ready = Deed::Ready { ready: true, nonce: Some("00ff".into()) };
    assert_eq!(socket.act(ready).await.outcome, Outcome::Done);
    assert_eq!(socket.act(Deed::Start).await.outcome, Outcome::Done);
}

/// Makes the first move that is offered.
async fn move_on(socket: &mut Socket, news: &News) {
    if let Some(offer) = news.steps.first().and_then(|offers| offers.first()) {
        let mv = offer.pick(&mut |_| 0).expect("an offer stands for a move");
        socket.ask(mv).await;
    }
}

/// Starts the table and plays to the end. Returns the numbers of all sayings that were heard.
pub async fn play_to_the_end(visitor: &Visitor, table: &str) -> Vec<u32> {
    let mut socket = connect(visitor, table).await;
    start(&mut socket).await;
    play_on(&mut socket).await
}

/// Plays to the end. Returns the numbers of all sayings that were heard.
async fn play_on(socket: &mut Socket) -> Vec<u32> {
    let mut numbers = Vec::new();
    loop {
        match socket.frame().await {
            FromHouse::News(news) => {
                numbers.extend(news.sayings.iter().map(|saying| saying.number));
                move_on(socket, &news).await;
            }
            FromHouse::Table(state) if matches!(state.stage, Stage::Over(_)) => return numbers,
            // While others choose, news may come before the answer; asking again for what is
            // already done is refused.
            FromHouse::Answer(answer) => {
                assert!(!matches!(answer.outcome, Outcome::Failed { .. }), "{answer:?}");
            }
            _ => {}
        }
    }
}

/// Reads until it is this player's turn.
async fn awaited(socket: &mut Socket) -> News {
    loop {
        let news = socket.news().await;
        if !news.steps.is_empty() {
            return news;
        }
    }
}

#[tokio::test]
async fn a_conversation_from_the_welcome_to_the_first_move() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let table = ada.open(against_bots()).await;
    let mut socket = connect(&ada, &table).await;
    let FromHouse::Welcome { protocol, table: named, seat } = socket.frame().await else {
        panic!("no welcome");
    };
    assert_eq!((protocol, named, seat.map(u8::from)), (1, table.clone(), Some(1)));
    let FromHouse::Table(state) = socket.frame().await else { panic!("no table") };
    assert_eq!(state.stage, Stage::Gathering);
    start(&mut socket).await;
    let news = awaited(&mut socket).await;
    move_on(&mut socket, &news).await;
    let outcome = socket.find(|frame| match frame {
        FromHouse::Answer(answer) => Some(answer.outcome),
        _ => None,
    });
    assert_eq!(outcome.await, Outcome::Done);
    let after = socket.news().await;
    assert!(after.heard > news.heard);
    running.stop().await;
}

#[tokio::test]
async fn a_game_is_played_to_the_end_and_its_sayings_have_no_gap() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let table = ada.open(against_bots()).await;
    let numbers = play_to_the_end(&ada, &table).await;
    assert!(numbers.iter().copied().eq(1..=numbers.len() as u32), "{numbers:?}");
    running.stop().await;
}

#[tokio::test]
async fn frames_that_nobody_understands_are_answered_a_few_times_and_then_closed() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let table = ada.open(against_bots()).await;
    let mut socket = connect(&ada, &table).await;
    let bad = [
        "",
        "{",
        "[]",
        r#"{"kind": "dance"}"#,
        r#"{"kind": "heard", "heard": -1}"#,
        r#"{"kind": "heard", "heard": 1, "seat": 2}"#,
        r#"{"kind": "ask", "id": "", "moves": []}"#,
    ];
    for text in bad.iter().cycle().take(9) {
        socket.send_text(*text).await;
        let why = socket.find(|frame| match frame {
            FromHouse::Trouble { why } => Some(why.id),
            _ => None,
        });
        assert_eq!(why.await, "web-bad-frame", "{text}");
    }
    assert!(socket.try_send(Message::binary(vec![1, 2, 3])).await);
    let why = socket.find(|frame| match frame {
        FromHouse::Trouble { why } => Some(why.id),
        _ => None,
    });
    assert_eq!(why.await, "web-frame-not-text");
    socket.send_text("once more").await;
    let (frames, closed) = socket.rest().await;
    let Some(FromHouse::Bye { why, again_in: None }) = frames.last() else { panic!("{frames:?}") };
    assert_eq!(why.id, "web-bye-bad-frames");
    assert_eq!(closed, Closed(Some(1008)));
    assert_eq!(running.counted(r#"why="BadFrames""#), 1);
    running.stop().await;
}

#[tokio::test]
async fn a_frame_that_is_too_long_closes_the_connection() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let table = ada.open(against_bots()).await;
    for length in [protocol::LONGEST_FRAME + 1, 1 << 20] {
        let mut socket = connect(&ada, &table).await;
        let sending = socket.try_send(Message::text(" ".repeat(length)));
        let _ = tokio::time::timeout(Duration::from_secs(1), sending).await;
        let (_, closed) = socket.rest().await;
        assert_eq!(closed, Closed(Some(1009)), "{length}");
    }
    let mut socket = connect(&ada, &table).await;
    let frame = format!("{}{}", r#"{"kind": "heard", "heard": 0}"#, " ".repeat(16_000));
    socket.send_text(frame).await;
    assert_eq!(socket.act(Deed::Ready { ready: true, nonce: None }).await.outcome, Outcome::Done);
    running.stop().await;
}

#[tokio::test]
async fn a_slow_reader_is_dropped_and_comes_back_with_nothing_lost() {
    let running = Running::start(quick()).await;
    let ada = Visitor::browser(&running).await;
    let table = ada.open(against_bots()).await;
    let mut slow = connect(&ada, &table).await;
    let mut quick = connect(&ada, &table).await;
    start(&mut quick).await;
    for _ in 0..5 {
        let news = awaited(&mut quick).await;
        move_on(&mut quick, &news).await;
    }
    // The game is waiting; create a lot to say.
    let mut on = false;
    while running.counted(r#"why="Slow""#) == 0 {
        assert_eq!(quick.act(Deed::ChatSwitch { on }).await.outcome, Outcome::Done);
        on = !on;
    }
    let mut quick = connect(&ada, &table).await;
    let last = play_on(&mut quick).await.last().copied().expect("there was something to hear");

    let (frames, closed) = slow.rest().await;
    assert_eq!(closed, Closed(Some(1013)));
    let Some(FromHouse::Bye { why, again_in }) = frames.last() else { panic!("{frames:?}") };
    assert_eq!((why.id.as_str(), *again_in), ("web-bye-slow", Some(500)));
    let mut heard = Vec::new();
    for frame in frames {
        if let FromHouse::News(news) = frame {
            heard.extend(news.sayings.iter().map(|saying| saying.number));
        }
    }
    let cursor = heard.last().copied().expect("it was told something before");
    assert!(cursor < last);
    let mut back = ada.connect(&format!("/api/tables/{table}/socket?heard={cursor}")).await;
    heard.extend(back.news().await.sayings.iter().map(|saying| saying.number));
    assert!(heard.into_iter().eq(1..=last));
    running.stop().await;
}

#[tokio::test]
async fn a_frame_cannot_change_who_one_is() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let mut new = against_bots();
    new["visibility"] = json!("public");
    let table = ada.open(new).await;
    let eve = Visitor::browser(&running).await;
    let mut socket = connect(&eve, &table).await;
    let FromHouse::Welcome { seat: None, .. } = socket.frame().await else { panic!("a seat") };
    let refused = socket.act(Deed::Start).await;
    assert!(matches!(refused.outcome, Outcome::Refused { .. }));
    running.stop().await;
}
