//! Empty tables.

use std::time::Duration;

use host::time::Millis;
use host::{Hosted, Input};
use pizza_theory::PizzaTheory;
use protocol::Clock;
use table::Pcg;

use crate::driver::Table;
use crate::plan::{Plan, WATCHER, of};

const LIVE: Clock = Clock::Live { base: 600, increment: 5 };
const DAYS: Clock = Clock::Correspondence { per_move: 86_400 };
const REST: Duration = Duration::from_secs(300);

fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}

/// Seats 1 and 2; seat 1 begins. The table rests after five minutes.
fn two(clock: Clock) -> Table<PizzaTheory> {
    resting(Plan::new("pizza-theory", 2).option("first", "1").clock(clock))
}

/// A guest and a bot; the bot begins.
fn with_bot(clock: Clock) -> Table<PizzaTheory> {
    resting(Plan::new("pizza-theory", 2).option("first", "2").bots(&[2]).clock(clock))
}

fn resting(plan: Plan) -> Table<PizzaTheory> {
    let mut table = plan.started();
    table.host.rest_after(REST);
    table
}

/// When the table has to be in memory, according to the store.
fn wakes<G: Hosted>(table: &Table<G>) -> Option<Millis> {
    table.listing.as_ref().expect("it is listed").wake_at
}

/// The milliseconds on the clock of seat 1 and whether it is running, as a newcomer sees it.
fn clock<G: Hosted>(table: &mut Table<G>) -> (u32, bool) {
    table.join(of(1), None);
    let face = table.client(of(1)).clock.clone().expect("a clock");
    (face.left[0], face.running.iter().any(|seat| seat.seat().index() == 0))
}

/// Everyone leaves.
fn all_leave<G: Hosted>(table: &mut Table<G>) {
    let all: Vec<_> = table.clients.keys().copied().collect();
    for connection in all {
        table.leave(connection);
    }
}

/// Another machine loads the table, and nobody has joined yet.
fn reload<G: Hosted>(table: &mut Table<G>, now: Millis) {
    table.host = table.loaded(now);
    table.host.rest_after(REST);
    table.now = now;
}

#[test]
fn clocks_stand_still_where_nobody_is_and_go_on_when_somebody_comes() {
    let mut table = two(LIVE);
    table.pass(seconds(100));
    all_leave(&mut table);
    table.pass(seconds(200));
    let records = table.stored.len();
    assert_eq!(table.host.alarm(), Some(table.now.after(seconds(100))));
    table.pass(seconds(100));
    assert_eq!(table.stored.len(), records + 1, "that it rests is stored");
    assert_eq!((table.host.alarm(), wakes(&table)), (None, None), "nothing more happens");
    assert!(!table.host.has_live_clock(), "it may leave memory");
    table.pass(seconds(100_000));
    assert_eq!(table.stored.len(), records + 1);
    assert_eq!(clock(&mut table), (200_000, true));
    table.pass(seconds(50));
    assert_eq!(clock(&mut table), (150_000, true));
}

#[test]
fn a_table_that_left_memory_while_it_rested_has_the_clocks_it_had() {
    let mut table = two(LIVE);
    all_leave(&mut table);
    table.pass(seconds(250));
    assert_eq!(table.stored.len(), table.host.seq() as usize);
    table.pass(seconds(50));
    let later = table.now.after(seconds(1_000_000));
    reload(&mut table, later);
    table.pass(seconds(1_000));
    assert_eq!((table.host.alarm(), wakes(&table)), (None, None), "it still rests");
    assert_eq!(clock(&mut table), (300_000, true));
}

#[test]
fn bots_rest_where_nobody_is_and_go_on_when_somebody_comes() {
    let mut table = with_bot(Clock::None);
    let (seat, _) = table.host.bots_awaited()[0];
    let mv = table.any_move(seat, &mut Pcg::new(1));
    all_leave(&mut table);
    table.pass(seconds(299));
    assert_eq!(table.host.bots_awaited().len(), 1);
    table.pass(seconds(1));
    assert!(table.host.bots_awaited().is_empty());
    let records = table.stored.len();
    table.handle(Input::Chose(seat, mv));
    assert_eq!(table.stored.len(), records, "what a bot still thought out is not played");
    let later = table.now.after(seconds(5));
    reload(&mut table, later);
    assert!(table.host.bots_awaited().is_empty());
    assert_eq!(wakes(&table), None, "no chore of the house wakes it");
    table.join(WATCHER, None);
    assert_eq!(table.host.bots_awaited().len(), 1, "somebody looks on");
    table.play_bots(&mut Pcg::new(1));
    assert!(table.stored.len() > records);
    let later = table.now.after(seconds(5));
    reload(&mut table, later);
    assert!(table.host.play().is_some_and(|play| !play.awaited().is_empty()));
}

#[test]
fn one_watcher_is_enough() {
    let mut table = with_bot(Clock::None);
    table.join(WATCHER, None);
    table.leave(of(1));
    table.pass(seconds(100_000));
    assert_eq!(table.host.bots_awaited().len(), 1);
}

#[test]
fn a_seat_that_is_carried_elsewhere_wakes_the_table() {
    let mut table = two(LIVE);
    let secret = table.secret_of(of(1));
    all_leave(&mut table);
    table.pass(REST);
    assert_eq!(wakes(&table), None);
    table.handle(Input::Carried(crate::plan::guest(of(9)), secret));
    assert_eq!(wakes(&table), Some(table.now.after(seconds(300))));
    assert_eq!(table.host.alarm().map(|at| at > table.now), Some(true));
}

#[test]
fn where_only_a_guest_without_a_clock_is_waited_for_nothing_has_to_rest() {
    let mut table = two(Clock::None);
    all_leave(&mut table);
    let records = table.stored.len();
    table.pass(seconds(100_000));
    assert_eq!(table.stored.len(), records);
}

#[test]
fn tables_with_days_for_a_move_go_on() {
    let mut table = two(DAYS);
    all_leave(&mut table);
    table.pass(seconds(3_600));
    assert!(table.host.is_over_days_and_empty());
    assert_eq!(clock(&mut table), (82_800_000, true));
    let mut table = with_bot(DAYS);
    all_leave(&mut table);
    table.pass(seconds(3_600));
    assert_eq!(table.host.bots_awaited().len(), 1);
}

/// Tables stored by earlier versions have no address.
#[test]
fn an_opening_without_an_address_is_read() {
    let opening = Plan::new("pizza-theory", 2).opening();
    let text = serde_json::to_string(&opening).expect("JSON");
    assert!(!text.contains("household"));
    assert_eq!(serde_json::from_str::<host::record::Opening>(&text).expect("it is read"), opening);
}
