//! Journals are written and read back.

use crate::kit::{Matches, mamma_mia, pizza_theory, plan, play};
use arena::{BadJournal, Journal, MatchRecord, Summary};
use serde_json::Value;

/// A journal of six games, and its summary line.
fn written() -> (Journal, String) {
    let contest = mamma_mia(3, "2,1,1", 11);
    let (results, matches) = play(&contest, plan(6, 1), &Matches::new());
    (Journal { terms: contest.terms(), matches }, Summary::from(&results).to_string())
}

#[test]
fn a_journal_reads_back_as_it_was_written() {
    let (journal, summary) = written();
    let text = format!("{journal}{summary}\n");
    assert_eq!(text.lines().count(), 1 + 2 + 1);
    assert_eq!(text.parse(), Ok(journal.clone()));
    // A resumed run writes to the same file.
    assert_eq!(format!("{text}{text}").parse(), Ok(journal));
}

#[test]
fn the_summary_has_the_promised_keys_first() {
    let (_, summary) = written();
    let keys = [
        r#"{"game":"mamma-mia","players":3,"games":6,"bots":[{"name":"nonna","win_share":"#,
        r#","low":"#,
        r#","high":"#,
        r#","score":"#,
        r#","mean_ms":"#,
        r#","rating":"#,
    ];
    let mut from = 0;
    for key in keys {
        let at = summary[from..].find(key).unwrap_or_else(|| panic!("{key} in {summary}"));
        from += at + key.len();
    }
    assert_eq!(summary.lines().count(), 1);
}

#[test]
fn a_summary_reads_back() {
    let (_, text) = written();
    let summary: Summary = serde_json::from_str(&text).expect("a summary");
    let value: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(serde_json::to_value(&summary).expect("JSON"), value);
    for bot in &summary.bots {
        assert!(bot.low <= bot.win_share && bot.win_share <= bot.high);
        assert!(bot.rating_low < bot.rating && bot.rating < bot.rating_high);
    }
}

#[test]
fn a_line_that_was_cut_off_is_left_out() {
    let (journal, _) = written();
    let text = journal.to_string();
    let cut: Journal = text[..text.len() - 20].parse().expect("the rest is whole");
    assert!(cut.matches.keys().eq(&[0]));
}

fn refused(text: &str) -> BadJournal {
    text.parse::<Journal>().expect_err("not a journal")
}

#[test]
fn what_is_not_a_journal_is_refused_with_its_line() {
    let (journal, summary) = written();
    let lines: Vec<String> = journal.to_string().lines().map(str::to_string).collect();
    assert_eq!(refused(""), BadJournal::NoTerms);
    assert_eq!(refused(&summary), BadJournal::NoTerms);
    assert_eq!(refused(&lines[1]), BadJournal::NoTerms);
    assert!(matches!(
        refused(&format!("{}\nhello\n", lines[0])),
        BadJournal::BadLine { line: 2, .. }
    ));
    assert!(matches!(
        refused(&format!("{}\n{{\"match\":\"one\"}}\n", lines[0])),
        BadJournal::BadLine { line: 2, .. }
    ));
    assert!(matches!(
        refused(&format!("{}\n{{}}\n", lines[0])),
        BadJournal::BadLine { line: 2, .. }
    ));
}

#[test]
fn other_terms_are_refused() {
    let (journal, _) = written();
    let other = mamma_mia(3, "2,1,1", 12).terms();
    assert_eq!(refused(&format!("{journal}{other}\n")), BadJournal::TwoTerms { line: 4 });
}

/// Changes the first match, and checks whether it is still accepted as one of this run.
fn check(change: impl Fn(&mut MatchRecord), accepted: bool) {
    let (mut journal, _) = written();
    change(journal.matches.get_mut(&0).expect("the first match"));
    let read = journal.to_string().parse::<Journal>();
    assert_eq!(read.is_ok(), accepted, "{read:?}");
    if !accepted {
        assert_eq!(read, Err(BadJournal::OtherMatch { line: 2 }));
    }
}

#[test]
fn a_match_of_another_run_is_refused() {
    check(|_| {}, true);
    check(|line| line.number = 7, true);
    check(|line| line.games.swap(0, 1), false);
    check(|line| line.games.truncate(2), false);
    check(|line| line.games[0].seating[0] = "rosa".to_string(), false);
    check(|line| line.games[0].winners = vec![4], false);
    check(|line| line.games[0].winners = vec![0], false);
    check(|line| line.games[0].winners = vec![1, 1], false);
    check(|line| line.games[0].scores.truncate(2), false);
    check(|line| line.games[0].decisions.truncate(2), false);
}

#[test]
fn only_the_same_terms_are_resumed() {
    let (journal, _) = written();
    let resumed = |contest: arena::Contest<mamma_mia::MammaMia>| {
        contest.resume(journal.clone()).map(|_| ()).map_err(|other| other.keys)
    };
    assert_eq!(resumed(mamma_mia(3, "2,1,1", 11)), Ok(()));
    assert_eq!(resumed(mamma_mia(3, "2,1,1", 12)), Err(vec!["seed"]));
    assert_eq!(resumed(mamma_mia(3, "2,1,0", 11)), Err(vec!["bots"]));
    let keys = vec!["players", "bots", "options"];
    assert_eq!(resumed(mamma_mia(4, "2,1", 11)), Err(keys));
}

#[test]
fn terms_tell_runs_apart() {
    let terms = |bots: &str, seed| pizza_theory(2, bots, seed).terms();
    assert_eq!(terms("1,0", 1), terms("1,0", 1));
    assert_ne!(terms("1,0", 1), terms("1,0", 2));
    assert_ne!(terms("1,0", 1), terms("0,1", 1));
    assert_ne!(terms("a=1,0", 1), terms("a=2,0", 1));
}
