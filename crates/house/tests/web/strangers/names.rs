//! Names that are invisible, that are written backwards, or that somebody else already has.

use protocol::{Deed, FromHouse, Outcome, TableState, Who};
use serde_json::json;

use crate::common::{Running, Visitor, settings};

#[tokio::test]
async fn what_cannot_be_seen_is_no_name() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    for nothing in [
        "\u{200b}",
        "\u{feff}",
        "\u{202e}",
        "\u{200d}",
        "\u{2060}\u{2061}",
        "\u{e0041}\u{e0042}",
        "\u{3164}",
        "\u{115f}\u{1160}",
        "\u{ffa0}",
        "\u{2800}",
        "\u{a0}",
        "\u{3000}",
        "\u{34f}",
        "\u{fe0f}",
        "\u{301}\u{301}",
        "\u{ad}",
        "\u{180e}",
        "\u{e000}",
        "\u{fff9}",
    ] {
        ada.patch("/api/me", json!({ "name": nothing })).await.is(422, "web-bad-name");
        ada.post("/api/tokens", json!({ "name": nothing })).await.is(422, "web-bad-name");
    }
    running.stop().await;
}

#[tokio::test]
async fn hidden_characters_are_left_out_and_needed_ones_stay() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let zalgo = format!("Z{}a", "\u{301}\u{316}".repeat(15));
    for (asked, shown) in [
        ("A\u{200b}d\u{feff}a", "Ada"),
        ("\u{202e}adA", "adA"),
        ("Ada\u{e0041}\u{e0042}\u{e007f}", "Ada"),
        ("Ada\u{2028}Lovelace", "Ada Lovelace"),
        ("Ada\u{3000}\u{a0} Lovelace", "Ada Lovelace"),
        ("Ada\u{200d}", "Ada"),
        ("A\u{200d}d\u{200c}a", "Ada"),
        // A family, a flag, a heart: joiners and presentation selectors of emoji.
        ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"),
        ("🏳️‍🌈 Bea", "🏳️‍🌈 Bea"),
        ("👩🏽‍⚕️", "👩🏽‍⚕️"),
        // Persian and Hindi need a joiner between letters.
        ("می‌خواهم", "می‌خواهم"),
        ("क्‍ष", "क्‍ष"),
        ("Zoe\u{308}", "Zoë"),
        ("สมชาย", "สมชาย"),
        ("שָׁלוֹם", "שָׁלוֹם"),
    ] {
        let renamed = ada.patch("/api/me", json!({ "name": asked })).await.done();
        assert_eq!(renamed.json()["name"], shown, "{asked:?}");
    }
    let renamed = ada.patch("/api/me", json!({ "name": zalgo })).await.done();
    let name = renamed.json()["name"].as_str().expect("a name").to_string();
    assert!(name.chars().count() <= 6, "{name:?}");
    running.stop().await;
}

#[tokio::test]
async fn nobody_takes_the_name_of_a_bot() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    for bot in ["Mimi", "mimi", "MIMI", " m\u{200b}imi", "Мimi", "Ｍｉｍｉ", "Professore", "Nοnna"]
    {
        ada.patch("/api/me", json!({ "name": bot })).await.is(422, "web-bot-name");
    }
    ada.patch("/api/me", json!({ "name": "Mimmi" })).await.done();
    running.stop().await;
}

fn names(state: &TableState) -> Vec<String> {
    let name = |who: &Who| match who {
        Who::Guest { name, .. } => name.clone(),
        other => panic!("{other:?}"),
    };
    state.places.iter().map(|place| name(&place.who)).collect()
}

#[tokio::test]
async fn a_second_guest_of_the_same_look_is_shown_with_a_number() {
    let running = Running::start(settings()).await;
    let ada = Visitor::program(&running, "Ada").await;
    let table = ada.open(json!({ "game": "mamma-mia", "seats": 4, "visibility": "public" })).await;
    let path = format!("/api/tables/{table}/socket");
    let mut host = ada.connect(&path).await;
    // In Cyrillic, in full-width letters, and the very same.
    for name in ["Аdа", "ａｄａ", "Ada"] {
        let other = Visitor::program(&running, name).await;
        let mut socket = other.connect(&path).await;
        let answer = socket.act(Deed::Sit { seat: None }).await;
        assert!(matches!(answer.outcome, Outcome::Done), "{answer:?}");
    }
    let shown = host
        .find(|frame| match frame {
            FromHouse::Table(state) if !matches!(state.places[3].who, Who::Nobody) => {
                Some(names(&state))
            }
            _ => None,
        })
        .await;
    assert_eq!(shown, ["Ada", "Аdа (2)", "ａｄａ (3)", "Ada (4)"]);
    running.stop().await;
}
