//! The terminal's texts: complete in every language, and none unused.

use std::collections::BTreeSet;
use std::path::Path;

fn text(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).expect("it can be read")
}

/// The message ids defined in `terminal.ftl` and in the files of single families.
fn defined(language: &str) -> BTreeSet<String> {
    let folder = format!("{}/../../locales/{language}", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).expect("every language has a folder");
    let names = files.map(|file| file.expect("it can be listed").file_name());
    let names = names.map(|name| name.to_string_lossy().into_owned());
    let own = names.filter(|it| it == "terminal.ftl" || it.ends_with("-terminal.ftl"));
    let texts: String = own.map(|it| text(&format!("../../locales/{language}/{it}"))).collect();
    let ids = texts.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    ids.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_string()).collect()
}

/// Concatenates all sources.
fn sources(folder: &Path, all: &mut String) {
    for entry in std::fs::read_dir(folder).expect("it can be listed") {
        let path = entry.expect("it can be listed").path();
        if path.is_dir() {
            sources(&path, all);
        } else {
            all.push_str(&std::fs::read_to_string(&path).expect("it can be read"));
        }
    }
}

#[test]
fn every_language_has_the_same_ids() {
    assert_eq!(defined("fr"), defined("en"));
    assert_eq!(defined("it"), defined("en"));
}

#[test]
fn every_id_is_used_and_every_used_id_is_defined() {
    let mut all = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut all);
    let defined = defined("en");
    for id in &defined {
        assert!(all.contains(&format!("\"{id}\"")), "{id} is not used");
    }
    let ours = ["play", "show", "replay", "verify", "simulate", "man", "error", "system"];
    for quoted in all.split('"') {
        let starts = quoted.split_once('-').is_some_and(|(start, _)| ours.contains(&start));
        let plain = quoted.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        assert!(!(starts && plain) || defined.contains(quoted), "{quoted} has no text");
    }
}
