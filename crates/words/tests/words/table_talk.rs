//! Everything that the table itself can say.

use table::ledger::LineError;
use table::{BadDeal, BadWords, Phrase, Phrased, Seat, Setup, SetupRefusal};
use words::{Language, Words};

use crate::played::Readers;

const RULE: &str = "2.6";

#[test]
fn every_setup_refusal_has_its_words() {
    let (name, possible) = ("x".to_string(), vec!["on".to_string(), "off".to_string()]);
    let refusals = [
        SetupRefusal::UnknownGame { name: name.clone(), possible: possible.clone() },
        SetupRefusal::Players { asked: 1, fewest: 2, most: 6, rule: RULE },
        SetupRefusal::UnknownOption { name: name.clone(), possible: possible.clone(), rule: RULE },
        SetupRefusal::UnknownValue {
            option: "helping",
            value: name.clone(),
            possible: possible.clone(),
            rule: RULE,
        },
        SetupRefusal::GivenTwice { name: name.clone(), rule: RULE },
        SetupRefusal::UnknownColour { colour: name.clone(), possible, rule: RULE },
        SetupRefusal::ColourTwice { colour: name, rule: RULE },
        SetupRefusal::ColourCount { given: 1, seats: 2, rule: RULE },
    ];
    let readers = Readers::of(2);
    refusals.iter().for_each(|refusal| readers.check(&refusal.phrase()));
}

#[test]
fn every_trouble_with_a_ledger_has_its_words() {
    let bad = BadWords::new("a move", "nonsense");
    let why = Phrase::new("mamma-mia-refusal-lay-nothing");
    let errors = [
        LineError::NotALedger,
        LineError::Newer { found: 2, known: 1 },
        LineError::Older { found: 1, known: 2 },
        LineError::Truncated,
        LineError::Words(bad.clone()),
        LineError::UnknownMove(bad),
        LineError::Setup(SetupRefusal::GivenTwice { name: "memory".to_string(), rule: RULE }),
        LineError::Move { seat: Seat::at(2), why, rule: "3.1" },
        LineError::Deal(BadDeal::NotAwaited),
        LineError::Deal(BadDeal::OtherPile),
        LineError::Deal(BadDeal::WrongCount),
        LineError::Deal(BadDeal::NotInPile),
        LineError::WrongResult { by_the_rules: "1".to_string() },
        LineError::ResultMissing,
        LineError::WrongCount { counted: 12 },
    ];
    let readers = Readers::of(2);
    errors.into_iter().for_each(|error| readers.check(&error.at(7).phrase()));
}

/// Texts that the terminal and the web page look up by name.
#[test]
fn every_game_option_colour_and_language_has_its_words() {
    let names = |games: &[&str], options: Vec<(&'static str, String)>| {
        let games =
            games.iter().flat_map(|game| [format!("game-{game}"), format!("game-{game}-about")]);
        let options = options.into_iter().map(|(name, _)| name).chain(["preset"]);
        let options =
            options.flat_map(|name| [format!("option-{name}"), format!("option-{name}-about")]);
        games.chain(options).collect::<Vec<_>>()
    };
    let none = table::Options::none();
    let mut ids = Vec::new();
    for game in mamma_mia::Setup::GAMES.iter().map(|facts| facts.name) {
        let setup = mamma_mia::Setup::read(game, 3, &none).expect("defaults are accepted");
        ids.extend(names(&[game], setup.options()));
    }
    for game in pizza_theory::PizzaSetup::GAMES.iter().map(|facts| facts.name) {
        let setup = pizza_theory::PizzaSetup::read(game, 3, &none).expect("defaults are accepted");
        ids.extend(names(&[game], setup.options()));
    }
    ids.extend(mamma_mia::Colour::ALL.map(|colour| format!("colour-{}", colour.name())));
    ids.extend(["red", "green", "white"].map(|colour| format!("colour-{colour}")));
    ids.extend(Language::ALL.map(|language| format!("language-{language}")));
    for words in Language::ALL.map(Words::new) {
        for id in &ids {
            assert!(!words.text(id).contains('⟨'), "{id} in {}", words.language());
        }
    }
}
