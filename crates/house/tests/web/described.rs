//! The API description matches the requests, and `docs/openapi.json` is up to date.

use std::path::Path;

use reqwest::Method;
use serde_json::{Value, json};

use crate::common::{Running, Visitor, settings};

#[test]
fn the_description_in_the_docs_is_current() {
    let mut made = serde_json::to_string_pretty(&front::openapi()).expect("JSON");
    made.push('\n');
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    if std::env::var_os("OPENAPI").is_some_and(|value| value == "write") {
        std::fs::write(&file, &made).expect("the folder can be written");
    }
    let read = std::fs::read_to_string(&file).unwrap_or_default();
    let same = made.lines().zip(read.lines()).take_while(|(new, old)| new == old).count();
    assert!(
        made == read,
        "docs/openapi.json is not current from line {} on; \
         `OPENAPI=write cargo test --package house --test web described` writes it anew",
        same + 1,
    );
}

#[tokio::test]
async fn every_request_that_is_described_is_answered_as_described() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let table = ada.open(json!({ "game": "mamma-mia", "seats": 4 })).await;
    // Whoever asks to be forgotten is signed out.
    let leaving = Visitor::browser(&running).await;
    let described = ada.get("/api/openapi.json").await.done().json();
    let mut asked = 0;
    for (path, operations) in described["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let method: Method = method.to_uppercase().parse().expect("a method");
            let path = path.replace("{id}", &table).replace("{game}", "mamma-mia");
            let asker = if path == "/api/me/forget" { &leaving } else { &ada };
            let answer = asker.send_text(method.clone(), &path, "application/json", "{}").await;
            let status = answer.status.as_u16();
            assert!(
                operation["responses"][status.to_string()].is_object(),
                "{method} {path} {status}"
            );
            // No review is in progress whose place could be returned.
            let is_missing = status == 404 && !path.starts_with("/api/reviews/");
            assert!(!is_missing && ![405, 500].contains(&status), "{method} {path} {status}");
            if !answer.status.is_success() {
                answer.why();
            }
            asked += 1;
        }
    }
    assert_eq!(asked, 72);
    running.stop().await;
}

#[tokio::test]
async fn the_keepers_room_answers_as_described_to_those_who_are_in_it() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let table = ada.open(json!({ "game": "mamma-mia", "seats": 4 })).await;
    let guest = ada.get("/api/me").await.done().json()["id"].clone();
    let guest = guest.as_str().expect("an id");
    let mut keeper = Visitor::nobody(&running);
    keeper.bear(&running.keeper.to_string());
    let described = serde_json::to_value(front::openapi()).expect("JSON");
    let paths = described["paths"].as_object().expect("paths").iter();
    let room = paths.filter(|(path, _)| path.starts_with("/api/keeper"));
    let mut read = 0;
    for (path, operations) in room {
        let path = path.replace("{id}", &table).replace("{guest}", guest);
        for (method, operation) in operations.as_object().expect("operations") {
            let method: Method = method.to_uppercase().parse().expect("a method");
            // The table is still needed.
            if method == Method::DELETE && path.ends_with(&table) {
                continue;
            }
            let answer = keeper.send_text(method.clone(), &path, "application/json", "{}").await;
            let status = answer.status.as_u16();
            let is_described = operation["responses"][status.to_string()].is_object();
            assert!(is_described && status != 500, "{method} {path} {status}");
            if method == Method::GET {
                assert_eq!(status, 200, "{path}");
                read += 1;
            }
        }
    }
    assert!(read >= 9, "{read}");
    running.stop().await;
}

#[tokio::test]
async fn every_type_that_is_named_is_described() {
    let described = serde_json::to_value(front::openapi()).expect("JSON");
    let schemas = &described["components"]["schemas"];
    let text = described.to_string();
    for name in text.split("#/components/schemas/").skip(1) {
        let name = name.split('"').next().expect("a name");
        assert!(schemas[name].is_object(), "{name}");
    }
    for operation in operations(&described) {
        for (status, response) in operation["responses"].as_object().expect("responses") {
            let is_trouble = response["content"]["application/json"]["schema"]["$ref"]
                == "#/components/schemas/Trouble";
            assert_eq!(is_trouble, !status.starts_with('2'), "{operation}");
        }
    }
}

fn operations(described: &Value) -> impl Iterator<Item = &Value> {
    let paths = described["paths"].as_object().expect("paths").values();
    paths.flat_map(|path| path.as_object().expect("operations").values())
}
