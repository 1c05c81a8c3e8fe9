//! How the command line responds: help, plain text, and errors.

use std::path::Path;

use crate::common::{command, files, flat, folder, run, said};

/// Expects a usage error: exit status 2, a sentence on standard error, nothing else.
fn check_refused(folder: &Path, arguments: &[&str], sentence: &str) {
    let before = files(folder);
    let done = run(folder, arguments);
    assert_eq!(done.code, Some(2), "{arguments:?}: {}", done.err);
    assert_eq!(done.out, "", "{arguments:?}");
    assert!(flat(&done.err).contains(sentence), "{arguments:?}: {}", done.err);
    assert_eq!(files(folder), before, "{arguments:?} writes nothing");
}

#[test]
fn an_impossible_table_is_refused_with_what_is_possible() {
    let folder = folder("impossible");
    let check = |arguments: &[&str], sentence: &str| {
        for verb in ["play", "simulate"] {
            let mut all = vec![verb];
            all.extend(arguments);
            check_refused(&folder, &all, sentence);
        }
    };
    check(&["poker"], "choose one of: mamma-mia, mamma-mia-plus, pizza-theory");
    check(&["mamma-mia", "--players", "7"], "for 2 to 5 players, not for 7");
    check(&["mamma-mia-plus", "--players", "1"], "for 2 to 6 players, not for 1");
    check(&["pizza-theory", "--players", "4"], "not for 4");
    let helping = ["mamma-mia-plus", "--players", "2", "--option", "helping=on"];
    check(&helping, "Two players play without helping");
    check(&["mamma-mia", "--option", "helping=on"], "no option “helping”; it has: preset, first");
    check(&["mamma-mia", "--option", "memory=elephant"], "choose one of: own, notes");
    check(&["mamma-mia", "--option", "memory"], "NAME=VALUE");
    let twice = ["mamma-mia", "--option", "memory=own", "--option", "memory=notes"];
    check(&twice, "only once");
    check(&["mamma-mia", "--players", "many"], "invalid value 'many'");
}

#[test]
fn a_file_that_is_no_ledger_is_refused() {
    let folder = folder("files");
    let write = |name: &str, bytes: &[u8]| {
        std::fs::write(folder.join(name), bytes).expect("it can be written");
    };
    said(&folder, &["simulate", "mamma-mia", "--games", "1", "--ledgers", "games"]);
    let good = std::fs::read(folder.join("games/mamma-mia-1.ledger")).expect("it is written");
    let text = String::from_utf8(good.clone()).expect("it is text");
    write("garbage", &[0, 255, 254, 7, 0, 200]);
    write("empty", b"");
    write("prose", b"Dear diary,\ntoday we baked.\n");
    write("half", &good[..good.len() / 2]);
    write("endless", text.replace("\nend ", "\nfin ").as_bytes());
    write("poker", b"forno ledger 1\ngame poker\nrules 1\nend 0\n");
    write("tomorrow", text.replacen("forno ledger 1", "forno ledger 9", 1).as_bytes());
    let check = |file: &str, sentence: &str| {
        check_refused(&folder, &["verify", file], sentence);
        check_refused(&folder, &["replay", file], sentence);
        check_refused(&folder, &["play", "--resume", file], sentence);
    };
    check("nowhere", "Cannot read nowhere: there is no such file");
    check("games", "Cannot read games: it is a folder");
    check("garbage", "is not a text file");
    check("empty", "This is not a Forno ledger");
    check("prose", "This is not a Forno ledger");
    check("half", "half cannot be used. Line");
    check("endless", "endless cannot be used. Line");
    check("poker", "There is no game called “poker”");
    check("tomorrow", "asks for version 9");
}

#[test]
fn a_game_that_there_is_not_is_told_at_its_line() {
    let folder = folder("chess");
    let text = "# a comment\n\nforno ledger 1\n# another\ngame chess\nrules 1\nend 0\n";
    std::fs::write(folder.join("chess"), text).expect("a file");
    for arguments in [["verify", "chess"], ["replay", "chess"], ["review", "chess"]] {
        check_refused(&folder, &arguments, "Line 5: There is no game called “chess”");
    }
    check_refused(&folder, &["play", "--resume", "chess"], "Line 5: There is no game");
}

#[test]
fn a_game_without_a_commitment_cannot_be_verified() {
    let folder = folder("uncommitted");
    said(&folder, &["simulate", "pizza-theory", "--games", "1", "--ledgers", "."]);
    let text =
        std::fs::read_to_string(folder.join("pizza-theory-1.ledger")).expect("it is written");
    let silent = text.lines().filter(|line| !line.starts_with("seed "));
    let silent: Vec<&str> = silent
        .map(|line| if line.starts_with("commitment ") { "commitment -" } else { line })
        .collect();
    std::fs::write(folder.join("silent"), silent.join("\n")).expect("a file");
    let told = flat(&said(&folder, &["verify", "silent"]));
    assert!(told.starts_with("Cannot be verified. The dealer made no commitment"), "{told}");
}

#[test]
fn a_file_that_is_too_long_is_told_the_limit() {
    let folder = folder("long");
    std::fs::write(folder.join("long"), vec![b'#'; 16 * 1024 * 1024 + 1]).expect("a file");
    check_refused(&folder, &["verify", "long"], "a ledger has at most 16 MiB");
}

#[test]
fn a_dealer_who_is_not_honest_is_caught() {
    let folder = folder("cheats");
    said(&folder, &["simulate", "pizza-theory", "--games", "2", "--ledgers", "."]);
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).expect("it is written");
    let (one, two) = (read("pizza-theory-1.ledger"), read("pizza-theory-2.ledger"));
    let line = |text: &str, start: &str| {
        let found = text.lines().find(|line| line.starts_with(start));
        found.expect("there is such a line").to_string()
    };
    let cheats = [
        (one.replace(&line(&one, "seed "), &line(&two, "seed ")), "is not the one"),
        (one.replace(&line(&one, "commitment "), "commitment -"), "no commitment"),
    ];
    for (text, why) in cheats {
        std::fs::write(folder.join("cheat"), text).expect("it can be written");
        let done = run(&folder, &["verify", "cheat"]);
        assert_eq!(done.code, Some(1));
        let told = flat(&done.out);
        assert!(told.starts_with("Not honest.") && told.contains(why), "{told}");
    }
}

#[test]
fn other_errors_of_use() {
    let folder = folder("other-errors");
    check_refused(&folder, &["play", "mamma-mia", "--seat", "4"], "its seats are 1 to 3");
    check_refused(&folder, &["play", "mamma-mia", "--seat", "0"], "no seat “0”");
    check_refused(&folder, &["--lang", "de", "rules", "mamma-mia"], "choose en, fr or it");
    check_refused(&folder, &["rules", "poker"], "choose one of: mamma-mia");
    check_refused(&folder, &["rules", "mamma-mia", "6.1"], "3.1, 3.2, 3.3");
    check_refused(&folder, &["play"], "required");
    check_refused(&folder, &["dance"], "unrecognized subcommand");
    run(&folder, &["play", "mamma-mia", "--save", "game"]);
    check_refused(&folder, &["play", "pizza-theory", "--resume", "game"], "a game of mamma-mia");
    check_refused(
        &folder,
        &["replay", "game", "--eyes", "4"],
        "a seat from 1 to 3, gallery or all",
    );
    check_refused(&folder, &["play", "mamma-mia", "--anyway"], "--resume");
}

#[test]
fn what_cannot_be_written_is_a_failure() {
    let folder = folder("cannot-write");
    for arguments in [
        &["play", "mamma-mia", "--save", "no/such/folder/game"][..],
        &["simulate", "mamma-mia", "--games", "1", "--ledgers", "/dev/null/games"],
        &["man", "--dir", "/dev/null/pages"],
    ] {
        let done = run(&folder, arguments);
        assert_eq!((done.code, done.out.as_str()), (Some(1), ""), "{arguments:?}");
        assert!(done.err.contains("Cannot write"), "{}", done.err);
    }
    assert_eq!(files(&folder), [""; 0]);
}

#[test]
fn the_language_comes_from_the_environment_or_the_command_line() {
    let folder = folder("language");
    let told = |lang: &str, arguments: &[&str]| {
        let output = command(&folder, arguments).env("LC_ALL", lang).output();
        String::from_utf8(output.expect("forno starts").stderr).expect("it is text")
    };
    assert!(told("fr_FR.UTF-8", &["play", "poker"]).contains("Aucun jeu ne s’appelle"));
    assert!(told("it_IT", &["play", "poker"]).contains("poker"));
    assert!(told("de_DE", &["play", "poker"]).contains("There is no game called"));
    assert!(told("fr_FR", &["--lang", "en", "play", "poker"]).contains("There is no game called"));
    assert!(told("C", &["play", "poker", "--lang", "fr"]).contains("Aucun jeu ne s’appelle"));
}

#[test]
fn rules_are_shown_for_every_number_that_a_refusal_names() {
    let folder = folder("rules");
    let both = [
        "1", "2", "2.4", "2.6", "3", "3.1", "3.2", "3.3", "3.7", "4.3", "4.3a", "4.3b", "5.1",
        "5.2", "5.3", "5.4", "5.5", "5.h", "7", "7.0",
    ];
    let plus = ["5.2b", "5.6", "5.7", "5.8", "5.9", "5.g", "6.1", "6.1b", "6.2", "E3"];
    let pizza = ["1.1", "2.1", "3.1", "3.2", "4.1", "5.2", "6.1"];
    let check = |game: &str, number: &str| {
        let text = said(&folder, &["rules", game, number]);
        assert!(text.starts_with(&format!("{number} ")), "{game} {number}: {text}");
    };
    both.iter().for_each(|number| check("mamma-mia", number));
    both.iter().chain(&plus).for_each(|number| check("mamma-mia-plus", number));
    pizza.iter().for_each(|number| check("pizza-theory", number));
    assert!(said(&folder, &["rules", "pizza-theory"]).starts_with("Pizza Theory (2012)"));
}

#[test]
fn the_rules_are_told_in_the_language_asked_for() {
    let folder = folder("rules-language");
    let first = |arguments: &[&str], locale: &str| {
        let output = command(&folder, arguments).env("LC_ALL", locale).output();
        let told = String::from_utf8(output.expect("forno starts").stdout).expect("it is text");
        told.lines().next().map(str::to_string)
    };
    let check = |asked: &str, number: &str, begins: &str| {
        let arguments = ["rules", "mamma-mia-plus", number];
        assert_eq!(first(&arguments, asked).as_deref(), Some(begins));
        let arguments = ["rules", "mamma-mia-plus", number, "--lang", asked];
        assert_eq!(first(&arguments, "de_DE").as_deref(), Some(begins));
    };
    check("en", "6", "6 Helping");
    check("fr", "6", "6 Le coup de main");
    check("it", "6", "6 Aiutare");
    check("fr", "e1", "E1' Un tour");
    check("it", "5.5", "5.5 Minima");
}

#[test]
fn a_pipe_gets_plain_text_and_colour_can_be_asked_for() {
    let folder = folder("plain");
    assert!(!said(&folder, &["rules", "mamma-mia", "3"]).contains('\u{1b}'));
    assert!(!said(&folder, &["simulate", "mamma-mia", "--games", "2"]).contains('\u{1b}'));
    assert!(!run(&folder, &["play", "poker"]).err.contains('\u{1b}'));
    let coloured = |name: &str| {
        let mut command = command(&folder, &["rules", "mamma-mia", "3"]);
        command.env("CLICOLOR_FORCE", "1");
        if name == "NO_COLOR" {
            command.env("NO_COLOR", "1").env_remove("CLICOLOR_FORCE");
        }
        let output = command.output().expect("forno starts");
        String::from_utf8(output.stdout).expect("it is text").contains('\u{1b}')
    };
    assert!(coloured("CLICOLOR_FORCE") && !coloured("NO_COLOR"));
}

#[test]
fn help_version_completions_and_manual_come_from_one_source() {
    let folder = folder("manual");
    assert!(said(&folder, &["--version"]).starts_with("forno 0."));
    let help = said(&folder, &["--help"]);
    let page = said(&folder, &["man"]);
    for verb in ["play", "simulate", "replay", "verify", "rules", "bench", "completions", "man"] {
        assert!(help.contains(verb) && page.contains(verb), "{verb}");
        said(&folder, &[verb, "--help"]);
    }
    assert!(flat(&said(&folder, &["play", "--help"])).contains("FILE.seed"));
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(said(&folder, &["completions", shell]).contains("ledgers"), "{shell}");
    }
    said(&folder, &["man", "--dir", "pages"]);
    let pages = files(&folder.join("pages"));
    assert!(pages.contains(&"forno.1".to_string()) && pages.contains(&"forno-play.1".to_string()));
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_ends_quietly() {
    let folder = folder("closed-pipe");
    let shell = format!("'{}' rules mamma-mia-plus | head -n 1", env!("CARGO_BIN_EXE_forno"));
    let output = std::process::Command::new("sh")
        .args(["-c", &shell])
        .current_dir(&folder)
        .output()
        .expect("the shell starts");
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}
