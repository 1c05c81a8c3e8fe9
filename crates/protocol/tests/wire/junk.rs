//! Anything that is not a move is answered with an error message.

use proptest::prelude::*;
use protocol::{Deed, FromClient, Wire, mamma_mia, pizza_theory};
use serde_json::Value;

fn read<G: Wire>(text: &str) -> Result<G::Move, String> {
    let mv: G::WireMove = serde_json::from_str(text).map_err(|error| error.to_string())?;
    mv.try_into()
}

fn refused<G: Wire>(text: &str, why: &str) {
    match read::<G>(text) {
        Ok(mv) => panic!("{text} is read as {mv}"),
        Err(sentence) => assert!(sentence.contains(why), "{text}: {sentence}"),
    }
}

fn cards(text: &str, why: &str) {
    refused::<::mamma_mia::MammaMia>(text, why);
}

fn cuts(text: &str, why: &str) {
    refused::<::pizza_theory::PizzaTheory>(text, why);
}

#[test]
fn a_move_of_another_shape_is_refused_with_a_sentence() {
    cards(r#"{"kind":"eat"}"#, "unknown variant `eat`");
    cards(r#"{"kind":"lay","ingredient":"cheese","count":1}"#, "unknown variant `cheese`");
    cards(r#"{"kind":"lay","ingredient":"olive","count":-1}"#, "invalid value");
    cards(r#"{"kind":"lay","ingredient":"olive"}"#, "missing field `count`");
    cards(r#"{"kind":"lay","ingredient":"olive","count":1,"seat":2}"#, "unknown field `seat`");
    cards(r#"{"kind":"help","seat":2}"#, "unknown field `seat`");
    cards(r#"{"kind":"place","space":"d4"}"#, "unknown variant `place`");
    cuts(r#"{"kind":"place","space":"a1"}"#, "one of the 37 spaces");
    cuts(r#"{"kind":"cut","line":7}"#, "from 1 to 6, not 7");
    cuts(r#"{"kind":"cut","line":"3"}"#, "invalid type");
    cuts(r#"{"kind":"lay","ingredient":"olive","count":1}"#, "unknown variant `lay`");
}

#[test]
fn kinds_and_cards_that_no_box_has_are_refused() {
    cards(r#"{"kind":"bake","choice":["olive","olive"]}"#, "not one of them twice");
    cards(r#"{"kind":"bake","choice":["olive","salami","shrimp"]}"#, "at most two kinds");
    cards(r#"{"kind":"fill","cards":{"olive":16}}"#, "at most 15 cards");
    cards(r#"{"kind":"ask","request":{"shrimp":200,"olive":200}}"#, "at most 15 cards");
}

#[test]
fn two_kinds_can_stand_in_any_sequence() {
    let sorted = read::<::mamma_mia::MammaMia>(r#"{"kind":"bake","choice":["olive","salami"]}"#);
    let other = read::<::mamma_mia::MammaMia>(r#"{"kind":"bake","choice":["salami","olive"]}"#);
    assert!(sorted.is_ok());
    assert_eq!(sorted, other);
}

/// JSON of any shape, made of words from the protocol.
fn junk() -> impl Strategy<Value = Value> {
    let words = [
        "kind",
        "lay",
        "bake",
        "fill",
        "ask",
        "draw",
        "order",
        "place",
        "cut",
        "virtual",
        "help",
        "ingredient",
        "count",
        "choice",
        "cards",
        "request",
        "from",
        "space",
        "line",
        "olive",
        "salami",
        "supply",
        "d4",
        "z9",
        "minimale",
        "do",
        "deed",
        "id",
        "moves",
        "heard",
    ];
    let word = prop_oneof![
        4 => proptest::sample::select(words.to_vec()).prop_map(str::to_string),
        1 => any::<String>(),
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0..20u8).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        word.clone().prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 5, move |inner| {
        let object = proptest::collection::btree_map(word.clone(), inner.clone(), 0..5);
        let kinds = proptest::sample::select(words.to_vec());
        prop_oneof![
            proptest::collection::vec(inner, 0..4).prop_map(Value::from),
            (kinds, object).prop_map(|(kind, fields)| {
                let mut object: serde_json::Map<_, _> = fields.into_iter().collect();
                object.insert("kind".to_string(), kind.into());
                Value::from(object)
            }),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5_000))]

    #[test]
    fn junk_never_panics_and_never_passes_for_both_games(value in junk()) {
        let cards: Result<mamma_mia::Move, _> = serde_json::from_value(value.clone());
        let cuts: Result<pizza_theory::Move, _> = serde_json::from_value(value.clone());
        prop_assert!(cards.is_err() || cuts.is_err());
        if let Ok(Err(sentence)) = cards.map(::mamma_mia::Move::try_from) {
            prop_assert!(!sentence.is_empty());
        }
        let _: Result<FromClient, _> = serde_json::from_value(value.clone());
        let _: Result<Deed, _> = serde_json::from_value(value);
    }
}
