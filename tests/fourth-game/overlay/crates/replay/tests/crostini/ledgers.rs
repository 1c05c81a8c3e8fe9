//! Ledgers of finished games.

use catalogue::crostini::Crostini;
use protocol::ReplayEyes;
use replay::{ReplayError, replay, review};
use table::ledger::{Ledger, LedgerError, LineError, Verdict};

use crate::opened::finished;
use crate::plan::seat;

fn under(text: &str, rules: u8) -> String {
    text.replacen("\nrules 2\n", &format!("\nrules {rules}\n"), 1)
}

fn read(text: &str) -> Result<Ledger<Crostini>, LedgerError> {
    Ledger::read(text)
}

/// An old game with a move that is refused today.
fn old() -> String {
    let games = (1..100).map(|whims| finished(2, whims));
    let old = { games }.find(|text| read(&under(text, 3)).is_err());
    old.expect("an equal card is laid now and then")
}

#[test]
fn an_old_ledger_is_verified_replayed_and_reviewed_under_its_own_rules() {
    let text = old();
    let ledger = read(&text).expect("version 2 is known");
    assert_eq!(ledger.verify(), Ok(Verdict::Honest));
    let replayed = replay(&text, ReplayEyes::All).expect("it can be told");
    assert_eq!(replayed.steps.len(), ledger.len());
    assert!(replayed.result.is_some());
    for number in 1..=2 {
        let reviewed = review(&text, seat(number), || true).expect("there is an adviser");
        assert!(!reviewed.moments.is_empty(), "there was something to choose");
    }
}

#[test]
fn the_same_game_is_refused_under_newer_rules() {
    let text = under(&old(), 3);
    let error = read(&text).expect_err("an equal card is laid");
    let LineError::Move { rule, .. } = &error.error else { panic!("{error:?}") };
    assert_eq!(*rule, "3.1");
    let told = ReplayError::Ledger(error.clone());
    assert_eq!(replay(&text, ReplayEyes::All).expect_err("it is refused"), told);
    assert_eq!(review(&text, seat(1), || true).expect_err("it is refused"), told);
}

#[test]
fn a_ledger_whose_rules_are_known_no_longer_is_told_so() {
    let text = under(&old(), 1);
    let told = ReplayError::Ledger(LineError::Older { found: 1, known: 2 }.at(3));
    assert_eq!(replay(&text, ReplayEyes::All).expect_err("these rules are not known"), told);
    assert_eq!(review(&text, seat(1), || true).expect_err("these rules are not known"), told);
}
