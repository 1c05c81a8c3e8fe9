//! Quiet hours postpone a call, and nothing else does so in their place.

use host::time::Millis;
use serde_json::{Value, json};

use super::scene::{AT_ONCE, HOUR, Scene};

/// Quiet hours that apply now and end in an hour, in a time zone where it is noon.
fn quiet(now: Millis) -> Value {
    let minute = i64::try_from(now.0 / 60_000).expect("a time") % 1_440;
    let ahead = (720 - minute + 720).rem_euclid(1_440) - 720;
    json!({ "from": 11 * 60, "until": 13 * 60, "zone": [{ "since": 0, "minutes": ahead }] })
}

#[tokio::test]
async fn in_quiet_hours_a_call_waits_until_they_end() {
    let scene = Scene::start(AT_ONCE).await;
    let now = scene.now();
    scene.play(quiet(now)).await.turn_to_bea(&scene).await;
    scene.stays_at(0, "it is quiet").await;
    let end = scene.running.house.store().next_call().await.expect("a time").expect("a call");
    assert!(end > now && end <= now.after(HOUR), "{now:?} {end:?}");

    // The house restarts in between.
    let scene = scene.reopen(AT_ONCE).await;
    scene.call_at(Millis(end.0 - 1)).await.expect("calls");
    assert_eq!(scene.service.count(), 0, "it is still quiet");
    scene.call_at(end).await.expect("calls");
    scene.call_at(end.after(HOUR)).await.expect("calls");
    assert_eq!(scene.service.count(), 1);
    scene.running.stop().await;
}

#[tokio::test]
async fn whoever_acts_before_the_call_is_not_called() {
    let scene = Scene::start(AT_ONCE).await;
    let now = scene.now();
    let mut table = scene.play(quiet(now)).await;
    table.turn_to_bea(&scene).await;
    scene.settled().await;
    table.turn_of_bea(&scene).await;
    scene.call_at(now.after(2 * HOUR)).await.expect("calls");
    assert_eq!(scene.service.count(), 0, "it is not her turn any more");
    // A guest who is at the table when the quiet hours end sees it there.
    table.turn_of_ada().await;
    scene.call_at(now.after(2 * HOUR)).await.expect("calls");
    assert_eq!(scene.service.count(), 0, "she is there");
    scene.running.stop().await;
}

#[tokio::test]
async fn quiet_hours_go_by_the_clocks_of_the_world() {
    let scene = Scene::start(HOUR).await;
    // The machine slept for five hours, which the house's clock did not count.
    let clock = Millis(20_000 * 86_400_000);
    scene.play(quiet(clock)).await.turn_to_bea(&scene).await;
    let now = scene.now();
    let next = scene.call_due(now, clock).await.expect("calls");
    assert_eq!((next, scene.service.count()), (Some(now.after(HOUR)), 0), "peace ends in an hour");
    let (now, clock) = (now.after(HOUR), clock.after(HOUR));
    scene.call_due(now, clock).await.expect("calls");
    assert_eq!(scene.service.count(), 1);
    let claims = scene.service.posted()[0].proven(&scene.push_key().await);
    let expires = claims["exp"].as_u64().expect("a time");
    assert!((clock.0 / 1_000..=clock.0 / 1_000 + 86_400).contains(&expires), "{claims}");
    scene.running.stop().await;
}
