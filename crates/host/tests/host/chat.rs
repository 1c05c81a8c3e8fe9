//! The chat beside the game.

use std::time::Duration;

use host::Stored;
use host::record::{Event, Record};
use pizza_theory::PizzaTheory;
use protocol::Deed;

use crate::driver::Table;
use crate::plan::{Plan, WATCHER, guest, of, seat};

fn table() -> Table<PizzaTheory> {
    let mut table = Plan::new("pizza-theory", 3).started();
    table.join(WATCHER, None);
    table
}

fn chat(text: &str) -> Deed {
    Deed::Chat { text: text.to_string() }
}

/// The chat messages that a seat's connection received.
fn texts(table: &Table<PizzaTheory>, number: u8) -> Vec<&str> {
    table.client(of(number)).chat.iter().map(|(_, _, text)| text.as_str()).collect()
}

/// Sends a chat message and returns what the others receive, or the refusal.
fn said(text: &str) -> Result<String, String> {
    let mut table = table();
    let answer = table.does(of(1), chat(text));
    match answer.0 {
        protocol::Outcome::Done => Ok(texts(&table, 2)[0].to_string()),
        protocol::Outcome::Refused { why, .. } => Err(why.id),
        protocol::Outcome::Failed { .. } => panic!("nothing is stored here"),
    }
}

#[test]
fn everyone_is_told_who_said_what() {
    let mut table = table();
    table.does(of(2), chat("Buon appetito!")).done();
    let line = (1, "Guest 2".to_string(), "Buon appetito!".to_string());
    for connection in [of(1), of(2), of(3), WATCHER] {
        assert_eq!(table.client(connection).chat, std::slice::from_ref(&line));
    }
}

#[test]
fn a_message_has_one_to_three_hundred_characters() {
    let refused = Err("house-chat-length".to_string());
    assert_eq!(said(""), refused);
    assert_eq!(said(" \n\t "), refused);
    assert_eq!(said(&"é".repeat(301)), refused);
    assert_eq!(said(&"é".repeat(300)), Ok("é".repeat(300)));
}

#[test]
fn control_characters_become_blanks() {
    assert_eq!(said("one\ntwo\u{0}three\u{7f}\u{85}four"), Ok("one two three  four".to_string()));
    assert_eq!(said("\u{1b}[31mred"), Ok("[31mred".to_string()));
    assert_eq!(said("<b>&amp;</b>"), Ok("<b>&amp;</b>".to_string()), "plain text, as it stands");
}

#[test]
fn nobody_says_more_than_five_things_in_ten_seconds() {
    let mut table = table();
    for _ in 0..5 {
        table.does(of(1), chat("again")).done();
    }
    table.does(of(1), chat("again")).refused("house-chat-too-fast");
    table.does(of(2), chat("another guest may")).done();
    table.now = table.now.after(Duration::from_millis(9_999));
    table.does(of(1), chat("again")).refused("house-chat-too-fast");
    table.restart(table.now);
    table.does(of(1), chat("again")).refused("house-chat-too-fast");
    table.now = table.now.after(Duration::from_millis(1));
    table.does(of(1), chat("again")).done();
}

#[test]
fn the_opener_switches_it_off_and_on() {
    let mut table = table();
    table.does(of(2), Deed::ChatSwitch { on: false }).refused("house-not-opener");
    table.does(of(1), Deed::ChatSwitch { on: false }).done();
    assert!(!table.client(WATCHER).state().chat);
    table.does(of(2), chat("hello?")).refused("house-chat-off");
    table.restart(table.now);
    table.does(of(2), chat("hello?")).refused("house-chat-off");
    table.does(of(1), Deed::ChatSwitch { on: true }).done();
    table.does(of(2), chat("hello!")).done();
}

#[test]
fn whoever_mutes_a_seat_hears_it_no_more_and_nobody_else_minds() {
    let mut table = table();
    table.does(of(1), Deed::Mute { seat: seat(2), on: true }).done();
    table.does(of(2), chat("first")).done();
    assert_eq!((texts(&table, 1).len(), texts(&table, 3).len()), (0, 1));
    table.leave(of(1));
    table.join(of(1), None);
    table.does(of(2), chat("second")).done();
    assert!(texts(&table, 1).is_empty(), "neither kept nor new");
    assert_eq!(texts(&table, 3), ["first", "second"]);
    table.does(of(1), Deed::Mute { seat: seat(2), on: false }).done();
    table.does(of(2), chat("third")).done();
    assert_eq!(texts(&table, 1), ["third"]);
}

#[test]
fn what_somebody_does_not_want_to_hear_is_neither_stored_nor_told() {
    let mut table = table();
    let stored = table.stored.len();
    table.clients.values_mut().for_each(|client| client.frames.clear());
    for (connection, on) in [(of(1), true), (of(1), false), (WATCHER, true)] {
        table.does(connection, Deed::Mute { seat: seat(2), on }).done();
    }
    assert_eq!(table.stored.len(), stored);
    for other in [of(2), of(3)] {
        assert!(table.client(other).frames.is_empty(), "nobody else is told");
    }
    table.leave(WATCHER);
    table.join(WATCHER, None);
    table.does(of(2), chat("hello")).done();
    assert_eq!(table.client(WATCHER).chat.len(), 1, "whoever only watched is forgotten");
}

#[test]
fn what_an_earlier_forno_stored_of_it_still_counts_for_those_who_sit() {
    let mut table = table();
    let muted = |connection| {
        let event = Event::Muted { guest: guest(connection), seat: 2, on: true };
        let record = Record { cursors: vec![], left: vec![], request: None, events: vec![event] };
        serde_json::to_string(&record).expect("it can be written")
    };
    for connection in [of(1), WATCHER] {
        let seq = table.stored.len() as u32 + 1;
        table.stored.push(Stored { seq, at: table.now, body: muted(connection) });
    }
    table.restart(table.now);
    table.does(of(2), chat("hello")).done();
    assert!(texts(&table, 1).is_empty());
    assert_eq!(table.client(WATCHER).chat.len(), 1);
}

#[test]
fn watchers_read_and_keep_silent() {
    let mut table = table();
    table.does(WATCHER, chat("Seat 2 has the olives!")).refused("house-not-seated");
    table.does(WATCHER, Deed::Mute { seat: seat(1), on: true }).done();
    table.does(of(1), chat("hello")).done();
    assert!(table.client(WATCHER).chat.is_empty());
}

#[test]
fn whoever_comes_later_reads_the_last_hundred() {
    let mut table = table();
    for number in 0..110 {
        table.now = table.now.after(Duration::from_secs(3));
        table.does(of(1), chat(&format!("message {number}"))).done();
    }
    for _ in 0..2 {
        table.leave(of(2));
        table.join(of(2), None);
        let chat = &table.client(of(2)).chat;
        assert_eq!(chat.len(), 100);
        assert_eq!((chat[0].0, chat[0].2.as_str()), (11, "message 10"));
        table.restart(table.now);
    }
}

#[test]
fn the_chat_is_not_numbered_with_the_game() {
    let mut table = table();
    let heard = table.client(of(2)).heard;
    table.does(of(1), chat("hello")).done();
    assert_eq!(table.client(of(2)).heard, heard);
    table.play_one(&mut table::Pcg::new(1));
    assert!(table.client(of(2)).heard > heard);
    let ledger = table.host.play().expect("a game").ledger().to_string();
    assert!(!ledger.contains("hello"), "and no part of the ledger");
}

#[test]
fn a_repeated_message_is_said_once() {
    let mut table = table();
    for _ in 0..3 {
        table.does_by(of(1), "mine", chat("hello")).done();
        assert_eq!(texts(&table, 2), ["hello"]);
        table.restart(table.now);
    }
    table.does_by(of(2), "mine", chat("hello yourself")).done();
    assert_eq!(texts(&table, 1), ["hello", "hello yourself"]);
}

#[test]
fn one_chats_before_the_start_and_after_the_end() {
    let mut table = Plan::new("pizza-theory", 2).seated::<PizzaTheory>();
    table.does(of(1), chat("Are you ready?")).done();
    table.does(of(2), Deed::Ready { ready: true, nonce: None }).done();
    table.does(of(1), Deed::Start).done();
    table.play_out(&mut table::Pcg::new(1));
    table.does(of(2), chat("Well played.")).done();
    assert_eq!(texts(&table, 1), ["Are you ready?", "Well played."]);
}
