//! The commands know Crostini: its rules, playing it, and its ledgers.

// The module that drives the binary belongs to the other tests, and is formatted there.
#[rustfmt::skip]
#[allow(dead_code)]
#[path = "../forno/common/mod.rs"]
mod common;

use common::{Guest, files, flat, folder, run, said};

/// A game played under version 2 of the rules.
const OLD: &str = include_str!("../../../crostini/tests/crostini/version-2.ledger");

/// More questions than any game asks.
const ENOUGH: usize = 100;

#[test]
fn its_rules_are_told_in_every_language() {
    let folder = folder("crostini-rules");
    for lang in ["en", "fr", "it"] {
        let rules = said(&folder, &["--lang", lang, "rules", "crostini"]);
        assert!(rules.contains("Crostini") && rules.contains("3.2"), "{rules}");
    }
    assert!(flat(&said(&folder, &["rules", "crostini", "3.1"])).contains("higher than the one"));
}

#[test]
fn games_are_simulated_and_studied() {
    let folder = folder("crostini-simulate");
    let simulate = ["simulate", "crostini", "--games", "100", "--seed", "1"];
    let simulated = said(&folder, &simulate);
    assert!(simulated.contains("Crostini") && !simulated.contains('⟨'), "{simulated}");
    assert_eq!(simulated, said(&folder, &simulate), "the same seed plays the same games");
    let studied = said(&folder, &["study", "crostini", "--games", "20", "--bots", "dado"]);
    assert!(!studied.contains('⟨'), "{studied}");
}

#[test]
fn a_whole_game_in_the_terminal() {
    for lang in ["en", "fr", "it"] {
        let folder = folder(&format!("crostini-play-{lang}"));
        let mut guest = Guest::new(&folder, &["--lang", lang, "play", "crostini"], 7);
        assert!(guest.play(ENOUGH), "the game ends");
        let shown = guest.leave();
        assert!(!shown.contains('⟨'), "every phrase has words:\n{shown}");
        let [ledger] = &files(&folder)[..] else { panic!("one file is left") };
        let verified = said(&folder, &["verify", ledger]);
        assert!(verified.starts_with("Honest."), "{verified}");
        assert!(!said(&folder, &["replay", ledger]).contains('⟨'));
    }
}

#[test]
fn an_old_ledger_is_replayed_and_reviewed_and_an_older_one_is_told_clearly() {
    let folder = folder("crostini-versions");
    let write = |name: &str, rules: &str| {
        let text = OLD.replacen("rules 2", rules, 1);
        std::fs::write(folder.join(name), text).expect("it can be written");
    };
    write("old.ledger", "rules 2");
    write("newer.ledger", "rules 3");
    write("older.ledger", "rules 1");
    assert!(said(&folder, &["replay", "old.ledger"]).contains("Ada"));
    assert!(said(&folder, &["review", "old.ledger", "--seat", "2"]).contains('3'));
    for command in ["replay", "verify"] {
        let refused = run(&folder, &[command, "newer.ledger"]);
        assert_ne!(refused.code, Some(0));
        assert!(flat(&refused.err).contains("3 is not higher than the 3"), "{}", refused.err);
        let refused = run(&folder, &[command, "older.ledger"]);
        assert_ne!(refused.code, Some(0));
        assert!(flat(&refused.err).contains("version 1"), "{}", refused.err);
    }
}
