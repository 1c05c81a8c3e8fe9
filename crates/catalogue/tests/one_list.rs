//! A game is named only in the list and in sources named after it.
//!
//! Adding a game means adding files and one row, so no other source may know which games there are.
//! A source may name a game if a part of its path starts with the name of a family, such as
//! `crates/bots/src/mamma_mia/cook.rs`. Tests, texts, documents, manifests and generated files may
//! name games.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The lists themselves.
const LISTS: [&str; 2] = ["crates/catalogue/src/families.rs", "web/src/games/index.ts"];

/// Sources that name a game all the same, each with the reason. Keep this short.
const EXCEPTIONS: [(&str, &str); 1] =
    [("crates/protocol/src/card.rs", "the only cards on the wire are described by their type")];
/// More exceptions than this would amount to a second list.
const MOST_EXCEPTIONS: usize = 6;

/// Where sources are.
const SOURCES: [&str; 10] = [
    ".ci",
    "Makefile",
    "bench",
    "crates",
    "dist",
    "fuzz/run",
    "fuzz/src",
    "web/index.html",
    "web/plugins",
    "web/src",
];

/// Folders below these that hold no sources: tests, their output and build output.
const NO_SOURCES: [&str; 4] = ["tests", "target", "node_modules", "__pycache__"];

/// Generated files: the protocol's TypeScript types and the recorded instruction counts.
const GENERATED: [&str; 2] = ["web/src/protocol/index.ts", "bench/instructions.txt"];

/// Extensions of manifests, texts, documents and pictures.
const NO_CODE: [&str; 9] = ["toml", "lock", "json", "md", "ftl", "ledger", "png", "svg", "db"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Letters and digits only, in lower case, so that `MammaMia`, `mamma_mia` and `Mamma Mia!` are
/// equal.
fn plain(text: &str) -> String {
    let letters = text.chars().filter(|letter| letter.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// The names of all families and games. A name that starts with another one is left out.
fn names() -> Vec<String> {
    let mut names: Vec<String> =
        catalogue::FAMILIES.iter().chain(catalogue::NAMES).map(|name| plain(name)).collect();
    names.sort();
    names.dedup_by(|longer, shorter| longer.starts_with(shorter.as_str()));
    names
}

/// Collects all files below a path, relative to the root.
fn collect(root: &Path, path: &Path, to: &mut Vec<String>) {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    if path.is_file() {
        let relative = path.strip_prefix(root).unwrap_or(path);
        to.push(relative.to_string_lossy().replace('\\', "/"));
    } else if path.is_dir() && !NO_SOURCES.contains(&&*name) {
        for entry in fs::read_dir(path).expect("sources can be listed") {
            collect(root, &entry.expect("sources can be listed").path(), to);
        }
    }
}

fn sources() -> Vec<String> {
    let (root, mut files) = (root(), Vec::new());
    SOURCES.iter().for_each(|source| collect(&root, &root.join(source), &mut files));
    let ending =
        |file: &str| Path::new(file).extension().map(|it| it.to_string_lossy().into_owned());
    files.retain(|file| {
        !GENERATED.contains(&file.as_str())
            && ending(file).is_none_or(|ending| !NO_CODE.contains(&ending.as_str()))
    });
    files.sort();
    files
}

/// Whether a part of the path starts with one of the names.
fn is_at_home(file: &str, names: &[String]) -> bool {
    let begins = |part: &str| names.iter().any(|name| plain(part).starts_with(name.as_str()));
    file.split('/').any(begins)
}

/// The lines that name a game, counted from 1. Everything after `#[cfg(test)]` is a test.
fn naming(text: &str, names: &[String]) -> Vec<usize> {
    let lines = text.lines().take_while(|line| line.trim() != "#[cfg(test)]");
    let numbered = (1..).zip(lines.map(plain));
    let named = numbered.filter(|(_, line)| names.iter().any(|name| line.contains(name.as_str())));
    named.map(|(number, _)| number).collect()
}

/// The sources that name a game but may not, with the lines.
fn strangers(files: &[String]) -> BTreeMap<&str, Vec<usize>> {
    let (root, names) = (root(), names());
    let homeless = files.iter().filter(|file| !is_at_home(file, &names));
    let homeless = homeless.filter(|file| !LISTS.contains(&file.as_str()));
    let read = |file: &str| fs::read(root.join(file)).expect("sources can be read");
    let named =
        homeless.map(|file| (file.as_str(), naming(&String::from_utf8_lossy(&read(file)), &names)));
    named.filter(|(_, lines)| !lines.is_empty()).collect()
}

#[track_caller]
fn check(half: impl Fn(&str) -> bool) {
    let files: Vec<String> = sources().into_iter().filter(|file| half(file)).collect();
    assert!(files.len() > 50, "only {} sources are found", files.len());
    let mut found = strangers(&files);
    for (exception, why) in EXCEPTIONS.iter().filter(|(file, _)| half(file)) {
        assert!(found.remove(exception).is_some(), "{exception} is no exception any more ({why})");
    }
    let told: Vec<_> =
        found.iter().map(|(file, lines)| format!("{file}: lines {lines:?}")).collect();
    assert!(told.is_empty(), "these name a game, and are not named after it:\n{}", told.join("\n"));
}

fn is_of_the_page(file: &str) -> bool {
    file.starts_with("web/")
}

#[test]
fn no_source_outside_the_list_names_a_game() {
    check(|file| !is_of_the_page(file));
}

#[test]
fn no_source_of_the_page_outside_its_list_names_a_game() {
    check(is_of_the_page);
}

#[test]
fn exceptions_stay_few() {
    assert!(EXCEPTIONS.len() <= MOST_EXCEPTIONS);
    assert!(EXCEPTIONS.iter().all(|(_, why)| why.split(' ').count() > 3));
}

#[test]
fn a_name_is_found_however_it_is_written() {
    let names = names();
    let family = &catalogue::FAMILIES[0];
    for written in [family.to_uppercase(), family.replace('_', "-"), family.replace('_', " ")] {
        let text = format!("one\nlet it = \"{written}\";\n#[cfg(test)]\n{written}");
        assert_eq!(naming(&text, &names), [2], "{written}");
    }
    assert!(is_at_home(&format!("crates/bots/src/{family}/cook.rs"), &names));
    assert!(is_at_home(&format!("web/src/games/{}/index.ts", family.replace('_', "-")), &names));
    assert!(!is_at_home("crates/bots/src/cook.rs", &names));
}
