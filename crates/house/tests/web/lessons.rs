//! Guided first games over HTTP.

use host::games::NAMES;
use replay::lesson::{ledger_of, lesson};

use crate::common::{Running, Visitor, settings};

#[tokio::test]
async fn every_game_has_a_lesson_for_whoever_asks() {
    let running = Running::start(settings()).await;
    let nobody = Visitor::nobody(&running);
    for game in NAMES {
        let told = nobody.get(&format!("/api/lessons/{game}")).await.done().json();
        let made = lesson(ledger_of(game).expect("a ledger")).expect("a lesson");
        assert_eq!(told, serde_json::to_value(made).expect("JSON"), "{game}");
    }
    nobody.get("/api/lessons/chess").await.is(404, "web-not-found");
    nobody.get("/api/lessons/%ff").await.is(404, "web-not-found");
    running.stop().await;
}
