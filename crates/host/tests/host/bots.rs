//! Bots at a table: those that this build has, and those that it no longer has.

use host::Stored;
use host::record::Who;
use pizza_theory::PizzaTheory;
use protocol::{Deed, Who as WireWho};
use table::Pcg;

use crate::driver::Table;
use crate::plan::{Plan, of, seat};

/// A table that was stored with a bot named Gino, which this build does not have.
fn with_gino() -> Table<PizzaTheory> {
    let mut table = Plan::new("pizza-theory", 2).bots(&[2]).started::<PizzaTheory>();
    let rename = |stored: Stored| Stored { body: stored.body.replace("dado", "gino"), ..stored };
    table.stored = table.stored.into_iter().map(rename).collect();
    table.restart(table.now);
    table
}

fn notes(table: &Table<PizzaTheory>) -> usize {
    let ledger = table.host.play().expect("a game").ledger().to_string();
    ledger.matches("note a bot plays seat 2: nonna").count()
}

#[test]
fn for_a_bot_that_is_gone_one_of_known_strength_stands_in_and_is_told() {
    let mut table = with_gino();
    let who = table.client(of(1)).state().places[1].who.clone();
    let played_by = Some("nonna".to_string());
    assert_eq!(who, WireWho::Bot { level: "gino".to_string(), played_by });
    table.play_out(&mut Pcg::new(1));
    assert_eq!(notes(&table), 1, "the ledger says once who played");
    let loaded = table.loaded(table.now);
    assert_eq!(
        loaded.play().map(|play| play.ledger().to_string()),
        table.host.play().map(|play| play.ledger().to_string()),
    );
}

#[test]
fn the_bot_that_stands_in_is_the_one_that_is_asked() {
    let mut table = with_gino();
    let mut whims = Pcg::new(1);
    while table.host.bots_awaited().is_empty() {
        table.play_one(&mut whims);
    }
    let (seat, bot) = table.host.bots_awaited()[0];
    assert_eq!((seat.index(), bot.name()), (1, "nonna"));
    assert_eq!(table.host.missing_bot(seat), Some("gino"));
}

#[test]
fn a_bot_is_asked_for_by_its_name_or_its_level_and_stored_by_its_name() {
    let mut table = Plan::new("pizza-theory", 3).bots(&[2, 3]).seated::<PizzaTheory>();
    for asked in ["professore", "5"] {
        let level = Some(asked.to_string());
        table.does(of(1), Deed::Bot { seat: seat(2), level }).done();
        let places = &table.stored.last().expect("a record").body;
        assert!(places.contains(r#"{"bot":"professore"}"#), "{places}");
    }
    for asked in ["gino", "professore@uct", "6"] {
        let level = Some(asked.to_string());
        table.does(of(1), Deed::Bot { seat: seat(2), level }).refused("house-no-such-bot");
    }
    assert_eq!(serde_json::to_string(&Who::Bot("mimi".into())).expect("JSON"), r#"{"bot":"mimi"}"#);
}
