//! Guests who go away, and what the others decide.

use std::time::Duration;

use host::Input;
use mamma_mia::MammaMia;
use protocol::{Choice, Deed, Stage, Who};
use table::Pcg;
use table::ledger::{End, Ledger, Verdict};

use crate::driver::Table;
use crate::plan::{GRACE, PATIENCE, Plan, WATCHER, again, of, seat};

const A_SECOND: Duration = Duration::from_secs(1);

/// A game of four; the first guest is awaited and has left.
fn table() -> Table<MammaMia> {
    let mut table = Plan::new("mamma-mia", 4).option("first", "1").started();
    table.join(WATCHER, None);
    table.leave(of(1));
    table
}

/// The same, a minute later.
fn table_without_one() -> Table<MammaMia> {
    let mut table = table();
    table.pass(PATIENCE);
    table
}

fn decide(choice: Choice) -> Deed {
    Deed::Decide { seat: seat(1), choice }
}

/// Whether the guest of seat 1 is here, and whether they have been gone too long.
fn presence(table: &Table<MammaMia>) -> (bool, bool) {
    let presence = &table.client(of(2)).presence[0];
    assert_eq!(presence.seat, seat(1));
    (presence.here, presence.too_long)
}

fn played_by(table: &Table<MammaMia>) -> Option<String> {
    match &table.client(of(2)).state().places[0].who {
        Who::Guest { played_by, .. } => played_by.clone(),
        Who::Nobody | Who::Bot { .. } => panic!("no guest"),
    }
}

#[test]
fn everyone_is_told_who_is_gone_and_who_is_gone_too_long() {
    let mut table = table();
    assert_eq!(presence(&table), (false, false));
    assert_eq!(table.host.alarm(), Some(table.now.after(PATIENCE)));
    table.pass(PATIENCE - A_SECOND);
    assert_eq!(presence(&table), (false, false));
    table.pass(A_SECOND);
    assert_eq!(presence(&table), (false, true));
    assert_eq!(table.host.alarm(), Some(table.now.after(GRACE - PATIENCE)), "he opened it");
    table.pass(GRACE - PATIENCE);
    assert_eq!(table.host.alarm(), None, "nothing more happens by itself");
    table.join(of(1), None);
    assert_eq!(presence(&table), (true, false));
}

#[test]
fn nothing_is_decided_about_a_guest_who_is_here_or_only_just_left() {
    let mut table = table();
    table.does(of(2), decide(Choice::Bot)).refused("house-not-away-long");
    table.pass(PATIENCE);
    let about = |number| Deed::Decide { seat: seat(number), choice: Choice::Bot };
    table.does(of(2), about(3)).refused("house-not-away-long");
    table.does(of(2), about(2)).refused("house-not-away-long");
    table.does(of(2), about(6)).refused("house-no-such-seat");
    table.does(WATCHER, decide(Choice::Bot)).refused("house-not-seated");
    table.join(of(1), None);
    table.does(of(2), decide(Choice::Bot)).refused("house-not-away-long");
}

#[test]
fn more_than_half_of_those_who_are_here_decide() {
    let mut table = table_without_one();
    table.does(of(2), decide(Choice::Bot)).done();
    table.does(of(2), decide(Choice::Bot)).done();
    assert_eq!(played_by(&table), None, "nobody counts twice");
    table.does(of(3), decide(Choice::End)).done();
    assert_eq!(table.client(of(2)).state().stage, Stage::Playing);
    table.does(of(3), decide(Choice::Bot)).done();
    assert_eq!(played_by(&table), Some("nonna".to_string()));
}

#[test]
fn whoever_is_gone_has_no_vote() {
    let mut table = table_without_one();
    table.does(of(2), decide(Choice::End)).done();
    table.leave(of(2));
    table.leave(of(3));
    table.does(of(4), decide(Choice::Bot)).done();
    table.join(of(2), None);
    assert_eq!(played_by(&table), Some("nonna".to_string()));
}

#[test]
fn they_wait_a_while_longer() {
    let mut table = table_without_one();
    table.does(of(2), decide(Choice::Wait)).done();
    table.does(of(3), decide(Choice::Wait)).done();
    assert_eq!(presence(&table), (false, false), "everyone is told");
    table.does(of(4), decide(Choice::End)).refused("house-not-away-long");
    assert_eq!(table.host.alarm(), Some(table.now.after(PATIENCE)));
    table.pass(PATIENCE);
    assert_eq!(presence(&table), (false, true));
    table.does(of(4), decide(Choice::End)).done();
    assert_eq!(table.client(of(2)).state().stage, Stage::Playing, "old votes are forgotten");
}

#[test]
fn a_bot_plays_on_until_the_guest_takes_the_seat_back() {
    let mut table = table_without_one();
    table.does(of(2), decide(Choice::Bot)).done();
    table.does(of(3), decide(Choice::Bot)).done();
    table.play_bots(&mut Pcg::new(1));
    table.restart(table.now);
    assert_eq!(played_by(&table), Some("nonna".to_string()));
    table.join(of(1), None);
    assert_eq!(played_by(&table), Some("nonna".to_string()), "not before it is asked for");
    table.does(of(1), Deed::TakeBack).done();
    assert_eq!(played_by(&table), None);
    table.play_out(&mut Pcg::new(2));
    let ledger = table.host.play().expect("a game").ledger();
    let read: Ledger<MammaMia> = Ledger::read(&ledger.to_string()).expect("a ledger");
    assert_eq!((read.verify(), &read), (Ok(Verdict::Honest), &ledger));
}

/// Asserts that the game was ended before it was over, and that the deals can be checked.
fn is_abandoned(mut table: Table<MammaMia>) {
    for _ in 0..2 {
        assert_eq!(table.client(of(2)).state().stage, Stage::Abandoned);
        let ledger = table.host.play().expect("a game").ledger();
        let read: Ledger<MammaMia> = Ledger::read(&ledger.to_string()).expect("a ledger");
        assert_eq!((read.end, read.verify()), (End::Abandoned, Ok(Verdict::Honest)));
        assert!(table.client(of(2)).state().fairness.seed.is_some());
        assert_eq!((table.host.alarm(), table.host.bots_awaited().len()), (None, 0));
        table.does(of(2), decide(Choice::Bot)).refused("house-not-playing");
        table.does(of(2), Deed::TakeBack).refused("house-not-playing");
        table.restart(table.now);
    }
    table.does(of(2), again()).done();
    assert_eq!(table.next.len(), 1);
}

#[test]
fn they_end_the_table() {
    let mut table = table_without_one();
    table.does(of(2), decide(Choice::End)).done();
    table.does(of(3), decide(Choice::End)).done();
    is_abandoned(table);
}

#[test]
fn the_keeper_ends_the_table() {
    let mut table = table();
    table.handle(Input::Closed);
    is_abandoned(table);
}

#[test]
fn a_table_that_is_over_or_not_begun_is_not_ended() {
    let mut table = Plan::new("mamma-mia", 2).seated::<MammaMia>();
    table.handle(Input::Closed);
    assert_eq!(table.client(of(1)).state().stage, Stage::Gathering);
    let mut table = Plan::new("mamma-mia", 2).started::<MammaMia>();
    table.play_out(&mut Pcg::new(1));
    let before = table.standing();
    table.handle(Input::Closed);
    table.pass(PATIENCE);
    assert_eq!(table.standing(), before);
}

#[test]
fn after_a_pause_nobody_is_gone_too_long_at_once() {
    let mut table = table_without_one();
    table.restart(table.now.after(PATIENCE * 100));
    table.handle(Input::Ticked);
    assert_eq!(presence(&table), (false, false));
    table.pass(PATIENCE);
    assert_eq!(presence(&table), (false, true));
}

#[test]
fn time_that_goes_backwards_lets_nobody_be_gone_longer() {
    let mut table = table();
    table.now = host::time::Millis(1);
    table.handle(Input::Ticked);
    assert_eq!(presence(&table), (false, false));
}
