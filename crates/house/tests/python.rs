//! The example bot plays whole games against the house's own bots.

mod common;

use std::path::Path;
use std::process::Output;

use common::{PATIENCE, Running, settings};
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use table::ledger::{Ledger, Verdict};
use tokio::process::Command;
use tokio::time::timeout;

/// Runs the example bot as a user would.
async fn bot(arguments: &[&str]) -> Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    // `-B` keeps Python from leaving a folder of compiled code beside the examples.
    let run = Command::new("python3").arg("-B").arg(script).args(arguments).output();
    timeout(PATIENCE * 4, run).await.expect("the game ends in time").expect("python3 runs")
}

async fn check<G: table::Game>(game: &str, players: &str) {
    let house = Running::start(settings()).await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("ledger.txt");
    let ledger = file.to_str().expect("a name");
    let origin = house.origin();
    let played = bot(&[&origin, game, "--players", players, "--ledger", ledger]).await;
    let (said, complained) =
        (String::from_utf8_lossy(&played.stdout), String::from_utf8_lossy(&played.stderr));
    assert!(played.status.success(), "{game}: {said}{complained}");
    let result: serde_json::Value = serde_json::from_str(&said).expect("a line of JSON");
    assert_eq!(result["kind"], "over", "{said}");
    let text = std::fs::read_to_string(&file).expect("the ledger");
    let ledger = Ledger::<G>::read(&text).unwrap_or_else(|error| panic!("{error:?} in {text}"));
    let verdict = ledger.verify();
    assert!(matches!(verdict, Ok(Verdict::Honest)), "{verdict:?} for {text}");
    house.stop().await;
}

#[tokio::test]
async fn the_example_bot_plays_mamma_mia() {
    check::<MammaMia>("mamma-mia", "3").await;
}

#[tokio::test]
async fn the_example_bot_plays_mamma_mia_plus() {
    check::<MammaMia>("mamma-mia-plus", "4").await;
}

#[tokio::test]
async fn the_example_bot_plays_pizza_theory_for_two_and_three() {
    check::<PizzaTheory>("pizza-theory", "2").await;
    check::<PizzaTheory>("pizza-theory", "3").await;
}
