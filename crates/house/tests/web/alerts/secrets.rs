//! The addresses of browsers and webhooks and the key of the house stay secret: anyone who knew
//! them could make calls too.

use serde_json::Value;

use super::scene::{HOUR, Scene, Table, id_of, slow_told_at, subscribe};
use crate::push_service::Keys;

#[tokio::test]
async fn what_is_printed_tells_nobody_whom_to_call() {
    let scene = Scene::start(HOUR).await;
    let origin = scene.service.origin();
    let browser = Keys::new().browser(&format!("{origin}/secret"), "en", Value::Null);
    subscribe(&scene.bea, &browser).await.done();
    let mut table = Table::start(&scene, slow_told_at(&format!("{origin}/secret"))).await;
    table.turn_to_bea(&scene).await;
    scene.push_key().await;

    let store = scene.running.house.store();
    let browsers = format!("{:?}", store.browsers(id_of(&scene.bea).await).await);
    assert_eq!(browsers, "Ok([Browser { language: English, quiet: None, .. }])");
    assert_eq!(format!("{:?}", store.key("vapid").await), "Ok(Some(Key(…)))");
    let webhook = store.webhook(table.id).await.expect("a webhook");
    let calls = store.calls(scene.now(), 10).await.expect("calls");
    assert_eq!((webhook.is_some(), calls.len()), (true, 2), "there is something to hide");
    let printed = format!("{webhook:?} {calls:?}");
    assert!(!printed.contains("secret") && !printed.contains(&origin), "{printed}");
    scene.running.stop().await;
}
