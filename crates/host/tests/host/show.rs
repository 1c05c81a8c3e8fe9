//! Nobody's clock runs while pages show what led to the turn.

use std::time::Duration;

use host::Hosted;
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use protocol::Clock;
use serde_json::json;
use table::Pcg;

use crate::client::any_of;
use crate::driver::Table;
use crate::plan::{Plan, WATCHER, of};

const LIVE: Clock = Clock::Live { base: 60, increment: 5 };

/// A game of three; all have added a topping, and everyone has seen it.
fn cutting() -> Table<PizzaTheory> {
    let mut table: Table<PizzaTheory> =
        Plan::new("pizza-theory", 3).option("first", "1").clock(LIVE).started();
    for number in 1..=3 {
        let mv = any_of(&table.client(of(number)).steps()[0], &mut Pcg::new(1));
        table.asks(of(number), vec![mv]).done();
    }
    table.all_see();
    table
}

/// All choose the same line: the knives come down.
fn cut(table: &mut Table<PizzaTheory>) {
    for number in 1..=3 {
        table.asks(of(number), vec![json!({"kind": "cut", "line": 3})]).done();
    }
}

/// How many milliseconds the page of this client shows the latest news at normal speed.
fn shown<G: Hosted>(table: &Table<G>, number: u8) -> u32 {
    let news = table.client(of(number)).news.as_ref().expect("news");
    news.sayings.iter().map(|saying| saying.show).sum()
}

/// The milliseconds left on all clocks together, and for how long they stand still.
fn face<G: Hosted>(table: &mut Table<G>) -> (u32, u32) {
    table.join(of(1), None);
    let face = table.client(of(1)).clock.clone().expect("a clock");
    (face.left.iter().sum(), face.show)
}

#[test]
fn clocks_start_when_the_knives_have_been_shown() {
    let mut table = cutting();
    let (before, _) = face(&mut table);
    cut(&mut table);
    let show = shown(&table, 1);
    assert!(show > 5_000, "{show} ms for a cut pizza");
    let (left, still) = face(&mut table);
    assert_eq!(left, before + 3 * 5_000, "only what three moves give");
    assert!(still >= show);
    table.pass(Duration::from_millis(still.into()));
    assert_eq!(face(&mut table), (left, 0));
    table.pass(Duration::from_secs(1));
    assert_eq!(face(&mut table), (left - 1_000, 0));
}

#[test]
fn whoever_comes_in_the_middle_is_told_how_long_the_clocks_stand_still() {
    let mut table = cutting();
    cut(&mut table);
    let (left, still) = face(&mut table);
    table.pass(Duration::from_secs(2));
    assert_eq!(face(&mut table), (left, still - 2_000));
    table.join(WATCHER, None);
    assert_eq!(table.client(WATCHER).clock.as_ref().map(|face| face.show), Some(still - 2_000));
}

#[test]
fn the_show_is_over_once_everybody_has_seen_it() {
    let mut table = cutting();
    cut(&mut table);
    for number in [1, 2] {
        let heard = table.client(of(number)).heard;
        table.hears(of(number), heard);
        assert!(table.host.show_left(table.now) > Duration::from_secs(5), "one still watches");
    }
    let heard = table.client(of(3)).heard;
    table.hears(of(3), heard);
    assert_eq!(table.host.show_left(table.now), Duration::ZERO);
    assert_eq!(table.client(of(2)).clock.as_ref().map(|face| face.show), Some(0), "all are told");
}

#[test]
fn a_guest_who_is_gone_keeps_nobody_waiting() {
    let mut table = cutting();
    cut(&mut table);
    table.leave(of(3));
    for number in [1, 2] {
        let heard = table.client(of(number)).heard;
        table.hears(of(number), heard);
    }
    assert_eq!(table.host.show_left(table.now), Duration::ZERO);
}

#[test]
fn a_changed_secret_cut_prolongs_nothing() {
    let mut table = cutting();
    table.asks(of(1), vec![json!({"kind": "cut", "line": 3})]).done();
    let left = table.host.show_left(table.now);
    table.asks(of(1), vec![json!({"kind": "cut", "line": 4})]).done();
    assert_eq!(table.host.show_left(table.now), left);
}

#[test]
fn the_show_never_lasts_longer_than_two_minutes() {
    let mut table: Table<MammaMia> = Plan::new("mamma-mia-plus", 6).clock(LIVE).started();
    let mut whims = Pcg::new(3);
    let mut longest = Duration::ZERO;
    while table.play_one(&mut whims).is_some() {
        longest = longest.max(table.host.show_left(table.now));
    }
    assert_eq!(longest, Duration::from_secs(120), "a whole game at one moment");
}
