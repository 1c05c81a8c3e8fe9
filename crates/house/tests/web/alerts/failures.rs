//! Push services that fail, ask for time, redirect, or no longer know the browser.

use std::time::Duration;

use host::time::Millis;
use serde_json::Value;

use super::scene::{AT_ONCE, HOUR, Scene, id_of};
use crate::common::until;

#[tokio::test]
async fn a_service_that_fails_is_called_again_after_longer_and_longer_pauses() {
    let scene = Scene::without_bea().await;
    scene.service.answer_with(503);
    let mut now = scene.now();
    for (tries, pause) in (1..).zip([30, 2 * 60, 10 * 60, 60 * 60]) {
        let next = now.after(Duration::from_secs(pause));
        assert_eq!(scene.call_at(now).await, Ok(Some(next)), "after {tries} tries");
        scene.call_at(Millis(next.0 - 1)).await.expect("nothing is due");
        assert_eq!(scene.service.count(), tries);
        now = next;
    }
    assert_eq!(scene.running.counted("Postponed"), 4);
    scene.call_at(now).await.expect("calls");
    assert_eq!((scene.service.count(), scene.running.counted("Dropped")), (5, 1));
    scene.call_at(now.after(24 * HOUR)).await.expect("calls");
    assert_eq!(scene.service.count(), 5, "it is given up");
    scene.running.stop().await;
}

#[tokio::test]
async fn a_service_that_asks_for_time_gets_it_and_never_less_than_the_pause() {
    let scene = Scene::without_bea().await;
    scene.service.answer_with(429);
    let mut now = scene.now();
    for (asked, pause) in [(90, 90), (90, 120)] {
        scene.service.ask_for(asked);
        let next = now.after(Duration::from_secs(pause));
        assert_eq!(scene.call_at(now).await, Ok(Some(next)));
        now = next;
    }
    scene.running.stop().await;
}

#[tokio::test]
async fn nobody_is_led_elsewhere_and_a_browser_that_is_gone_is_forgotten() {
    let scene = Scene::start(AT_ONCE).await;
    let mut table = scene.play(Value::Null).await;
    scene.service.answer_with(307);
    table.turn_to_bea(&scene).await;
    until(|| scene.running.counted("Refused") == 1).await;
    assert_eq!(scene.service.posted()[0].path, "/");
    assert_eq!(scene.service.count(), 1);

    scene.service.answer_with(410);
    table.round(&scene).await;
    until(|| scene.running.counted("Gone") == 1).await;
    let bea = id_of(&scene.bea).await;
    assert_eq!(scene.running.house.store().browsers(bea).await, Ok(vec![]));
    scene.running.stop().await;
}
