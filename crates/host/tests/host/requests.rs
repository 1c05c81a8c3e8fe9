//! Repeated requests: done once, and answered the same way, even after a restart.

use std::time::Duration;

use host::Input;
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use protocol::{Deed, Outcome};
use serde_json::json;
use table::Pcg;

use crate::driver::Table;
use crate::plan::{Plan, WATCHER, again, of, seat};

fn seated() -> Table<PizzaTheory> {
    Plan::new("pizza-theory", 2).seated()
}

fn ready(ready: bool) -> Deed {
    Deed::Ready { ready, nonce: None }
}

/// The repeated request is answered as it was the first time, and nothing changes, before and after
/// a restart.
fn is_repeated(table: &mut Table<PizzaTheory>, number: u8, id: &str, deed: &Deed) {
    for _ in 0..2 {
        let before = table.standing();
        table.does_by(of(number), id, deed.clone()).done();
        assert_eq!(table.standing(), before);
        table.restart(table.now);
    }
}

#[test]
fn what_changed_the_seats_is_not_done_again() {
    let mut table = seated();
    table.does_by(of(1), "mine", ready(true)).done();
    table.does(of(1), ready(false)).done();
    is_repeated(&mut table, 1, "mine", &ready(true));
}

#[test]
fn a_game_is_not_started_again() {
    let mut table = seated();
    table.does(of(2), ready(true)).done();
    table.does_by(of(1), "mine", Deed::Start).done();
    is_repeated(&mut table, 1, "mine", &Deed::Start);
}

#[test]
fn a_switch_is_not_turned_again() {
    let mut table = seated();
    let switch = |on| Deed::ChatSwitch { on };
    table.does_by(of(1), "mine", switch(false)).done();
    table.does(of(1), switch(true)).done();
    is_repeated(&mut table, 1, "mine", &switch(false));
    assert!(table.client(of(1)).state().chat);
}

#[test]
fn a_table_that_follows_is_not_opened_again() {
    let mut table = Plan::new("pizza-theory", 2).started::<PizzaTheory>();
    table.play_out(&mut Pcg::new(1));
    table.does_by(of(1), "mine", again()).done();
    is_repeated(&mut table, 1, "mine", &again());
    assert_eq!(table.next.len(), 1);
}

#[test]
fn the_same_name_from_another_guest_is_another_request() {
    let mut table = seated();
    table.does_by(of(1), "mine", ready(true)).done();
    let before = table.stored.len();
    table.does_by(of(2), "mine", ready(true)).done();
    assert_eq!(table.stored.len(), before + 1);
}

#[test]
fn refusals_make_nobody_forget_what_was_done() {
    let mut table = seated();
    table.does_by(of(1), "mine", ready(true)).done();
    table.does(of(1), ready(false)).done();
    for _ in 0..1_000 {
        table.does(of(1), again()).refused("house-not-over");
        table.asks(of(1), vec![json!({"kind": "bake"})]).refused("house-not-playing");
    }
    is_repeated(&mut table, 1, "mine", &ready(true));
}

#[test]
fn requests_of_others_make_nobody_forget_what_was_done() {
    let mut table = seated();
    table.join(WATCHER, None);
    table.does_by(of(1), "mine", ready(true)).done();
    table.does(of(1), ready(false)).done();
    for number in 0..300 {
        let on = number % 2 == 0;
        table.pass(Duration::from_secs(1));
        table.does(of(2), ready(on)).done();
        table.does(WATCHER, Deed::Mute { seat: seat(1), on }).done();
    }
    is_repeated(&mut table, 1, "mine", &ready(true));
}

/// A request that stores nothing may be repeated with the same id.
#[test]
fn a_hint_that_did_not_come_is_asked_for_again() {
    let mut table = Plan::new("pizza-theory", 2).bots(&[2]).started::<PizzaTheory>();
    table.play_bots(&mut Pcg::new(1));
    let before = table.stored.len();
    for _ in 0..2 {
        table.does_by(of(1), "mine", Deed::Hint).done();
        assert!(table.to_advise.pop().is_some(), "an adviser thinks");
    }
    assert_eq!(table.stored.len(), before);
}

/// Older records were stored without their requests.
#[test]
fn records_without_a_request_are_read() {
    let mut table = Plan::new("mamma-mia", 2).started::<MammaMia>();
    table.handle(Input::Closed);
    for stored in &mut table.stored {
        let mut record: serde_json::Value = serde_json::from_str(&stored.body).expect("a record");
        record.as_object_mut().expect("an object").remove("request");
        stored.body = record.to_string();
    }
    table.restart(table.now);
    let refused = table.does(of(1), Deed::Start).0;
    assert!(matches!(refused, Outcome::Refused { .. }), "{refused:?}");
}
