//! A ledger is read under the version of the rules it was played with.

use crostini::{Crostini, CrostiniSetup};
use table::ledger::{End, Ledger, LineError};
use table::{Game, Next, Options, Setup};

/// A game in which an equal card is laid, as version 2 of the rules allows.
const OLD: &str = include_str!("version-2.ledger");

#[test]
fn an_old_ledger_is_replayed_under_its_own_rules() {
    let ledger = Ledger::<Crostini>::read(OLD).expect("version 2 is known");
    assert_eq!(ledger.setup.rules(), 2);
    assert_eq!(ledger.to_string(), OLD);
    let last = ledger.walk().last().expect("it is not empty").expect("it was read");
    let Next::Over(outcome) = Crostini::next(last.after.public()) else { panic!("not over") };
    assert_eq!(ledger.end, End::Over(outcome));
}

#[test]
fn the_same_moves_are_refused_under_newer_rules() {
    let text = OLD.replacen("rules 2", "rules 3", 1);
    let error = Ledger::<Crostini>::read(&text).expect_err("an equal card is laid");
    let LineError::Move { seat, why, rule } = error.error else { panic!("{error:?}") };
    assert_eq!((seat.number(), why.id, rule), (2, "crostini-refusal-not-higher", "3.1"));
    assert_eq!(OLD.lines().nth(error.line - 1), Some("2 top 3"));
}

#[test]
fn rules_that_are_not_known_are_named() {
    let told = |rules: &str| {
        let text = OLD.replacen("rules 2", &format!("rules {rules}"), 1);
        Ledger::<Crostini>::read(&text).expect_err("these rules are not known")
    };
    assert_eq!(told("1"), LineError::Older { found: 1, known: 2 }.at(3));
    assert_eq!(told("4"), LineError::Newer { found: 4, known: 3 }.at(3));
}

#[test]
fn new_tables_have_the_newest_rules() {
    let setup = CrostiniSetup::read("crostini", 3, &Options::none()).expect("it is read");
    assert_eq!(setup.rules(), 3);
}
