//! `forno arena` through the real binary.

use crate::common::{files, flat, folder, run, said};
use serde_json::Value;

const RUN: &[&str] =
    &["arena", "pizza-theory", "--players", "3", "--bots", "1,0", "--games", "30", "--seed", "4"];

fn with(more: &[&'static str]) -> Vec<&'static str> {
    [RUN, more].concat()
}

/// Parses the last line of `--json`.
fn summary(lines: &str) -> Value {
    let last = lines.lines().last().expect("there is a line");
    serde_json::from_str(last).expect("it is JSON")
}

/// The matches of a run without their times, which always differ.
fn untimed(lines: &str) -> Vec<Value> {
    let read = lines.lines().filter(|line| line.contains("\"match\""));
    read.map(|line| {
        let mut value: Value = serde_json::from_str(line).expect("it is JSON");
        for game in value["games"].as_array_mut().expect("games") {
            game["nanos"] = Value::Null;
            game["slowest"] = Value::Null;
        }
        value
    })
    .collect()
}

#[test]
fn the_summary_has_its_keys() {
    let folder = folder("arena-summary");
    let summary = summary(&said(&folder, &with(&["--json"])));
    assert_eq!((&summary["game"], &summary["players"]), (&"pizza-theory".into(), &3.into()));
    assert_eq!(summary["games"], 30);
    let bots = summary["bots"].as_array().expect("a list");
    assert_eq!(bots.len(), 2);
    for bot in bots {
        assert!(bot["name"].is_string());
        for key in ["win_share", "low", "high", "score", "mean_ms", "rating"] {
            assert!(bot[key].is_number(), "{key}");
        }
        let number = |key: &str| bot[key].as_f64().expect("a number");
        assert!(number("low") <= number("win_share") && number("win_share") <= number("high"));
    }
}

#[test]
fn the_same_seed_plays_the_same_games_and_another_one_others() {
    let folder = folder("arena-seed");
    let once = untimed(&said(&folder, &with(&["--json"])));
    assert_eq!(once, untimed(&said(&folder, &with(&["--json"]))));
    let other: Vec<&str> = RUN[..RUN.len() - 1].iter().copied().chain(["5", "--json"]).collect();
    assert_ne!(once, untimed(&said(&folder, &other)));
}

#[test]
fn a_run_goes_on_from_its_json() {
    let folder = folder("arena-resume");
    let whole = said(&folder, &with(&["--json"]));
    let half: Vec<&str> = whole.lines().take(5).collect();
    std::fs::write(folder.join("half.json"), half.join("\n")).expect("written");
    let rest = said(&folder, &with(&["--json", "--resume", "half.json"]));
    assert_eq!(summary(&rest)["bots"][0]["win_share"], summary(&whole)["bots"][0]["win_share"]);
    assert_eq!(untimed(&rest).len() + 4, untimed(&whole).len(), "four matches were known");

    let done = run(&folder, &["arena", "pizza-theory", "--bots", "2,0", "--resume", "half.json"]);
    assert_eq!(done.code, Some(2), "the terms are others: {}", done.err);
}

#[test]
fn two_variants_of_one_bot_meet() {
    let folder = folder("arena-variants");
    let told = said(
        &folder,
        &["arena", "pizza-theory", "--players", "2", "--bots", "professore,professore@uct"]
            .into_iter()
            .chain(["--games", "2", "--budget", "5it", "--sprt", "professore,professore@uct"])
            .collect::<Vec<_>>(),
    );
    assert!(told.contains("professore@uct"), "{told}");
    let wrong = run(&folder, &["arena", "mamma-mia", "--bots", "professore,professore@uct"]);
    assert_eq!(wrong.code, Some(2), "it is no bot of this game");
    assert!(flat(&wrong.err).contains("5 professore, nonna@forgetful"), "{}", wrong.err);
}

#[test]
fn the_table_and_the_question_are_told() {
    let folder = folder("arena-told");
    let told = flat(&said(&folder, &with(&["--sprt", "1,0"])));
    assert!(told.contains("mimi") && told.contains("dado"), "{told}");
    assert!(told.contains("A fair share is 33.3 %."), "{told}");
    assert!(told.contains("whether mimi wins") || told.contains("mimi wins more"), "{told}");
}

#[test]
fn the_report_is_one_file_that_is_not_written_over() {
    let folder = folder("arena-report");
    said(&folder, &with(&["--report", "report.html"]));
    let page = std::fs::read_to_string(folder.join("report.html")).expect("it is there");
    assert!(page.contains("<svg") && page.contains("forno arena pizza-theory"));
    assert!(!page.contains("<script src") && !page.contains("<link"), "it needs nothing else");
    let again = run(&folder, &with(&["--report", "report.html"]));
    assert_eq!(again.code, Some(2));
    assert_eq!(std::fs::read_to_string(folder.join("report.html")).expect("there"), page);
}

#[test]
fn wrong_bots_budgets_and_questions_are_told() {
    let folder = folder("arena-wrong");
    let wrong: &[(&[&str], &str)] = &[
        (&["--bots", "2,9"], "dado"),
        (&["--bots", "2,1,1,1"], "4 bots"),
        (&["--bots", "2,1", "--budget", "soon"], "budget"),
        (&["--bots", "2,1", "--sprt", "2,0"], "2,0"),
        (&["--bots", "2,1", "--sprt", "2"], "two different bots"),
        (&["--bots", "2,1", "--resume", "nowhere.json"], "nowhere.json"),
        (&["--bots", "2,1", "--players", "9"], "9"),
    ];
    for (arguments, told) in wrong {
        let done = run(&folder, &[&["arena", "mamma-mia"], *arguments].concat());
        assert_eq!(done.code, Some(2), "{arguments:?}");
        assert!(done.err.contains(told), "{arguments:?}: {}", done.err);
        assert_eq!(done.out, "");
    }
    assert_eq!(files(&folder), Vec::<String>::new());
}
