//! Whole games in the terminal, as a guest plays them.

use std::path::Path;

use crate::common::{Done, Guest, files, flat, folder, run, run_typing, said};

/// More questions than any game asks.
const ENOUGH: usize = 20_000;

/// The only ledger in a folder.
fn ledger(folder: &Path) -> String {
    let ledgers: Vec<String> =
        files(folder).into_iter().filter(|name| name.ends_with(".ledger")).collect();
    assert_eq!(ledgers.len(), 1, "{ledgers:?}");
    ledgers[0].clone()
}

fn check_honest(folder: &Path, ledger: &str) {
    assert_eq!(
        flat(&said(folder, &["verify", ledger])),
        "Honest. Every deal follows from the seed that the dealer committed to."
    );
}

/// Plays a whole game, then verifies and replays it.
fn check_whole_game(name: &str, arguments: &[&str]) {
    let folder = folder(name);
    let mut play = vec!["play"];
    play.extend(arguments);
    let mut guest = Guest::new(&folder, &play, 7);
    assert!(guest.play(ENOUGH), "the game ends");
    let shown = guest.leave();
    assert!(!shown.contains('⟨'), "every phrase has words:\n{shown}");
    assert!(!shown.contains('\u{1b}'), "a pipe gets no colour");
    let ledger = ledger(&folder);
    assert_eq!(files(&folder), [ledger.as_str()], "the seed is no longer a secret");
    assert!(flat(&shown).contains(&format!("forno verify {ledger}")));
    check_honest(&folder, &ledger);
    let replayed = said(&folder, &["replay", &ledger]);
    assert!(!replayed.contains('⟨'), "{replayed}");
    let again = run(&folder, &["play", "--resume", &ledger]);
    assert_eq!(again.code, Some(2), "a game that is over does not go on");
}

#[test]
fn a_whole_game_of_mamma_mia() {
    check_whole_game("whole-mamma-mia", &["mamma-mia"]);
}

#[test]
fn a_whole_game_of_mamma_mia_with_two_and_notes() {
    let arguments = ["mamma-mia", "--players", "2", "--option", "memory=notes", "--seat", "2"];
    check_whole_game("whole-mamma-mia-two", &arguments);
}

#[test]
fn a_whole_game_of_plus_with_helping() {
    check_whole_game("whole-plus", &["mamma-mia-plus", "--players", "6", "--name", "Ada"]);
}

#[test]
fn a_whole_game_of_pizza_theory() {
    check_whole_game("whole-pizza", &["pizza-theory"]);
}

#[test]
fn a_whole_game_of_pizza_theory_with_two() {
    check_whole_game("whole-pizza-two", &["pizza-theory", "--players", "2"]);
}

#[test]
fn every_language_has_every_word() {
    for lang in ["fr", "it"] {
        for game in ["mamma-mia-plus", "pizza-theory"] {
            let folder = folder(&format!("words-{lang}-{game}"));
            let arguments = ["--lang", lang, "play", game, "--option", "first=1"];
            let mut guest = Guest::new(&folder, &arguments, 5);
            assert!(guest.play(ENOUGH), "the game ends");
            let shown = guest.leave();
            assert!(!shown.contains('⟨'), "{shown}");
        }
    }
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    for (game, questions) in [("mamma-mia", 5), ("mamma-mia-plus", 40), ("pizza-theory", 4)] {
        let folder = folder(&format!("resume-{game}"));
        let mut guest = Guest::new(&folder, &["play", game, "--name", "Ada"], 3);
        assert!(!guest.play(questions), "the game is not over yet");
        let shown = guest.leave();
        assert!(flat(&shown).contains("forno play --resume"));
        let ledger = ledger(&folder);
        assert_eq!(files(&folder), [ledger.clone(), format!("{ledger}.seed")]);
        let text = std::fs::read_to_string(folder.join(&ledger)).expect("it is written");
        assert!(!text.contains("\nseed "), "an unfinished ledger keeps the secret");
        assert!(said(&folder, &["verify", &ledger]).starts_with("Not revealed yet."));

        let mut guest = Guest::new(&folder, &["play", "--resume", &ledger], 4);
        assert!(guest.play(ENOUGH), "the game ends");
        assert!(guest.leave().contains("You are Ada, in seat 1."));
        check_honest(&folder, &ledger);
        assert_eq!(files(&folder), [ledger]);
    }
}

#[cfg(unix)]
#[test]
fn the_seed_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder("secret");
    run(&folder, &["play", "mamma-mia", "--save", "game"]);
    assert_eq!(files(&folder), ["game", "game.seed"]);
    let seed = std::fs::metadata(folder.join("game.seed")).expect("it is there");
    assert_eq!(seed.permissions().mode() & 0o777, 0o600);
}

#[test]
fn without_its_seed_a_game_goes_on_only_when_asked_to() {
    let folder = folder("lost-seed");
    run(&folder, &["play", "mamma-mia", "--save", "game"]);
    std::fs::remove_file(folder.join("game.seed")).expect("it can be removed");
    let before = std::fs::read(folder.join("game")).expect("it is there");
    let refused = run(&folder, &["play", "--resume", "game"]);
    assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""));
    assert!(refused.err.contains("--anyway"));
    assert_eq!(std::fs::read(folder.join("game")).expect("it is there"), before);

    let mut guest = Guest::new(&folder, &["play", "--resume", "game", "--anyway"], 4);
    assert!(guest.play(ENOUGH), "the game ends");
    assert!(flat(&guest.leave()).contains("can never be verified"));
    assert!(said(&folder, &["verify", "game"]).starts_with("Not revealed yet."));
}

/// A ledger that an older or a newer Forno wrote may name bots that this one does not have.
#[test]
fn for_a_bot_that_is_gone_another_one_stands_in() {
    let folder = folder("gone-bot");
    run(&folder, &["play", "mamma-mia", "--players", "3", "--vs", "mimi,dado", "--save", "game"]);
    let file = folder.join("game");
    let text = std::fs::read_to_string(&file).expect("it is there");
    let renamed = text.replace("a bot plays seat 2: mimi", "a bot plays seat 2: gino");
    assert_ne!(renamed, text);
    std::fs::write(&file, renamed).expect("it can be written");
    let resumed = flat(&run(&folder, &["play", "--resume", "game"]).out);
    assert!(resumed.contains("gino no longer plays here. Nonna stands in."), "{resumed}");
}

#[test]
fn a_seed_of_another_game_is_refused() {
    let folder = folder("other-seed");
    run(&folder, &["play", "mamma-mia", "--save", "one"]);
    run(&folder, &["play", "mamma-mia", "--save", "two"]);
    std::fs::copy(folder.join("two.seed"), folder.join("one.seed")).expect("it can be copied");
    let refused = run(&folder, &["play", "--resume", "one"]);
    assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""));
}

#[test]
fn nothing_is_overwritten() {
    let folder = folder("overwrite");
    std::fs::write(folder.join("precious"), "kept").expect("it can be written");
    let refused = run(&folder, &["play", "mamma-mia", "--save", "precious"]);
    assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""));
    assert_eq!(std::fs::read_to_string(folder.join("precious")).expect("it is there"), "kept");
    assert_eq!(files(&folder), ["precious"]);
}

#[test]
fn a_resumed_game_can_be_saved_elsewhere() {
    let folder = folder("elsewhere");
    run(&folder, &["play", "pizza-theory", "--save", "one"]);
    run(&folder, &["play", "--resume", "one", "--save", "two"]);
    assert_eq!(files(&folder), ["one", "one.seed", "two", "two.seed"]);
    let mut guest = Guest::new(&folder, &["play", "--resume", "two"], 1);
    assert!(guest.play(ENOUGH), "the game ends");
    guest.leave();
    check_honest(&folder, "two");
}

/// Plays a game whose first cards are known: seat 1 begins and holds no shrimp.
fn typed(name: &str, typed: &str) -> Done {
    let arguments = ["play", "mamma-mia", "--seed", "1", "--option", "first=1"];
    run_typing(&folder(name), &arguments, typed)
}

#[test]
fn a_refusal_names_its_rule_and_the_rule_can_be_read() {
    let done = typed("refusal", "lay shrimp 1\ndraw supply\nrules 3.1\n");
    let shown = flat(&done.out);
    assert!(shown.contains("You cannot lay 1 shrimp: you hold none. (rule 3.1)"), "{shown}");
    assert!(shown.contains("“rules 3.1” shows this rule."));
    assert!(shown.contains("Lay ingredients of one kind first. (rule 3.1)"));
    assert!(shown.contains("3.1 Lay ingredients Lay one or more cards of one kind"));
}

#[test]
fn commands_help_without_moving() {
    let done = typed("commands", "help\n?\nview\nrules\nrules 99\ndance\n\n99\nquit\n");
    let shown = flat(&done.out);
    assert!(shown.contains("save the game and leave"));
    assert!(shown.contains("4.3b Something is missing"));
    assert!(shown.contains("The rules have no section “99”."));
    assert!(shown.contains("“dance” is not understood."));
    assert!(shown.contains("“99” is not understood."));
    assert!(shown.contains("The game is saved"));
    assert!(!shown.contains("You lay"));
    assert_eq!(done.code, Some(0));
}

#[test]
fn a_count_is_asked_for_or_typed_at_once() {
    let asked = flat(&typed("count-asked", "1\n1\n").out);
    assert!(asked.contains("How many, from 1 to") && asked.contains("You lay 1 "), "{asked}");
    let at_once = flat(&typed("count-at-once", "1 2\n").out);
    assert!(!at_once.contains("How many") && at_once.contains("You lay 2 "), "{at_once}");
    let regretted = flat(&typed("count-regretted", "1\n\n1\nquit\n").out);
    assert!(!regretted.contains("You lay") && regretted.contains("The game is saved"));
}

#[test]
fn moves_can_be_typed_as_people_write_them() {
    let folder = folder("people");
    let arguments = ["play", "pizza-theory", "--seed", "1", "--option", "first=1"];
    let shown = flat(&run_typing(&folder, &arguments, "D4\nCUT 3\n").out);
    assert!(shown.contains("Round 2"), "{shown}");
}

/// Plays a practice round to its end, accepts the real game, and leaves it.
fn on_to_the_real_game(mut guest: Guest, folder: &Path) {
    loop {
        let shown = guest.read().expect("the real game is offered before the end");
        if shown.contains("Now for real") {
            break;
        }
        guest.answer(&shown);
    }
    check_honest(folder, "game");
    guest.type_line("yes");
    assert!(guest.read().is_some_and(|shown| shown.contains("Round 1 of 3")));
    guest.leave();
    assert_eq!(files(folder).len(), 3, "the real game has files of its own");
}

const PRACTICE: [&str; 8] =
    ["play", "mamma-mia", "--players", "2", "--option", "practice=on", "--save", "game"];

#[test]
fn after_practice_the_real_game_is_offered() {
    let folder = folder("practice");
    on_to_the_real_game(Guest::new(&folder, &PRACTICE, 1), &folder);
}

#[test]
fn after_a_resumed_practice_too() {
    let folder = folder("practice-resumed");
    let mut guest = Guest::new(&folder, &PRACTICE, 1);
    assert!(!guest.play(4), "the practice round is not over yet");
    guest.leave();
    on_to_the_real_game(Guest::new(&folder, &["play", "--resume", "game"], 2), &folder);
}

#[test]
fn newcomers_meet_mimi_and_others_can_be_asked_for() {
    let folder = folder("play-opponents");
    let told = flat(&run_typing(&folder, &["play", "mamma-mia"], "quit\n").out);
    assert!(told.contains("Bea is Mimi:") && told.contains("Carlo is Mimi too."), "{told}");
    let vs = ["play", "mamma-mia", "--vs", "nonna,0"];
    let told = flat(&run_typing(&folder, &vs, "quit\n").out);
    assert!(told.contains("Bea is Nonna") && told.contains("Carlo is Dado"), "{told}");
}

#[test]
fn the_same_opponents_are_there_when_a_game_goes_on() {
    let folder = folder("play-opponents-resumed");
    let vs = ["play", "pizza-theory", "--players", "2", "--vs", "nonna", "--save", "game.ledger"];
    run_typing(&folder, &vs, "quit\n");
    let text = std::fs::read_to_string(folder.join("game.ledger")).expect("it is saved");
    assert!(text.contains("note a bot plays seat 2: nonna"), "{text}");
    let told = flat(&run_typing(&folder, &["play", "--resume", "game.ledger"], "quit\n").out);
    assert!(told.contains("Bea is Nonna"), "{told}");
}

#[test]
fn unknown_opponents_are_told() {
    let folder = folder("play-opponents-unknown");
    for vs in ["zoe", "1,1,1", ""] {
        let done = run_typing(&folder, &["play", "mamma-mia", "--vs", vs], "");
        assert_eq!((done.code, done.out.as_str()), (Some(2), ""), "{vs}");
    }
    assert_eq!(files(&folder), Vec::<String>::new(), "nothing is written");
}

#[test]
fn where_the_rest_of_a_move_is_asked_for_it_can_be_typed_whole() {
    let folder = folder("play-whole-move");
    let play = ["play", "pizza-theory", "--players", "2", "--seed", "3"];
    let told = flat(&run_typing(&folder, &play, "1\nplace d5\nquit\n").out);
    assert!(told.contains("You put a topping on d5"), "{told}");
}
