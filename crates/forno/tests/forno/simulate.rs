//! Simulations, at random and with bots.

use std::process::Stdio;

use crate::common::{Done, command, files, flat, folder, run, said};

fn lines(threads: &str, seed: &str) -> String {
    let folder = folder(&format!("lines-{threads}-{seed}"));
    let arguments =
        ["simulate", "mamma-mia-plus", "--players", "4", "--games", "40", "--seed", seed, "--json"];
    let output = command(&folder, &arguments)
        .env("RAYON_NUM_THREADS", threads)
        .stdin(Stdio::null())
        .output()
        .expect("forno starts");
    let done = Done::from(output);
    assert_eq!((done.code, done.err.as_str()), (Some(0), ""));
    done.out
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_cores() {
    let one = lines("1", "5");
    assert_eq!(one.lines().count(), 40);
    assert_eq!(one, lines("4", "5"));
    assert_ne!(one, lines("1", "6"));
}

#[test]
fn a_line_has_exactly_the_keys_that_are_promised() {
    let folder = folder("keys");
    for (game, players) in [("mamma-mia", 2), ("mamma-mia-plus", 5), ("pizza-theory", 3)] {
        let count = players.to_string();
        let arguments =
            ["simulate", game, "--players", &count, "--games", "3", "--seed", "1", "--json"];
        for line in said(&folder, &arguments).lines() {
            let starts = format!("{{\"game\":\"{game}\",\"players\":{players},\"seed\":\"");
            assert!(line.starts_with(&starts), "{line}");
            let value: serde_json::Value = serde_json::from_str(line).expect("it is JSON");
            let object = value.as_object().expect("it is an object");
            let mut keys: Vec<&str> = object.keys().map(String::as_str).collect();
            keys.sort();
            let promised = ["game", "players", "rounds", "scores", "seed", "turns", "winners"];
            assert_eq!(keys, promised);
            assert_eq!(value["scores"].as_array().map(Vec::len), Some(players));
            assert!(value["rounds"].as_u64() >= Some(1) && value["turns"].as_u64() >= Some(1));
        }
    }
}

#[test]
fn ledgers_of_a_simulation_are_honest_and_told_by_their_lines() {
    for game in ["mamma-mia", "mamma-mia-plus", "pizza-theory"] {
        let folder = folder(&format!("ledgers-{game}"));
        let arguments = [
            "simulate",
            game,
            "--players",
            "3",
            "--games",
            "12",
            "--seed",
            "2",
            "--ledgers",
            "deep/games",
            "--json",
        ];
        let lines = said(&folder, &arguments);
        let written = files(&folder.join("deep/games"));
        assert_eq!(written.len(), 12);
        assert_eq!(written[0], format!("{game}-01.ledger"));
        for (line, name) in lines.lines().zip(&written) {
            let file = format!("deep/games/{name}");
            assert!(said(&folder, &["verify", &file]).starts_with("Honest."));
            let text = std::fs::read_to_string(folder.join(&file)).expect("it is written");
            let value: serde_json::Value = serde_json::from_str(line).expect("it is JSON");
            let seed = value["seed"].as_str().expect("it is a text");
            assert!(text.contains(&format!("\nseed {seed}\n")));
        }
    }
}

#[test]
fn ledgers_are_not_overwritten() {
    let folder = folder("ledgers-there");
    let arguments =
        ["simulate", "pizza-theory", "--games", "3", "--ledgers", "games", "--seed", "2"];
    said(&folder, &arguments);
    std::fs::remove_file(folder.join("games/pizza-theory-1.ledger")).expect("it can be removed");
    let refused = run(&folder, &arguments);
    assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""));
    assert!(refused.err.contains("pizza-theory-2.ledger is there already"), "{}", refused.err);
    assert_eq!(files(&folder.join("games")).len(), 2, "nothing was written");
}

#[test]
fn a_summary_tells_lengths_scores_wins_and_orders() {
    let folder = folder("summary");
    let arguments = ["simulate", "mamma-mia", "--players", "2", "--games", "20", "--seed", "1"];
    let told = flat(&said(&folder, &arguments));
    for part in [
        "Mamma Mia! (1998), 2 players, 20 games at random, seed 1",
        "rounds 3.00 3 3",
        "score of seat",
        "wins",
        "Minimale",
        "Normale with four of one kind",
    ] {
        assert!(told.contains(part), "{part} in {told}");
    }
    assert!(!told.contains("rewards"), "there is no helping in 1998");
    let pizza = flat(&said(&folder, &["simulate", "pizza-theory", "--games", "20"]));
    assert!(pizza.contains("what happens in slices") && !pizza.contains('⟨'), "{pizza}");
}

#[test]
fn no_games_are_no_trouble() {
    let folder = folder("none");
    assert!(said(&folder, &["simulate", "mamma-mia", "--games", "0"]).contains("0 games"));
    assert_eq!(said(&folder, &["simulate", "mamma-mia", "--games", "0", "--json"]), "");
}

#[test]
fn games_of_bots_are_written_as_ledgers_that_can_be_read_and_verified() {
    for (game, bots, names) in [
        ("mamma-mia", "2", ["nonna", "nonna", "nonna"]),
        ("mamma-mia-plus", "luigi,1,dado", ["luigi", "mimi", "dado"]),
        ("pizza-theory", "4,2,2", ["sofia", "nonna", "nonna"]),
    ] {
        let folder = folder(&format!("bots-{game}"));
        let played = |into: &str| {
            let arguments = ["simulate", game, "--players", "3", "--games", "2", "--seed", "4"];
            let bots = ["--bots", bots, "--budget", "20it", "--ledgers", into, "--json"];
            said(&folder, &[&arguments[..], &bots].concat())
        };
        assert_eq!(played("one"), played("two"), "the same seed gives the same games");
        for name in files(&folder.join("one")) {
            let read = |into: &str| std::fs::read_to_string(folder.join(into).join(&name));
            let text = read("one").expect("it is written");
            assert_eq!(text, read("two").expect("it is written"));
            for (number, bot) in (1..).zip(names) {
                let seat = text.lines().find(|line| line.starts_with(&format!("seat {number} ")));
                assert!(seat.is_some_and(|seat| seat.ends_with(&format!(" name {bot}"))), "{text}");
            }
            let file = format!("one/{name}");
            assert!(said(&folder, &["verify", &file]).starts_with("Honest."));
            assert!(!said(&folder, &["replay", &file]).is_empty());
        }
    }
}

#[test]
fn one_bot_plays_all_seats_or_there_is_one_for_each() {
    let folder = folder("bot-count");
    let arguments = ["simulate", "mamma-mia", "--players", "3", "--games", "1", "--bots"];
    for (bots, told) in [("2,1", "2 bots were named"), ("nobody", "nobody"), ("1,1,1,1", "4 bots")]
    {
        let done = run(&folder, &[&arguments[..], &[bots]].concat());
        assert_eq!(done.code, Some(2), "{}", done.err);
        assert!(flat(&done.err).contains(told), "{}", done.err);
    }
}
