//! A guest at the table is not called, unless their connection turns out to be lost.

use std::time::Duration;

use serde_json::Value;

use super::scene::{AT_ONCE, HOUR, Scene};
use crate::common::until;

#[tokio::test]
async fn only_who_hangs_up_has_seen_what_was_there() {
    let scene = Scene::start(AT_ONCE).await;
    let mut table = scene.play(Value::Null).await;
    table.turn_of_ada().await;
    scene.stays_at(0, "she is there").await;
    table.bea.take().expect("Bea").hang_up().await;
    table.absence_of_bea(&scene).await;
    scene.stays_at(0, "whoever hangs up has seen it").await;

    table.return_of_bea(&scene).await;
    table.bea = None;
    until(|| scene.service.count() == 1).await;
    table.return_of_bea(&scene).await;
    table.bea = None;
    scene.stays_at(1, "it is the same turn").await;
    scene.running.stop().await;
}

#[tokio::test]
async fn whoever_is_lost_can_come_back_until_the_house_is_closed() {
    let scene = Scene::start(HOUR).await;
    let mut table = scene.play(Value::Null).await;
    table.turn_of_ada().await;
    let now = scene.now();
    scene.call_at(now).await.expect("calls");
    table.loss_of_bea(&scene).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    scene.call_at(now).await.expect("calls");
    assert_eq!(scene.service.count(), 0, "she may come back");

    let scene = scene.reopen(AT_ONCE).await;
    until(|| scene.service.count() == 1).await;
    scene.running.stop().await;
}
