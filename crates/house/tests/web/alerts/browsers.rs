//! Browsers that want to be called, and those that cannot be.

use data_encoding::BASE64URL_NOPAD;
use serde_json::{Value, json};

use super::scene::{HOUR, Scene, id_of, subscribe, unsubscribe};
use crate::common::Visitor;
use crate::push_service::Keys;

#[tokio::test]
async fn what_cannot_be_called_is_refused_with_the_reason() {
    let scene = Scene::start(HOUR).await;
    let origin = scene.service.origin();
    let good = || Keys::new().browser(&origin, "en", Value::Null);
    let check = |name: &'static str, value: Value, status: u16, why: &'static str| {
        let (ada, mut browser) = (scene.ada.clone(), good());
        browser[name] = value;
        async move { subscribe(&ada, &browser).await.is(status, why) }
    };
    let point = |length: usize| json!(BASE64URL_NOPAD.encode(&vec![4; length]));
    check("endpoint", json!("push"), 422, "house-bad-browser").await;
    check("endpoint", json!("https://127.0.0.1/"), 422, "house-foreign-push-service").await;
    check("endpoint", json!("http://127.0.0.1:1/"), 422, "house-foreign-push-service").await;
    check("endpoint", json!(long(&origin, 2_049)), 422, "house-bad-browser").await;
    check("p256dh", json!("BAAA"), 422, "house-bad-browser").await;
    check("p256dh", json!("A".repeat(87)), 422, "house-bad-browser").await;
    check("p256dh", point(66), 422, "house-bad-browser").await;
    check("auth", json!("!"), 422, "house-bad-browser").await;
    check("auth", point(17), 422, "house-bad-browser").await;
    check("language", json!("de"), 422, "house-bad-language").await;
    let never = json!({ "from": 60, "until": 60, "zone": [{ "since": 0, "minutes": 0 }] });
    check("quiet", never, 422, "house-bad-quiet-hours").await;
    check("quiet", json!("night"), 400, "web-bad-json").await;
    check("seat", json!(1), 400, "web-bad-json").await;
    subscribe(&Visitor::nobody(&scene.running), &good()).await.is(401, "web-nobody");
    unsubscribe(&Visitor::nobody(&scene.running), "x").await.is(401, "web-nobody");
    let ada = id_of(&scene.ada).await;
    assert_eq!(scene.running.house.store().browsers(ada).await, Ok(vec![]));
    scene.running.stop().await;
}

/// An address of this length at this origin.
fn long(origin: &str, length: usize) -> String {
    format!("{origin}/{}", "x".repeat(length - origin.len() - 1))
}

#[tokio::test]
async fn a_guest_has_eight_browsers_and_nobody_else_can_unsubscribe_them() {
    let scene = Scene::start(HOUR).await;
    let origin = scene.service.origin();
    let endpoints = (0..9).map(|number| format!("{origin}/{number}")).chain([long(&origin, 2_048)]);
    for endpoint in endpoints {
        let browser = Keys::new().browser(&endpoint, "it", Value::Null);
        subscribe(&scene.ada, &browser).await.done();
    }
    let ada = id_of(&scene.ada).await;
    let store = scene.running.house.store();
    let browsers = store.browsers(ada).await.expect("browsers");
    assert_eq!(browsers.len(), 8);
    for (visitor, left) in [(&scene.bea, 8), (&scene.ada, 7)] {
        unsubscribe(visitor, &browsers[0].endpoint).await.done();
        assert_eq!(store.browsers(ada).await.map(|all| all.len()), Ok(left));
    }
    scene.running.stop().await;
}
