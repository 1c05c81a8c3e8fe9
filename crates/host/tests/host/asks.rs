//! Asks: all or none, never twice, and refused with a reason.

use std::time::Duration;

use host::{ConnectionId, Hosted, Input};
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use protocol::{Clock, Deed, Outcome};
use serde_json::{Value, json};
use table::{Eyes, Pcg, Seat};

use crate::client::any_of;
use crate::driver::Table;
use crate::plan::{Plan, WATCHER, guest, of};

fn cards() -> Table<MammaMia> {
    Plan::new("mamma-mia-plus", 3).started()
}

/// A game of three that awaits cuts; seats 1 and 2 have chosen line 1.
fn cuts() -> Table<PizzaTheory> {
    let mut table = Plan::new("pizza-theory", 3).option("first", "1").started();
    for number in 1..=3 {
        let mv = any_of(&table.client(of(number)).steps()[0], &mut Pcg::new(1));
        table.asks(of(number), vec![mv]).done();
    }
    table.asks(of(1), vec![json!({"kind": "cut", "line": 1})]).done();
    table.asks(of(2), vec![json!({"kind": "cut", "line": 1})]).done();
    table
}

/// The moves are refused for this reason, and nothing has changed afterwards.
#[track_caller]
fn refused<G: Hosted>(table: &mut Table<G>, from: ConnectionId, moves: Vec<Value>, why: &str) {
    let before = table.standing();
    table.asks(from, moves).refused(why);
    assert_eq!(table.standing(), before);
}

/// The moves of a whole turn.
fn turn(table: &Table<MammaMia>, from: ConnectionId) -> Vec<Value> {
    let steps = table.client(from).steps();
    steps.iter().map(|offers| any_of(offers, &mut Pcg::new(1))).collect()
}

#[test]
fn a_whole_turn_is_one_ask_and_one_record() {
    let mut table = cards();
    let from = table.awaited()[0];
    let (moves, before) = (turn(&table, from), table.stored.len());
    assert_eq!(moves.len(), 3);
    table.asks(from, moves).done();
    assert_eq!(table.stored.len(), before + 1);
}

#[test]
fn when_the_third_move_is_refused_none_is_made() {
    let mut table = cards();
    let from = table.awaited()[0];
    let before = table.standing();
    for place in 0..3 {
        let mut moves = turn(&table, from);
        moves[place] = json!({"kind": "bake"});
        let answer = table.asks(from, moves);
        assert!(matches!(answer.0, Outcome::Refused { at, .. } if at == Some(place)), "{answer:?}");
        assert_eq!(table.standing(), before);
    }
    let moves = turn(&table, from);
    table.asks(from, moves).done();
}

#[test]
fn a_refusal_names_the_rule_and_the_place() {
    let mut table = cards();
    let from = table.awaited()[0];
    let mut moves = turn(&table, from);
    moves[0] = json!({"kind": "lay", "ingredient": "olive", "count": 9});
    table.asks(from, moves.clone()).refused_by(("mamma-mia-refusal-too-few-in-hand", "3.1"), 0);
    let other = [of(1), of(2), of(3)].into_iter().find(|other| *other != from).expect("two more");
    let answer = table.asks(other, vec![moves[0].clone()]);
    answer.refused_by(("mamma-mia-refusal-not-awaited", "3.1"), 0);
}

#[test]
fn a_repeated_ask_is_answered_the_same_way_and_played_once() {
    let mut table = cards();
    let from = table.awaited()[0];
    let moves = turn(&table, from);
    table.asks_by(from, "mine", moves.clone()).done();
    let after = table.standing();
    table.asks_by(from, "mine", moves.clone()).done();
    table.asks_by(from, "mine", Vec::new()).done();
    assert_eq!(table.standing(), after);
    table.restart(table.now);
    table.asks_by(from, "mine", moves).done();
    assert_eq!(table.standing(), after);
}

#[test]
fn a_repeated_ask_that_was_refused_is_refused_again() {
    let mut table = cards();
    let from = table.awaited()[0];
    let nonsense = table.asks_by(from, "mine", vec![json!({"kind": "bake"})]);
    let moves = turn(&table, from);
    assert_eq!(table.asks_by(from, "mine", moves), nonsense);
}

#[test]
fn the_same_name_from_another_seat_is_another_ask() {
    let mut table = cuts();
    let before = table.stored.len();
    let cut = |line: u8| vec![json!({"kind": "cut", "line": line})];
    table.asks_by(of(1), "cut", cut(2)).done();
    table.asks_by(of(2), "cut", cut(3)).done();
    table.asks_by(of(3), "cut", cut(4)).done();
    assert_eq!(table.stored.len(), before + 3);
}

/// A turn whose later steps are not yet known cannot be asked for as a whole: the second move would
/// be judged after a reveal that the asker has not seen, and the answer would reveal it.
#[test]
fn no_ask_looks_behind_what_the_others_chose() {
    let mut table = cuts();
    for line in 1..=6 {
        let cut = json!({"kind": "cut", "line": line});
        let place = json!({"kind": "place", "space": "d4"});
        refused(&mut table, of(3), vec![cut, place], "house-move-count");
    }
}

#[test]
fn whoever_watches_asks_for_nothing() {
    let mut table = cards();
    table.join(WATCHER, None);
    let from = table.awaited()[0];
    let moves = turn(&table, from);
    refused(&mut table, WATCHER, moves, "house-not-seated");
}

#[test]
fn whoever_does_not_play_his_seat_asks_for_nothing() {
    let clock = Clock::Live { base: 10, increment: 0 };
    let mut table = Plan::new("mamma-mia-plus", 3).clock(clock).started();
    let from = table.awaited()[0];
    let moves = turn(&table, from);
    table.pass(Duration::from_secs(11));
    refused(&mut table, from, moves.clone(), "house-played-by-bot");
    table.does(from, Deed::TakeBack).done();
    table.asks(from, moves).done();
}

#[test]
fn nothing_is_asked_for_before_the_start_or_after_the_end() {
    let place = || vec![json!({"kind": "place", "space": "d4"})];
    let mut table = Plan::new("pizza-theory", 2).seated::<PizzaTheory>();
    refused(&mut table, of(1), place(), "house-not-playing");
    let mut table = Plan::new("pizza-theory", 2).started::<PizzaTheory>();
    table.play_out(&mut Pcg::new(1));
    refused(&mut table, of(1), place(), "house-not-playing");
    refused(&mut table, of(2), place(), "house-not-playing");
}

#[test]
fn what_is_no_move_of_this_game_is_refused() {
    let mut table = cards();
    let from = table.awaited()[0];
    let deep = (0..60).fold(json!(1), |inside, _| json!([inside]));
    let junk = [
        json!({"kind": "place", "space": "d4"}),
        json!({"kind": "cut", "line": 1}),
        json!({"kind": "eat"}),
        json!({"kind": "lay", "ingredient": "olive", "count": 1, "seat": 2}),
        json!({"kind": "lay", "ingredient": "olive", "count": -1}),
        json!({"kind": "fill", "cards": {"olive": 200}}),
        json!({"kind": "x".repeat(10_000)}),
        json!({}),
        json!([]),
        json!(null),
        json!("lay"),
        json!(7.5),
        deep,
    ];
    for value in junk {
        refused(&mut table, from, vec![value.clone()], "house-not-a-move");
        let mut moves = turn(&table, from);
        moves[2] = value;
        refused(&mut table, from, moves, "house-not-a-move");
    }
    let longest = table.client(from).texts().into_iter().map(|text| text.len()).max();
    assert!(longest < Some(10_000), "a refusal does not send all of it back");
}

#[test]
fn an_ask_has_one_move_at_least_and_no_more_than_the_turn_has_steps() {
    let mut table = cards();
    let from = table.awaited()[0];
    refused(&mut table, from, Vec::new(), "house-move-count");
    let mut moves = turn(&table, from);
    moves.push(moves[2].clone());
    refused(&mut table, from, moves.clone(), "house-move-count");
    moves.extend((0..1_000).map(|_| json!(null)));
    refused(&mut table, from, moves, "house-move-count");
}

#[test]
fn a_connection_that_nobody_knows_is_not_heard() {
    let mut table = cards();
    let before = table.standing();
    let id: protocol::AskId = "mine".to_string().try_into().expect("a short id");
    let from = ConnectionId(99);
    table.handle(Input::Asked { from, id, moves: vec![json!({"kind": "help"})] });
    table.handle(Input::MoveCursor(from, 3));
    table.handle(Input::Left(from));
    assert_eq!(table.standing(), before);
}

/// The connection decides the seat, whatever the frames say.
#[test]
fn two_devices_of_a_guest_share_the_seat_and_its_asks() {
    let mut table = cards();
    let from = table.awaited()[0];
    let device = ConnectionId(30);
    table.join_as(device, guest(from), None, true);
    assert_eq!(table.client(device).seat, table.client(from).seat);
    let moves = turn(&table, from);
    table.asks_by(device, "mine", moves.clone()).done();
    let after = table.standing();
    table.asks_by(from, "mine", moves).done();
    assert_eq!(table.standing(), after);
    assert_eq!(table.client(device).heard, table.client(from).heard);
}

#[test]
fn a_bot_that_nobody_waits_for_is_not_heard() {
    let mut table = Plan::new("mamma-mia-plus", 3).bots(&[3]).started::<MammaMia>();
    let mut whims = Pcg::new(1);
    while table.host.bots_awaited().is_empty() {
        table.play_one(&mut whims);
    }
    let (bot, _) = table.host.bots_awaited()[0];
    let mv = table.any_move(bot, &mut whims);
    let before = table.standing();
    table.handle(Input::Chose(Seat::at(0), mv));
    assert_eq!(table.standing(), before);
    table.handle(Input::Chose(bot, mv));
    assert_ne!(table.standing(), before);
    let play = table.host.play().expect("a game");
    assert!(play.total(Eyes::Gallery) > 0);
}

/// A deal that the rules refuse is a fault of the house, not of a guest.
#[test]
fn a_deal_that_nobody_called_for_is_a_fault() {
    let mut table = cuts();
    let deal = "first 1".parse().expect("a deal");
    assert!(table.try_handle(Input::Dealt(deal)).is_err());
}
