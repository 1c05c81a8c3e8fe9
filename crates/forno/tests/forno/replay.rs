//! Retelling games, without revealing secrets.

use std::path::PathBuf;

use crate::common::{flat, folder, run, said};
use serde_json::Value;

/// A folder with one finished game of each kind: `GAME-1.ledger`.
fn games(name: &str) -> PathBuf {
    let folder = folder(name);
    for game in ["mamma-mia", "mamma-mia-plus", "pizza-theory"] {
        said(&folder, &["simulate", game, "--games", "1", "--seed", "4", "--ledgers", "."]);
    }
    folder
}

fn steps(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect()
}

fn heard(step: &Value) -> &[Value] {
    step["heard"].as_array().expect("it is a list")
}

#[test]
fn every_step_is_told_once_and_in_sequence() {
    let folder = games("replay-steps");
    for game in ["mamma-mia", "mamma-mia-plus", "pizza-theory"] {
        let file = format!("{game}-1.ledger");
        let steps = steps(&said(&folder, &["replay", &file, "--json"]));
        let text = std::fs::read_to_string(folder.join(&file)).expect("it is written");
        let count = text.lines().last().and_then(|line| line.strip_prefix("end "));
        assert_eq!(count, Some(steps.len().to_string().as_str()));
        for (place, step) in steps.iter().enumerate() {
            assert_eq!(step["step"], place + 1);
            let entry = step["entry"].as_str().expect("everyone together reads it");
            assert!(text.lines().any(|line| line == entry), "{entry}");
            for saying in heard(step) {
                assert!(saying["text"].as_str().is_some_and(|text| !text.contains('⟨')));
            }
        }
        let until = ["replay", &file, "--json", "--until", "5"];
        assert_eq!(said(&folder, &until).lines().count(), 5);
    }
}

#[test]
fn a_seat_hears_its_own_whispers_and_nobody_elses() {
    let folder = games("replay-eyes");
    for game in ["mamma-mia", "mamma-mia-plus", "pizza-theory"] {
        let file = format!("{game}-1.ledger");
        let all = steps(&said(&folder, &["replay", &file, "--json", "--eyes", "all"]));
        for eyes in ["1", "2", "3", "gallery"] {
            let own = steps(&said(&folder, &["replay", &file, "--json", "--eyes", eyes]));
            assert_eq!(own.len(), all.len());
            for (own, all) in own.iter().zip(&all) {
                if let Some(entry) = own.get("entry") {
                    let entry = entry.as_str().expect("it is a text");
                    assert!(entry.starts_with(&format!("{eyes} ")), "{entry} is not for {eyes}");
                }
                let seat = eyes.parse::<u64>().ok();
                let may_hear = |saying: &&Value| {
                    saying["to"] == "all" || (seat.is_some() && saying["to"].as_u64() == seat)
                };
                let ids = |sayings: Vec<&Value>| -> Vec<Value> {
                    sayings.iter().map(|saying| saying["id"].clone()).collect()
                };
                let expected = heard(all).iter().filter(may_hear).collect();
                assert_eq!(ids(heard(own).iter().collect()), ids(expected));
            }
        }
    }
}

/// Two games that differ only in what seat 2 drew look the same to seat 1 until it shows.
#[test]
fn what_another_seat_drew_is_not_told() {
    let folder = games("replay-worlds");
    let file = "mamma-mia-plus-1.ledger";
    let text = std::fs::read_to_string(folder.join(file)).expect("it is written");
    let mut other = String::new();
    let mut steps = 0;
    // The deals of the opening hands, with those of seats 2 and 3 swapped.
    for line in text.lines().take_while(|line| !line.starts_with(char::is_numeric)) {
        steps += usize::from(line.starts_with("deal "));
        let swapped = match line.strip_prefix("deal supply 2 ") {
            Some(_) => dealt(&text, "deal supply 3 ").replacen("supply 3", "supply 2", 1),
            None if line.starts_with("deal supply 3 ") => {
                dealt(&text, "deal supply 2 ").replacen("supply 2", "supply 3", 1)
            }
            None => line.to_string(),
        };
        other.push_str(&swapped);
        other.push('\n');
    }
    other.push_str(&format!("end {steps}\n"));
    std::fs::write(folder.join("other"), other).expect("it can be written");
    let until = steps.to_string();
    for json in [&["--json"][..], &[]] {
        let tell = |file: &str, eyes: &str| {
            let mut arguments = vec!["replay", file, "--eyes", eyes, "--until", &until];
            arguments.extend(json);
            said(&folder, &arguments)
        };
        assert_eq!(tell(file, "1"), tell("other", "1"));
        assert_eq!(tell(file, "gallery"), tell("other", "gallery"));
        assert_ne!(tell(file, "2"), tell("other", "2"));
    }
}

fn dealt<'t>(text: &'t str, start: &str) -> &'t str {
    text.lines().find(|line| line.starts_with(start)).expect("everyone is dealt to")
}

#[test]
fn until_shows_the_table() {
    let folder = games("replay-until");
    let told = flat(&said(&folder, &["replay", "mamma-mia-1.ledger", "--until", "12"]));
    assert!(told.contains("Round 1 of 3") && told.contains("Your hand"), "{told}");
    let gallery = flat(&said(
        &folder,
        &["replay", "mamma-mia-1.ledger", "--until", "12", "--eyes", "gallery"],
    ));
    assert!(gallery.contains("Round 1 of 3") && !gallery.contains("Your hand"));
    assert!(!gallery.contains("New in your hand"));
}

#[test]
fn a_game_that_goes_on_is_told_as_the_gallery_hears_it() {
    let folder = folder("replay-unfinished");
    run(&folder, &["play", "mamma-mia", "--save", "game", "--option", "first=1"]);
    let told = said(&folder, &["replay", "game"]);
    assert!(!told.contains("New in your hand") && !told.contains("deal "), "{told}");
    assert!(said(&folder, &["replay", "game", "--eyes", "all"]).contains("New in your hand"));
}

#[test]
fn a_changed_cut_leaves_no_trace_for_others() {
    let folder = folder("replay-changed-cut");
    let plain = include_str!("../ledgers/v1-pizza-theory.ledger");
    let changed = plain.replacen("2 cut 4\n", "2 cut 6\n2 cut 4\n", 1).replace("end 25", "end 26");
    std::fs::write(folder.join("plain"), plain).expect("written");
    std::fs::write(folder.join("changed"), changed).expect("written");
    for eyes in ["1", "gallery"] {
        for form in [&["--json"][..], &[]] {
            let told = |file| said(&folder, &[&["replay", file, "--eyes", eyes], form].concat());
            assert_eq!(told("plain"), told("changed"), "{eyes} {form:?}");
        }
    }
    let told = |file| said(&folder, &["replay", file, "--eyes", "2", "--json"]);
    assert_ne!(told("plain"), told("changed"), "who changed it knows");
}
