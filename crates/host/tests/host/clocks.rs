//! Clocks, with time moved by hand.

use std::time::Duration;

use host::ListedStage;
use host::time::Millis;
use host::{Hosted, Input};
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use protocol::{Clock, Deed, Who};
use serde_json::json;
use table::Pcg;

use crate::client::any_of;
use crate::driver::Table;
use crate::plan::{Plan, WATCHER, of};

const LIVE: Clock = Clock::Live { base: 60, increment: 5 };
const SLOW: Clock = Clock::Correspondence { per_move: 3_600 };

fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}

/// A game of three; seat 1 is first.
fn cuts(clock: Clock) -> Table<PizzaTheory> {
    let mut table = Plan::new("pizza-theory", 3).option("first", "1").clock(clock).started();
    table.all_see();
    table
}

/// What every client sees: the seconds left for each seat, with a star where the clock is running.
#[track_caller]
fn shows<G: Hosted>(table: &mut Table<G>, expected: &str) {
    let anyone = *table.clients.keys().next().expect("a client");
    table.join(anyone, None);
    let face = table.client(anyone).clock.clone().expect("a clock");
    let seat = |(index, left): (usize, &u32)| {
        let runs = face.running.iter().any(|seat| seat.seat().index() == index);
        format!("{}{}", left / 1_000, if runs { "*" } else { "" })
    };
    let shown: Vec<String> = face.left.iter().enumerate().map(seat).collect();
    assert_eq!(shown.join(" "), expected);
}

/// The guest of this seat makes a random move.
fn moves<G: Hosted>(table: &mut Table<G>, number: u8) {
    let mv = any_of(&table.client(of(number)).steps()[0], &mut Pcg::new(1));
    table.asks(of(number), vec![mv]).done();
    table.all_see();
}

fn played_by<G: Hosted>(table: &Table<G>, number: u8) -> Option<String> {
    let anyone = table.clients.values().next().expect("a client");
    match &anyone.state().places[usize::from(number) - 1].who {
        Who::Guest { played_by, .. } => played_by.clone(),
        Who::Nobody | Who::Bot { .. } => panic!("no guest"),
    }
}

#[test]
fn a_clock_runs_only_for_whoever_must_act() {
    let mut table = cuts(LIVE);
    shows(&mut table, "60* 60 60");
    table.now = table.now.after(seconds(10));
    shows(&mut table, "50* 60 60");
    moves(&mut table, 1);
    shows(&mut table, "55 60* 60");
    table.now = table.now.after(seconds(3));
    moves(&mut table, 2);
    moves(&mut table, 3);
    shows(&mut table, "55* 62* 65*");
    table.now = table.now.after(seconds(20));
    table.asks(of(3), vec![json!({"kind": "cut", "line": 1})]).done();
    shows(&mut table, "35* 42* 50");
}

#[test]
fn another_choice_gives_no_more_time() {
    let mut table = cuts(LIVE);
    (1..=3).for_each(|number| moves(&mut table, number));
    for line in 1..=6 {
        table.asks(of(3), vec![json!({"kind": "cut", "line": line})]).done();
    }
    shows(&mut table, "65* 65* 70");
}

#[test]
fn correspondence_gives_each_move_the_same_time() {
    let mut table = cuts(SLOW);
    table.now = table.now.after(seconds(3_000));
    shows(&mut table, "600* 3600 3600");
    moves(&mut table, 1);
    shows(&mut table, "3600 3600* 3600");
    table.now = table.now.after(seconds(3_599));
    moves(&mut table, 2);
    moves(&mut table, 3);
    shows(&mut table, "3600* 3600* 3600*");
}

#[test]
fn without_a_clock_nothing_runs_out() {
    let mut table = cuts(Clock::None);
    table.pass(seconds(1_000_000));
    assert_eq!(table.client(of(1)).clock, None);
    assert_eq!(played_by(&table, 1), None);
    assert_eq!(table.host.alarm(), None);
}

#[test]
fn whoever_runs_out_of_time_is_replaced_by_a_bot() {
    let mut table = cuts(LIVE);
    assert_eq!(table.host.alarm(), Some(table.now.after(seconds(60))));
    table.pass(Duration::from_millis(59_999));
    assert_eq!(played_by(&table, 1), None);
    table.pass(Duration::from_millis(1));
    assert_eq!(played_by(&table, 1), Some("nonna".to_string()));
    shows(&mut table, "0 60 60");
    assert_eq!(table.host.bots_awaited().len(), 1);
    let ledger = table.host.play().expect("a game").ledger().to_string();
    assert!(ledger.contains("note a bot plays seat 1: nonna"), "{ledger}");
    table.play_bots(&mut Pcg::new(1));
    shows(&mut table, "0 60* 60");
}

#[test]
fn several_run_out_of_time_together() {
    let mut table = cuts(SLOW);
    (1..=3).for_each(|number| moves(&mut table, number));
    table.pass(seconds(3_600));
    let replaced = (1..=3).filter(|number| played_by(&table, *number).is_some());
    assert_eq!(replaced.count(), 3);
}

#[test]
fn a_guest_takes_the_seat_back_and_gets_some_time() {
    let mut table = cuts(LIVE);
    table.does(of(1), Deed::TakeBack).refused("house-not-played-by-bot");
    table.pass(seconds(60));
    table.does(of(1), Deed::TakeBack).done();
    assert_eq!(played_by(&table, 1), None);
    shows(&mut table, "30* 60 60");
    table.restart(table.now);
    shows(&mut table, "30* 60 60");
    moves(&mut table, 1);
    let ledger = table.host.play().expect("a game").ledger().to_string();
    assert!(ledger.contains("note a guest plays seat 1"), "{ledger}");
}

#[test]
fn what_a_bot_plays_gives_its_guest_no_time() {
    let clock = Clock::Live { base: 60, increment: 60 };
    let plan = Plan::new("mamma-mia", 2).option("first", "1").clock(clock);
    let mut table = plan.started::<MammaMia>();
    table.all_see();
    table.pass(seconds(60));
    table.play_bots(&mut Pcg::new(1));
    table.does(of(1), Deed::TakeBack).done();
    let face = table.client(of(1)).clock.clone().expect("a clock");
    assert_eq!(face.left[0], 30_000);
}

#[test]
fn time_that_goes_backwards_moves_nothing() {
    let mut table = cuts(LIVE);
    table.pass(seconds(30));
    let late = table.now;
    table.now = Millis(5);
    table.handle(Input::Ticked);
    table.does(of(2), Deed::Chat { text: "What time is it?".to_string() }).done();
    assert_eq!(table.client(of(1)).clock.as_ref().map(|face| face.left[0]), Some(60_000));
    shows(&mut table, "30* 60 60");
    moves(&mut table, 1);
    shows(&mut table, "35 60* 60");
    table.now = late;
    shows(&mut table, "35 60* 60");
    table.now = late.after(seconds(10));
    shows(&mut table, "35 50* 60");
    table.now = Millis(5);
    table.restart(table.now);
    table.handle(Input::Ticked);
    assert_eq!(played_by(&table, 2), None);
}

#[test]
fn a_live_clock_stands_still_while_the_house_is_down() {
    let mut table = cuts(LIVE);
    table.now = table.now.after(seconds(20));
    moves(&mut table, 1);
    table.restart(table.now.after(seconds(100_000)));
    table.handle(Input::Ticked);
    shows(&mut table, "45 60* 60");
    assert_eq!(table.host.alarm(), Some(table.now.after(seconds(60))));
}

#[test]
fn a_correspondence_clock_goes_on_while_the_house_is_down() {
    let mut table = cuts(SLOW);
    moves(&mut table, 1);
    table.restart(table.now.after(seconds(3_000)));
    shows(&mut table, "3600 600* 3600");
    table.restart(table.now.after(seconds(600)));
    table.handle(Input::Ticked);
    assert_eq!(played_by(&table, 2), Some("nonna".to_string()));
}

/// When the table has to be in memory, according to the store.
fn wakes<G: Hosted>(table: &Table<G>) -> Option<Millis> {
    table.listing.as_ref().expect("it is listed").wake_at
}

#[test]
fn the_store_wakes_a_table_when_its_clock_runs_out() {
    let mut table = Plan::new("pizza-theory", 3).clock(SLOW).seated::<PizzaTheory>();
    assert_eq!(wakes(&table), None, "nothing runs before the start");
    table.now = table.now.after(seconds(5));
    for number in 2..=3 {
        table.does(of(number), Deed::Ready { ready: true, nonce: None }).done();
    }
    table.does(of(1), Deed::Start).done();
    let clock = |table: &Table<PizzaTheory>| seconds(3_600) + table.host.show_left(table.now);
    assert_eq!(wakes(&table), Some(table.now.after(clock(&table))));
    table.now = table.now.after(seconds(60));
    table.play_one(&mut Pcg::new(1));
    assert_eq!(wakes(&table), Some(table.now.after(clock(&table))));
    table.pass(clock(&table));
    assert_eq!(wakes(&table), Some(table.now), "a bot has to move");
    table.handle(Input::Closed);
    assert_eq!(wakes(&table), None);
    assert_eq!(table.listing.as_ref().map(|it| it.stage), Some(ListedStage::Finished));
}

#[test]
fn the_store_wakes_a_table_at_once_when_a_bot_has_to_move() {
    let plan = Plan::new("pizza-theory", 2).option("first", "2").bots(&[2]);
    let mut table = plan.started::<PizzaTheory>();
    assert_eq!(wakes(&table), Some(table.now));
    table.now = table.now.after(seconds(1));
    table.play_bots(&mut Pcg::new(1));
    assert_eq!(wakes(&table), None, "a guest without a clock is waited for");
}

/// A loaded host does not know the stored listing, so it stores its own with the next record.
#[test]
fn after_a_pause_the_next_record_lists_the_table_anew() {
    let mut table = cuts(LIVE);
    table.restart(table.now.after(seconds(1_000)));
    table.does(of(1), Deed::Chat { text: "Sorry!".to_string() }).done();
    assert_eq!(wakes(&table), Some(table.now.after(seconds(60))));
}

#[test]
fn whoever_comes_in_sees_the_clocks() {
    let mut table = cuts(LIVE);
    table.join(WATCHER, None);
    assert_eq!(table.client(WATCHER).clock, table.client(of(1)).clock);
}
