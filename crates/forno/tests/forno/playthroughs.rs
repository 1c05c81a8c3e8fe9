//! Playthroughs: short games retold in plain text, for a player to proof-read.
//!
//! Each story is a ledger and its retelling. `make playthroughs` regenerates the retellings;
//! changes are then read like prose before they are committed.

use std::path::{Path, PathBuf};
use std::process::Command;

/// What the stories are about; each has a ledger and a retelling of this name.
const STORIES: &[&str] = &[
    "bombastica-with-hand-cards",
    "mamma-mia-card-comes-last",
    "mamma-mia-whole-game",
    "minimale-tie",
    "pizza-theory-safety",
    "pizza-theory-shared-win",
    "pizza-theory-virtual-third-wins",
    "pizza-theory-whole-game",
    "plus-bombastica-with-help",
    "plus-crossed-out",
    "plus-help-fails",
    "plus-help-succeeds",
    "plus-last-supply-card",
    "plus-turn-without-ingredients",
    "plus-whole-game",
    "shared-win",
    "turn-without-ingredients",
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs")
}

/// The story as `forno replay --eyes all` tells it.
fn told(ledger: &Path) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_forno"))
        .args(["--lang", "en", "replay", "--eyes", "all"])
        .arg(ledger)
        .output()
        .expect("forno runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn every_story_is_told_as_it_was_read() {
    let write = std::env::var_os("PLAYTHROUGHS").is_some_and(|value| value == "write");
    for story in STORIES {
        let told = told(&folder().join(story).with_extension("ledger"));
        let file = folder().join(story).with_extension("txt");
        if write {
            std::fs::write(&file, &told).expect("the folder can be written");
        }
        let read = std::fs::read_to_string(&file).unwrap_or_default();
        let first = told.lines().zip(read.lines()).position(|(new, old)| new != old);
        assert!(
            told == read,
            "{story} is told otherwise from line {} on; `make playthroughs` tells them all anew",
            first.unwrap_or_else(|| told.lines().count().min(read.lines().count())) + 1,
        );
    }
}

#[test]
fn every_file_of_the_folder_belongs_to_a_story() {
    for entry in std::fs::read_dir(folder()).expect("the folder is there") {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default().to_string();
        assert!(STORIES.contains(&name.as_str()), "{name} is not listed");
    }
}
