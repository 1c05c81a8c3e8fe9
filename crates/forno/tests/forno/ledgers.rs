//! Ledgers that must stay readable: old files, and the examples in `docs/ledger.md`.

use std::path::Path;

use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use table::ledger::{self, End, Verdict};
use table::{Deaf, Game, Ledger, Next};

/// Reads a ledger of any game, replays it and deals it again.
fn is_whole_and_honest(name: &str, text: &str) {
    match ledger::game_of(text).map(|game| game.name) {
        Ok("pizza-theory") => read::<PizzaTheory>(name, text),
        Ok(_) => read::<MammaMia>(name, text),
        Err(error) => panic!("{name}: {error:?}"),
    }
}

fn read<G: Game>(name: &str, text: &str) {
    let ledger = Ledger::<G>::read(text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    let end = ledger.replay(usize::MAX, &mut Deaf).expect("it was judged while it was read");
    let Next::Over(outcome) = G::next(end.public()) else { panic!("{name} is not over") };
    assert_eq!(ledger.end, End::Over(outcome), "{name}");
    assert_eq!(ledger.verify(), Ok(Verdict::Honest), "{name}");
}

#[test]
fn ledgers_of_every_version_are_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ledgers");
    let mut seen = 0;
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("an entry").path();
        let text = std::fs::read_to_string(&path).expect("text");
        is_whole_and_honest(&path.display().to_string(), &text);
        seen += 1;
    }
    assert!(seen >= 3, "there is a file for each game");
}

#[test]
fn the_examples_of_the_ledger_page_are_ledgers() {
    let page = include_str!("../../../../docs/ledger.md");
    let blocks = page.split("```").skip(1).step_by(2);
    let examples: Vec<&str> =
        blocks.filter(|block| block.trim_start().starts_with("forno ledger 1")).collect();
    assert_eq!(examples.len(), 3, "one for each game");
    for (number, example) in examples.iter().enumerate() {
        is_whole_and_honest(&format!("example {}", number + 1), example);
    }
}
