//! A moderator gives a guest another name, also where the guest sits.

use protocol::{FromHouse, Who};
use serde_json::json;

use super::{believing, guest_at, id_of, in_room, public_table, says};
use crate::common::Running;

#[tokio::test]
async fn a_new_name_is_seen_at_tables_at_once() {
    let running = Running::start(believing()).await;
    let room = in_room(&running, "moderator", "192.0.2.9").await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let eve = guest_at(&running, "198.51.100.1", "Filthy").await;
    let (table, mut sockets) = public_table(&[&ada, &eve]).await;
    assert_eq!(says(&mut sockets[1], "hello").await, "done");
    let path = format!("/api/keeper/guests/{}", id_of(&eve).await);
    assert_eq!(room.patch(&path, json!({ "name": "Ada" })).await.status, 204);
    let named = sockets[0]
        .find(|frame| match frame {
            FromHouse::Table(state) => match &state.places[1].who {
                Who::Guest { name, .. } if name != "Filthy" => Some(name.clone()),
                _ => None,
            },
            _ => None,
        })
        .await;
    assert_eq!(named, "Ada (2)", "a second guest of this name has a number");
    assert_eq!(eve.get("/api/me").await.done().json()["name"], "Ada");
    let folder = running.stop().await;
    let running = Running::start_in(folder, believing()).await;
    let mut socket = super::at_table(&ada.at(&running), &table).await;
    let author = socket
        .find(|frame| match frame {
            FromHouse::Chat { name, .. } => Some(name),
            _ => None,
        })
        .await;
    assert_eq!(author, "Ada (2)");
    let bad = room.at(&running).patch(&path, json!({ "name": "\u{202e}" })).await;
    bad.is(422, "web-bad-name");
    running.stop().await;
}
