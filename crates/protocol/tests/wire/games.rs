//! What clients can learn about the games before sitting down.

use mamma_mia::{MammaMia, Setup as Cards};
use protocol::mamma_mia::{Recipe, cards};
use protocol::{Game, Wire, games};
use table::{Options, Setup};

use crate::common::{play, views};

fn game(name: &str) -> Game {
    games().into_iter().find(|game| game.name == name).expect("a game of the house")
}

fn check(name: &str, players: (u8, u8), colours: &str, options: &[(&str, &str, &str)]) {
    let Game { name: _, fewest, most, colours: found, options: choices } = game(name);
    assert_eq!((fewest, most), players);
    assert_eq!(found.join(" "), colours);
    let choices: Vec<_> = choices
        .iter()
        .map(|choice| (choice.name.as_str(), choice.default.as_str(), choice.rule.as_str()))
        .collect();
    assert_eq!(choices, options);
}

#[test]
fn mamma_mia_is_for_two_to_five() {
    let options = [
        ("preset", "booklet", "2.6"),
        ("first", "random", "2.4"),
        ("leftovers", "stay_open", "4.6"),
        ("memory", "own", "8"),
        ("practice", "off", "2.5"),
        ("mamma_mia_card", "before_deal", "2.2"),
    ];
    check("mamma-mia", (2, 5), "yellow green brown purple red", &options);
}

#[test]
fn mamma_mia_plus_is_for_two_to_six() {
    let options = [
        ("preset", "forno", "5.d"),
        ("first", "random", "2.4"),
        ("leftovers", "go_under", "4.6"),
        ("memory", "own", "8"),
        ("practice", "off", "2.5"),
        ("helping", "on", "6"),
        ("ghiottona", "5", "5.b"),
        ("monotoni", "one_and_six", "5.c"),
    ];
    check("mamma-mia-plus", (2, 6), "yellow green brown purple red pink", &options);
}

#[test]
fn pizza_theory_is_for_two_or_three() {
    check("pizza-theory", (2, 3), "red green white", &[("first", "random", "2.1")]);
}

#[test]
fn every_value_of_every_option_is_accepted() {
    for game in games() {
        for choice in game.options {
            for value in choice.values {
                let options = Options::of([(choice.name.as_str(), value.as_str())]);
                let seats = usize::from(game.most);
                let cards = Cards::read(&game.name, seats, &options).is_ok();
                let cuts = pizza_theory::PizzaSetup::read(&game.name, seats, &options).is_ok();
                assert!(cards != cuts, "{}: {} {value}", game.name, choice.name);
            }
        }
    }
}

#[test]
fn the_cards_of_a_table_are_those_of_its_colours() {
    let setup = Cards::read("mamma-mia-plus", 3, &Options::none()).expect("a table for three");
    let cards = cards(&setup);
    assert_eq!(cards.len(), 45);
    let everything = cards.iter().filter(|card| card.recipe == Recipe::Everything { least: 15 });
    assert_eq!(everything.count(), 3);
}

#[test]
fn names_are_those_of_the_rules() {
    for order in mamma_mia::Order::ALL {
        let wired = protocol::mamma_mia::Order::from(order);
        assert_eq!(serde_json::json!(wired), order.name());
    }
    for kind in mamma_mia::Ingredient::ALL {
        let wired = protocol::mamma_mia::Ingredient::from(kind);
        assert_eq!(serde_json::json!(wired), kind.name());
    }
    for colour in mamma_mia::Colour::ALL {
        let wired = protocol::mamma_mia::Colour::from(colour);
        assert_eq!(serde_json::json!(wired), colour.name());
    }
    for colour in pizza_theory::Colour::ALL {
        let wired = protocol::pizza_theory::Colour::from(colour);
        assert_eq!(serde_json::json!(wired), colour.name());
    }
}

#[test]
fn what_is_seen_at_a_table_for_three_takes_less_than_a_kilobyte_and_a_half() {
    let setup = Cards::read("mamma-mia-plus", 3, &Options::none()).expect("a table for three");
    for seed in 0..20 {
        play::<MammaMia>(&setup, seed, &mut |game, _, _| {
            for (_, view) in views(game) {
                let text = serde_json::to_string(&MammaMia::view(&view)).expect("written");
                assert!(text.len() < 1_500, "{} bytes: {text}", text.len());
            }
        });
    }
}
