//! Counting what bots do over many games.

use crate::common::{folder, run, said};
use serde_json::Value;

fn figures(name: &str, arguments: &[&str]) -> Vec<Value> {
    let folder = folder(name);
    let arguments = [&["study"], arguments, &["--json"]].concat();
    let text = said(&folder, &arguments);
    text.lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect()
}

fn value_of(figures: &[Value], id: &str) -> (f64, f64, f64) {
    let found = figures.iter().find(|line| line["figure"] == id);
    let found = found.unwrap_or_else(|| panic!("{id} is counted"));
    let number = |key: &str| found[key].as_f64().expect("a number");
    (number("low"), number("value"), number("high"))
}

#[test]
fn every_figure_lies_in_its_interval_and_the_same_seed_gives_the_same() {
    for (game, players) in [("mamma-mia", "3"), ("mamma-mia-plus", "4"), ("pizza-theory", "2")] {
        let arguments = [game, "--players", players, "--bots", "1", "--games", "30"];
        let all = figures(&format!("study-{game}"), &arguments);
        assert!(!all.is_empty());
        for line in &all {
            let id = line["figure"].as_str().expect("an id");
            let (low, value, high) = value_of(&all, id);
            assert!(low <= value && value <= high, "{line}");
        }
        assert_eq!(all, figures(&format!("study-{game}-again"), &arguments));
    }
}

#[test]
fn who_forgets_wins_less_than_a_fair_share() {
    let arguments = ["mamma-mia", "--players", "3", "--bots", "2", "--games", "600", "--forgetful"];
    let (_, share, high) = value_of(&figures("study-forgetful", &arguments), "study-forgetful");
    assert!(share < 0.3 && high < 1.0 / 3.0, "{share} up to {high}");
}

#[test]
fn without_helping_nobody_is_asked() {
    let arguments = ["mamma-mia-plus", "--players", "3", "--games", "5"];
    let is_asked = |line: &Value| line["figure"] == "study-asked";
    assert!(figures("study-helping", &arguments).iter().any(is_asked));
    let arguments = [&arguments[..], &["--option", "helping=off"]].concat();
    assert!(!figures("study-no-helping", &arguments).iter().any(is_asked));
}

#[test]
fn where_nothing_is_hidden_nothing_is_forgotten() {
    let folder = folder("study-nothing");
    let done = run(&folder, &["study", "pizza-theory", "--games", "1", "--forgetful"]);
    assert_eq!((done.code, done.out.as_str()), (Some(2), ""));
    assert!(done.err.contains("--forgetful is for Mamma Mia"), "{}", done.err);
}
