//! Journals written by version 0.1.0: they can still be read, and playing them again gives the same
//! games.

use std::path::PathBuf;

use crate::kit::{Matches, plan, play, timeless_matches};
use arena::{Contest, Journal};
use bots::Botted;
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use table::{Options, Setup};

fn check<G: Botted<Setup: Send + Sync>>(file: &str, rounds: fn(&G::Public) -> u64) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/journals").join(file);
    let text = std::fs::read_to_string(file).expect("it is there");
    let Journal { terms, matches } = text.parse().expect("a journal");
    // The standard bots are written as they were then.
    assert_eq!(terms.to_string(), text.lines().next().expect("a line"));
    let setup = G::Setup::read(&terms.game, terms.players, &Options::of(terms.options.clone()));
    let budget = terms.budget.parse().expect("a budget");
    let contest = Contest::<G>::new(
        &G::bots(),
        setup.expect("a table"),
        terms.bots.clone(),
        budget,
        terms.seed,
        rounds,
    );
    let games = matches.values().map(|played| played.games.len() as u64).sum();
    let (_, again) = play(&contest.expect("the bots fit"), plan(games, 2), &Matches::new());
    assert_eq!(timeless_matches(again), timeless_matches(matches));
}

#[test]
fn mamma_mia_is_played_as_it_was() {
    for file in
        ["mamma-mia-3-2-1-0.json", "mamma-mia-3-5-4-3.json", "mamma-mia-plus-4-5-3-2-1.json"]
    {
        check::<MammaMia>(file, |public| public.round.into());
    }
}

#[test]
fn pizza_theory_is_played_as_it_was() {
    for file in
        ["pizza-theory-2-5-4.json", "pizza-theory-3-5-3-2.json", "pizza-theory-3-4-1-0.json"]
    {
        check::<PizzaTheory>(file, |public| public.round.into());
    }
}
