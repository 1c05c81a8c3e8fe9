//! Stored tables.

use catalogue::crostini::Crostini;
use host::{Archive, Host, NotLoaded, Stored};
use protocol::{ReplayEyes, Stage};
use replay::{ReplayError, replay, review};
use table::ledger::{Ledger, LineError};
use table::{Next, Pcg, UnknownRules};

use crate::driver::Table;
use crate::opened::{ledger, running, top};
use crate::plan::{ABSENCE, guest, of, seat};

const UNKNOWN: UnknownRules = UnknownRules::Older { found: 1, oldest: 2 };

/// The stored records of the table, with the entry for its rules replaced.
fn saying(table: &Table<Crostini>, rules: &str) -> Vec<Stored> {
    let mut stored = table.stored.clone();
    assert!(stored[0].body.contains("\"rules\":2,"), "{}", stored[0].body);
    stored[0].body = stored[0].body.replacen("\"rules\":2,", rules, 1);
    stored
}

#[test]
fn an_old_table_is_played_on_under_its_own_rules() {
    let mut table = running(2);
    table.restart(table.now);
    assert_eq!(table.host.opening().rules, 2);
    table.asks(of(2), vec![top(3)]).done();
    table.play_out(&mut Pcg::new(1));
    table.restart(table.now);
    let play = table.host.play().expect("a game");
    assert!(matches!(play.next(), Next::Over(_)));
    let text = ledger(&table);
    assert!(text.contains("\nrules 2\n") && text.contains("\n1 top 3\n2 top 3\n"), "{text}");
    assert_eq!(Ledger::<Crostini>::read(&text).as_ref(), Ok(&play.ledger()));
}

#[test]
fn a_new_table_has_the_new_rules() {
    let mut table = running(3);
    table.asks(of(2), vec![top(3)]).refused_by(("crostini-refusal-not-higher", "3.1"), 0);
}

#[test]
fn an_old_running_table_is_replayed_and_reviewed_under_its_own_rules() {
    let mut table = running(2);
    table.restart(table.now);
    table.asks(of(2), vec![top(3)]).done();
    let text = ledger(&table);
    let replayed = replay(&text, ReplayEyes::Gallery).expect("version 2 is known");
    assert_eq!((replayed.steps.len(), replayed.result), (4, None));
    let reviewed = review(&text, seat(2), || true).expect("there is an adviser");
    assert_eq!(reviewed.moments.len(), 1);
    let newer = text.replacen("rules 2", "rules 3", 1);
    let refused = review(&newer, seat(2), || true).expect_err("an equal card is laid");
    let ReplayError::Ledger(error) = refused else { panic!("{refused:?}") };
    assert!(matches!(error.error, LineError::Move { .. }), "{error:?}");
}

#[test]
fn a_table_whose_rules_are_known_no_longer_is_told_so_and_can_be_read() {
    let table = running(2);
    for rules in ["\"rules\":1,", ""] {
        let stored = saying(&table, rules);
        let loaded = Host::<Crostini>::load(table.host.id(), &stored, ABSENCE, table.now);
        assert_eq!(loaded.map(|_| ()), Err(NotLoaded::Rules(UNKNOWN)));
        let archive = Archive::read(table.host.id(), &stored, Stage::Playing).expect("it is read");
        let state = archive.state_for(guest(of(1)));
        assert_eq!(state.places, table.host.state_for(guest(of(1))).places);
        let text = archive.ledger(UNKNOWN).expect("it cannot go on").to_string();
        assert!(text.contains("\nrules 1\n") && text.contains("\n1 top 3\n"), "{text}");
        let told = LineError::Older { found: 1, known: 2 }.at(3);
        assert_eq!(Ledger::<Crostini>::read(&text), Err(told.clone()));
        let refused = replay(&text, ReplayEyes::All).expect_err("these rules are not known");
        assert_eq!(refused, ReplayError::Ledger(told));
    }
}
