//! A call is stored before it is made, and its outcome afterwards.

use std::time::Duration;

use serde_json::Value;

use super::scene::{AT_ONCE, HOUR, Scene, Table, slow, subscribe};
use crate::common::until;
use crate::push_service::Keys;

#[tokio::test]
async fn a_call_that_cannot_be_remembered_is_not_made() {
    let scene = Scene::start(HOUR).await;
    for name in ["broken", "whole"] {
        let endpoint = format!("{}/{name}", scene.service.origin());
        let browser = Keys::new().browser(&endpoint, "en", Value::Null);
        subscribe(&scene.bea, &browser).await.done();
    }
    Table::start(&scene, slow()).await.turn_to_bea(&scene).await;
    let now = scene.now();
    scene
        .running
        .tamper("CREATE TRIGGER full BEFORE INSERT ON calls BEGIN SELECT RAISE(FAIL, 'full'); END")
        .await;
    for _ in 0..3 {
        scene.call_at(now).await.expect_err("nothing can be stored");
    }
    assert_eq!(scene.service.count(), 0);

    // Now calls can be stored before they are made, but the outcome of one of them cannot.
    scene.running.tamper("DROP TRIGGER full").await;
    scene
        .running
        .tamper(
            "CREATE TRIGGER full BEFORE UPDATE ON calls WHEN NEW.endpoint LIKE '%/broken'
         BEGIN SELECT RAISE(FAIL, 'full'); END",
        )
        .await;
    // If both were answered at once, their outcomes would be written together.
    scene.service.slow_down("/whole", Duration::from_millis(500));
    scene.call_at(now).await.expect_err("one cannot be stored");
    assert_eq!(scene.service.count(), 2, "the other one is not given up for it");
    for _ in 0..3 {
        scene.call_at(now).await.expect("nothing is due");
    }
    assert_eq!(scene.service.count(), 2);
    scene.running.tamper("DROP TRIGGER full").await;
    scene.call_at(now.after(HOUR)).await.expect("calls");
    let last = scene.service.posted().pop().expect("a message");
    let once_more = (scene.service.count(), last.path.as_str());
    assert_eq!(once_more, (3, "/broken"), "once more, after a pause");
    scene.running.stop().await;
}

#[tokio::test]
async fn a_call_of_which_nothing_becomes_known_is_made_five_times_and_no_more() {
    let scene = Scene::without_bea().await;
    scene
        .running
        .tamper(
            "CREATE TRIGGER full BEFORE UPDATE ON calls WHEN NEW.next_at IS NULL
         BEGIN SELECT RAISE(FAIL, 'full'); END",
        )
        .await;
    let mut now = scene.now();
    for (made, pause) in (1..).zip([30, 2 * 60, 10 * 60, 60 * 60, 60 * 60]) {
        scene.call_at(now).await.expect_err("its end cannot be stored");
        assert_eq!(scene.service.count(), made);
        now = now.after(Duration::from_secs(pause));
        assert_eq!(scene.running.house.store().next_call().await, Ok(Some(now)));
    }
    scene.call_at(now).await.expect_err("neither can that it is given up");
    assert_eq!(scene.service.count(), 5);
    scene.running.stop().await;
}

#[tokio::test]
async fn a_call_that_is_being_made_when_the_house_stops_is_made_to_its_end() {
    let scene = Scene::start(AT_ONCE).await;
    let mut table = scene.play(Value::Null).await;
    scene.service.slow_down("/", Duration::from_secs(6));
    table.turn_to_bea(&scene).await;
    until(|| scene.service.count() == 1).await;
    let scene = scene.reopen(HOUR).await;
    let later = scene.now().after(24 * HOUR);
    assert_eq!(scene.running.house.store().calls(later, 10).await, Ok(vec![]));
    scene.running.stop().await;
}
