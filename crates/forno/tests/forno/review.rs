//! Hints at the table, and reviews of games.

use std::path::Path;

use crate::common::{files, flat, folder, run, run_typing, said};
use serde_json::Value;

/// The ledger of a random game, in its own folder.
fn game(folder: &Path, game: &str, players: &str) -> String {
    let simulate = ["simulate", game, "--players", players, "--games", "1", "--ledgers", "games"];
    said(folder, &simulate);
    let name = files(&folder.join("games")).remove(0);
    format!("games/{name}")
}

#[test]
fn every_game_is_judged_by_steps_that_its_replay_has() {
    for (name, players) in [("mamma-mia", "3"), ("mamma-mia-plus", "4"), ("pizza-theory", "2")] {
        let folder = folder(&format!("review-{name}"));
        let file = game(&folder, name, players);
        let review = ["review", &file, "--seat", "2", "--budget", "20it", "--json"];
        let text = said(&folder, &review);
        let steps = said(&folder, &["replay", &file, "--json"]).lines().count();
        let moments: Vec<Value> =
            text.lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect();
        assert!(moments.len() > 3, "{name}: {text}");
        for moment in &moments {
            let number = |key: &str| moment[key].as_f64().expect("a number");
            assert!((1.0..=steps as f64).contains(&number("step")), "{moment}");
            assert!(number("cost") >= 0.0 && number("best_share") <= 1.0, "{moment}");
            let shares = moment["shares"].as_array().expect("a list");
            assert_eq!(shares.len().to_string(), players);
        }
        assert_eq!(text, said(&folder, &review), "iterations give the same each time");
    }
}

#[test]
fn a_review_is_told_with_a_plot_and_the_way_to_see_it_again() {
    let folder = folder("review-told");
    let file = game(&folder, "pizza-theory", "3");
    let told = said(&folder, &["review", &file, "--budget", "50it"]);
    assert!(told.contains("100 %") && told.contains('█'), "{told}");
    assert!(told.contains("1. Step ") && told.contains("Better: "), "{told}");
    let command = told.lines().find(|line| line.contains("forno replay")).expect("a command");
    let arguments: Vec<&str> = command.split_whitespace().skip(1).collect();
    said(&folder, &arguments);
    let french = said(&folder, &["review", &file, "--budget", "50it", "--lang", "fr"]);
    assert!(french.contains("Étape"), "{french}");
}

#[test]
fn what_cannot_be_judged_is_said() {
    let folder = folder("review-wrong");
    let file = game(&folder, "pizza-theory", "2");
    let done = run(&folder, &["review", &file, "--seat", "3"]);
    assert_eq!((done.code, done.out.as_str()), (Some(2), ""));
    let done = run(&folder, &["review", &file, "--budget", "soon"]);
    assert_eq!(done.code, Some(2));
    assert!(done.err.contains("20ms"), "{}", done.err);
    assert_eq!(run(&folder, &["review", "nothing.ledger"]).code, Some(2));
}

#[test]
fn a_hint_says_a_move_and_what_it_expects() {
    for (game, players) in [("mamma-mia", "3"), ("pizza-theory", "3")] {
        let folder = folder(&format!("hint-{game}"));
        let play = ["play", game, "--players", players, "--seed", "3"];
        let told = flat(&run_typing(&folder, &play, "hint\nquit\n").out);
        assert!(told.contains("Professore would play: "), "{told}");
        assert!(told.contains("% chance to win"), "{told}");
    }
}
