//! Every id that occurs in the code has a text in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use table::Setup;
use words::Language;

use crate::files::{self, Messages};

/// Prefixes that only ids have: any literal that starts with one of these is an id wherever it
/// occurs, even if it is passed through helpers.
const FAMILIES: [&str; 14] = [
    "colour", "error", "game", "language", "ledger", "option", "play", "refusal", "result",
    "rules", "setup", "show", "simulate", "verify",
];

/// The ids in a source: the literals passed to `Phrase::new` and `text`, and those with the
/// prefixes.
fn ids_in(source: &str) -> BTreeSet<String> {
    let source = without_tests_and_comments(source);
    let mut ids: BTreeSet<_> =
        literals(&source).filter(|literal| is_of_a_family(literal)).collect();
    for (at, call) in source.match_indices("Phrase::new(") {
        let argument = until(&source[at + call.len()..], ')');
        ids.extend(literals(argument));
        if argument.chars().all(|letter| letter.is_alphanumeric() || letter == '_') {
            ids.extend(literals(definition(&source[..at], argument)));
        }
    }
    for (at, call) in source.match_indices(".text(\"") {
        ids.extend(literals(until(&source[at + call.len() - 1..], ')')));
    }
    ids
}

fn without_tests_and_comments(source: &str) -> String {
    let code = source.split("#[cfg(test)]").next().unwrap_or(source);
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The most recent `let` value of this name, if there is one.
fn definition<'s>(before: &'s str, name: &str) -> &'s str {
    let given = format!("let {name} =");
    before.rfind(&given).map_or("", |at| until(&before[at + given.len()..], ';'))
}

/// Everything before this character, ignoring occurrences in brackets and quotes.
fn until(source: &str, mark: char) -> &str {
    let (mut depth, mut quoted) = (0, false);
    for (at, letter) in source.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            _ if quoted => {}
            _ if letter == mark && depth == 0 => return &source[..at],
            '(' | '{' | '[' => depth += 1,
            ')' | '}' | ']' => depth -= 1,
            _ => {}
        }
    }
    source
}

/// The literals that are not match patterns.
fn literals(code: &str) -> impl Iterator<Item = String> {
    let parts: Vec<_> = code.split('"').collect();
    let quoted = (1..parts.len()).step_by(2);
    let values = quoted.filter(|at| {
        let after = parts.get(at + 1).map_or("", |after| after.trim_start());
        !after.starts_with("=>") && !after.starts_with("| ")
    });
    values.map(|at| parts[at].to_string()).collect::<Vec<_>>().into_iter()
}

fn is_of_a_family(literal: &str) -> bool {
    let id = literal.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_'));
    let family = literal.split_once('-').map(|(first, _)| first);
    id && !literal.ends_with('-') && family.is_some_and(|first| FAMILIES.contains(&first))
}

/// The ids in all sources of a folder.
fn ids_under(folder: &Path) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("sources can be listed") {
        let path = entry.expect("sources can be listed").path();
        if path.is_dir() {
            ids.extend(ids_under(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            ids.extend(ids_in(&fs::read_to_string(&path).expect("sources are UTF-8")));
        }
    }
    ids
}

fn ids_of(name: &str) -> BTreeSet<String> {
    ids_under(&files::root().join("crates").join(name).join("src"))
}

#[track_caller]
fn check(name: &str) {
    let ids = ids_of(name);
    for language in Language::ALL {
        let messages = Messages::all(language);
        let there = messages.ids();
        let missing: Vec<_> = ids.iter().filter(|id| !there.contains(id.as_str())).collect();
        assert!(missing.is_empty(), "{name} says what has no text in {language}: {missing:#?}");
    }
}

#[test]
fn the_table_has_its_texts() {
    check("table");
}

#[test]
fn mamma_mia_has_its_texts() {
    check("mamma-mia");
}

#[test]
fn pizza_theory_has_its_texts() {
    check("pizza-theory");
}

#[test]
fn every_other_crate_has_its_texts() {
    let crates = fs::read_dir(files::root().join("crates")).expect("crates can be listed");
    let names = crates.map(|entry| entry.expect("crates can be listed").file_name());
    let names = names.map(|name| name.to_string_lossy().into_owned());
    // The arena's report is a page for researchers, in English; its plots have their own texts.
    let checked = ["table", "mamma-mia", "pizza-theory", "arena"];
    names.filter(|name| !checked.contains(&name.as_str())).for_each(|name| check(&name));
}

/// Texts that are no longer used are not kept.
#[test]
fn mamma_mia_has_no_text_left_over() {
    let file = files::of(Language::English).into_iter().find(|file| file.name == "mamma-mia.ftl");
    let messages = file.expect("there is a file").messages().expect("it can be read");
    let mut said = ids_of("mamma-mia");
    // The page builds the ids of options from their names.
    let choices = mamma_mia::Setup::GAMES.iter().flat_map(|it| mamma_mia::Setup::choices(it.name));
    let options = choices.map(|choice| format!("option-{}", choice.name));
    said.extend(options.flat_map(|option| [format!("{option}-about"), option]));
    let left: Vec<_> = messages.ids().difference(&messages.built_upon()).copied().collect();
    let left: Vec<_> = left.into_iter().filter(|id| !said.contains(*id)).collect();
    assert!(left.is_empty(), "nobody says {left:?}");
}

#[test]
fn ids_are_found_wherever_they_are_written() {
    let check = |source: &str, ids: &[&str]| {
        assert_eq!(ids_in(source), ids.iter().map(|id| id.to_string()).collect(), "{source}");
    };
    check(r#"Phrase::new("a-b").with("seat", seat)"#, &["a-b"]);
    check(r#"Phrase::new(match x { A(_) => "a", B => "b" }).with("n", 1)"#, &["a", "b"]);
    check(r#"let id = if x { "a" } else { "b" }; f(); Phrase::new(id)"#, &["a", "b"]);
    check(r#"Phrase::new(match x { "y" => "a", "u" | "v" => "b" })"#, &["a", "b"]);
    check(r#"words.text("a")"#, &["a"]);
    check(r#"row("show-a", "mamma-mia", "show-")"#, &["show-a"]);
    check("// Phrase::new(\"a\")\n#[cfg(test)] Phrase::new(\"b\")", &[]);
}
