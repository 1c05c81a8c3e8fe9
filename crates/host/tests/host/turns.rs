//! Turns in correspondence games have numbers, so that nobody is notified twice for the same turn.

use std::time::Duration;

use host::Input;
use pizza_theory::PizzaTheory;
use protocol::{Clock, Deed};
use serde_json::json;
use table::Pcg;

use crate::client::any_of;
use crate::driver::Table;
use crate::plan::{Plan, of};

const SLOW: Clock = Clock::Correspondence { per_move: 3_600 };

/// A game of three; seat 1 is first.
fn cuts(clock: Clock) -> Table<PizzaTheory> {
    Plan::new("pizza-theory", 3).option("first", "1").clock(clock).started()
}

fn moves(table: &mut Table<PizzaTheory>, number: u8) {
    let mv = any_of(&table.client(of(number)).steps()[0], &mut Pcg::new(1));
    table.asks(of(number), vec![mv]).done();
}

/// The seats whose turn it is, each with the number of records since its turn began.
fn turns(table: &Table<PizzaTheory>) -> Vec<(u8, u32)> {
    let turns = table.listing.as_ref().expect("it is listed").turns.clone();
    assert_eq!(turns, table.host.turns());
    let last = table.stored.len() as u32;
    turns.iter().map(|turn| (turn.seat.number(), last - turn.since)).collect()
}

#[test]
fn a_turn_keeps_its_number_until_its_seat_has_moved() {
    let mut table = cuts(SLOW);
    assert_eq!(turns(&table), [(1, 0)]);
    table.does(of(2), Deed::Chat { text: "Well?".into() }).done();
    assert_eq!(turns(&table), [(1, 1)], "it is still the same turn");
    moves(&mut table, 1);
    assert_eq!(turns(&table), [(2, 0)]);
    moves(&mut table, 2);
    moves(&mut table, 3);
    // Seat 3 is awaited again after its own move: its guest is there and need not be notified.
    assert_eq!(turns(&table), [(1, 0), (2, 0), (3, 1)]);
    table.asks(of(2), vec![json!({"kind": "cut", "line": 1})]).done();
    assert_eq!(turns(&table), [(1, 1), (3, 2)]);
    table.asks(of(2), vec![json!({"kind": "cut", "line": 2})]).done();
    assert_eq!(turns(&table), [(1, 2), (3, 3)], "another choice is no turn");
}

#[test]
fn a_table_that_is_loaded_again_counts_its_turns_as_before() {
    let mut table = cuts(SLOW);
    for number in 1..=3 {
        moves(&mut table, number);
        let before = table.host.turns();
        table.restart(table.now);
        assert_eq!(table.host.turns(), before);
    }
    table.does(of(2), Deed::Chat { text: "Well?".into() }).done();
    assert_eq!(turns(&table), [(1, 1), (2, 1), (3, 2)]);
}

#[test]
fn whoever_is_replaced_by_a_bot_has_no_turn() {
    let mut table = cuts(SLOW);
    table.pass(Duration::from_secs(3_600));
    assert_eq!(turns(&table), []);
    table.does(of(1), Deed::TakeBack).done();
    assert_eq!(turns(&table), [(1, 0)]);
    table.handle(Input::Closed);
    assert_eq!(turns(&table), []);
}

#[test]
fn a_table_that_is_not_played_over_days_lists_no_turns() {
    for clock in [Clock::None, Clock::Live { base: 60, increment: 5 }] {
        assert_eq!(turns(&cuts(clock)), []);
    }
}
